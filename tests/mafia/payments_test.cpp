/// What fields pay and cost (M-4, M-3.4e) against a small model of its own, for every field, rank
/// and owner; and the arithmetic of the vendetta by removing pieces one by one.

#include "engine/mafia/answers.h"
#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <string>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;

namespace {

/// The printed table, as sentences of it.
int change_in_model(const std::string& kind, const std::string& whose, const std::string& rank)
{
    const int step = rank == "mafioso" ? 0 : rank == "capiregime" ? 1 : 2;
    if (kind == "bank") {
        if (whose == "opponent")
            return 0;
        return whose == "own" ? 3'000 : (whose == "related" ? 400 : 200) << step;
    }
    if (kind == "arms") {
        const int weapons = 400 + 200 * step + (step == 2 ? 200 : 0);
        if (whose == "related")
            return 0;
        return whose == "own" ? 5'000 : whose == "neutral" ? weapons : -weapons;
    }
    const int silence = step == 0 ? 400 : 600 * step;
    if (whose == "related" || whose == "own")
        return 0;
    return whose == "neutral" ? -silence : -2 * silence;
}

/// Pieces in a row from the home point of Antonio, so many that he has a rank.
std::string pieces_for(const std::string& rank)
{
    const int count = rank == "mafioso" ? 2 : rank == "capiregime" ? 4 : 8;
    std::string acts;
    for (int i = 0; i < count; ++i)
        acts += "; antonio places " + word_of(Square(Square::columns - 1 - i, 0));
    return acts;
}

std::string owner_for(const std::string& whose)
{
    return whose == "own" ? "antonio" : whose == "related" ? "sergio" : "maria";
}

void check_field(const std::string& kind, const std::string& whose, const std::string& rank)
{
    INFO(kind << " " << whose << " " << rank);
    const auto evening = begin_mafia();
    const std::string before = kind == "bank" ? "agent-1"
        : kind == "arms"                      ? "exchange-1"
                                              : "informer-1";
    const std::string place = kind == "bank" ? "bank-2" : kind + "-1";
    const int steps = kind == "bank" ? 2 : 1;
    std::string line = "table corrects: antonio stands " + before + pieces_for(rank);
    if (whose != "neutral")
        line += "; " + owner_for(whose) + " marks " + place;
    record_all(*evening, {line, "antonio rolls " + std::to_string(steps) + " red"});
    const int had = purse(*evening, Figure::antonio);
    const int maria = purse(*evening, Figure::maria);
    record_all(*evening, {"antonio moves " + std::to_string(steps)});
    const int change = change_in_model(kind, whose, rank);
    CHECK(purse(*evening, Figure::antonio) - had == change);
    const bool is_for_owner = kind == "arms" && whose == "opponent";
    CHECK(purse(*evening, Figure::maria) - maria == (is_for_owner ? -change : 0));
}

} // namespace

TEST_CASE("M-4.3, M-4.5, M-4.7: every field pays every rank what the table prints")
{
    for (const char* kind : {"bank", "arms", "police"}) {
        for (const char* whose : {"neutral", "related", "own", "opponent"}) {
            for (const char* rank : {"mafioso", "capiregime", "capo"})
                check_field(kind, whose, rank);
        }
    }
}

TEST_CASE("M-4.2: nine pieces of the family bring 1,800 when the start is passed")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio places i1; antonio places h1; antonio places g1; sergio places "
         "i3; "
         "sergio places h3; sergio places g3; paolo places i5; paolo places h5; paolo places g5; "
         "antonio stands big-city-2",
            "antonio rolls 4 red", "antonio moves 4"});
    // Behind the start, which is two steps away, lies a Fortuna.
    CHECK(purse(*evening, Figure::antonio) == 5'000 + 1'800);
}

TEST_CASE("M-4.11: four own pieces bring 800 in the big city")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio places i1; antonio places h1; antonio places g1; antonio places "
         "f1; sergio places i3; antonio stands arms-1",
            "antonio rolls 1 red", "antonio moves 1"});
    CHECK(purse(*evening, Figure::antonio) == 5'000 + 800);
    CHECK(purse(*evening, Figure::paolo) == 5'000 + 400);
}

TEST_CASE("A16: the arithmetic of the vendetta is what removing in turns leaves")
{
    for (int attacker = 1; attacker <= pieces_per_figure; ++attacker) {
        for (int victim = 1; victim <= pieces_per_figure; ++victim) {
            Position position;
            for (int i = 0; i < attacker; ++i)
                position.of(Figure::antonio).pieces.add(Square(i));
            for (int i = 0; i < victim; ++i)
                position.of(Figure::maria).pieces.add(Square(Square::count - 1 - i));
            position.vendetta = Vendetta{Figure::antonio, Figure::maria};
            int mine = attacker;
            int theirs = victim;
            for (bool victim_removes = true; mine > 0 && theirs > 0;
                 victim_removes = !victim_removes)
                --(victim_removes ? mine : theirs);
            INFO(attacker << " against " << victim);
            CHECK(left_after_vendetta(position, Figure::antonio) == mine);
            CHECK(left_after_vendetta(position, Figure::maria) == theirs);
            CHECK_FALSE(left_after_vendetta(position, Figure::franco));
        }
    }
}

TEST_CASE("M-3.4: the range of the roll for each rank is the printed one")
{
    struct Row {
        int pieces;
        std::array<Steps, 6> steps;
    };
    const std::array<Row, 3> rows{{
        {0, {{{1, 3}, {1, 4}, {1, 5}, {2, 6}, {3, 6}, {4, 6}}}},
        {3, {{{1, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 6}, {5, 6}}}},
        {7, {{{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}}}},
    }};
    for (const Row& row : rows) {
        for (int roll = 1; roll <= 6; ++roll) {
            Position position;
            for (int i = 0; i < row.pieces; ++i)
                position.of(Figure::antonio).pieces.add(Square(i));
            position.turn.roll = static_cast<std::uint8_t>(roll);
            const Steps steps = steps_of(position, Figure::antonio);
            INFO(row.pieces << " pieces, roll " << roll);
            CHECK(steps.least == row.steps[static_cast<std::size_t>(roll - 1)].least);
            CHECK(steps.most == row.steps[static_cast<std::size_t>(roll - 1)].most);
        }
    }
}

TEST_CASE("A7: nothing is recorded of the other family’s start, passed or stopped at")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio stands club-1; maria stands start-bonanno", "antonio rolls 3 red",
            "antonio moves 3", "antonio rolls 1 red"});
    const auto is_forgone = [](const Act& act) {
        return std::holds_alternative<act::Forgoes>(act);
    };
    CHECK(std::ranges::none_of(evening->timeline().acts_of(3), is_forgone));
    record_all(*evening, {ledger::undo_line(1), "antonio rolls 2 red", "antonio moves 2"});
    const int stop = evening->history().size();
    CHECK(stands_on(evening->timeline().present(), Figure::antonio, FieldKind::start_genovese));
    CHECK(std::ranges::none_of(evening->timeline().acts_of(stop), is_forgone));
    CHECK(evening->timeline().present().last.empty());
}
