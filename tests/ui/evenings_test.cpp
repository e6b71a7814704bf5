/// Beginning, keeping and handing on evenings with a finger: names, the same table again, files,
/// deletion.

#include "db/connection.h"
#include "db/people.h"
#include "db/record_file.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void give_name(Stage& stage, int seat, const std::string& name)
{
    stage.tap("seat:" + std::to_string(seat) + ":name:field");
    stage.type(name);
}

} // namespace

TEST_CASE("two people of one name cannot sit at a table")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("new-table");
    stage.tap("family:pizzino");
    stage.tap("family:vitale");
    give_name(stage, 0, "Ana");
    give_name(stage, 1, "ana ");
    CHECK(stage.shows("Two players are called"));
    CHECK_FALSE(stage.has("begin"));
    give_name(stage, 1, "M.");
    CHECK(stage.has("begin"));
}

TEST_CASE("known names fill the first empty seat, one after the other")
{
    House house(test_record("corleone/evening-shared"));
    Stage& stage = house.stage();
    stage.tap("new-table");
    for (const char* id : {"family:pizzino", "family:vitale", "family:caccamo"})
        stage.tap(id);
    std::vector<std::string> names;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("name:"))
            names.push_back(target.id.substr(5));
    }
    REQUIRE(names.size() >= 2);
    stage.tap("name:" + names[0]);
    stage.tap("name:" + names[1]);
    stage.tap("begin");
    const db::SessionSummary begun = house.sessions().front();
    CHECK(begun.seats[0].player == names[0]);
    CHECK(begun.seats[1].player == names[1]);
    CHECK(begun.seats[2].player.empty());
}

TEST_CASE("chairs round the table change places, and take the people who are carried to them")
{
    House house(test_record("corleone/evening-shared"));
    Stage& stage = house.stage();
    stage.tap("new-table");
    for (const char* id : {"family:pizzino", "family:vitale", "family:caccamo"})
        stage.tap(id);
    const auto drag = [&stage](const std::string& from, const std::string& to) {
        const auto begin = stage.find(from);
        const auto end = stage.find(to);
        REQUIRE(begin);
        REQUIRE(end);
        stage.drag(begin->rect.centre(), end->rect.centre());
    };
    // A name that is let go beside the seats sits nowhere.
    drag("name:Elena", "game:1");
    CHECK(stage.has("name:Elena"));
    drag("name:Ana", "chair:2");
    drag("name:Elena", "seat:0:name:field");
    // Pizzino goes to where Caccamo sits, and takes his name with him; the others move up.
    drag("chair:0", "chair:2");
    stage.tap("begin");
    const db::SessionSummary begun = house.sessions().front();
    REQUIRE(begun.seats.size() == 3);
    CHECK(begun.seats[0].actor == "vitale");
    CHECK(begun.seats[0].player.empty());
    CHECK(begun.seats[1].actor == "caccamo");
    CHECK(begun.seats[1].player == "Ana");
    CHECK(begun.seats[2].actor == "pizzino");
    CHECK(begun.seats[2].player == "Elena");
}

TEST_CASE("a table that is left before anything was written down is not kept, nor is anybody at it")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("new-table");
    stage.tap("game:1");
    give_name(stage, 0, "Ana");
    stage.tap("begin");
    REQUIRE(house.sessions().size() == 1);
    stage.tap("home");
    CHECK(house.sessions().empty());
    CHECK(stage.has("new-table"));
    CHECK(db::remembered_people(stage.program().database()).value().empty());
}

TEST_CASE("a seat without a name becomes nobody")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("new-table");
    stage.tap("game:1");
    give_name(stage, 0, "Ana");
    stage.tap("begin");
    CHECK(stage.shows("Player 2"));
    const auto people = db::remembered_people(stage.program().database()).value();
    REQUIRE(people.size() == 1);
    CHECK(people.front().name == "Ana");
}

TEST_CASE("the same table again: game, players, seats, and what was agreed")
{
    const db::Record record = test_record("corleone/evening-on-the-board");
    House house(record);
    Stage& stage = house.stage();
    stage.tap("new-table");
    CHECK_FALSE(stage.has("begin"));
    stage.tap("same-table");
    stage.tap("begin");
    const auto sessions = house.sessions();
    REQUIRE(sessions.size() == 2);
    const auto& begun = sessions.front();
    const auto& before = sessions.back();
    REQUIRE(begun.seats.size() == before.seats.size());
    for (std::size_t i = 0; i < begun.seats.size(); ++i) {
        CHECK(begun.seats[i].player == before.seats[i].player);
        CHECK(begun.seats[i].actor == before.seats[i].actor);
    }
}

TEST_CASE("an evening goes to a file with a name that people can read, and never over another")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    for (int i = 0; i < 2; ++i) {
        stage.tap("evening:" + house.session);
        stage.tap("evening:export");
        stage.tap("files:take");
        stage.tap("notice:close");
        stage.tap("evening:cancel");
    }
    const auto files = files_in(house.documents());
    REQUIRE(files.size() == 2);
    CHECK(files[0].filename().string().find("Ana") != std::string::npos);
    CHECK(files[0].string().ends_with(".corleone.toml"));
    CHECK(db::read_record(files[1]).value().moves == test_record("corleone/evening-of-two").moves);
}

TEST_CASE(
    "an evening is deleted after a second question, leaves its record, and comes back from it")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evening:" + house.session);
    stage.tap("evening:delete");
    stage.tap("deletion:close");
    CHECK(house.sessions().size() == 1);
    stage.tap("evening:delete");
    stage.tap("deletion:yes");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    CHECK(house.sessions().empty());
    stage.tap("notice:close");
    const auto files = files_in(house.documents());
    REQUIRE(files.size() == 1);

    stage.tap("evenings:import");
    stage.tap("file:" + files.front().string());
    stage.tap("files:take");
    stage.tap("notice:close");
    REQUIRE(house.sessions().size() == 1);
    CHECK(house.sessions().front().id == house.session);
}

TEST_CASE("date, place and notes of an evening can be told later")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evening:" + house.session);
    stage.tap("evening:place:field");
    stage.type("Gdynia");
    stage.tap("evening:save");
    CHECK(house.sessions().front().details.place == "Gdynia");
    CHECK(stage.shows("Gdynia"));
}

TEST_CASE("an evening that is not what was recorded is told of, and what precedes it goes on")
{
    House house(test_record("corleone/evening-of-two"));
    {
        // As a byte that changes on the disk.
        SQLite::Database& sqlite = house.stage().program().database().connection().sqlite;
        sqlite.exec("DROP TRIGGER entry_keeps; UPDATE entry SET line = line || ' ' WHERE seq = 37");
    }
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    CHECK(stage.shows("Entry 37 of this evening was altered or damaged."));
    stage.tap("notice:close");
    stage.tap("history");
    stage.tap("evening:" + house.session);
    stage.tap("evening:export");
    stage.tap("files:take");
    CHECK(stage.shows("The part before it is saved"));
    stage.tap("notice:close");
    const auto files = files_in(house.documents());
    REQUIRE(files.size() == 1);
    const auto part = db::read_record(files.front());
    REQUIRE_FALSE(part.is_error());
    CHECK(part.value().moves.size() == 36);
    CHECK(house.sessions().size() == 1);
}

TEST_CASE("all evenings are copied to a file that can be opened")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evenings:backup");
    const auto files = files_in(house.documents());
    REQUIRE(files.size() == 1);
    auto copy = db::Database::open(files.front());
    REQUIRE_FALSE(copy.is_error());
    CHECK(db::list_sessions(copy.value()).value().size() == 1);
}

TEST_CASE("brass goes to the evening that waits, and Enter takes it")
{
    db::Record record = test_record("corleone/evening-of-two");
    record.moves.resize(5);
    House house(record);
    Stage& stage = house.stage();
    stage.press_key(ImGuiKey_Enter);
    CHECK(stage.has("undo"));
}

TEST_CASE("Escape leaves a screen, and a tap beside a dialog closes it")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("settings");
    stage.press_key(ImGuiKey_Escape);
    CHECK(stage.has("new-table"));
    stage.tap("history");
    stage.tap("session:" + house.session);
    stage.press_key(ImGuiKey_Escape);
    CHECK(stage.has("search:field"));
    stage.tap("session:" + house.session);
    stage.tap("past:table");
    stage.tap("more");
    CHECK(stage.has("menu:close"));
    // The dialog has found its height, and half a second passes.
    stage.frames(2);
    stage.tap_at({20, 400});
    CHECK_FALSE(stage.has("menu:close"));
    CHECK(stage.has("more"));
    stage.tap("why");
    stage.press_key(ImGuiKey_Escape);
    CHECK_FALSE(stage.has("why:close"));
}

TEST_CASE("a keyboard goes on typing where a finger has touched, with keys on the screen too")
{
    House house;
    Stage& stage = house.stage();
    choose_setting(stage, "keys:0");
    stage.tap("new-table");
    stage.tap("family:marzullo");
    stage.tap("family:caccamo");
    stage.tap("seat:0:name:field");
    stage.type("Ewa");
    constexpr int most_presses = 30;
    for (int i = 0; i < most_presses && stage.ui().typing().field != "seat:1:name"; ++i)
        stage.press_key(ImGuiKey_Tab);
    REQUIRE(stage.ui().typing().field == "seat:1:name");
    stage.type("Jan");
    stage.tap("key:done");
    stage.tap("begin");
    CHECK(house.sessions().front().seats[0].player == "Ewa");
    CHECK(house.sessions().front().seats[1].player == "Jan");
}
