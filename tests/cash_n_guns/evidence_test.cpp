/// The entry on which a refusal rests.

#include "engine/cash_n_guns/evidence.h"
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
    const auto sight = evening.sight(Audience::scribe());
    std::vector<std::string> lines;
    for (const ledger::Reason& reason : sight->opinion(line).reasons) {
        if (const std::optional<int> entry = entry_behind(*sight, reason))
            lines.push_back(sight->entry(*entry).line);
    }
    return lines;
}

using Lines = std::vector<std::string>;

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
