/// The clock at the table: hidden until somebody wants it, and what it counts.

#include "db/archive/evening_index.h"
#include "db/session_list.h"
#include "tests/db/shifted_clock.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;

namespace {

db::Record begun(const std::string& name = "corleone/evening-of-two", std::size_t lines = 12)
{
    db::Record record = test_record(name);
    record.moves.resize(std::min(lines, record.moves.size()));
    return record;
}

/// An evening whose last entry has just been made, on the screen with its clock.
struct Running {
    Running()
    {
        stage().tap("session:" + house.session);
        // The entries that were there came at one moment.
        take_back(stage());
        ask("clock:show");
    }
    [[nodiscard]] Stage& stage() { return house.stage(); }
    void ask(const std::string& id)
    {
        stage().tap("more");
        stage().tap("menu:clock");
        stage().tap(id);
        stage().tap("clock:close");
    }
    void pass(std::chrono::seconds time)
    {
        clock.pass(time);
        stage().frame();
    }

    ShiftedClock clock{0};
    House house{begun()};
};

/// How long the statistics say that it took, in minutes.
std::int64_t counted_minutes(House& house)
{
    db::EveningIndex archive(house.stage().program().database());
    REQUIRE_FALSE(archive.refresh().is_error());
    archive.finish();
    REQUIRE(archive.evenings().size() == 1);
    REQUIRE(archive.evenings().front().facts);
    return archive.evenings().front().facts->played.value_or(0) / 60'000;
}

} // namespace

TEST_CASE("the clock is hidden until somebody wants it, and again when nobody does")
{
    House house(begun());
    house.stage().tap("session:" + house.session);
    CHECK_FALSE(house.stage().shows("Evening 0 min"));
    house.stage().tap("more");
    house.stage().tap("menu:clock");
    CHECK(house.stage().shows("BY PLAYER"));
    CHECK(house.stage().shows("BY PHASE"));
    house.stage().tap("clock:show");
    house.stage().tap("clock:close");
    CHECK(house.stage().shows("Evening 0 min"));

    house.restart();
    house.stage().tap("session:" + house.session);
    CHECK(house.stage().shows("Evening 0 min"));
    house.stage().tap("more");
    house.stage().tap("menu:clock");
    house.stage().tap("clock:hide");
    house.stage().tap("clock:close");
    CHECK_FALSE(house.stage().shows("Evening 0 min"));
}

TEST_CASE("the clock tells this turn, this phase and the evening, and wakes the screen for that")
{
    Running table;
    Stage& stage = table.stage();
    CHECK(stage.shows("Turn 0 min"));
    table.pass(5min);
    CHECK(stage.shows("Turn 5 min"));
    CHECK(stage.shows("Phase 5 min"));
    CHECK(stage.shows("Evening 5 min"));
    REQUIRE(stage.ui().wakes_in());
    CHECK(*stage.ui().wakes_in() > 0);
    CHECK(*stage.ui().wakes_in() <= 60);
    // An entry of the table’s own ends nobody’s time; the turn begins with it.
    take_back(stage);
    CHECK(stage.shows("Turn 0 min"));
    table.pass(2min);
    CHECK(stage.shows("Turn 2 min"));
    CHECK(stage.shows("Evening 7 min"));
    CHECK(counted_minutes(table.house) == 5);
}

TEST_CASE("the clock pauses by itself when nothing is entered for twenty minutes")
{
    Running table;
    Stage& stage = table.stage();
    table.pass(19min);
    CHECK(stage.shows("Evening 19 min"));
    table.pass(2min);
    CHECK(stage.shows("Clock paused"));
    CHECK(stage.shows("Evening 0 min"));
    CHECK_FALSE(stage.ui().wakes_in());
    take_back(stage);
    table.pass(3min);
    CHECK(stage.shows("Evening 3 min"));
    take_back(stage);
    CHECK(counted_minutes(table.house) == 3);
}

TEST_CASE("a pause by a tap counts nowhere, whatever becomes of the program meanwhile")
{
    Running table;
    Stage& stage = table.stage();
    const int entries = table.house.sessions().front().entries;
    table.pass(5min);
    table.ask("clock:pause");
    CHECK(stage.shows("Clock paused"));
    table.pass(12min);
    CHECK(stage.shows("Evening 5 min"));

    table.house.restart();
    Stage& again = table.stage();
    again.tap("session:" + table.house.session);
    CHECK(again.shows("Clock paused"));
    CHECK(again.shows("Evening 5 min"));
    table.ask("clock:go-on");
    table.pass(3min);
    CHECK(again.shows("Evening 8 min"));
    // No entry was made of all that.
    CHECK(table.house.sessions().front().entries == entries);

    // The next pause is ended by an entry.
    table.ask("clock:pause");
    table.pass(10min);
    take_back(again);
    CHECK_FALSE(again.shows("Clock paused"));
    CHECK(counted_minutes(table.house) == 8);
    table.pass(1min);
    take_back(again);
    CHECK(counted_minutes(table.house) == 9);
    CHECK(table.house.sessions().front().pauses.size() == 2);
}

TEST_CASE("nobody thinks at a table that was left, however it was left")
{
    Running table;
    table.pass(5min);
    SECTION("for another screen")
    {
        table.stage().tap("home");
        table.clock.pass(10min);
    }
    SECTION("by closing the window")
    {
        table.stage().program().close();
        table.house.restart([&] { table.clock.pass(10min); });
    }
    Stage& stage = table.stage();
    stage.tap("session:" + table.house.session);
    CHECK(stage.shows("Evening 5 min"));
    table.pass(3min);
    CHECK(stage.shows("Evening 8 min"));
    take_back(stage);
    CHECK(counted_minutes(table.house) == 8);
}

TEST_CASE("of the time when the program was killed nobody knows what was thinking")
{
    Running table;
    table.pass(5min);
    table.house.restart([&] { table.clock.pass(10min); });
    table.stage().tap("session:" + table.house.session);
    CHECK(table.stage().shows("Evening 0 min"));
    table.pass(2min);
    CHECK(table.stage().shows("Evening 2 min"));
}

TEST_CASE("the clock of an evening that is over stands still")
{
    ShiftedClock clock(0);
    House house(test_record("cash-n-guns/game-4-players"));
    Stage& stage = house.stage();
    stage.program().settings().shows_clock = true;
    stage.tap("history");
    stage.tap("session:" + house.session);
    stage.tap("past:table");
    REQUIRE(stage.has("end:done"));
    clock.pass(7min);
    stage.frames(2);
    CHECK(stage.shows("Evening 0 min"));
    stage.tap("more");
    stage.tap("menu:clock");
    CHECK_FALSE(stage.has("clock:pause"));
    CHECK(stage.shows("The evening is finished."));
}

TEST_CASE("where nothing can be written, a pause says why and does not begin")
{
    House house(begun());
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    const std::filesystem::path away = house.documents() / "moved.db";
    std::filesystem::rename(house.database(), away);
    stage.tap("more");
    stage.tap("menu:clock");
    stage.tap("clock:pause");
    CHECK(stage.has("notice:close"));
    stage.tap("notice:close");
    CHECK(stage.has("clock:pause"));
    std::filesystem::rename(away, house.database());
    stage.tap("clock:pause");
    CHECK(stage.has("clock:go-on"));
}

TEST_CASE("the clock has room at every table, in every scenery")
{
    const auto& [name, lines] = GENERATE(table<std::string, std::size_t>(
        {{"corleone/evening-of-five", 30}, {"corleone/evening-of-five", 1000},
            {"cash-n-guns/game-8-players", 0}, {"cash-n-guns/game-8-players", 20}}));
    INFO(name << " " << lines);
    const ShiftedClock clock(0);
    LaidTable table(begun(name, lines));
    table.stage.program().settings().shows_clock = true;
    for (const Scenery& scenery : all_sceneries()) {
        table.stage.set(scenery);
        table.stage.tap("more");
        table.stage.tap("menu:clock");
        table.stage.tap("clock:close");
    }
    CHECK(table.stage.has("more"));
}
