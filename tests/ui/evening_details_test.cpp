/// What is said of an evening, by taps: named, archived, deleted.

#include "db/backups.h"
#include "db/record_file.h"
#include "tests/db/databases.h"
#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdio>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Taps a button whether it does something or only says what is missing.
void tap_whatever(Stage& stage, const char* id)
{
    const widgets::Target* const target = stage.ui().find_target(id);
    REQUIRE(target != nullptr);
    stage.tap_at(target->rect.centre());
}

} // namespace

TEST_CASE("name, place, date, notes and tags of an evening can be told later")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("evening:" + evenings.three);
    stage.tap("evening:name:field");
    stage.type("The long one");
    stage.tap("evening:tag:league");
    stage.tap("evening:tags:field");
    stage.type(", winter");
    stage.tap("evening:save");
    CHECK(stage.shows("The long one"));
    CHECK(stage.shows("#winter"));
    for (const db::SessionSummary& session : evenings.house.sessions()) {
        if (session.id == evenings.three)
            CHECK(session.details
                == db::SessionDetails{
                    "2026-02-01", "Łódź", "Nobody slept", "The long one", {"league", "winter"}});
    }
}

TEST_CASE("an archived evening is out of the list until a filter asks for it, and still counts")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    REQUIRE(is_counted(stage));
    stage.tap("evening:" + evenings.five);
    CHECK(stage.shows("still count in the statistics"));
    stage.tap("evening:archived:1");
    stage.tap("evening:save");
    CHECK(evenings.listed() == "open three two ");
    stage.tap("filter");
    stage.tap("filter:archived:2");
    stage.tap("filter:close");
    CHECK(evenings.listed() == "five ");
    CHECK(stage.shows("archived"));
    stage.tap("chip:archived");
    CHECK(evenings.listed() == "open three two ");
    stage.tap("back");
    CHECK_FALSE(evenings.lists(evenings.five));
    stage.tap("players");
    // Bruno was nowhere else.
    CHECK(stage.shows("Bruno"));
}

TEST_CASE("a day that is typed as numbers is said as people say it")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("filter");
    stage.tap("filter:since:field");
    stage.type("2026-01-0");
    const auto is_said = [&stage] {
        return std::ranges::count(stage.ui().texts(), std::string("9 Jan 2026")) > 0;
    };
    CHECK_FALSE(is_said());
    stage.type("9");
    CHECK(is_said());
}

TEST_CASE("a day is understood as the language writes it, and one that is none says why")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    const auto told = [&](const std::string& typed) {
        stage.tap("evening:" + evenings.three);
        stage.tap("evening:date:field");
        for (std::size_t i = 0; i < 10; ++i)
            stage.press_key(ImGuiKey_Backspace);
        stage.type(typed);
        tap_whatever(stage, "evening:save");
        for (const db::SessionSummary& session : evenings.house.sessions()) {
            if (session.id == evenings.three)
                return session.details.date;
        }
        return std::string();
    };
    CHECK(told("15.8.2026") == "2026-08-15");
    CHECK(told("3/11/2025") == "2025-11-03");
    CHECK(told("1 Feb 2026") == "2026-02-01");
    CHECK(told("2026-08-15") == "2026-08-15");
    // What is none is kept on the screen, and says why.
    CHECK(told("30.2.2026") == "2026-08-15");
    CHECK(stage.shows("“30.2.2026” isn’t a valid date. Example: 15.8.2026."));
}

TEST_CASE("a place where one has played before is taken by a tap")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("evening:" + evenings.two);
    stage.tap("evening:place:Łódź");
    stage.tap("evening:save");
    stage.tap("search:field");
    stage.type("lodz");
    CHECK(evenings.listed() == "five three two ");
    stage.tap("back");
    stage.tap("new-table");
    stage.tap("named");
    CHECK(stage.has("evening:place:Łódź"));
}

TEST_CASE("who sat where can be put right, and the statistics follow")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    const auto players = [&](const std::string& id) {
        for (const db::SessionSummary& session : evenings.house.sessions()) {
            if (session.id == id)
                return std::pair(session.seats[0].player, session.seats[1].player);
        }
        return std::pair<std::string, std::string>();
    };
    const auto [first, second] = players(evenings.two);
    stage.tap("evening:" + evenings.two);
    stage.tap("evening:seats");
    // Both have changed places.
    stage.tap("seat:1");
    stage.tap("seated:" + second);
    stage.tap("seats:keep");
    CHECK(players(evenings.two) == std::pair(second, first));
    // Somebody whom nobody knows.
    stage.tap("evening:" + evenings.two);
    stage.tap("evening:seats");
    stage.tap("seat:2");
    stage.tap("seated:field");
    for (std::size_t i = 0; i < first.size(); ++i)
        stage.press_key(ImGuiKey_Backspace);
    stage.type("Zenon");
    stage.tap("seats:keep");
    CHECK(players(evenings.two) == std::pair(second, std::string("Zenon")));
    CHECK(stage.shows("Zenon"));
    // One name on two seats is none of this table’s mistakes.
    stage.tap("evening:" + evenings.two);
    stage.tap("evening:seats");
    stage.tap("seat:2");
    stage.tap("seated:field");
    for (int i = 0; i < 5; ++i)
        stage.press_key(ImGuiKey_Backspace);
    stage.type(second);
    tap_whatever(stage, "seats:keep");
    CHECK(stage.shows("can’t sit in two seats"));
}

TEST_CASE("an evening is deleted after a second question, and a backup that has it")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    const std::filesystem::path database = evenings.house.database();
    const auto backups = [&database] { return db::backups_of(database); };
    const std::size_t before = backups().size();
    stage.tap("evening:" + evenings.three);
    stage.tap("evening:delete");
    stage.tap("deletion:yes");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    CHECK(stage.shows("Evening deleted."));
    stage.tap("notice:close");
    CHECK(evenings.listed() == "open five two ");
    CHECK(evenings.house.sessions().size() == 3);
    REQUIRE(backups().size() > before);
    auto copy = db::Database::read(backups().front().file);
    REQUIRE_FALSE(copy.is_error());
    CHECK(db::list_sessions(copy.value()).value().size() == 4);
}

TEST_CASE("a damaged evening is deleted after a third question, and what is whole of it is written")
{
    House house(test_record("corleone/evening-of-two"));
    house.restart(
        [&] { damage(house.database(), "UPDATE entry SET line = line || ' ' WHERE seq = 7"); });
    Stage& stage = house.stage();
    stage.tap("history");
    stage.tap("evening:" + house.session);
    stage.tap("evening:delete");
    stage.tap("deletion:yes");
    CHECK(stage.shows("Entry 7 of this evening was altered or damaged."));
    CHECK(stage.shows("6 entries before that are intact"));
    CHECK(house.sessions().size() == 1);
    stage.tap("deletion:damaged");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    CHECK(stage.shows("Its intact part is saved here"));
    stage.tap("notice:close");
    CHECK(house.sessions().empty());
    std::vector<std::filesystem::path> records;
    for (const auto& entry : std::filesystem::directory_iterator(house.documents())) {
        if (entry.path().string().ends_with(".corleone.toml"))
            records.push_back(entry.path());
    }
    REQUIRE(records.size() == 1);
    CHECK(db::read_record(records[0]).value().moves.size() == 6);
    // The backup has the evening as it was.
    auto copy = db::Database::read(db::backups_of(house.database()).front().file);
    REQUIRE_FALSE(copy.is_error());
    CHECK(db::list_sessions(copy.value()).value().size() == 1);
}

TEST_CASE("where no backup can be made, nothing is deleted")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    const std::filesystem::path folder = db::folder_of_backups(evenings.house.database());
    std::filesystem::remove_all(folder);
    // A file stands where the folder should be.
    std::fclose(std::fopen(folder.c_str(), "w"));
    stage.tap("evening:" + evenings.three);
    stage.tap("evening:delete");
    stage.tap("deletion:yes");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    CHECK(stage.shows("Not deleted: "));
    CHECK(evenings.house.sessions().size() == 4);
}
