/// The entry on which a refusal rests.

#include "engine/mafia/explain.h"
#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;
using ledger::Audience;

namespace {

using Lines = std::vector<std::string>;

/// The lines of the entries behind all reasons against a line.
Lines behind(const Evening& evening, const std::string& line)
{
    const auto observed = evening.observed(Audience::scribe());
    Lines lines;
    for (const ledger::Reason& reason : observed->opinion(line).reasons) {
        if (const std::optional<int> entry = entry_behind(*observed, reason))
            lines.push_back(observed->entry(*entry).line);
    }
    return lines;
}

} // namespace

TEST_CASE("behind somebody else’s roll, and a step too far, is the roll that was")
{
    const auto evening = begin_mafia();
    record_all(*evening, {"antonio rolls 4 black"});
    CHECK(behind(*evening, "antonio moves 1") == Lines{"antonio rolls 4 black"});
    record_all(*evening, {"antonio moves 3"});
    CHECK(behind(*evening, "maria rolls 4 red") == Lines{"antonio rolls 4 black"});
    record_all(*evening, {"table undoes to 0"});
    CHECK(behind(*evening, "maria rolls 4 red").empty());
}

TEST_CASE("behind a business, a field and a step that is over are the lines that made them so")
{
    const auto evening = begin_mafia();
    const std::string given = "table corrects: bank pays 20000 to antonio";
    record_all(*evening,
        {given, "antonio rolls 1 black", "antonio moves 1", "antonio buys bank-2",
            "antonio buys i1"});
    CHECK(behind(*evening, "antonio buys h1") == Lines{"antonio buys i1", "antonio buys i1"});
    CHECK(behind(*evening, "antonio buys bank-1") == Lines{"antonio buys i1"});
    record_all(*evening, {"sergio rolls 1 red", "sergio moves 1"});
    CHECK(behind(*evening, "sergio buys bank-2") == Lines{"antonio buys bank-2"});
    CHECK(behind(*evening, "sergio buys i1") == Lines{"antonio buys i1"});
}

TEST_CASE("behind a watched family is the field on which the agent came")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"antonio rolls 6 red", "antonio moves 6", "antonio rolls 5 black", "antonio moves 5",
            "sergio rolls 1 red", "sergio moves 1"});
    CHECK(behind(*evening, "sergio buys i3") == Lines{"antonio moves 5", "antonio moves 5"});
}

TEST_CASE("behind a killer that has to wait is the one who moved, who stands there, or was hired")
{
    const auto evening = begin_mafia();
    const std::string step = "antonio sends home to i1";
    record_all(*evening,
        {"table corrects: antonio places i1; antonio gains killer; antonio gains killer",
            "antonio rolls 1 red", "antonio moves 1", step});
    CHECK(behind(*evening, step) == Lines{step, step});
    record_all(*evening,
        {"antonio rolls 1 red", "antonio moves 1", "antonio tosses felicita", "antonio draws red"});
    CHECK(behind(*evening, step) == Lines{step});

    const auto other = begin_mafia();
    record_all(*other, {"antonio rolls 1 red", "antonio moves 1", "antonio hires"});
    CHECK(behind(*other, step) == Lines{"antonio hires"});
}

TEST_CASE("behind a card that is elsewhere is the line that brought that very card there")
{
    const auto evening = begin_mafia();
    const std::string gift = "table corrects: maria gives red-26 to vitorio";
    record_all(*evening,
        {"table corrects: maria takes red-26; maria takes red-27", gift,
            "table corrects: maria gives red-27 to franco", "maria rolls 1 red", "maria moves 1"});
    CHECK(behind(*evening, "maria uses red-26") == Lines{gift});
    CHECK(behind(*evening, "table corrects: antonio takes red-26") == Lines{gift});
}
