/// The course of a round: the test vectors of the rules page, and what needs no line.

#include "engine/cash_n_guns/waiting.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// The names of those who take shares from now on, one after the other.
std::vector<std::string> order_of_shares(const Evening& evening, int shares)
{
    const Position& position = evening.timeline().present();
    std::vector<std::string> names;
    std::optional<Player> player = position.turn;
    for (int share = 0; share < shares && player; ++share) {
        names.push_back(evening.timeline().components()[*player].name);
        player = next_to_share(position, *player);
    }
    return names;
}

std::string turn_of(const Evening& evening)
{
    const Position& position = evening.timeline().present();
    return position.turn ? evening.timeline().components()[*position.turn].name : "";
}

/// Everybody aims at his left neighbour.
void aim_left(Evening& evening)
{
    const std::vector<std::string> names = evening.actors();
    for (std::size_t i = 0; i < names.size(); ++i)
        record_all(evening, {names[i] + " aims " + names[(i + 1) % names.size()]});
}

} // namespace

TEST_CASE("CG-6.4: two who aim at each other wound each other, and neither shares")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims ela",
            "ela aims iwo", "table stands", "ana shows bang", "piotr shows bang", "iwo shows click",
            "ala shows click", "ela shows click"});
    CHECK(gangster(*evening, "ana").wounds == 1);
    CHECK(gangster(*evening, "piotr").wounds == 1);
    CHECK(opinion(*evening, "ana takes $5000") == "illegal CG-6.3 CG-7.2");
    CHECK(turn_of(*evening) == "iwo");
}

TEST_CASE("CG-5.4: who aims at a coward discards unseen, and can be hit all the same")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims iwo", "iwo aims ana", "ala aims ela",
            "ela aims ala", "table ducks piotr"});
    CHECK(opinion(*evening, "ana shows bang") == "illegal CG-5.4");
    record_all(*evening, {"iwo shows bang", "ala shows click", "ela shows click"});
    CHECK(gangster(*evening, "ana").card == Gangster::Card::discarded);
    CHECK(gangster(*evening, "ana").wounds == 1);
    CHECK(gangster(*evening, "piotr").wounds == 0);
}

TEST_CASE("CG-7.2: the order of the nine shares when the Godfather lies")
{
    Table table;
    table.seats = {"p2", "p3", "p4", "p5", "p1"};
    const auto evening = begin_cash(table);
    record_all(*evening,
        {loot_line(1), "p1 aims p2", "p2 aims p4", "p3 aims p2", "p4 aims p2", "p5 aims p4",
            "table ducks p2,p4"});
    CHECK(order_of_shares(*evening, 9)
        == std::vector<std::string>{"p3", "p5", "p1", "p3", "p5", "p1", "p3", "p5", "p1"});
}

TEST_CASE("CG-7.3: one who stands alone takes everything, and nobody has to say so")
{
    const auto evening = begin_cash();
    record_all(*evening, {loot_line(3)});
    aim_left(*evening);
    record_all(*evening, {"table ducks piotr,iwo,ala,ela"});
    CHECK(evening->timeline().present().round == 2);
    CHECK(gangster(*evening, "ana").loot.total() == 8);
    CHECK(evening->timeline().present().godfather == seat(*evening, "ana"));
    // Saying it does no harm, in any order, but nothing can be said twice.
    record_all(*evening, {"ana takes painting", "ana takes desk", "ana takes $5000"});
    CHECK(opinion(*evening, "ana takes painting") != "legal");
    CHECK(gangster(*evening, "ana").loot.total() == 8);
}

TEST_CASE("CG-7.3: the last share goes by itself")
{
    const auto evening = begin_cash();
    record_all(*evening, {loot_line(3)});
    aim_left(*evening);
    record_all(*evening,
        {"table ducks ana,iwo,ala", "piotr takes $5000", "ela takes desk", "piotr takes $5000",
            "ela takes $10000", "piotr takes $10000", "ela takes $20000", "piotr takes $20000",
            "ela takes painting"});
    CHECK(evening->timeline().present().round == 2);
    CHECK(gangster(*evening, "piotr").loot[LootCard::diamond_1000] == 1);
    CHECK(evening->timeline().present().godfather == seat(*evening, "ela"));
    record_all(*evening, {"piotr takes diamond-1000", loot_line(1)});
}

TEST_CASE("A7: what nobody is there to take leaves the game, or waits for the next round")
{
    for (const bool carries : {false, true}) {
        Table table;
        table.options = {{"unclaimed", carries ? "carry" : "discard"}};
        const auto evening = begin_cash(table);
        record_all(*evening, {loot_line(3)});
        aim_left(*evening);
        record_all(*evening, {"table ducks ana,piotr,iwo,ala,ela", loot_line(1)});
        CHECK(evening->timeline().present().table.total() == (carries ? 16 : 8));
        CHECK(evening->timeline().present().round == 2);
    }
}

TEST_CASE("A6: at some tables the last one may leave the desk")
{
    Table table;
    table.options = {{"token_must_go", "no"}};
    const auto evening = begin_cash(table);
    record_all(*evening, {loot_line(3)});
    aim_left(*evening);
    record_all(*evening, {"table ducks ana,iwo,ala,ela"});
    // Piotr stands alone and has all the cards; the desk is his to take or to leave.
    CHECK(gangster(*evening, "piotr").loot.total() == 8);
    CHECK(turn_of(*evening) == "piotr");
    SECTION("he takes it")
    {
        record_all(*evening, {"piotr takes desk"});
        CHECK(evening->timeline().present().godfather == seat(*evening, "piotr"));
    }
    SECTION("he says that he leaves it")
    {
        record_all(*evening, {"piotr leaves desk"});
        CHECK(evening->timeline().present().godfather == seat(*evening, "ana"));
    }
    SECTION("the next line leaves it")
    {
        record_all(*evening, {loot_line(1)});
        CHECK(evening->timeline().present().godfather == seat(*evening, "ana"));
    }
}

TEST_CASE("A1: too slow is out of the whole round, or only without a target")
{
    const std::vector<std::string> lines{loot_line(3), "ana aims piotr", "piotr slow",
        "iwo aims ana", "ala aims ela", "ela aims ala"};
    SECTION("excluded")
    {
        const auto evening = begin_cash();
        record_all(*evening, lines);
        CHECK(opinion(*evening, "table ducks piotr") == "illegal CG-3.2 A1");
        record_all(
            *evening, {"table stands", "iwo shows click", "ala shows click", "ela shows click"});
        CHECK(gangster(*evening, "ana").card == Gangster::Card::discarded);
        CHECK(gangster(*evening, "piotr").bullets.cards == 7);
        CHECK(order_of_shares(*evening, 4) == std::vector<std::string>{"ana", "iwo", "ala", "ela"});
    }
    SECTION("no target")
    {
        Table table;
        table.options = {{"slow", "no_target"}};
        const auto evening = begin_cash(table);
        record_all(*evening, lines);
        record_all(*evening,
            {"table stands", "ana shows click", "iwo shows click", "ala shows click",
                "ela shows click"});
        CHECK(gangster(*evening, "piotr").bullets.cards == 7);
        CHECK(order_of_shares(*evening, 3) == std::vector<std::string>{"ana", "piotr", "iwo"});
    }
}

TEST_CASE("A8: the desk of a Godfather who is eliminated goes to the nearest on the left")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {"table corrects: ana gains wound; ana gains wound", loot_line(3), "ana aims piotr",
            "piotr aims ana", "iwo aims piotr", "ala aims iwo", "ela aims iwo",
            "table ducks iwo,ala,ela", "ana shows bang", "piotr shows bang"});
    CHECK(gangster(*evening, "ana").is_out);
    CHECK(evening->timeline().present().round == 2);
    CHECK(evening->timeline().present().godfather == seat(*evening, "piotr"));
    CHECK(opinion(*evening, "table believes ana godfather") == "illegal A8");
}

TEST_CASE("CG-K.5 and A13: one alive wins at once, and if nobody is, nobody wins")
{
    Table table;
    table.seats = {"ana", "piotr", "iwo", "ala"};
    const auto evening = begin_cash(table);
    record_all(*evening,
        {"table corrects: iwo leaves; ala leaves; ana gains wound; ana gains wound",
            "table corrects: piotr gains wound; piotr gains wound", loot_line(3), "ana aims piotr",
            "piotr aims ana", "table stands", "ana shows bang"});
    SECTION("one")
    {
        record_all(*evening, {"piotr shows click", "table believes ana wins"});
        CHECK(evening->timeline().present().phase == Phase::end);
        CHECK(opinion(*evening, "table believes piotr wins") == "illegal CG-0.5 CG-K.1 CG-K.5 A12");
    }
    SECTION("nobody")
    {
        record_all(*evening, {"piotr shows bang"});
        CHECK(evening->timeline().present().phase == Phase::end);
        CHECK(opinion(*evening, "table believes ana wins") == "illegal A13");
    }
}

TEST_CASE("CG-0.2: the loot of the last round follows from the others")
{
    const auto evening = begin_cash();
    for (int round = 1; round < last_round; ++round) {
        record_all(*evening, {loot_line(round)});
        aim_left(*evening);
        record_all(*evening, {"table ducks ana,piotr,iwo,ala,ela"});
    }
    const ledger::Assessment wrong =
        evening->consider("table loots $5000x2,$20000,diamond-1000,diamond-5000,paintingx3");
    REQUIRE(wrong.reasons.size() == 2);
    CHECK(wrong.verdict == ledger::Verdict::impossible);
    // Each wrong card is named, with what it must be.
    CHECK(evening->spell(wrong.reasons[0].facts[0].term) == "$5000");
    CHECK(evening->spell(wrong.reasons[0].facts[1].term) == "1");
    CHECK(evening->spell(wrong.reasons[1].facts[0].term) == "$10000");
    CHECK(evening->spell(wrong.reasons[1].facts[1].term) == "1");
    const std::vector<ledger::LegalLine> legal = evening->legal_lines();
    REQUIRE(legal.size() > 0);
    CHECK(legal[0].line == loot_line(last_round));
}

TEST_CASE("an order that nobody could obey is passed over")
{
    Table table;
    table.seats = {"ana", "piotr", "iwo", "ala"};
    const auto evening = begin_cash(table);
    record_all(*evening, {"table corrects: iwo leaves; ala leaves", loot_line(3)});
    record_all(*evening, {"ana aims piotr", "piotr aims ana"});
    CHECK(evening->timeline().present().phase == Phase::courage);
    CHECK(opinion(*evening, "ana redirects piotr to iwo") == "illegal CG-6.6 A3");
}

TEST_CASE("A7: where nobody stands nobody leaves the token, even where it need not be taken")
{
    const auto evening =
        begin_cash(Table{{"ana", "piotr", "iwo", "ala", "ela"}, {{"token_must_go", "no"}}});
    record_all(*evening, {loot_line(1)});
    aim_left(*evening);
    record_all(*evening, {"table ducks ana,piotr,iwo,ala,ela", loot_line(2)});
    CHECK(evening->timeline().present().round == 2);
    CHECK(evening->timeline().present().desk_is_open);
    const auto observed = evening->observed(ledger::Audience::scribe());
    for (int entry = 1; entry <= evening->history().size(); ++entry) {
        for (const Act& act : observed->acts_of(entry))
            CHECK_FALSE(std::holds_alternative<act::LeavesDesk>(act));
    }
}
