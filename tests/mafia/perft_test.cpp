/// Counts of legal lines of play as a fingerprint of the rules: whoever changes one on purpose
/// changes the numbers here.

#include "engine/mafia/play.h"
#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;

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

} // namespace

TEST_CASE("perft: rolls and steps")
{
    MafiaTable table;
    table.first = "antonio";
    const auto evening = begin_mafia(table);
    // Six numbers and six colours, or the table stops.
    CHECK(lines_of_play(*evening, 1) == 37);
    // A mafioso may change a roll by two: 3, 4, 5, 5, 4 and 3 ways, six times. Or the table stops,
    // and where it has, six may have spat farthest.
    CHECK(lines_of_play(*evening, 2) == 144 + 36 + 6);
    CHECK(lines_of_play(*evening, 3) == 10'074);
}

TEST_CASE("perft: without a described board")
{
    MafiaTable table;
    table.has_circuit = false;
    table.has_homes = false;
    table.first = "antonio";
    const auto evening = begin_mafia(table);
    // The steps lead to any of the thirteen kinds of field.
    CHECK(lines_of_play(*evening, 2) == 13 * 144 + 36 + 6);
    CHECK(lines_of_play(*evening, 3) == 92'844);
}

TEST_CASE("perft: businesses, the map and killers")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: bank pays 40000 to antonio; antonio places i1; antonio places h1; "
         "antonio "
         "gains killer; antonio sends home to i1; sergio places i3; sergio gains killer; maria "
         "places g1",
            "antonio rolls 1 red", "antonio moves 1"});
    // Three banks and two arms shops, a killer, i2 (h2 would close it), two ways of Antonio's
    // killer and one of Sergio's, the 36 next rolls, and the table stops.
    CHECK(lines_of_play(*evening, 1) == 5 + 1 + 1 + 2 + 1 + 36 + 1);
    CHECK(lines_of_play(*evening, 2) == 613);
    CHECK(lines_of_play(*evening, 3) == 16'147);
}

TEST_CASE("perft: a vendetta")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: bank pays 40000 to antonio; antonio places e3; antonio places e4; "
         "antonio "
         "places e5; antonio gains killer; antonio sends home to e3; maria places d3; maria gains "
         "killer; maria sends home to d3; maria places d2; maria places d1",
            "antonio rolls 1 red", "antonio moves 1", "antonio sends e3 to d3"});
    // Four pieces against two, in turns: 4, then 2, then 3, then 1.
    CHECK(lines_of_play(*evening, 1) == 4);
    CHECK(lines_of_play(*evening, 2) == 8);
    CHECK(lines_of_play(*evening, 3) == 24);
    CHECK(lines_of_play(*evening, 4) == 24);
}

TEST_CASE("perft: distress")
{
    MafiaTable table;
    table.seats = {"ana:antonio,sergio,paolo", "ben:maria,vitorio,franco"};
    const auto evening = begin_mafia(table);
    record_all(*evening,
        {"table corrects: antonio pays 15000 to bank; antonio places i1; antonio places h1; sergio "
         "places i3",
            "antonio rolls 4 red", "antonio moves 4"});
    // The police wants 400: one of three pieces is sold, which is enough to go on.
    CHECK(lines_of_play(*evening, 1) == 3);
    CHECK(lines_of_play(*evening, 2) == 3 * 37);
}
