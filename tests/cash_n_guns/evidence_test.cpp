/// The entry on which a refusal rests.

#include "engine/cash_n_guns/explain.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;
using ledger::Audience;

namespace {

/// The lines of the entries behind all reasons against a line.
std::vector<std::string> behind(const Evening& evening, const std::string& line)
{
    const auto observed = evening.observed(Audience::scribe());
    std::vector<std::string> lines;
    for (const ledger::Reason& reason : observed->opinion(line).reasons) {
        if (const std::optional<int> entry = entry_behind(*observed, reason))
            lines.push_back(observed->entry(*entry).line);
    }
    return lines;
}

using Lines = std::vector<std::string>;

/// A round in which the first two shoot each other, and nobody is left to share.
Lines round_for_nobody(const std::string& loot)
{
    return {loot, "ana aims piotr", "piotr aims ana", "iwo aims ana", "ala aims ana",
        "table ducks iwo,ala", "ana shows bang", "piotr shows bang"};
}

/// A round up to where Ana chooses first; nobody has been hit.
Lines up_to_sharing()
{
    return {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims ana", "ala aims ana",
        "table stands", "ana shows click", "piotr shows click", "iwo shows click",
        "ala shows click"};
}

std::unique_ptr<Evening> table_of_four()
{
    return begin_cash(Table{{"ana", "piotr", "iwo", "ala"}, {}});
}

} // namespace

TEST_CASE("behind a second aim is the first, until that is taken back")
{
    const auto evening = begin_cash();
    record_all(*evening, {loot_line(1), "ana aims piotr", "piotr aims ana"});
    CHECK(behind(*evening, "ana aims iwo") == Lines{"ana aims piotr"});
    record_all(*evening, {"table undoes to 1"});
    CHECK(behind(*evening, "ana aims iwo").empty());
}

TEST_CASE("behind a line that comes too late is what ended its phase")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims piotr", "ala aims ela",
            "ela aims iwo", "table ducks ela"});
    CHECK(behind(*evening, "ana redirects iwo to ela") == Lines{"table ducks ela"});
    CHECK(behind(*evening, "ela shows bang") == Lines{"table ducks ela"});
}

TEST_CASE("behind a second order is the first")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims piotr", "ala aims ela",
            "ela aims iwo", "ana redirects iwo to ala"});
    const Lines found = behind(*evening, "ana redirects piotr to ala");
    REQUIRE_FALSE(found.empty());
    for (const std::string& line : found)
        CHECK(line == "ana redirects iwo to ala");
}

TEST_CASE("behind a share that is gone is whoever took it, and in the next round nobody")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims piotr", "ala aims ela",
            "ela aims iwo", "table stands", "ana shows click", "piotr shows click",
            "iwo shows click", "ala shows click", "ela shows click", "ana takes desk"});
    CHECK(behind(*evening, "piotr takes desk") == Lines{"ana takes desk"});
}

TEST_CASE("behind a bullet that is spent is where the same player has shown it")
{
    const auto evening = table_of_four();
    record_all(*evening, {"table corrects: ana holds bang,clickx7"});
    record_all(*evening, round_for_nobody(loot_line(1)));
    record_all(*evening,
        {loot_line(2), "ana aims piotr", "piotr aims ana", "iwo aims ana", "ala aims ana",
            "table ducks iwo,ala"});
    CHECK(behind(*evening, "ana shows bang") == Lines{"ana shows bang"});
}

TEST_CASE("behind a card of which there is no other is the round that has revealed it")
{
    const auto evening = table_of_four();
    const std::string only = "table loots $5000x2,$10000x2,$20000,diamond-10000,painting,clip";
    record_all(*evening, round_for_nobody(only));
    CHECK(behind(*evening, only) == Lines{only});
    record_all(*evening, {loot_line(2)});
    CHECK(behind(*evening, "table corrects: deck gives diamond-10000 to ana") == Lines{only});
}

TEST_CASE("behind a card that nobody could take is the line that left nobody standing")
{
    const auto evening = table_of_four();
    record_all(*evening,
        round_for_nobody("table loots $5000x2,$10000x2,$20000,diamond-10000,painting,clip"));
    record_all(*evening, up_to_sharing());
    CHECK(behind(*evening, "ana takes diamond-10000") == Lines{"piotr shows bang"});
}

TEST_CASE("behind a card that lies there no more is whoever took it")
{
    const auto evening = table_of_four();
    record_all(*evening, up_to_sharing());
    record_all(*evening, {"ana takes painting", "piotr takes $5000"});
    CHECK(behind(*evening, "iwo takes painting") == Lines{"ana takes painting"});
}

TEST_CASE("behind loot that somebody lacks is where it left him")
{
    const auto evening = table_of_four();
    record_all(*evening,
        {"table corrects: deck gives painting to ana", "table corrects: deck gives clip to ana",
            "table corrects: ana gives painting to piotr",
            "table corrects: ana gives clip to piotr",
            "table corrects: piotr gives painting to iwo"});
    CHECK(behind(*evening, "table corrects: ana gives painting to ala")
        == Lines{"table corrects: ana gives painting to piotr"});
}

TEST_CASE("behind the privilege of another is what made him Godfather")
{
    const auto evening = table_of_four();
    record_all(*evening,
        {"table corrects: iwo gains desk", "table corrects: piotr gains desk", loot_line(1),
            "piotr aims ana", "iwo aims ana", "ala aims ana", "ana aims piotr"});
    CHECK(
        behind(*evening, "ana redirects iwo to ala") == Lines{"table corrects: piotr gains desk"});
}

TEST_CASE("behind a power that is used up is its use, and behind what is forbidden the Dictator")
{
    const auto evening =
        begin_cash(Table{{"smart:ana", "lucky:piotr", "cunning:iwo", "dictator:ala"}, {}});
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims iwo", "iwo aims ana", "ala aims ana",
            "iwo uses cunning", "table ducks piotr", "ana uses smart"});
    CHECK(behind(*evening, "ana uses smart") == Lines{"ana uses smart"});
    record_all(*evening, {"iwo shows click", "ala shows click", "ala forbids ana painting"});
    CHECK(behind(*evening, "ana takes painting") == Lines{"ala forbids ana painting"});
    CHECK(behind(*evening, "ana takes $5000").empty());
}

TEST_CASE("behind a line that comes two phases too late is what ended its own phase")
{
    const auto evening = table_of_four();
    record_all(*evening, up_to_sharing());
    CHECK(behind(*evening, "ana redirects iwo to ala") == Lines{"table stands"});
}
