#pragma once

#include "engine/playouts/playouts_of.h"

#include <catch2/catch.hpp>

#include <numeric>
#include <vector>

/// Whole games made by chance, and what holds of the playouts of any game.
namespace consigliere::test {

using playouts::BySeat;
using playouts::Policies;
using playouts::Policy;
using playouts::Random;

inline double sum_of(const BySeat& shares)
{
    return std::accumulate(shares.begin(), shares.end(), 0.0);
}

/// Plays to the end with Rules<Game>, and fails at a move that the referee refuses.
template <typename Game, typename Policy_for_all, typename Visit>
BySeat play_checked(typename Game::Position position, const typename Game::Components& components,
    const Policy_for_all& policies, Random& random, const Visit& visit)
{
    using Rules = playouts::Rules<Game>;
    ledger::Judgement<typename Game::Position, typename Game::Act> judged;
    for (int moves = 0; moves < Rules::most_moves && !Rules::is_over(position); ++moves) {
        const auto move = Rules::next(position, components, policies, random);
        REQUIRE(move);
        play(position, *move, components, judged);
        if (!ledger::is_applied(judged.verdict))
            FAIL("Refused: " << format(*move, components));
        visit(*move, position, judged.after);
        position = judged.after;
    }
    REQUIRE(Rules::is_over(position));
    return Rules::wins(position, components);
}

/// Records the rest of an evening, played greedily.
template <typename Game>
void record_rest(ledger::EveningOf<Game>& evening, Random& random)
{
    const auto components = evening.timeline().components();
    const auto start = evening.timeline().present();
    play_checked<Game>(start, components, Policies(Policy::greedy), random,
        [&](const auto& move, const auto&, const auto& after) {
            const ledger::Entry& entry = evening.record(format(move, components));
            if (!ledger::is_applied(entry.verdict) || !(evening.timeline().present() == after))
                FAIL("Recorded otherwise than played: " << entry.line);
        });
}

/// Each of the lines before `entry`, recorded in an evening that has just begun.
template <typename Game>
void record_until(ledger::EveningOf<Game>& evening, const ledger::EveningOf<Game>& like, int entry)
{
    for (int number = 1; number <= entry; ++number)
        evening.record(like.history().entry(number).line);
}

inline void check_same_outcome(const playouts::Playouts& left, std::size_t left_turn,
    const playouts::Playouts& right, std::size_t right_turn, std::uint64_t seed)
{
    for (const Policy policy : {Policy::random, Policy::greedy}) {
        const auto one = left.play_on(left_turn, policy, seed);
        const auto other = right.play_on(right_turn, policy, seed);
        REQUIRE(one);
        REQUIRE(other);
        CHECK(one->wins == other->wins);
        CHECK(one->moves == other->moves);
        CHECK((sum_of(one->wins) == Approx(1) || sum_of(one->wins) == 0));
    }
}

/// The same seed gives the same outcome, other seeds give others.
template <typename Game>
void check_seeds(const ledger::EveningOf<Game>& evening)
{
    const auto playouts = playouts::playouts_if_over(evening);
    REQUIRE(playouts);
    REQUIRE(playouts->turns().size() > 10);
    CHECK(playouts->turns().front() == 0);
    CHECK(playouts->turns().back() == evening.history().size());
    for (std::size_t turn = 0; turn < playouts->turns().size(); turn += 7)
        check_same_outcome(*playouts, turn, *playouts, turn, 5);
    std::vector<int> lengths;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        lengths.push_back(playouts->play_on(0, Policy::greedy, seed).value().moves);
    std::ranges::sort(lengths);
    CHECK(lengths.front() != lengths.back());
}

/// Whatever is recorded after a turn, the playouts from it are the same.
template <typename Game, typename Begin>
void check_blind_to_later_entries(const ledger::EveningOf<Game>& evening, const Begin& begin)
{
    const auto playouts = playouts::playouts_if_over(evening);
    REQUIRE(playouts);
    for (std::size_t turn = 0; turn + 1 < playouts->turns().size();
         turn += 1 + playouts->turns().size() / 6) {
        const auto other = begin();
        record_until(*other, evening, playouts->turns()[turn]);
        Random random(turn);
        record_rest(*other, random);
        const auto other_playouts = playouts::playouts_if_over(*other);
        REQUIRE(other_playouts);
        REQUIRE(other_playouts->turns()[turn] == playouts->turns()[turn]);
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            check_same_outcome(*playouts, turn, *other_playouts, turn, seed);
    }
}

/// Share of `games` won by the greedy, who sit at every second place; others choose at random.
template <typename Game, typename StartFor>
[[nodiscard]] double greedy_wins(int games, const StartFor& start_for)
{
    double wins = 0;
    for (int game = 0; game < games; ++game) {
        Policies policies(Policy::random);
        for (std::size_t seat = static_cast<std::size_t>(game % 2); seat < playouts::most_seats;
             seat += 2)
            policies.set(seat, Policy::greedy);
        const auto evening = start_for(game);
        Random random(static_cast<std::uint64_t>(game));
        const BySeat won =
            play_checked<Game>(evening->timeline().present(), evening->timeline().components(),
                policies, random, [](const auto&, const auto&, const auto&) {});
        for (std::size_t seat = 0; seat < won.size(); ++seat)
            wins += policies.of(seat) == Policy::greedy ? won[seat] : 0;
    }
    return wins / games;
}

} // namespace consigliere::test
