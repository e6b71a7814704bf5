/// `consigliere delete` leaves what deleting in the window leaves: a backup, and the record.

#include "db/backups.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

struct Deletion {
    TemporaryFolder folder;
    std::filesystem::path path = folder / "x.db";
    std::filesystem::path record = folder / "kept.game.toml";
    db::SessionId id;

    Deletion()
    {
        db::Database database = open_database(path);
        id = begin_game(database, 2, 1, 8).id();
        static_cast<void>(begin_game(database, 3, 2, 8));
    }

    [[nodiscard]] ProgramResult run(std::vector<std::string> words) const
    {
        words.insert(words.begin(), "delete");
        words.insert(words.end(), {"--db", path.string()});
        return run_program(words);
    }
    [[nodiscard]] std::size_t evenings() const
    {
        db::Database database = open_database(path);
        CHECK(database.notes().empty());
        return db::list_sessions(database).value().size();
    }
};

} // namespace

TEST_CASE("delete asks first, and deletes nothing")
{
    const Deletion deletion;
    const ProgramResult asked = deletion.run({deletion.id.substr(0, 8)});
    CHECK(asked.exit_code == 1);
    CHECK_THAT(asked.output, Catch::Contains(deletion.id) && Catch::Contains("Add --yes"));
    CHECK(deletion.evenings() == 2);
    CHECK(db::backups_of(deletion.path).empty());
}

TEST_CASE("a deleted evening is in the backup and in its record, from which it comes back")
{
    const Deletion deletion;
    const ProgramResult deleted = deletion.run({"--yes", deletion.id, deletion.record.string()});
    CHECK(deleted.exit_code == 0);
    CHECK_THAT(deleted.output, Catch::Contains("Evening deleted. Its record is saved here"));
    CHECK(deletion.evenings() == 1);
    REQUIRE(db::backups_of(deletion.path).size() == 1);
    db::Database backup =
        std::move(db::Database::read(db::backups_of(deletion.path).front().file).value());
    CHECK(db::list_sessions(backup).value().size() == 2);
    CHECK(
        run_program({"import", deletion.record.string(), "--db", deletion.path.string()}).exit_code
        == 0);
    CHECK(deletion.evenings() == 2);
}

TEST_CASE("without a name the record lies beside the database")
{
    const Deletion deletion;
    CHECK(deletion.run({"--yes", deletion.id}).exit_code == 0);
    const std::vector<std::string> names = names_in(deletion.folder / ".");
    CHECK(std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return name.ends_with(" " + deletion.id.substr(0, 8) + ".corleone.toml");
    }));
}

TEST_CASE("nothing is deleted whose record could not be written, or that is not there")
{
    const Deletion deletion;
    write_text(deletion.record, "something");
    CHECK(deletion.run({"--yes", deletion.id, deletion.record.string()}).exit_code == 2);
    CHECK(deletion.run({"--yes", "ffffffff"}).exit_code == 2);
    CHECK(read_text(deletion.record) == "something");
    CHECK(deletion.evenings() == 2);
}

TEST_CASE("nothing is deleted whose record could not be taken in again")
{
    const Deletion deletion;
    record_otherwise(deletion.path,
        "UPDATE entry SET line = line || ' ! ' || printf('%.3000c', 'x')"
        " WHERE session = 1 AND seq = 8");
    const ProgramResult refused = deletion.run({"--yes", deletion.id, deletion.record.string()});
    CHECK(refused.exit_code == 2);
    CHECK_THAT(refused.errors, Catch::Contains("Not deleted: its record"));
    CHECK(deletion.evenings() == 2);
    CHECK_FALSE(std::filesystem::exists(deletion.record));
}

TEST_CASE("an evening that is damaged is deleted only with --force, and what is whole is written")
{
    const Deletion deletion;
    damage(deletion.path, "UPDATE entry SET line = line || ' ' WHERE session = 1 AND seq = 5");
    const ProgramResult refused = deletion.run({"--yes", deletion.id, deletion.record.string()});
    CHECK(refused.exit_code == 1);
    CHECK_THAT(refused.output, Catch::Contains("--force"));
    CHECK(deletion.evenings() == 2);
    CHECK(deletion.run({"--yes", "--force", deletion.id, deletion.record.string()}).exit_code == 0);
    CHECK_THAT(read_text(deletion.record), Catch::Contains("moves"));
    CHECK(deletion.evenings() == 1);
}
