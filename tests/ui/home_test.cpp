/// The first screen: what waits, the games, the last evenings; and that nothing on it moves.

#include "db/connection.h"
#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

TEST_CASE("the first screen shows what waits and how it stands, and begins each game")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("back");
    REQUIRE(is_counted(stage));
    stage.frames(3);
    CHECK(stage.has("session:" + evenings.open));
    CHECK(stage.shows("Act I  ·  60 entries"));
    for (const char* name : {"Bruno", "Elena", "Celia", "Ana"})
        CHECK(stage.shows(name));
    CHECK(stage.shows("if it ended now"));
    // Its board, as it was left, and nothing on it answers.
    CHECK(stage.shows("Wall Street"));
    CHECK_FALSE(stage.has("business:test-hotel"));
    // The last evenings have the rows of the list.
    CHECK(stage.shows("Ana’s birthday  ·  Ana won"));
    stage.tap("new-table:cash-n-guns");
    CHECK_FALSE(stage.has("family:pizzino"));
    stage.tap("back");
    stage.tap("new-table");
    CHECK(stage.has("family:pizzino"));
    stage.tap("back");
    stage.tap("session:" + evenings.open);
    CHECK(stage.has("undo"));
}

TEST_CASE("each game says on the first screen how much of its box is known")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("back");
    stage.frames(3);
    CHECK(stage.shows("of 44 Jobs known"));
    CHECK(stage.shows("all components known"));
    CHECK(stage.shows("of 48 cards known"));
}

TEST_CASE("the two who have met most often stand against each other on the first screen")
{
    db::Record record = test_record("corleone/evening-of-two");
    House house(record);
    static_cast<void>(take_in(house, "evening-of-four", {"2026-11-19", "Łódź", {}}));
    static_cast<void>(take_in(house, "evening-of-five", {"2026-11-20", "Łódź", {}}));
    Stage& stage = house.stage();
    stage.tap("settings");
    stage.tap("back");
    REQUIRE(is_counted(stage));
    stage.frames(3);
    // Ana and Elena were at all three tables.
    CHECK(stage.shows("who ranked higher, 3 evenings together"));
    CHECK((stage.shows("ANA AGAINST ELENA") || stage.shows("ELENA AGAINST ANA")));
}

TEST_CASE("two of whom nobody knows who they are do not stand against each other")
{
    db::Record record = test_record("corleone/evening-of-two");
    House house(record);
    static_cast<void>(take_in(house, "evening-of-four", {"2026-11-19", "Łódź", {}}));
    static_cast<void>(take_in(house, "evening-of-five", {"2026-11-20", "Łódź", {}}));
    house.stage().program().database().connection().sqlite.exec(
        "UPDATE seat SET person = NULL WHERE person IN"
        " (SELECT person FROM seat GROUP BY person HAVING count(*) = 3)");
    house.restart();
    Stage& stage = house.stage();
    REQUIRE(is_counted(stage));
    stage.frames(3);
    CHECK_FALSE(stage.shows("who ranked higher"));
}

TEST_CASE("an evening whose board cannot be read waits with the picture of its game")
{
    FourEvenings evenings;
    // As a byte that changes on the disk.
    SQLite::Database& sqlite = evenings.house.stage().program().database().connection().sqlite;
    const std::string trigger =
        sqlite.execAndGet("SELECT sql FROM sqlite_master WHERE name = 'entry_keeps'").getString();
    sqlite.exec("DROP TRIGGER entry_keeps; UPDATE entry SET line = line || ' ' WHERE seq = 7");
    sqlite.exec(trigger);
    evenings.house.restart();
    Stage& stage = evenings.house.stage();
    stage.frames(2);
    CHECK_FALSE(stage.shows("Wall Street"));
    stage.tap("session:" + evenings.open);
    CHECK(stage.shows("Entry 7 of this evening was altered or damaged."));
}

TEST_CASE("the first screen and the list with all its dialogs in every scenery")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    db::Database& database = stage.program().database();
    const std::string longest(60, 'W');
    REQUIRE_FALSE(db::change_details(database, evenings.three,
        {"2026-02-01", "At " + longest, "Notes of " + longest, "Name of " + longest,
            {"league", longest}})
                      .is_error());
    stage.tap("back");
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.frames(3);
        stage.tap("history");
        for (const char* id : {"filter", "filter:tag:league", "filter:close", "chip:tag"})
            stage.tap(id);
        stage.tap("evening:" + evenings.three);
        for (const char* id : {"evening:delete", "deletion:close", "evening:cancel", "back"})
            stage.tap(id);
    }
    language::choose(language::Language::english);
}

TEST_CASE("nothing on the first screen moves when the counting is over")
{
    db::Record record = test_record("corleone/evening-of-two");
    House house(record);
    static_cast<void>(take_in(house, "evening-of-five", {"2026-11-20", "Łódź", {}}, 100));
    std::filesystem::remove(db::Cache::file_beside(house.database()));
    house.restart();
    const auto places = [&] {
        std::string text;
        for (const widgets::Target& target : house.stage().ui().targets()) {
            if (!target.id.starts_with("counting:"))
                text += target.id + " " + std::to_string(target.rect.left) + " "
                    + std::to_string(target.rect.top) + "\n";
        }
        return text;
    };
    const std::string before = places();
    REQUIRE(is_counted(house.stage()));
    house.stage().frames(2);
    CHECK(house.stage().shows("if it ended now"));
    CHECK(places() == before);
}
