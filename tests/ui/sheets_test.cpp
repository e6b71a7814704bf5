/// The sheet behind what is refused and what was written down, and the board as it was.

#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <utility>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* thug_placed = "pizzino collects";

/// A tap on what is refused brings the card, and leaves everything but the seats and the log where
/// it was, uncovered.
void check_verdict_covers_seats_alone(Stage& stage, const std::string& refused)
{
    const auto before = stage.ui().targets();
    stage.tap(refused);
    const auto* card = stage.ui().find_target("verdict:sheet");
    const auto* corner = stage.ui().find_target("verdict:close");
    REQUIRE(card != nullptr);
    REQUIRE(corner != nullptr);
    const float top = std::min(card->rect.top, corner->rect.top);
    for (const widgets::Target& target : before) {
        if (target.id.starts_with("seat:") || target.id.starts_with("log"))
            continue;
        INFO(target.id);
        CHECK(target.rect.bottom <= top);
        CHECK(stage.ui().find_target(target.id) != nullptr);
    }
}

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

TEST_CASE("the verdict card stands over the seats alone, whatever the display and the size")
{
    const bool has_clock = GENERATE(false, true);
    // At 115 % upright the log still stands beside the panel, where there is least room.
    for (const auto& [display, percent] : {std::pair(ImVec2(1280, 800), 130),
             std::pair(ImVec2(1024, 600), 100), std::pair(ImVec2(800, 1280), 100),
             std::pair(ImVec2(800, 1280), 115), std::pair(ImVec2(800, 1280), 130)}) {
        Scenery scenery;
        scenery.display = display;
        scenery.scale_percent = percent;
        INFO(scenery.name());
        LaidTable empire(record_until("corleone/evening-of-two", thug_placed), scenery);
        empire.stage.program().settings().shows_clock = has_clock;
        empire.stage.frame();
        check_verdict_covers_seats_alone(empire.stage, "business:test-station");
        // Here the panel has its buttons at the bottom.
        db::Record beginning = test_record("cash-n-guns/game-4-players");
        beginning.moves.clear();
        LaidTable guns(beginning, scenery);
        guns.stage.program().settings().shows_clock = has_clock;
        guns.stage.frame();
        guns.stage.tap("loot:diamond-10000");
        check_verdict_covers_seats_alone(guns.stage, "loot:diamond-10000");
        CHECK(guns.stage.has("loot:clear"));
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
    stage.tap("past:table");
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
    CHECK(table.stage.shows("Not now"));
    CHECK(table.stage.shows("Entry 3 of"));
    CHECK_FALSE(table.stage.has("undo"));
    CHECK_FALSE(table.stage.has("business:test-depot"));
    table.stage.tap("past:before");
    CHECK(table.stage.shows("Entry 2 of"));
    table.stage.tap("past:after");
    CHECK(table.stage.shows("Entry 3 of"));
    table.stage.tap("past:close");
    CHECK(table.stage.has("entry:close"));
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
