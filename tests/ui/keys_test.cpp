/// The keyboard alone: Tab leads to everything that can be tapped, once, where it is seen; Enter
/// does what a tap does, arrows lead across a board, and Escape leaves.

#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// The target that the keyboard is on, or the field that it writes into; empty if there is none.
std::string stop_of(Stage& stage)
{
    const widgets::Ui& ui = stage.ui();
    if (!ui.typing().field.empty())
        return ui.typing().field + ":field";
    if (!ui.focus())
        return {};
    const auto is_there = [&ui](const widgets::Target& target) {
        return target.rect.left == ui.focus()->left && target.rect.top == ui.focus()->top
            && target.rect.right == ui.focus()->right && target.rect.bottom == ui.focus()->bottom;
    };
    const auto found = std::ranges::find_if(ui.targets(), is_there);
    return found == ui.targets().end() ? std::string() : found->id;
}

/// Whether something on the screen has the colour that nothing but the keyboard's place has.
bool shows_ring(Stage& stage)
{
    const ImU32 colour = stage.ui().theme().focus.packed();
    const ImDrawData& drawing = *ImGui::GetDrawData();
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
        const ImVector<ImDrawVert>& corners = drawing.CmdLists[i]->VtxBuffer;
        if (std::any_of(corners.begin(), corners.end(),
                [colour](const ImDrawVert& corner) { return corner.col == colour; }))
            return true;
    }
    return false;
}

/// Presses Tab until the keyboard is where it began; gives every stop, in this order.
std::vector<std::string> walk(Stage& stage, std::set<std::string>& tappable)
{
    std::vector<std::string> stops;
    constexpr std::size_t most_stops = 400;
    while (stops.size() < most_stops) {
        stage.press_key(ImGuiKey_Tab);
        const std::string stop = stop_of(stage);
        INFO("after " << (stops.empty() ? "nothing" : stops.back()));
        REQUIRE(stop != "");
        // A field that is written into has a border of its own, and a caret.
        CHECK((shows_ring(stage) || !stage.ui().typing().field.empty()));
        for (const widgets::Target& target : stage.ui().targets()) {
            if (target.mood != widgets::ControlState::disabled || !target.missing.empty())
                tappable.insert(target.id);
        }
        if (!stops.empty() && stop == stops.front())
            break;
        stops.push_back(stop);
    }
    return stops;
}

/// A screen, or a panel that stands beside a table, is left by a button in its bar; a dialog by the
/// last one.
bool is_way_out_of_dialog(const std::string& id)
{
    return id.ends_with(":close") && id != "past:close" && id != "why:close";
}

/// Everything that can be tapped on the screen, in its lists as far as they go, has its one place
/// in the walk; what leaves a dialog comes last. The walk goes on from what was `tapped`, if that
/// is still there.
void check_walk(Stage& stage, const std::string& screen, const std::string& tapped = {})
{
    INFO(screen);
    std::set<std::string> tappable;
    const std::vector<std::string> stops = walk(stage, tappable);
    const std::set<std::string> reached(stops.begin(), stops.end());
    CHECK(reached.size() == stops.size());
    CHECK(reached == tappable);
    for (const std::string& stop : stops) {
        if (is_way_out_of_dialog(stop))
            CHECK(stop == stops.back());
    }
    if (reached.contains("back") && !reached.contains(tapped))
        CHECK(stops.front() == "back");
}

/// While evenings are counted there is a button that goes by itself.
void let_it_count(Stage& stage)
{
    constexpr int most_frames = 2000;
    for (int i = 0; i < most_frames && stage.has("counting:stop"); ++i)
        stage.frame();
    REQUIRE_FALSE(stage.has("counting:stop"));
}

void tab_to(Stage& stage, const std::string& id)
{
    constexpr int most_presses = 400;
    for (int i = 0; i < most_presses && stop_of(stage) != id; ++i)
        stage.press_key(ImGuiKey_Tab);
    REQUIRE(stop_of(stage) == id);
}

} // namespace

TEST_CASE("keys: Tab comes to everything on every screen, once")
{
    db::Record record = test_record("corleone/evening-of-two");
    const bool is_over = GENERATE(false, true);
    constexpr std::size_t unfinished = 60;
    if (!is_over)
        record.moves.resize(unfinished);
    House house(record);
    Stage& stage = house.stage();
    let_it_count(stage);
    const auto look = [&](const std::vector<std::string>& taps) {
        std::string way;
        for (const std::string& id : taps) {
            stage.tap(id);
            way += " " + id;
        }
        check_walk(stage, way, taps.back());
    };
    const auto leave = [&] {
        stage.tap("back");
        stage.frames(2);
    };
    if (is_over) {
        look({"session:" + house.session});
        look({"past:notes"});
        stage.press_key(ImGuiKey_Escape);
        look({"past:export"});
        stage.press_key(ImGuiKey_Escape);
        look({"past:table"});
        return;
    }
    check_walk(stage, "home");
    for (const char* screen : {"new-table", "settings", "rules:corleone", "history", "players"}) {
        look({screen});
        leave();
    }
    look({"new-table", "game:1"});
    leave();
    look({"settings", "backups"});
    leave();
    leave();
    look({"session:" + house.session});
    look({"more"});
    stage.press_key(ImGuiKey_Escape);
    look({"why"});
    stage.press_key(ImGuiKey_Escape);
    look({"log"});
    stage.press_key(ImGuiKey_Escape);
}

TEST_CASE("keys: Tab comes to everything on the table of Ca$h ’n Guns, once")
{
    const db::Record record = test_record("cash-n-guns/game-with-powers");
    for (const std::size_t moves : {std::size_t{0}, std::size_t{12}, record.moves.size()}) {
        db::Record part = record;
        part.moves.resize(moves);
        LaidTable table(part);
        check_walk(table.stage, "after " + std::to_string(moves) + " moves");
    }
}

TEST_CASE("keys: Shift and Tab go the same way back")
{
    House house;
    Stage& stage = house.stage();
    std::set<std::string> tappable;
    std::vector<std::string> there = walk(stage, tappable);
    ImGui::GetIO().KeyShift = true;
    std::vector<std::string> back = walk(stage, tappable);
    ImGui::GetIO().KeyShift = false;
    std::ranges::sort(there);
    std::ranges::sort(back);
    CHECK(there == back);
}

TEST_CASE("keys: Enter does what a tap does, and Escape leaves")
{
    db::Record record = test_record("corleone/evening-of-two");
    constexpr std::size_t unfinished = 60;
    record.moves.resize(unfinished);
    House house(record);
    Stage& stage = house.stage();
    for (const auto& [door, inside] :
        {std::pair("settings", "theme:1"), std::pair("rules:corleone", "filter:misread"),
            std::pair("players", "players:filter")}) {
        INFO(door);
        tab_to(stage, door);
        stage.press_key(ImGuiKey_Enter);
        CHECK(stage.has(inside));
        stage.press_key(ImGuiKey_Escape);
        CHECK(stage.has("new-table"));
    }
    tab_to(stage, "settings");
    stage.press_key(ImGuiKey_Enter);
    tab_to(stage, "theme:1");
    stage.press_key(ImGuiKey_Space);
    CHECK(stage.program().settings().theme == widgets::ThemeName::light);
    stage.press_key(ImGuiKey_Escape);
}

TEST_CASE("keys: Tab comes to what is off, and Enter or Space says what is missing there")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("new-table");
    CHECK_FALSE(stage.has("begin"));
    tab_to(stage, "begin");
    const std::string missing = stage.ui().find_target("begin")->missing;
    REQUIRE(missing != "");
    // The form itself may say it, too.
    const auto times_told = [&] { return std::ranges::count(stage.ui().texts(), missing); };
    const auto before = times_told();
    for (const ImGuiKey key : {ImGuiKey_Enter, ImGuiKey_Space}) {
        tab_to(stage, "begin");
        stage.press_key(key);
        stage.frame();
        CHECK(times_told() == before + 1);
        CHECK_FALSE(stage.has("table"));
        // A finger anywhere else has read it.
        stage.tap("family:marzullo");
        stage.tap("family:marzullo");
        CHECK(times_told() == before);
    }
}

TEST_CASE("keys: arrows lead across the board to what lies in their direction")
{
    LaidTable table("corleone/evening-of-two", "pizzino declines trade-1");
    Stage& stage = table.stage;
    const std::string space = "space:chelsea+midtown+central-park";
    int ways = 0;
    for (const auto& [key, way] :
        {std::pair(ImGuiKey_UpArrow, ImVec2(0, -1)), std::pair(ImGuiKey_DownArrow, ImVec2(0, 1)),
            std::pair(ImGuiKey_LeftArrow, ImVec2(-1, 0)),
            std::pair(ImGuiKey_RightArrow, ImVec2(1, 0))}) {
        tab_to(stage, space);
        const ImVec2 before = stage.ui().focus()->centre();
        stage.press_key(key);
        REQUIRE(stage.ui().focus());
        const ImVec2 after = stage.ui().focus()->centre();
        CHECK((after.x - before.x) * way.x + (after.y - before.y) * way.y >= 0);
        ways += stop_of(stage) != space ? 1 : 0;
    }
    CHECK(ways == 4);
}

TEST_CASE("keys: what is typed goes into the field that Tab has come to")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("new-table");
    stage.tap("family:marzullo");
    stage.tap("family:caccamo");
    tab_to(stage, "seat:0:name:field");
    stage.type("Ewa");
    tab_to(stage, "seat:1:name:field");
    stage.type("Jan");
    stage.tap("begin");
    CHECK(house.sessions().front().seats[0].player == "Ewa");
    CHECK(house.sessions().front().seats[1].player == "Jan");
}

TEST_CASE("keys: arrows change the order of the seats, and keep their hold on the one that moves")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("new-table");
    for (const char* id : {"family:marzullo", "family:caccamo", "family:vitale"})
        stage.tap(id);
    for (const auto& [seat, name] :
        {std::pair("0", "Ewa"), std::pair("1", "Jan"), std::pair("2", "Ola")}) {
        tab_to(stage, std::string("seat:") + seat + ":name:field");
        stage.type(name);
    }
    tab_to(stage, "seat:0:drag");
    stage.press_key(ImGuiKey_DownArrow);
    CHECK(stop_of(stage) == "seat:1:drag");
    stage.press_key(ImGuiKey_DownArrow);
    CHECK(stop_of(stage) == "seat:2:drag");
    stage.tap("begin");
    CHECK(house.sessions().front().seats[2].player == "Ewa");
}

TEST_CASE("keys: arrows on the time line go from entry to entry")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    stage.tap("past:first");
    tab_to(stage, "past:time");
    stage.press_key(ImGuiKey_RightArrow);
    CHECK(stop_of(stage) == "past:time");
    CHECK(stage.has("past:before"));
    stage.press_key(ImGuiKey_LeftArrow);
    CHECK_FALSE(stage.has("past:before"));
}
