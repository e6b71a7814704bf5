/// The commands for a database that is lost or damaged.

#include "db/backups.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <chrono>
#include <filesystem>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;

TEST_CASE("restore lists the backups, says what would be lost, and restores one that was agreed to")
{
    const Desk desk;
    CHECK_THAT(desk.run({"restore"}).output, Catch::Contains("No backup"));
    const std::string id = desk.import();
    const std::string copy = (desk.folder / "copy.db").string();
    {
        const db::Database empty = open_database(copy);
    }
    {
        db::Database database = open_database(desk.database);
        REQUIRE_FALSE(db::make_backup(database, db::CopyMode::blocking).is_error());
    }
    CHECK_THAT(desk.run({"restore"}).output, Catch::Contains("1 evening"));

    const ProgramResult asked = desk.run({"restore", copy});
    CHECK(asked.exit_code == 1);
    CHECK_THAT(asked.output, Catch::Contains(id) && Catch::Contains("--yes"));
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").size() == 1);
    const ProgramResult restored = desk.run({"restore", "--yes", copy});
    CHECK(restored.exit_code == 0);
    CHECK_THAT(restored.output, Catch::Contains("replaced"));
    CHECK(Json::parse(desk.run({"list", "--json"}).output).at("sessions").empty());
    check_unusable(
        desk.run({"restore", "--yes", (desk.folder / "none.db").string()}), "Database not found");
}

TEST_CASE("a backup that is not what was recorded is restored only when that is said, too")
{
    const Desk desk;
    const std::string id = desk.import();
    const std::string copy = (desk.folder / "copy.db").string();
    CHECK(desk.run({"backup", copy}).exit_code == 0);
    damage(copy, "UPDATE entry SET line = line || ' ' WHERE seq = 7");
    const ProgramResult asked = desk.run({"restore", copy});
    CHECK(asked.exit_code == 1);
    CHECK_THAT(asked.output,
        Catch::Contains("Altered or damaged: " + id) && Catch::Contains("Entry 7")
            && Catch::Contains("--force"));
    check_unusable(desk.run({"restore", "--yes", copy}), "Entry 7 of this evening");
    CHECK(desk.run({"restore", "--yes", "--force", copy}).exit_code == 0);
    CHECK(desk.run({"verify"}).exit_code == 1);
}

TEST_CASE("where a database is gone and copies of it lie there, every command says so")
{
    const Desk desk;
    const std::string id = desk.import();
    {
        db::Database database = open_database(desk.database);
        REQUIRE_FALSE(db::make_backup(database, db::CopyMode::blocking).is_error());
    }
    const std::string backup = db::backups_of(desk.database).front().file.string();
    std::filesystem::remove(desk.database);
    // A folder that came from a stick: the files have the times at which they were copied.
    const std::filesystem::path older = std::filesystem::path(backup).parent_path()
        / (desk.database.stem().string() + " 2024-01-31T20-00-00.000Z.db");
    std::filesystem::copy_file(backup, older);
    std::filesystem::last_write_time(
        older, std::filesystem::last_write_time(backup) + std::chrono::hours(1));
    check_unusable(desk.run({"list"}), "there are backups. The newest is " + backup);
    CHECK_FALSE(std::filesystem::exists(desk.database));
    SECTION("and lists again when one is in its place")
    {
        CHECK(desk.run({"restore", "--yes", backup}).exit_code == 0);
        CHECK_THAT(desk.run({"list"}).output, Catch::Contains(id));
    }
    SECTION("also one that makes a new one")
    {
        const ProgramResult imported = desk.run({"import", desk.record.string()});
        CHECK(imported.exit_code == 0);
        CHECK_THAT(imported.errors, Catch::Contains("a new one was made"));
    }
}

TEST_CASE("salvage takes over what is whole, and names what is not")
{
    const Desk desk;
    const std::string id = desk.import();
    const std::string to = (desk.folder / "new.db").string();
    ProgramResult salvaged = run_program({"salvage", desk.database.string(), "--to", to});
    CHECK(salvaged.exit_code == 0);
    CHECK_THAT(salvaged.output, Catch::Contains(id) && Catch::Contains("1 intact evening copied"));
    CHECK(run_program({"verify", "--db", to}).exit_code == 0);

    run_sql(desk.database,
        "DROP TRIGGER entry_keeps; UPDATE entry SET verdict = 'ruled' WHERE seq = 7");
    const std::string other = (desk.folder / "other.db").string();
    salvaged = run_program({"salvage", desk.database.string(), "--to", other});
    CHECK(salvaged.exit_code == 1);
    CHECK_THAT(salvaged.output, Catch::Contains(id + "  not copied"));
    check_unusable(run_program({"salvage", "nowhere.db", "--to", other}), "Database not found");
}

TEST_CASE("a folder of backups that cannot be read is not said to be empty by restore")
{
    const Desk desk;
    static_cast<void>(desk.import());
    std::filesystem::create_symlink("backups", db::folder_of_backups(desk.database));
    const ProgramResult result = desk.run({"restore"});
    CHECK(result.exit_code == 2);
    CHECK_THAT(result.errors, Catch::Contains("can’t be read right now"));
    CHECK_THAT(result.output, !Catch::Contains("No backup"));
}
