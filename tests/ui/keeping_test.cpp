/// How the program keeps evenings: backups by themselves, what it says when the disk does not take
/// an entry, and the ways out of a damaged database.

#include "db/backups.h"
#include "db/import_export.h"
#include "db/session.h"
#include "tests/db/databases.h"
#include "tests/db/write_protected.h"
#include "tests/ui/astray.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

int entries_in(House& house)
{
    return house.sessions().front().entries;
}

} // namespace

TEST_CASE("an evening is copied when it begins and when it is left, and the first screen says so")
{
    House house(begun_evening(12));
    Stage& stage = house.stage();
    CHECK_FALSE(stage.shows("Last backup"));
    stage.tap("session:" + house.session);
    wait_for_backup(stage);
    CHECK(db::backups_of(house.database()).size() == 1);
    take_back(stage);
    stage.tap("home");
    wait_for_backup(stage);
    CHECK(stage.shows("Last backup"));
    CHECK(stage.shows("checked"));
    const auto backups = db::backups_of(house.database());
    REQUIRE(backups.size() == 2);
    auto copy = db::Database::read(backups.front().file);
    REQUIRE_FALSE(copy.is_error());
    CHECK(db::list_sessions(copy.value()).value().front().entries == 13);
}

TEST_CASE("an evening is copied whenever an Act or a round has ended, and not between")
{
    const auto& [name, part] = GENERATE(table<std::string, std::string>(
        {{"corleone/evening-of-two", "act"}, {"cash-n-guns/game-4-players", "round"}}));
    INFO(name);
    // Up to the entry with which the second part begins.
    db::Record record = test_record(name);
    const auto referee = referee_of(record);
    std::size_t lines = 0;
    const auto is_first_part = [&] {
        const ledger::Tree report = referee->position_report();
        const ledger::Tree* now = report.find(part);
        return now == nullptr || now->number() == nullptr || *now->number() < 2;
    };
    while (is_first_part())
        static_cast<void>(referee->record(record.moves.at(lines++)));
    record.moves.resize(lines);
    House house(record);
    Stage& stage = house.stage();
    const auto backups = [&] {
        wait_for_backup(stage);
        return db::backups_of(house.database()).size();
    };
    stage.tap("session:" + house.session);
    CHECK(backups() == 1);
    take_back(stage);
    CHECK(backups() == 2);
    take_back(stage);
    CHECK(backups() == 2);
    stage.tap("redo");
    CHECK(backups() == 2);
    stage.tap("redo");
    CHECK(backups() == 3);
}

TEST_CASE("an evening is copied when it becomes final, and not once more when it is left")
{
    const std::string name =
        GENERATE("corleone/evening-of-two", "cash-n-guns/game-4-players", "mafia/game-2-players");
    INFO(name);
    db::Record record = test_record(name);
    // What is only claimed about the end comes behind it.
    while (record.moves.back().starts_with("table believes"))
        record.moves.pop_back();
    House house(record);
    Stage& stage = house.stage();
    REQUIRE(house.sessions().front().is_finished);
    const auto backups = [&] {
        wait_for_backup(stage);
        return db::backups_of(house.database()).size();
    };
    stage.tap("history");
    stage.tap("session:" + house.session);
    stage.tap("past:table");
    CHECK(backups() == 1);
    stage.tap("undo");
    stage.tap("reopening:done");
    REQUIRE_FALSE(house.sessions().front().is_finished);
    CHECK(backups() == 2);
    stage.tap("redo");
    REQUIRE(house.sessions().front().is_finished);
    CHECK(backups() == 3);
    auto copy = db::Database::read(db::backups_of(house.database()).front().file);
    REQUIRE_FALSE(copy.is_error());
    CHECK(db::list_sessions(copy.value()).value().front().entries == entries_in(house));
    stage.tap("home");
    CHECK(backups() == 3);
}

TEST_CASE("a backup that fails is told on the first screen, and the evening goes on")
{
    House house(begun_evening(12));
    Stage& stage = house.stage();
    write_text(house.database().parent_path() / "backups", "no folder");
    stage.tap("session:" + house.session);
    wait_for_backup(stage);
    take_back(stage);
    CHECK(entries_in(house) == 13);
    stage.tap("home");
    wait_for_backup(stage);
    CHECK(stage.shows("No backup:"));
}

TEST_CASE("while a new backup fails the last good one is told, also after a restart")
{
    House house(begun_evening(12));
    {
        Stage& stage = house.stage();
        stage.tap("session:" + house.session);
        wait_for_backup(stage);
        take_back(stage);
        stage.tap("home");
        wait_for_backup(stage);
        CHECK(stage.shows("Last backup"));
        // The newest is no longer what it was.
        const auto backups = db::backups_of(house.database());
        REQUIRE(backups.size() == 2);
        write_text(backups.front().file, "");
    }
    house.restart();
    Stage& stage = house.stage();
    wait_for_backup(stage);
    CHECK(stage.shows("Last backup"));
    CHECK(stage.shows("checked"));
    const fs::path folder = db::folder_of_backups(house.database());
    const WriteProtected is_protected(folder);
    if (!is_protected.works()) {
        WARN("nothing can be write-protected here");
        return;
    }
    stage.program().context().keeping.begin_backup();
    wait_for_backup(stage);
    CHECK(stage.shows("No new backup:"));
    CHECK(stage.shows("The backup can’t be written"));
    CHECK(stage.shows("What you recorded is safe."));
    CHECK(stage.shows("Last good one:"));
}

TEST_CASE("an evening that is damaged is named where the last backup is told, which is good")
{
    House house(test_record("corleone/evening-of-two"));
    house.restart(
        [&] { damage(house.database(), "UPDATE entry SET line = line || ' ' WHERE seq = 7"); });
    Stage& stage = house.stage();
    stage.program().context().keeping.begin_backup();
    wait_for_backup(stage);
    CHECK(stage.shows("checked. Damaged here, as in the database:"));
    CHECK_FALSE(stage.shows("No backup"));
    house.restart();
    wait_for_backup(house.stage());
    CHECK(house.stage().shows("checked. Damaged here, as in the database:"));
}

TEST_CASE("what the disk does not take is kept, marked as not saved, and saved when it can be")
{
    Astray astray;
    Stage& stage = astray.stage;
    take_back(stage);
    CHECK(stage.shows("Not saved"));
    CHECK(stage.shows("was moved, replaced or removed"));
    stage.tap("unsaved:close");
    CHECK(stage.shows("1 entry not saved"));
    stage.tap("redo");
    CHECK_FALSE(stage.shows("Not saved"));
    CHECK(stage.shows("2 entries not saved"));
    stage.tap("unsaved");
    CHECK(stage.shows("Entry 13"));
    CHECK(stage.shows("Entry 14"));
    stage.tap("unsaved:again");
    CHECK(stage.shows("was moved, replaced or removed"));
    astray.bring_back();
    SECTION("when that is asked for")
    {
        stage.tap("unsaved:again");
        CHECK(stage.shows("Everything is saved now."));
        stage.tap("notice:close");
        CHECK(entries_in(astray.house) == 14);
    }
    SECTION("with the next entry")
    {
        stage.tap("unsaved:close");
        take_back(stage);
        CHECK(entries_in(astray.house) == 15);
    }
    CHECK_FALSE(stage.shows("not saved"));
    CHECK_FALSE(stage.has("unsaved"));
}

TEST_CASE("nobody leaves an evening that is not saved without being asked")
{
    Astray astray;
    Stage& stage = astray.stage;
    take_back(stage);
    stage.tap("unsaved:close");
    stage.tap("home");
    CHECK(stage.shows("Not saved"));
    stage.tap("unsaved:close");
    CHECK(stage.has("undo"));
    stage.tap("home");
    stage.tap("unsaved:leave");
    CHECK(stage.has("new-table"));
    astray.bring_back();
}

TEST_CASE("what is not saved goes to a file in a place that somebody chooses")
{
    Astray astray;
    Stage& stage = astray.stage;
    take_back(stage);
    stage.tap("unsaved:file");
    const auto chosen = stage.find("files:take");
    REQUIRE(chosen);
    stage.tap("files:take");
    CHECK(stage.shows("Record saved as"));
    stage.tap("notice:close");
    std::vector<fs::path> records;
    for (const auto& entry : fs::directory_iterator(astray.house.documents())) {
        if (entry.path().string().ends_with(".corleone.toml"))
            records.push_back(entry.path());
    }
    REQUIRE(records.size() == 1);
    CHECK(db::read_record(records[0]).value().moves.size() == 13);
    astray.bring_back();
}

TEST_CASE("after a crash the next start says which entries are there")
{
    Astray astray;
    take_back(astray.stage);
    astray.bring_back();
    astray.house.restart();
    Stage& stage = astray.house.stage();
    CHECK(stage.shows("Entry 13 is missing"));
    stage.tap("notice:close");
    astray.house.restart();
    CHECK_FALSE(astray.house.stage().shows("is missing"));
}

TEST_CASE("a damaged database leads to its backups, and one of them is restored")
{
    TemporaryFolder folder;
    const fs::path path = folder / "evening.db";
    const std::string session = begin_in(path, begun_evening(12), 12);
    {
        db::Database database = open_database(path);
        REQUIRE_FALSE(db::make_backup(database, db::CopyMode::blocking).is_error());
    }
    const std::string made = db::backups_of(path).front().made;
    write_text(path, "Dear diary " + std::string(5000, 'x'));
    Inspector inspector;
    {
        Stage stage(path, std::nullopt, inspector);
        CHECK(stage.shows("damaged"));
        // Nothing is recorded into nowhere.
        stage.tap("new-table");
        CHECK(stage.shows("damaged"));
        stage.tap("notice:close");
        stage.tap("mend");
        stage.tap("backup:" + made);
        CHECK(stage.shows("what the backup lacks is unknown"));
        stage.tap("mending:close");
        stage.tap("backup:" + made);
        stage.tap("mending:yes");
        CHECK(stage.shows("Backup restored."));
        stage.tap("notice:close");
        CHECK(stage.has("session:" + session));
        stage.tap("session:" + session);
        take_back(stage);
        CHECK(db::list_sessions(stage.program().database()).value().front().entries == 13);
    }
    CHECK(inspector.report() == "");
}

TEST_CASE("what is whole is taken out of a damaged database")
{
    TemporaryFolder folder;
    const fs::path path = folder / "evening.db";
    const std::string session = begin_in(path, begun_evening(12), 12);
    std::string bytes = read_text(path);
    // The page of the settings, which every start looks at.
    const std::string root =
        query_sql(path, "SELECT rootpage FROM sqlite_schema WHERE name = 'setting'");
    constexpr std::size_t page = 4096;
    bytes.replace((std::stoul(root) - 1) * page, page, std::string(page, '\x5a'));
    write_text(path, bytes);
    Inspector inspector;
    {
        Stage stage(path, std::nullopt, inspector);
        CHECK(stage.shows("damaged"));
        stage.tap("mend");
        stage.tap("salvage");
        stage.tap("mending:yes");
        CHECK(stage.shows("1 intact evening copied."));
        stage.tap("notice:close");
        CHECK(stage.has("session:" + session));
    }
    CHECK(inspector.report() == "");
}

TEST_CASE("before a backup is restored, the settings' way says what would be lost")
{
    House house(begun_evening(12));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    wait_for_backup(stage);
    take_back(stage);
    stage.tap("more");
    stage.tap("menu:settings");
    stage.tap("backups");
    const auto backups = db::backups_of(house.database());
    REQUIRE(backups.size() == 1);
    stage.tap("backup:" + backups[0].made);
    CHECK(stage.shows("1 entry at the end would be lost"));
    stage.tap("mending:yes");
    CHECK(stage.shows("is kept as"));
    stage.tap("notice:close");
    CHECK(stage.has("new-table"));
    CHECK(entries_in(house) == 12);
}

TEST_CASE("a database on a read-only medium is looked at, and what would write says why not")
{
    TemporaryFolder folder;
    fs::create_directory(folder / "medium");
    const fs::path path = folder / "medium/evening.db";
    const std::string session = begin_in(path, begun_evening(12), 12);
    const WriteProtected medium(folder / "medium");
    if (!medium.works()) {
        WARN("nothing can be write-protected here");
        return;
    }
    Inspector inspector;
    {
        Stage stage(path, std::nullopt, inspector);
        CHECK(stage.shows("This database is read-only"));
        stage.tap("new-table");
        CHECK(stage.has("notice:close"));
        stage.tap("notice:close");
        stage.tap("session:" + session);
        CHECK(stage.shows("Entry 12 of 12"));
        stage.tap("past:before");
        CHECK(stage.shows("Entry 11 of 12"));
        stage.tap("past:notes");
        stage.tap("note:text:field");
        stage.type("a slip");
        stage.tap("note:keep");
        CHECK(stage.shows("This database is read-only"));
        stage.tap("notice:close");
        stage.tap("note:cancel");
        stage.tap("past:table");
        CHECK(stage.shows("This database is read-only"));
        stage.tap("notice:close");
        stage.tap("back");
        stage.tap("history");
        stage.tap("evenings:import");
        CHECK(stage.shows("This database is read-only"));
        stage.tap("notice:close");
        stage.tap("evening:" + session);
        stage.tap("evening:delete");
        CHECK(stage.shows("This database is read-only"));
    }
    CHECK(inspector.report() == "");
}
