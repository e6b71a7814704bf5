/// The log of a table: one action is one row, parts of the game have heads, words are found, and
/// what is doubtful or does not count is marked.

#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cctype>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::size_t rows_shown(const Stage& stage)
{
    const auto& targets = stage.ui().targets();
    return static_cast<std::size_t>(
        std::count_if(targets.begin(), targets.end(), [](const widgets::Target& target) {
            return target.id.starts_with("log:") && target.id.find_first_of("0123456789") == 4;
        }));
}

} // namespace

TEST_CASE("what an action brings is folded into its row, under the head of its phase")
{
    LaidTable table("corleone/evening-of-two", "pizzino collects");
    table.stage.tap("log");
    CHECK(table.stage.find("log:5"));
    CHECK_FALSE(table.stage.find("log:6"));
    CHECK(table.stage.shows("ACT I"));
    CHECK(table.stage.shows("SETUP"));
}

TEST_CASE("words are found in the log")
{
    LaidTable table("corleone/evening-of-two", "pizzino collects");
    table.stage.tap("log");
    const std::size_t all = rows_shown(table.stage);
    table.stage.tap("log-search:field");
    table.stage.type("station");
    CHECK(rows_shown(table.stage) < all);
    CHECK(rows_shown(table.stage) > 0);
    CHECK(table.stage.has("log:5"));
}

TEST_CASE("a tap on a row of the short log opens the whole log there")
{
    LaidTable table("corleone/evening-of-two", "table war chelsea pizzino");
    const widgets::Target* log = table.stage.ui().find_target("log");
    REQUIRE(log != nullptr);
    table.stage.tap_at({log->rect.centre().x, log->rect.bottom - 10});
    CHECK(rows_shown(table.stage) > 3);
}

TEST_CASE("a war in the log carries its counts, also where nobody won")
{
    LaidTable table("corleone/evening-of-five", "table war chelsea");
    table.stage.tap("log");
    const std::vector<std::string>& texts = table.stage.ui().texts();
    const auto wars_with = [&texts](const std::string& outcome) {
        return std::ranges::count_if(texts, [&outcome](const std::string& text) {
            const std::size_t at = text.find(": ");
            return at != std::string::npos && at > 0
                && std::isdigit(static_cast<unsigned char>(text[at - 1])) != 0
                && text.find(outcome) != std::string::npos;
        });
    };
    CHECK(wars_with(" marks ") > 0);
    CHECK(wars_with("no one places a marker") > 0);
}

TEST_CASE("ruled entries carry their mark")
{
    LaidTable table("corleone/evening-of-two", "pizzino collects");
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    table.stage.tap("ruling:1");
    table.stage.tap("ruling:done");
    table.stage.tap("log");
    CHECK(table.stage.shows("allowed by a ruling"));
    table.stage.tap("log:close");
    table.stage.tap("undo");
    table.stage.tap("log");
    CHECK(table.stage.shows("undone"));
}
