/// Counts of legal lines of play as a fingerprint of the rules: whoever changes one on purpose
/// changes the numbers here.

#include "engine/cash_n_guns/play.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

std::int64_t lines_of_play(const Position& position, const Components& components, int moves)
{
    const std::vector<LegalMove> legal = legal_moves(position, components);
    if (moves == 1)
        return static_cast<std::int64_t>(legal.size());
    std::int64_t count = 0;
    for (const LegalMove& move : legal)
        count += lines_of_play(
            ledger::judge_in<Game>(position, move.move, components).after, components, moves - 1);
    return count;
}

std::int64_t lines_of_play(const Evening& evening, int moves)
{
    return lines_of_play(evening.timeline().present(), evening.timeline().components(), moves);
}

/// After the first loot, with this many players.
std::unique_ptr<Evening> hold_up(std::size_t players)
{
    Table table;
    table.seats = {"a", "b", "c", "d", "e", "f", "g", "h"};
    table.seats.resize(players);
    auto evening = begin_cash(table);
    record_all(*evening, {loot_line(1)});
    return evening;
}

/// After everybody has aimed at the left neighbour.
std::unique_ptr<Evening> privilege(std::size_t players)
{
    auto evening = hold_up(players);
    const std::vector<std::string> names = evening->actors();
    for (std::size_t i = 0; i < players; ++i)
        record_all(*evening, {names[i] + " aims " + names[(i + 1) % players]});
    return evening;
}

/// When everybody stands and shows a Click!.
std::unique_ptr<Evening> sharing(std::size_t players)
{
    auto evening = privilege(players);
    record_all(*evening, {"table stands"});
    for (const std::string& name : evening->actors())
        record_all(*evening, {name + " shows click"});
    return evening;
}

} // namespace

TEST_CASE("perft: hold-up")
{
    // Each of n aims at one of the others or is slow: n² (n² - n) …
    CHECK(lines_of_play(*hold_up(4), 3) == 1536);
    CHECK(lines_of_play(*hold_up(5), 3) == 7500);
    CHECK(lines_of_play(*hold_up(6), 2) == 1080);
    CHECK(lines_of_play(*hold_up(8), 2) == 3584);
}

TEST_CASE("perft: privilege and courage")
{
    CHECK(lines_of_play(*privilege(4), 2) == 242);
    CHECK(lines_of_play(*privilege(5), 2) == 744);
    CHECK(lines_of_play(*privilege(6), 2) == 2131);
    CHECK(lines_of_play(*privilege(8), 2) == 15122);
}

TEST_CASE("perft: sharing")
{
    // Seven different things, two of them twice: 24 times the fourth coefficient of
    // (1 + x + x²/2)² (1 + x)⁵.
    CHECK(lines_of_play(*sharing(4), 4) == 1206);
    CHECK(lines_of_play(*sharing(5), 4) == 1206);
    CHECK(lines_of_play(*sharing(6), 4) == 1206);
    CHECK(lines_of_play(*sharing(8), 4) == 1206);
}

TEST_CASE("perft: with powers")
{
    Table table;
    table.seats = {"dictator:a", "junk-dealer:b", "greedy:c", "hustler:d"};
    const auto evening = begin_cash(table);
    CHECK(lines_of_play(*evening, 1) == 4);
    record_all(*evening, {loot_line(1)});
    CHECK(lines_of_play(*evening, 2) == 256);
    record_all(*evening,
        {"d declines hustler", "a aims b", "b aims a", "c aims d", "d aims c", "table ducks d",
            "a shows click", "b shows click"});
    CHECK(lines_of_play(*evening, 3) == 3620);
}
