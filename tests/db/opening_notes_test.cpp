/// What every command says about a database whose log was damaged, and what merging leaves alone.

#include "db/settings.h"
#include "db/wal_file.h"
#include "tests/db/databases.h"
#include "tests/db/desk.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

/// A database and its log as a crash leaves them.
struct Left {
    std::string database;
    std::string log;

    void write(const fs::path& path) const
    {
        write_text(path, database);
        write_text(db::log_beside(path), log);
    }
};

/// What a crash leaves after a few changes of settings.
Left left_by_crash(const fs::path& path)
{
    db::Database database = open_database(path);
    for (const char* language : {"pl", "cs", "ru", "en"})
        REQUIRE_FALSE(db::set_setting(database, "language", language).is_error());
    return {read_text(path), read_text(db::log_beside(path))};
}

} // namespace

TEST_CASE("every command says that the log of the database was damaged")
{
    const Desk desk;
    const std::string id = desk.import();
    Left left = left_by_crash(desk.database);
    constexpr std::size_t in_first_page = 100;
    left.log.at(in_first_page) = static_cast<char>(left.log[in_first_page] ^ 1);
    const std::string line = random_game(2, 1)[0];
    for (const std::vector<std::string>& command : {std::vector<std::string>{"list"}, {"verify"},
             {"people"}, {"rulings"}, {"stats"}, {"score", id}, {"log", id}, {"check", id},
             {"legal", id}, {"export", id}, {"export", "corleone"},
             {"export", "--all", "--format", "csv"}, {"sheet", id}, {"why", id, "1"},
             {"amend", id, "1", line}, {"what-if", id, "0", line}, {"import", desk.record.string()},
             {"backup", (desk.folder / "copy.db").string(), "--force"},
             {"merge", (desk.folder / "other.db").string()}}) {
        INFO(command[0] << " " << command[command.size() - 1]);
        left.write(desk.database);
        fs::remove(desk.folder / "other.db");
        {
            const db::Database other = open_database(desk.folder / "other.db");
        }
        const ProgramResult result = desk.run(command);
        CAPTURE(result.errors);
        CHECK_THAT(result.errors,
            Catch::Contains("The database’s recovery file was damaged.")
                && Catch::Contains("The recovery file is kept as "));
    }
}

TEST_CASE("merging leaves the other table's files as they are, and says what is lost there")
{
    const Desk desk;
    static_cast<void>(desk.import());
    Left left = left_by_crash(desk.database);
    const bool is_damaged = GENERATE(false, true);
    constexpr std::size_t in_first_page = 100;
    if (is_damaged)
        left.log.at(in_first_page) = static_cast<char>(left.log[in_first_page] ^ 1);
    const fs::path other = desk.folder / "other.db";
    left.write(other);
    const ProgramResult merged =
        run_program({"merge", other.string(), "--db", (desk.folder / "new.db").string()});
    CHECK(merged.exit_code == 0);
    CHECK(lines_in(merged.errors) == (is_damaged ? 1 : 0));
    CHECK(read_text(other) == left.database);
    CHECK(read_text(db::log_beside(other)) == left.log);
    CHECK_FALSE(fs::exists(db::log_beside(other).string() + ".damaged"));
}

TEST_CASE("merging leaves the other table's file as old as it is")
{
    const Desk desk;
    const fs::path other = desk.folder / "other.db";
    run_sql(other, read_text(fs::path(CONSIGLIERE_SOURCE) / "tests/golden" / "database-1.sql"));
    const std::string before = read_text(other);
    // Some of its evenings went on differently.
    CHECK(run_program({"merge", other.string(), "--db", desk.database.string()}).exit_code != 2);
    CHECK(read_text(other) == before);
    CHECK(names_in(desk.folder / "").size() == 3);
}
