/// What a table shows beside what can be done there: where a gain comes from, the facts about a
/// thing on which a finger rests, a Territory by itself.

#include "companion/evening/table_layout.h"
#include "companion/table_corleone/map_frame.h"
#include "companion/widgets/outline.h"
#include "tests/ui/evening.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/mafia_tapper.h"
#include "tests/ui/played_evening.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr int half_a_second = 30;
constexpr int long_rest = 45;

std::ptrdiff_t count_of(const Stage& stage, const std::string& text)
{
    return std::ranges::count(stage.ui().texts(), text);
}

/// Where the name of a Territory lies, on which nothing can be tapped.
ImVec2 place_of_name(const Stage& stage, corleone::Area territory)
{
    const auto layout = screens::lay_out_table(stage.ui().whole_display());
    const auto fit = table_corleone::fit_map(layout.board);
    const ImVec2 title = table_corleone::title_of(territory).centre();
    return {fit.origin.x + title.x * fit.factor, fit.origin.y + title.y * fit.factor};
}

void rest_on(Stage& stage, ImVec2 point)
{
    stage.press_down(point);
    stage.frames(long_rest);
}

} // namespace

TEST_CASE("table: a share glides to the seat of whoever takes it, and is in nobody's way")
{
    const LaidTable table("cash-n-guns/game-5-players", "iwo takes diamond-1000");
    Stage& stage = table.stage;
    const std::ptrdiff_t lying = count_of(stage, "Painting");
    REQUIRE(lying == 3);
    stage.tap("share:painting");
    CHECK(count_of(stage, "Painting") == lying);
    // The next tap does not wait for it.
    stage.tap("share:$10000");
    CHECK(table.last_line() == "ana takes $10000");
    stage.frames(half_a_second);
    CHECK(count_of(stage, "Painting") == lying - 1);
}

TEST_CASE("table: without motion a share is gone from the table at once")
{
    const LaidTable table("cash-n-guns/game-5-players", "iwo takes diamond-1000");
    Stage& stage = table.stage;
    stage.program().settings().has_motion = false;
    stage.tap("share:painting");
    CHECK(count_of(stage, "Painting") == 2);
}

TEST_CASE("table: what a Business brings glides to the seat of whoever collects it")
{
    const LaidTable table("corleone/evening-of-two", "table opens wall-street test-tavern");
    Stage& stage = table.stage;
    stage.tap("business:test-station");
    REQUIRE(table.last_line() == "pizzino collects");
    const std::ptrdiff_t on_the_way = count_of(stage, "$5");
    stage.frames(half_a_second);
    CHECK(on_the_way == count_of(stage, "$5") + 1);
}

TEST_CASE("table: money of MAFIA glides from the seat of whoever gives it to the other")
{
    const db::Record record = record_until("mafia/game-4-players", "sergio moves 6");
    const LaidTable table(record);
    Stage& stage = table.stage;
    const bool has_motion = GENERATE(true, false);
    CAPTURE(has_motion);
    stage.program().settings().has_motion = has_motion;
    MafiaTapper tapper(played(record));
    tapper.sit_down(stage);
    tapper.tap("sergio gives 1000 to paolo");
    REQUIRE(table.last_line() == "sergio gives 1000 to paolo");
    const std::ptrdiff_t on_the_way = count_of(stage, "+1,000 d");
    stage.frames(half_a_second);
    CHECK(on_the_way - count_of(stage, "+1,000 d") == (has_motion ? 1 : 0));
}

TEST_CASE("table: a finger that rests on a thing hears the facts, and has tapped nothing")
{
    const LaidTable table("corleone/evening-of-two", "table war wall-street");
    Stage& stage = table.stage;
    const std::size_t entries = table.kept().entries.size();
    rest_on(stage, place_of_name(stage, corleone::Area::midtown));
    CHECK(stage.has("facts:close"));
    CHECK(stage.shows("Who controls Midtown?"));
    stage.lift();
    CHECK(stage.has("facts:close"));
    stage.press_key(ImGuiKey_Escape);
    stage.frames(2);
    CHECK_FALSE(stage.has("facts:close"));
    rest_on(stage, stage.find("seat:marzullo")->rect.centre());
    stage.lift();
    CHECK(stage.has("facts:close"));
    CHECK_FALSE(stage.has("seat:close"));
    stage.tap("facts:close");
    CHECK(table.kept().entries.size() == entries);
}

TEST_CASE("table: a finger that rests on a character aims at nobody")
{
    const LaidTable table("cash-n-guns/game-5-players", "ana aims piotr");
    Stage& stage = table.stage;
    const std::string line = table.last_line();
    rest_on(stage, stage.find("aim:piotr:iwo")->rect.centre());
    CHECK(stage.has("facts:close"));
    stage.lift();
    stage.tap("facts:close");
    CHECK(table.last_line() == line);
}

TEST_CASE("table: a tap on a Territory shows it large, with every marker of its stack")
{
    const LaidTable table("corleone/evening-of-five", "table war chelsea");
    Stage& stage = table.stage;
    const ImVec2 name = place_of_name(stage, corleone::Area::upper_west_side);
    stage.tap_at(name);
    REQUIRE(stage.has("area:close"));
    CHECK(stage.shows("CONTROL MARKERS, BOTTOM TO TOP"));
    stage.press_key(ImGuiKey_Escape);
    stage.frames(2);
    CHECK_FALSE(stage.has("area:close"));
    stage.frames(half_a_second);
    stage.tap_at(name);
    REQUIRE(stage.has("area:close"));
    stage.frames(half_a_second);
    stage.tap_at({4, 400});
    stage.frames(2);
    CHECK_FALSE(stage.has("area:close"));
}

TEST_CASE("table: a point lies in an outline of any shape")
{
    const std::vector<ImVec2> angle{{0, 0}, {10, 0}, {10, 4}, {4, 4}, {4, 10}, {0, 10}};
    CHECK(widgets::contains(angle, {2, 8}));
    CHECK(widgets::contains(angle, {8, 2}));
    CHECK_FALSE(widgets::contains(angle, {8, 8}));
    CHECK_FALSE(widgets::contains(angle, {12, 2}));
}
