/// What can be known of Bullet cards that nobody has seen.

#include "engine/cash_n_guns/bullets.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

namespace {

/// A round in which these show cards and everybody else lies down.
void play_round(
    Evening& evening, int round, const std::vector<std::string>& shows, const std::string& ducks)
{
    record_all(evening,
        {loot_line(round), "ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo",
            ducks});
    record_all(evening, shows);
    // Whoever is left standing leaves the loot to the table's corrections.
    while (evening.timeline().present().phase == Phase::sharing) {
        const Player player = *evening.timeline().present().turn;
        const std::string name = evening.timeline().components()[player].name;
        for (const ledger::LegalLine& legal : evening.legal_lines()) {
            if (legal.line.rfind(name + " takes ", 0) == 0
                && legal.line.find("clip") == std::string::npos) {
                record_all(evening, {legal.line});
                break;
            }
        }
    }
}

Table four()
{
    Table table;
    table.seats = {"ana", "piotr", "iwo", "ala"};
    return table;
}

Range bangs_of(const Evening& evening, const std::string& name)
{
    return gangster(evening, name).bullets.bangs;
}

} // namespace

TEST_CASE("what can be among some cards follows from their number and the bounds of the Bang!")
{
    const Bullets dealt;
    CHECK(without(dealt, Bullet::bang).bangs == range(2, 2));
    CHECK(without(dealt, Bullet::click).bangs == range(3, 3));
    CHECK(dealt.has(Bullet::bang) == Certainty::certain);

    const Bullets spent{5, range(0, 3)};
    CHECK(spent.has(Bullet::bang) == Certainty::possible);
    CHECK(spent.has(Bullet::click) == Certainty::certain);
    const Bullets only_bangs{2, range(2, 2)};
    CHECK(only_bangs.has(Bullet::click) == Certainty::impossible);
}

TEST_CASE("CG-2.2: a fourth Bang! is illegal, and one that may be the fourth is unverified")
{
    const auto evening = begin_cash(four());
    // Ana shoots three times; nobody is out, because Iwo and Ala heal nobody and Piotr is lucky.
    record_all(*evening,
        {"table corrects: ana holds bang,clickx5; piotr holds bangx3,clickx3",
            "table corrects: iwo holds clickx6", loot_line(3)});
    record_all(*evening,
        {"ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo", "table stands"});
    CHECK(opinion(*evening, "ana shows bang") == "legal");
    CHECK(opinion(*evening, "iwo shows bang") == "illegal CG-0.1 CG-2.2");
    CHECK(opinion(*evening, "iwo shows bang ! he found one more") == "ruled CG-0.1 CG-2.2");
    CHECK(opinion(*evening, "piotr shows click") == "legal");
}

TEST_CASE("unseen discards leave bounds, and three of them leave it open")
{
    const auto evening = begin_cash(four());
    for (int round = 1; round <= 3; ++round)
        play_round(*evening, round, {}, "table ducks ana,piotr,iwo,ala");
    CHECK(bangs_of(*evening, "ana") == range(0, 3));
    record_all(*evening,
        {loot_line(4), "ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo",
            "table stands"});
    CHECK(opinion(*evening, "ana shows bang") == "unverified CG-2.2");
    CHECK(opinion(*evening, "ana shows click") == "legal");
    record_all(*evening, {"ana shows bang"});
    // She had one, so at most two of the three were Bang!.
    CHECK(bangs_of(*evening, "ana") == range(0, 2));
}

TEST_CASE("a discard whose face is told is known, and others follow from it")
{
    const auto evening = begin_cash(four());
    record_all(*evening,
        {loot_line(3), "ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo",
            "table ducks piotr,iwo", "ana discards bang"});
    CHECK(bangs_of(*evening, "ana") == range(2, 2));
    CHECK(evening->timeline().present().pile == range(1, 4));
    record_all(*evening, {"piotr discards click"});
    CHECK(bangs_of(*evening, "piotr") == range(3, 3));
    CHECK(evening->timeline().present().pile == range(1, 3));
    CHECK(opinion(*evening, "ana discards bang") == "impossible");
}

TEST_CASE("CG-W.5: a Clip brings a Bang! that is certainly there, perhaps there, or not there")
{
    const auto evening = begin_cash(four());
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo"});
    SECTION("nobody has spent any")
    {
        record_all(*evening,
            {"table stands", "ana shows click", "piotr shows click", "iwo shows click",
                "ala shows click"});
        CHECK(opinion(*evening, "ana takes clip") == "legal");
        CHECK(opinion(*evening, "ana takes clip gets bang") == "illegal CG-W.5");
        record_all(*evening, {"ana takes clip"});
        CHECK(gangster(*evening, "ana").bullets == Bullets{7, range(3, 3)});
    }
    SECTION("one was shown")
    {
        record_all(*evening,
            {"table stands", "ana shows click", "piotr shows click", "iwo shows click",
                "ala shows bang"});
        CHECK(opinion(*evening, "ana takes clip gets nothing") == "illegal CG-W.5");
        record_all(*evening, {"ana takes clip"});
        // One more Bang!, and one card of the seven unseen: it may have been a Bang!.
        CHECK(gangster(*evening, "ana").bullets == Bullets{7, range(3, 4)});
        CHECK(evening->timeline().present().pile == range(0, 1));
        record_all(*evening, {"ana discards click"});
        CHECK(gangster(*evening, "ana").bullets == Bullets{7, range(4, 4)});
        CHECK(evening->timeline().present().pile == range(0, 0));
    }
    SECTION("nobody saw what was discarded")
    {
        record_all(*evening, {"table ducks ala", "ana shows click", "piotr shows click"});
        CHECK(opinion(*evening, "ana takes clip") == "unverified CG-W.5");
        CHECK(opinion(*evening, "ana takes clip gets bang") == "legal");
        CHECK(opinion(*evening, "ana takes clip gets nothing") == "legal");
        record_all(*evening, {"ana takes clip gets nothing"});
        // So neither Ala nor Iwo, who aimed at her, discarded a Bang!.
        CHECK(bangs_of(*evening, "ala") == range(3, 3));
        CHECK(bangs_of(*evening, "iwo") == range(3, 3));
    }
}

TEST_CASE("T-HUS: a swap that nobody saw blurs two hands, and their sum stays known")
{
    Table table;
    table.seats = {"hustler:ana", "kid:piotr", "doctor:iwo", "cute:ala"};
    const auto evening = begin_cash(table);
    record_all(*evening, {"ana uses hustler piotr"});
    CHECK(bangs_of(*evening, "ana") == range(2, 4));
    CHECK(bangs_of(*evening, "piotr") == range(2, 4));
    CHECK(bangs_of(*evening, "iwo") == range(3, 3));
    CHECK(evening->timeline().present().pile == range(0, 0));
    record_all(*evening, {"table corrects: ana holds bangx4,clickx4"});
    CHECK(bangs_of(*evening, "piotr") == range(2, 2));
}

TEST_CASE("the Bullet cards of the eliminated may lie in the discard pile")
{
    const auto evening = begin_cash(four());
    record_all(*evening,
        {"table corrects: piotr gains wound; piotr gains wound", loot_line(1), "ana aims piotr",
            "piotr aims ana", "iwo aims ala", "ala aims iwo", "table stands", "ana shows bang",
            "piotr shows click", "iwo shows click", "ala shows click"});
    CHECK(gangster(*evening, "piotr").is_out);
    CHECK(evening->timeline().present().pile == range(1, 4));
}
