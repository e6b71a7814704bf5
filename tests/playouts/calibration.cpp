#include "tests/playouts/calibration.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <functional>
#include <numeric>
#include <ostream>
#include <string>

namespace consigliere::test {

namespace {

struct Range {
    double low = 0;
    double high = 0;
};

/// The 95 % range of a share (Wilson, 1927).
Range range_of(double share, double count)
{
    constexpr double z = 1.96;
    const double middle = share + z * z / (2 * count);
    const double half = z * std::sqrt(share * (1 - share) / count + z * z / (4 * count * count));
    const double whole = 1 + z * z / count;
    return {(middle - half) / whole, (middle + half) / whole};
}

template <typename... Values>
void print(std::ostream& out, const char* format, Values... values)
{
    std::array<char, 256> line{};
    std::snprintf(line.data(), line.size(), format, values...); // NOLINT
    out << line.data();
}

// Guesses: each gives the seats' shares of the win at a turn. ------------------------------------

BySeat guess_evenly(const BySeat& score)
{
    BySeat guess;
    for (std::size_t seat = 0; seat < score.size(); ++seat)
        guess.push_back(1.0 / static_cast<double>(score.size()));
    return guess;
}

BySeat guess_leaders(const BySeat& score)
{
    const double best = *std::ranges::max_element(score);
    const auto leaders = static_cast<double>(std::ranges::count(score, best));
    BySeat guess;
    for (const double one : score)
        guess.push_back(one == best ? 1 / leaders : 0);
    return guess;
}

/// Chances that grow by e for each `scale` of score ahead.
BySeat guess_by_score(const BySeat& score, double scale)
{
    const double best = *std::ranges::max_element(score);
    BySeat guess;
    double sum = 0;
    for (const double one : score) {
        guess.push_back(std::exp((one - best) / scale));
        sum += guess.back();
    }
    for (double& chance : guess)
        chance /= sum;
    return guess;
}

/// Brier score of one turn: the sum of squares over all seats. 0 is perfect, 2 the worst.
double brier(const BySeat& guess, const BySeat& outcome)
{
    double sum = 0;
    for (std::size_t seat = 0; seat < outcome.size(); ++seat)
        sum += (guess[seat] - outcome[seat]) * (guess[seat] - outcome[seat]);
    return sum;
}

using Guess = std::function<BySeat(const Foretold&)>;

double mean_brier(const MadeGame& game, const Guess& guess)
{
    double sum = 0;
    for (const Foretold& turn : game.turns)
        sum += brier(guess(turn), turn.outcome);
    return sum / static_cast<double>(game.turns.size());
}

using Games = std::vector<const MadeGame*>;

double mean(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::vector<double> briers(const Games& games, const Guess& guess)
{
    std::vector<double> all;
    for (const MadeGame* game : games)
        all.push_back(mean_brier(*game, guess));
    return all;
}

double best_scale(const Games& games)
{
    double best = 0;
    double least = 2;
    for (double scale = 0.25; scale < 1e6; scale *= 1.25) {
        const double found = mean(
            briers(games, [&](const Foretold& turn) { return guess_by_score(turn.score, scale); }));
        if (found < least) {
            least = found;
            best = scale;
        }
    }
    return best;
}

/// Brier scores of the score difference alone. Its scale comes from the other half of the games.
std::vector<double> briers_by_score(const Games& games)
{
    std::array<Games, 2> halves;
    for (std::size_t i = 0; i < games.size(); ++i)
        halves[i % 2].push_back(games[i]);
    const std::array<double, 2> scales{best_scale(halves[1]), best_scale(halves[0])};
    std::vector<double> all;
    for (std::size_t i = 0; i < games.size(); ++i)
        all.push_back(mean_brier(*games[i],
            [&](const Foretold& turn) { return guess_by_score(turn.score, scales[i % 2]); }));
    return all;
}

/// The 95 % range of the mean, by drawing the games anew.
Range bootstrapped(const std::vector<double>& values)
{
    constexpr std::size_t draws = 2000;
    Random random(1);
    std::vector<double> means(draws);
    for (double& one : means) {
        for (std::size_t i = 0; i < values.size(); ++i)
            one += values[playouts::any_of(values.size(), random)];
        one /= static_cast<double>(values.size());
    }
    std::ranges::sort(means);
    return {means[draws / 40], means[draws - draws / 40]};
}

// Findings. -------------------------------------------------------------------------------------

void print_wins(const std::vector<MadeGame>& games, std::ostream& out)
{
    double wins = 0;
    double decided = 0;
    for (const MadeGame& game : games) {
        const double shared = std::accumulate(game.wins.begin(), game.wins.end(), 0.0);
        if (game.seating != Seating::half_greedy || shared == 0)
            continue;
        wins += game.greedy_wins;
        ++decided;
    }
    if (decided == 0)
        return;
    const Range range = range_of(wins / decided, decided);
    print(out, "greedy beats random: %.1f %% (%.1f to %.1f) of %.0f mixed games\n",
        100 * wins / decided, 100 * range.low, 100 * range.high, decided);
}

void print_reliability(const Games& games, std::ostream& out)
{
    struct Bin {
        double count = 0;
        double foretold = 0;
        double won = 0;
    };
    std::array<Bin, 10> bins;
    double all = 0;
    for (const MadeGame* game : games) {
        for (const Foretold& turn : game->turns) {
            for (std::size_t seat = 0; seat < turn.outcome.size(); ++seat) {
                const double chance = turn.by_greedy[seat];
                Bin& bin = bins[std::min<std::size_t>(9, static_cast<std::size_t>(10 * chance))];
                ++bin.count;
                bin.foretold += chance;
                bin.won += turn.outcome[seat];
                ++all;
            }
        }
    }
    double miss = 0;
    out << "| chance | n | foretold | won (95 %) |\n|---|---|---|---|\n";
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const Bin& bin = bins[i];
        if (bin.count == 0)
            continue;
        miss += std::abs(bin.foretold - bin.won) / all;
        const Range range = range_of(bin.won / bin.count, bin.count);
        print(out, "| %zu-%zu %% | %.0f | %.1f %% | %.1f %% (%.1f to %.1f) |\n", 10 * i,
            10 * (i + 1), bin.count, 100 * bin.foretold / bin.count, 100 * bin.won / bin.count,
            100 * range.low, 100 * range.high);
    }
    print(out, "mean distance of foretold and won: %.1f points\n", 100 * miss);
}

void print_guesses(const Games& games, std::ostream& out)
{
    const std::vector<double> own =
        briers(games, [](const Foretold& turn) { return turn.by_greedy; });
    const auto print_one = [&](const char* name, const std::vector<double>& values) {
        std::vector<double> worse(values.size());
        std::ranges::transform(values, own, worse.begin(), std::minus<>());
        const Range range = bootstrapped(worse);
        print(out, "| %s | %.4f | %+.4f (%+.4f to %+.4f) |\n", name, mean(values), mean(worse),
            range.low, range.high);
    };
    out << "| guess | Brier score | worse than greedy playouts by (95 %) |\n|---|---|---|\n";
    print(out, "| greedy playouts | %.4f | |\n", mean(own));
    print_one(
        "random playouts", briers(games, [](const Foretold& turn) { return turn.by_random; }));
    print_one("who leads now",
        briers(games, [](const Foretold& turn) { return guess_leaders(turn.score); }));
    print_one("score difference", briers_by_score(games));
    print_one(
        "all alike", briers(games, [](const Foretold& turn) { return guess_evenly(turn.score); }));
}

void print_chances(const Games& games, const char* name, std::ostream& out)
{
    if (games.size() < 2)
        return;
    print(out, "\n%s: %zu games\n", name, games.size());
    print_reliability(games, out);
    print_guesses(games, out);
}

void print_speed(const std::vector<MadeGame>& games, std::ostream& out)
{
    double playouts = 0;
    double moves = 0;
    double failed = 0;
    double seconds = 0;
    double game_moves = 0;
    int unended = 0;
    for (const MadeGame& game : games) {
        playouts += game.playouts;
        moves += game.playout_moves;
        failed += game.failed_playouts;
        seconds += game.seconds;
        game_moves += game.moves;
        unended += game.has_ended ? 0 : 1;
    }
    print(out, "%zu games of %.0f moves, %d did not end; %.0f playouts, %.0f did not end\n",
        games.size(), game_moves / static_cast<double>(games.size()), unended, playouts, failed);
    print(out, "%.0f playouts and %.0f moves per second and core\n", playouts / seconds,
        moves / seconds);
}

} // namespace

void print_findings(const std::vector<MadeGame>& games, std::ostream& out)
{
    print_speed(games, out);
    print_wins(games, out);
    Games all;
    Games greedy;
    Games half_greedy;
    for (const MadeGame& game : games) {
        if (game.turns.empty())
            continue;
        all.push_back(&game);
        (game.seating == Seating::greedy ? greedy : half_greedy).push_back(&game);
    }
    print_chances(all, "All tables", out);
    print_chances(greedy, "All players greedy, one move in ten random", out);
    print_chances(half_greedy, "Half of the players greedy, half random", out);
}

} // namespace consigliere::test
