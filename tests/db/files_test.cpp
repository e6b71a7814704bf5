/// What is written under a name, and what never is.

#include "db/files.h"
#include "db/open_databases.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::FileError::Kind;

namespace {

/// Why a file is not written; nothing when it is.
std::optional<Kind> refusal(const std::filesystem::path& path, db::IfExists when_there)
{
    const auto failure = db::write_file("new", path, when_there);
    if (!failure.is_error())
        return std::nullopt;
    CHECK(failure.error().file == path.string());
    return failure.error().kind;
}

constexpr auto refuse = db::IfExists::refuse;
constexpr auto replace = db::IfExists::replace;

} // namespace

TEST_CASE("a file that is there is replaced only when that is asked for")
{
    const TemporaryFolder folder;
    CHECK_FALSE(refusal(folder / "x", refuse));
    write_text(folder / "x", "old");
    CHECK(refusal(folder / "x", refuse) == Kind::exists);
    CHECK(read_text(folder / "x") == "old");
    CHECK_FALSE(refusal(folder / "x", replace));
    CHECK(read_text(folder / "x") == "new");
    CHECK(names_in(folder / ".") == std::vector<std::string>{"x"});
}

TEST_CASE("a link is what it leads to, and one that leads nowhere is there too")
{
    const TemporaryFolder folder;
    std::filesystem::create_symlink(folder / "none", folder / "link");
    CHECK(refusal(folder / "link", refuse) == Kind::exists);
    std::filesystem::create_directory(folder / "inside");
    std::filesystem::create_symlink(folder / "inside", folder / "door");
    CHECK(refusal(folder / "door", replace) == Kind::no_file);
}

TEST_CASE("folders, devices and pipes are never written, whatever is asked for")
{
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder / "inside");
    CHECK(refusal(folder / "inside", replace) == Kind::no_file);
    CHECK(refusal("/dev/null", replace) == Kind::no_file);
    CHECK(std::filesystem::is_character_file("/dev/null"));
}

TEST_CASE("a database is never replaced, whosever it is, open or closed, by whatever name")
{
    const TemporaryFolder folder;
    run_sql(folder / "recipes.db", "CREATE TABLE recipe (name)");
    CHECK(refusal(folder / "recipes.db", replace) == Kind::database);
    std::filesystem::create_hard_link(folder / "recipes.db", folder / "notes.txt");
    CHECK(refusal(folder / "notes.txt", replace) == Kind::database);

    const db::Database database = open_database(folder / "ours.db");
    std::filesystem::create_symlink(folder / "ours.db", folder / "link");
    for (const char* name : {"ours.db", "ours.db-wal", "ours.db-journal", "ours.db-shm", "link"}) {
        INFO(name);
        CHECK(refusal(folder / name, replace) == Kind::database);
    }
    CHECK_FALSE(refusal(folder / "theirs.db-wal", refuse));
}

TEST_CASE("reading a database that is open as a file leaves its lock alone")
{
    const TemporaryFolder folder;
    const db::Database database = open_database(folder / "ours.db");
    std::filesystem::create_hard_link(folder / "ours.db", folder / "evening.game.toml");
    for (const char* name : {"ours.db", "evening.game.toml"}) {
        const auto text = db::read_file(folder / name);
        REQUIRE(text.is_error());
        CHECK(text.error().kind == Kind::database);
    }
    CHECK(db::is_open_database(folder / "evening.game.toml"));
}

TEST_CASE("a name that is used gets a number before its endings")
{
    const TemporaryFolder folder;
    CHECK(db::unused_name(folder / "x.game.toml") == folder / "x.game.toml");
    write_text(folder / "x.game.toml", "");
    CHECK(db::unused_name(folder / "x.game.toml") == folder / "x-2.game.toml");
    write_text(folder / "x-2.game.toml", "");
    CHECK(db::unused_name(folder / "x.game.toml") == folder / "x-3.game.toml");
}

TEST_CASE("what is written belongs to its owner alone")
{
    const TemporaryFolder folder;
    write_text(folder / "x", "old");
    REQUIRE_FALSE(refusal(folder / "x", replace));
    CHECK(open_to_others(folder / "x") == std::filesystem::perms::none);
    REQUIRE_FALSE(db::make_folder(folder / "a/b").is_error());
    CHECK(open_to_others(folder / "a") == std::filesystem::perms::none);
    CHECK(open_to_others(folder / "a/b") == std::filesystem::perms::none);
}

TEST_CASE("what a killed program has left goes after an hour, with the logs and journals beside it")
{
    const TemporaryFolder folder;
    const std::vector<std::string> left{
        "x.db.a1B2c3", "x.db.a1B2c3-journal", "x.db.a1B2c3-wal", "x.db.a1B2c3-shm"};
    const std::vector<std::string> others{"x.db", "x.db-journal", "x.db.a1B2c3-new", "y.db.a1B2c3"};
    const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(2);
    for (const auto& names : {left, others}) {
        for (const std::string& name : names) {
            write_text(folder / name, "half");
            std::filesystem::last_write_time(folder / name, old);
        }
    }
    write_text(folder / "x.db.d4E5f6-wal", "just begun");
    db::remove_unfinished(folder / "", [](const std::string& name) { return name == "x.db"; });
    std::vector<std::string> expected = others;
    expected.insert(expected.begin() + 3, "x.db.d4E5f6-wal");
    CHECK(names_in(folder / "") == expected);
}
