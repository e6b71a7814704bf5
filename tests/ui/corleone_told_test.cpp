/// What a table of Corleone's Empire is told: truly, once, and in words for people.

#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Pizzino's first Thug stands on the station, and it is Marzullo's turn.
db::Record with_thug_placed(const std::vector<std::string>& lines)
{
    db::Record record = record_until("corleone/evening-of-two", "pizzino collects");
    record.moves.insert(record.moves.end(), lines.begin(), lines.end());
    return record;
}

/// How many texts on the screen contain this one.
std::ptrdiff_t times_shown(const Stage& stage, const std::string& part)
{
    const std::vector<std::string>& texts = stage.ui().texts();
    return std::count_if(texts.begin(), texts.end(),
        [&part](const std::string& text) { return text.find(part) != std::string::npos; });
}

} // namespace

TEST_CASE("a correction is told as it was made, and once")
{
    const LaidTable table(
        with_thug_placed({"table corrects: pizzino:thug@test-station moves to hudson",
            "table corrects: marzullo gains $5,gun"}));
    CHECK(table.stage.shows("→ Hudson"));
    CHECK_FALSE(table.stage.shows("→ Wall Street"));
    CHECK(times_shown(table.stage, "$5, Gun") == 1);
}

TEST_CASE("what somebody does is told as a sentence")
{
    const db::Record record = record_until(
        "corleone/evening-of-two", "marzullo uses shoot pizzino:don@wall-street+brooklyn#2");
    const LaidTable table(record);
    CHECK(table.stage.shows("shoots Elena’s Don"));
    CHECK_FALSE(table.stage.shows("shoots:"));
}

TEST_CASE("a war tells the figures of a side together")
{
    const LaidTable table(record_until("corleone/evening-of-two", "table war midtown pizzino"));
    CHECK(table.stage.shows("a Thug"));
}
