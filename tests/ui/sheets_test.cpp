/// The sheet behind what is refused and what was written down, and the board as it was.

#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* thug_placed = "pizzino collects";

} // namespace

TEST_CASE("the verdict card has one place and moves nothing else")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    const auto before = table.stage.ui().targets();
    table.stage.tap("business:test-station");
    REQUIRE(table.stage.has("verdict:sheet"));
    for (const widgets::Target& target : before) {
        const widgets::Target* after = table.stage.ui().find_target(target.id);
        if (target.id.starts_with("seat:"))
            continue;
        INFO(target.id);
        REQUIRE(after != nullptr);
        CHECK(after->rect.left == target.rect.left);
        CHECK(after->rect.top == target.rect.top);
        CHECK(after->rect.bottom == target.rect.bottom);
    }
}

TEST_CASE("the sheet behind a grey target has the facts, the rule, the entry, and the ways on")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    const Kept before = table.kept();
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:sheet");
    CHECK(table.stage.shows("illegal"));
    CHECK(table.stage.find("sheet:rule:14.thug-space"));
    CHECK(table.stage.shows("14.thug-space"));
    CHECK(table.stage.shows("WHAT IS POSSIBLE INSTEAD"));
    CHECK(table.stage.find("sheet:ruling"));
    table.stage.tap("sheet:because:1");
    CHECK(table.stage.has("entry:close"));
    table.stage.tap("entry:close");
    CHECK(table.kept().entries == before.entries);
}

TEST_CASE("the earlier entry may have been mistyped: it is taken back")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:sheet");
    table.stage.tap("sheet:mistyped");
    CHECK(table.last_line() == "table undoes to 4");
}

TEST_CASE("reasons that were used before are offered again")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    table.stage.tap("ruling:field");
    table.stage.type("Ana’s birthday");
    table.stage.tap("ruling:done");
    table.stage.tap("undo");
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    table.stage.tap("ruling:1");
    table.stage.tap("ruling:done");
    CHECK(table.kept().entries.back().find("birthday") == std::string::npos);
    CHECK(table.kept().entries[table.kept().entries.size() - 2].find("Ana’s birthday")
        != std::string::npos);
}

TEST_CASE("a finished evening is not reopened before somebody has said so")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("session:" + house.session);
    const int entries = house.sessions().front().entries;
    stage.tap("undo");
    CHECK(house.sessions().front().entries == entries);
    stage.tap("reopening:close");
    CHECK(house.sessions().front().is_finished);
    stage.tap("undo");
    stage.tap("reopening:done");
    CHECK(house.sessions().front().entries == entries + 1);
    CHECK_FALSE(house.sessions().front().is_finished);
}

TEST_CASE("the board is looked at as it was, and nothing is undone")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    const Kept before = table.kept();
    table.stage.tap("log");
    table.stage.tap("log:3");
    table.stage.tap("entry:look");
    CHECK(table.stage.shows("After entry 3"));
    CHECK_FALSE(table.stage.has("undo"));
    CHECK_FALSE(table.stage.has("business:test-depot"));
    table.stage.tap("past:before");
    CHECK(table.stage.shows("After entry 2"));
    table.stage.tap("past:after");
    table.stage.tap("past:close");
    CHECK(table.kept().entries == before.entries);
    CHECK(table.kept().position == before.position);
}

TEST_CASE("undo and redo have places of their own, and keys")
{
    LaidTable table("corleone/evening-of-two", thug_placed);
    const Kept before = table.kept();
    const widgets::Rect undo = table.stage.ui().find_target("undo")->rect;
    CHECK(table.stage.ui().find_target("redo")->mood == widgets::Mood::off);
    table.stage.tap("undo");
    CHECK(table.stage.ui().find_target("undo")->rect.left == undo.left);
    CHECK(table.stage.has("redo"));
    ImGui::GetIO().KeyCtrl = true;
    table.stage.press_key(ImGuiKey_Y);
    CHECK(table.kept().position == before.position);
    table.stage.press_key(ImGuiKey_Z);
    CHECK(table.kept().position != before.position);
    ImGui::GetIO().KeyCtrl = false;
}
