#pragma once

#include "engine/games/games.h"
#include "engine/playouts/playouts_of.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <ctime>
#include <iosfwd>
#include <stdexcept>
#include <thread>
#include <vector>

// Are the chances of playouts right? Plays made games to the end, foretells each at a few of its
// turns, and compares with how it ended.
namespace consigliere::test {

using playouts::BySeat;
using playouts::Policy;
using playouts::Random;

enum class Seating : std::uint8_t {
    greedy, ///< All players choose greedily, except for one move in ten, which is random.
    half_greedy, ///< So does every second player; the others choose at random.
};

/// What was foretold at one turn, and what came of it. Shares of the win by seat, except the score.
struct Foretold {
    BySeat by_greedy; ///< By greedy playouts.
    BySeat by_random; ///< By random playouts.
    BySeat score; ///< As it would be at that turn.
    BySeat outcome;
};

struct MadeGame {
    Seating seating = Seating::greedy;
    bool has_ended = false;
    double greedy_wins = 0; ///< Share of the win of those who choose greedily.
    BySeat wins;
    int moves = 0;
    std::vector<Foretold> turns;
    int playouts = 0;
    int playout_moves = 0;
    int failed_playouts = 0;
    double seconds = 0; ///< Of the processor, in all playouts.
};

/// What is played for one calibration.
struct Calibration {
    int games = 1000;
    int playouts = 48; ///< At each foretold turn, for each policy.
    int turns = 3; ///< Foretold in each game.
    std::uint64_t seed = 1;
};

/// Prints what the games show: who wins, how reliable the chances are, and how good beside simpler
/// guesses.
void print_findings(const std::vector<MadeGame>& games, std::ostream& out);

template <typename Game>
struct MadeStart {
    typename Game::Position position;
    typename Game::Components components;
};

/// The start of the evening that this head begins.
template <typename Game>
[[nodiscard]] MadeStart<Game> start_of(
    const ledger::Tree& head, const std::vector<ledger::Tree>& box = {})
{
    ledger::EveningOrComplaint begun = games::find(Game::name)->begin_evening(head, box);
    if (begun.is_error())
        throw std::runtime_error("The head of a made record has an error.");
    const auto& evening = dynamic_cast<const ledger::EveningOf<Game>&>(*begun.value());
    return {evening.timeline().present(), evening.timeline().components()};
}

[[nodiscard]] inline double thread_seconds()
{
    std::timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Plays on from a turn many times. Returns each seat's mean share of the win.
template <typename Game>
[[nodiscard]] BySeat foretell(const typename Game::Position& turn,
    const typename Game::Components& components, Policy policy, int playouts, Random& random,
    MadeGame& made)
{
    BySeat sum;
    int played = 0;
    const double begun = thread_seconds();
    for (int i = 0; i < playouts; ++i) {
        Random one(random());
        const auto outcome = playouts::play_on<Game>(turn, components, policy, one);
        if (!outcome) {
            ++made.failed_playouts;
            continue;
        }
        ++played;
        made.playout_moves += outcome->moves;
        for (std::size_t seat = 0; seat < outcome->wins.size(); ++seat) {
            if (seat == sum.size())
                sum.push_back(0);
            sum[seat] += outcome->wins[seat];
        }
    }
    for (double& share : sum)
        share /= played;
    made.playouts += played;
    made.seconds += thread_seconds() - begun;
    return sum;
}

/// Plays one game from its start, then foretells some of its turns.
template <typename Game>
[[nodiscard]] MadeGame make_game(
    MadeStart<Game> start, Seating seating, const Calibration& plan, Random& random)
{
    using Rules = playouts::Rules<Game>;
    using Position = typename Game::Position;
    MadeGame made;
    made.seating = seating;
    const std::size_t first_greedy = playouts::any_of(2, random);
    const auto is_greedy = [&](std::size_t seat) {
        return seating == Seating::greedy || seat % 2 == first_greedy;
    };

    std::vector<Position> turns;
    Rules::deal(start.position, start.components, random);
    Position before = start.position;
    const auto policy_of = [&](std::size_t seat) {
        const bool is_careless = playouts::any_of(10, random) == 0;
        return is_greedy(seat) && !is_careless ? Policy::greedy : Policy::random;
    };
    const auto policy_for = [&](const Position& position) {
        if (Rules::is_turn(before, position))
            turns.push_back(position);
        before = position;
        if constexpr (requires { Rules::chooser(position, start.components); }) {
            const auto seat = Rules::chooser(position, start.components);
            return seat ? policy_of(*seat) : Policy::random;
        } else {
            playouts::Policies policies(Policy::random);
            for (std::size_t seat = 0; seat < playouts::most_seats; ++seat)
                policies.set(seat, policy_of(seat));
            return policies;
        }
    };
    const auto outcome =
        playouts::play_to_end_by<Game>(start.position, start.components, random, policy_for);
    made.has_ended = outcome.has_value();
    if (!outcome)
        return made;
    made.moves = outcome->moves;
    made.wins = outcome->wins;
    for (std::size_t seat = 0; seat < made.wins.size(); ++seat)
        made.greedy_wins += is_greedy(seat) ? made.wins[seat] : 0;

    std::shuffle(turns.begin(), turns.end(), random);
    turns.resize(std::min(turns.size(), static_cast<std::size_t>(plan.turns)));
    for (const Position& turn : turns) {
        const auto chances = [&](Policy policy) {
            return foretell<Game>(turn, start.components, policy, plan.playouts, random, made);
        };
        const BySeat by_greedy = chances(Policy::greedy);
        const BySeat by_random = chances(Policy::random);
        if (by_greedy.size() == made.wins.size() && by_random.size() == made.wins.size())
            made.turns.push_back(
                {by_greedy, by_random, Rules::standing(turn, start.components), made.wins});
    }
    return made;
}

/// Makes all games of a plan on all cores. `start_for(players, random)` gives a start of the game.
/// Half of the tables are half greedy: they have an even number of players.
template <typename Game, typename StartFor>
[[nodiscard]] std::vector<MadeGame> make_games(
    const Calibration& plan, const std::vector<int>& players, StartFor start_for)
{
    std::vector<int> even_players;
    std::ranges::copy_if(
        players, std::back_inserter(even_players), [](int count) { return count % 2 == 0; });
    std::vector<MadeGame> games(static_cast<std::size_t>(plan.games));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < games.size(); i = next++) {
            Random random(plan.seed * 1'000'003 + i);
            const Seating seating = i % 2 == 0 ? Seating::greedy : Seating::half_greedy;
            const auto& counts = seating == Seating::greedy ? players : even_players;
            games[i] = make_game<Game>(
                start_for(counts[i / 2 % counts.size()], random), seating, plan, random);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    threads.clear();
    return games;
}

} // namespace consigliere::test
