/// The list of evenings by taps: searched, filtered, named, archived, deleted; and ten thousand of
/// them, of which only those that are seen are drawn.

#include "db/archive/archive.h"
#include "db/backups.h"
#include "db/connection.h"
#include "db/session_rows.h"
#include "db/transfer.h"
#include "tests/db/evenings.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <map>

using namespace consigliere;
using namespace consigliere::test;

namespace {

db::Archive& archive_of(Stage& stage)
{
    return stage.program().context().keeping.archive();
}

bool is_counted(Stage& stage)
{
    return comes_true(stage, [&stage] { return archive_of(stage).work().is_over(); });
}

/// Another evening beside the one of the house, with what is said of it.
std::string take_in(House& house, const std::string& name, const db::SessionDetails& details,
    std::size_t lines = 100'000)
{
    db::Record record = test_record("corleone/" + name);
    record.moves.resize(std::min(lines, record.moves.size()));
    db::Database& database = house.stage().program().database();
    const auto taken =
        db::import_record(database, record, name, built_in_components(record.game()));
    REQUIRE_FALSE(taken.is_error());
    for (const db::SessionSummary& session : house.sessions()) {
        if (session.details == db::SessionDetails{} && session.id != house.session) {
            REQUIRE_FALSE(db::change_details(database, session.id, details).is_error());
            return session.id;
        }
    }
    return {};
}

/// A house with four evenings: one of two in Kraków, one of three in Łódź, one of five, and one
/// that is not over.
struct FourEvenings {
    FourEvenings()
        : house(test_record("corleone/evening-of-two"))
        , two(house.session)
    {
        REQUIRE_FALSE(db::change_details(house.stage().program().database(), two,
            {"2025-03-07", "Kraków", "Rain, and a late start", "Ana’s birthday", {"league"}})
                          .is_error());
        three = take_in(house, "evening-of-three", {"2026-02-01", "Łódź", "Nobody slept"});
        five =
            take_in(house, "evening-of-five", {"2026-11-20", "Łódź", {}, {}, {"league", "final"}});
        open =
            take_in(house, "evening-of-four", {"2026-11-21", "Gdynia", "to be gone on with"}, 60);
        house.stage().tap("settings");
        house.stage().tap("back");
        house.stage().tap("history");
    }

    [[nodiscard]] bool lists(const std::string& id) { return house.stage().has("session:" + id); }
    /// Which of them are listed, in their order.
    [[nodiscard]] std::string listed()
    {
        const std::map<std::string, std::string> names{
            {two, "two "}, {three, "three "}, {five, "five "}, {open, "open "}};
        std::string text;
        for (const widgets::Target& target : house.stage().ui().targets()) {
            if (target.id.starts_with("session:"))
                text += names.at(target.id.substr(8));
        }
        return text;
    }

    House house;
    std::string two;
    std::string three;
    std::string five;
    std::string open;
};

std::string person_called(House& house, const std::string& name)
{
    for (const db::SessionSummary& session : house.sessions()) {
        for (const db::SessionSummary::Seat& seat : session.seats) {
            if (seat.player == name)
                return seat.person;
        }
    }
    return {};
}

/// The same evening again and again, each on another day.
void multiply(db::Database& database, const std::string& id, int count)
{
    db::Connection& connection = database.connection();
    db::SessionRows rows = *db::read_session(connection, id);
    const auto failure = db::in_transaction(connection, [&] {
        for (int i = 1; i < count; ++i) {
            char text[64];
            std::snprintf(text, sizeof text, "%08x-0000-4000-8000-%012x", i, i);
            rows.id = text;
            std::snprintf(text, sizeof text, "20%02d-%02d-%02dT20:00:00.000Z", i / 336 % 100,
                1 + i / 28 % 12, 1 + i % 28);
            rows.created = text;
            db::insert_session(connection, rows);
        }
    });
    REQUIRE_FALSE(failure.is_error());
}

} // namespace

TEST_CASE("the list tells of each evening, by months, the latest first")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    REQUIRE(is_counted(stage));
    stage.frames(3);
    CHECK(evenings.listed() == "open five three two ");
    CHECK(stage.shows("November 2026"));
    CHECK(stage.shows("March 2025"));
    CHECK(stage.shows("Ana’s birthday  ·  won by"));
    CHECK(stage.shows("#league"));
    CHECK(stage.shows("Rain, and a late start"));
    CHECK(stage.shows("60 entries, unfinished"));
    CHECK(stage.shows("$90"));
    CHECK(stage.shows("2. Elena $61"));
}

TEST_CASE(
    "evenings are found by words, also without their accents, and a chip takes the words away")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("search:field");
    stage.type("lodz");
    CHECK(evenings.listed() == "five three ");
    CHECK(stage.shows("Evenings: 2 of 4"));
    stage.type(" slept");
    CHECK(evenings.listed() == "three ");
    stage.type(" wedding");
    CHECK(evenings.listed().empty());
    CHECK(stage.shows("No evening is like that"));
    stage.tap("chip:words");
    CHECK(evenings.listed() == "open five three two ");
    stage.tap("search:field");
    stage.type("birth");
    CHECK(evenings.listed() == "two ");
}

TEST_CASE("each filter lets through what it says, and its chip takes it away")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    REQUIRE(is_counted(stage));
    const auto check = [&](const std::string& id, const std::string& chip,
                           const std::string& wanted) {
        INFO(id);
        stage.tap("filter");
        stage.tap(id);
        stage.tap("filter:close");
        CHECK(evenings.listed() == wanted);
        stage.tap(chip);
        CHECK(evenings.listed() == "open five three two ");
        CHECK_FALSE(stage.has(chip));
    };
    const std::string dario = person_called(evenings.house, "Dario");
    check("filter:person:" + dario, "chip:person:" + dario, "five three ");
    check("filter:place:Łódź", "chip:place", "five three ");
    check("filter:tag:final", "chip:tag", "five ");
    check("filter:side:pizzino", "chip:side", "open five two ");
    stage.tap("filter");
    stage.tap("filter:year:2026");
    stage.tap("filter:close");
    CHECK(evenings.listed() == "open five three ");
    stage.tap("chip:since");
    stage.tap("chip:until");
    stage.tap("filter");
    stage.tap("filter:until:field");
    stage.type("2026-02-01");
    stage.tap("filter:close");
    CHECK(evenings.listed() == "three two ");
    // Two people, and one of them with a Family.
    stage.tap("filter");
    stage.tap("filter:clear");
    stage.tap("filter:person:" + person_called(evenings.house, "Ana"));
    stage.tap("filter:person:" + dario);
    stage.tap("filter:close");
    CHECK(evenings.listed() == "five three ");
}

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
    CHECK(stage.shows("The evening is deleted"));
    stage.tap("notice:close");
    CHECK(evenings.listed() == "open five two ");
    CHECK(evenings.house.sessions().size() == 3);
    REQUIRE(backups().size() > before);
    auto copy = db::Database::read(backups().front().file);
    REQUIRE_FALSE(copy.is_error());
    CHECK(db::list_sessions(copy.value()).value().size() == 4);
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
    CHECK(stage.shows("The evening stays"));
    CHECK(evenings.house.sessions().size() == 4);
}

TEST_CASE("another course of an evening says that it is one")
{
    House house(test_record("corleone/evening-of-two"));
    db::Connection& connection = house.stage().program().database().connection();
    db::SessionRows rows = *db::read_session(connection, house.session);
    rows.id = "0000beef-0000-4000-8000-000000000001";
    rows.branch_of = house.session;
    REQUIRE_FALSE(db::in_transaction(connection, [&]() -> ledger::Failure<db::DatabaseError> {
        db::insert_session(connection, rows);
        return {};
    }).is_error());
    house.stage().tap("history");
    CHECK(house.stage().has("session:" + rows.id));
    CHECK(house.stage().shows("another course of an evening"));
}

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
    CHECK(stage.shows("as it would be now"));
    // The last evenings have the rows of the list.
    CHECK(stage.shows("Ana’s birthday  ·  won by"));
    stage.tap("new-table:cash-n-guns");
    CHECK_FALSE(stage.has("family:pizzino"));
    stage.tap("back");
    stage.tap("new-table");
    CHECK(stage.has("family:pizzino"));
    stage.tap("back");
    stage.tap("session:" + evenings.open);
    CHECK(stage.has("undo"));
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
    CHECK(house.stage().shows("as it would be now"));
    CHECK(places() == before);
}

namespace {

/// A house with ten thousand evenings of a few entries each, at the first screen.
struct TenThousand {
    TenThousand()
        : house(first_lines())
    {
        multiply(house.stage().program().database(), house.session, 10'000);
        house.stage().tap("settings");
        house.stage().tap("back");
    }

    [[nodiscard]] static db::Record first_lines()
    {
        db::Record record = test_record("corleone/evening-of-two");
        constexpr std::size_t few = 8;
        record.moves.resize(few);
        return record;
    }

    House house;
};

double milliseconds(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    return took.count();
}

} // namespace

TEST_CASE(
    "of ten thousand evenings only those that are seen are drawn, and a tap is answered at once")
{
    TenThousand evenings;
    Stage& stage = evenings.house.stage();
    stage.tap("history");
    // It is being counted, and answers.
    CHECK(stage.has("counting:stop"));
    stage.tap("counting:stop");
    CHECK_FALSE(stage.has("counting:stop"));
    CHECK(stage.shows("10,000 evenings"));
    const auto rows = [&stage] {
        return std::count_if(stage.ui().targets().begin(), stage.ui().targets().end(),
            [](const widgets::Target& target) { return target.id.starts_with("session:"); });
    };
    constexpr std::size_t most_texts = 80;
    widgets::ScrollState& list = stage.program().ui().scroll_state("evenings");
    stage.frame();
    const float length = list.length;
    CHECK(length > 1'000'000);
    for (const float part : {0.0F, 0.31F, 0.77F, 1.0F}) {
        list.offset = length * part;
        stage.frames(3);
        INFO(part);
        CHECK(rows() >= 3);
        CHECK(rows() <= 7);
        CHECK(stage.ui().texts().size() < most_texts);
    }
    // The last of the list is the first that was.
    CHECK(list.offset > length - 1000);
    stage.tap("search:field");
    stage.type("nobody");
    CHECK(stage.shows("Evenings: 0 of 10,000"));
    stage.tap("chip:words");
    CHECK(list.offset == 0);
    stage.tap("counting:go-on");
    CHECK(stage.has("counting:stop"));
}

TEST_CASE("what the list of ten thousand evenings costs", "[.figures]")
{
    TenThousand evenings;
    Stage& stage = evenings.house.stage();
    REQUIRE(comes_true(stage, [&stage] { return archive_of(stage).work().done > 100; }));
    archive_of(stage).cancel();
    const auto report = [](const char* what, double took) {
        std::printf("%-48s %8.2f ms\n", what, took);
    };
    // Two frames of a press and three of the release belong to a tap on this stage.
    report("the list opened by a tap, six frames", milliseconds([&] { stage.tap("history"); }));
    constexpr int frames = 100;
    report("a frame of the list", milliseconds([&] { stage.frames(frames); }) / frames);
    widgets::ScrollState& list = stage.program().ui().scroll_state("evenings");
    const double thrown = milliseconds([&] {
        for (int i = 0; i < frames; ++i) {
            list.offset += 5000;
            stage.frame();
        }
    });
    report("a frame while it is thrown along", thrown / frames);
    // What is seen for the first time goes past the inspector, who takes his time.
    stage.tap("search:field");
    stage.type("ana");
    stage.tap("chip:words");
    stage.tap("search:field");
    report("a word typed, two frames", milliseconds([&] { stage.type("ana"); }));
    report("its chip tapped, six frames", milliseconds([&] { stage.tap("chip:words"); }));
}
