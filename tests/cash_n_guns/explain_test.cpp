/// "Why?" as data.

#include "engine/cash_n_guns/explain.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;
using ledger::Audience;

namespace {

using About = Question::About;

std::unique_ptr<Evening> after_a_fight()
{
    auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims piotr", "ala aims ela",
            "ela aims iwo", "table ducks ela", "ana shows bang", "piotr shows click",
            "iwo shows bang"});
    return evening;
}

std::vector<int> entries_of(const Explanation& explanation)
{
    std::vector<int> entries;
    for (const Cause& cause : explanation.causes)
        entries.push_back(cause.entry);
    return entries;
}

} // namespace

TEST_CASE("wounds are explained by who shot, and the cards that were shown last")
{
    const auto evening = after_a_fight();
    const Explanation why =
        explain(*evening->observed(Audience::scribe()), {About::wounds, seat(*evening, "piotr")});
    CHECK(why.rule == rule::several_hits);
    CHECK(why.amount == 2);
    // Two shots and two wounds: each with the card that was a Bang!, and none with Piotr's Click!.
    CHECK(entries_of(why) == std::vector<int>{8, 8, 10, 10});
}

TEST_CASE("the order of shares is explained by who lies and who fell")
{
    const auto evening = after_a_fight();
    const Explanation why =
        explain(*evening->observed(Audience::scribe()), {About::next_share, {}});
    CHECK(why.rule == rule::share);
    CHECK(why.answer == seat(*evening, "ana"));
    REQUIRE(why.standings.size() == 3);
    CHECK(why.standings[1].player == seat(*evening, "iwo"));
    CHECK(why.standings[2].player == seat(*evening, "ala"));
    // Who lies, and the Bang! by which somebody fell.
    CHECK(entries_of(why) == std::vector<int>{7, 8});
}

TEST_CASE("Bullet cards are explained by every card that was spent")
{
    const auto evening = after_a_fight();
    const Explanation why =
        explain(*evening->observed(Audience::scribe()), {About::bullets, seat(*evening, "ala")});
    CHECK(why.amount == 7);
    CHECK(why.bangs == range(2, 3));
    CHECK(entries_of(why) == std::vector<int>{7});
}

TEST_CASE("the desk, the loot and the winner are explained by the shares")
{
    const auto evening = after_a_fight();
    CHECK(explain(*evening->observed(Audience::scribe()), {About::godfather, {}}).rule
        == rule::oldest);
    record_all(*evening,
        {"ana takes diamond-1000", "iwo takes desk", "ala takes $20000", "ana takes $5000",
            "iwo takes $10000", "ala takes $10000", "ana takes $5000", "iwo takes painting",
            "ala takes clip"});
    const Explanation desk =
        explain(*evening->observed(Audience::scribe()), {About::godfather, {}});
    CHECK(desk.rule == rule::take_desk);
    CHECK(desk.answer == seat(*evening, "iwo"));
    const Explanation loot =
        explain(*evening->observed(Audience::scribe()), {About::loot, seat(*evening, "ana")});
    CHECK(loot.amount == 3);
    CHECK(entries_of(loot) == std::vector<int>{11, 14, 17});
    const Explanation bonus =
        explain(*evening->observed(Audience::scribe()), {About::diamond_bonus, {}});
    CHECK(bonus.answer == seat(*evening, "ana"));
    CHECK(bonus.amount == 1);
    const Explanation winner = explain(*evening->observed(Audience::scribe()), {About::winner, {}});
    CHECK(winner.rule == rule::richest);
    CHECK(winner.answer == seat(*evening, "ana"));
    CHECK(winner.standings[0].count == 71'000);
}

TEST_CASE("T-LUC: a wound by correction is explained by it, and not by bullets that were dodged")
{
    const auto evening =
        begin_cash({{"lucky:ana", "dictator:piotr", "collector:iwo", "unbreakable:ala"}, {}});
    record_all(*evening,
        {loot_line(1), "ana aims ala", "piotr aims ana", "iwo aims ana", "ala aims piotr",
            "table stands", "ana shows click", "piotr shows bang", "iwo shows bang",
            "ala shows click"});
    REQUIRE(gangster(*evening, "ana").wounds == 0);
    record_all(*evening, {"table corrects: ana gains wound"});
    const Explanation why =
        explain(*evening->observed(Audience::scribe()), {About::wounds, seat(*evening, "ana")});
    CHECK(why.amount == 1);
    REQUIRE_FALSE(why.causes.empty());
    CHECK(std::holds_alternative<act::GainsWound>(why.causes.back().act));
    CHECK(why.causes.back().entry == evening->history().size());
}
