/// A session that is in the list and cannot be found by its id, which is what a damaged index looks
/// like, or whose rows cannot be read.

#include "db/merge.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::DatabaseError::Kind;

namespace {

std::size_t occurrences(const std::string& text, const std::string& part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

/// A database with one evening whose id stands otherwise in the index than in the table.
struct Damaged {
    Damaged()
    {
        {
            db::Database database = open_database(path);
            id = begin_game(database, 2, 1, 5).id();
        }
        std::string bytes = read_text(path);
        // In the table, in its index, which is on a later page, and among the known evenings.
        REQUIRE(occurrences(bytes, id) == 3);
        bytes.replace(
            bytes.find(id, bytes.find(id) + 1), 8, id.starts_with('0') ? "11111111" : "00000000");
        write_text(path, bytes);
    }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "damaged.db";
    db::SessionId id;
};

/// Which evenings stay where they are, by their places in the report, and why.
std::vector<std::pair<db::SessionId, Kind>> refused_by(db::Database& ours, db::Database& theirs)
{
    const auto merged = db::merge(ours, theirs);
    REQUIRE_FALSE(merged.is_error());
    std::vector<std::pair<db::SessionId, Kind>> refused;
    for (const auto& session : merged.value().sessions) {
        if (session.refused) {
            CHECK(session.refused->path == theirs.path().string());
            refused.emplace_back(session.theirs, session.refused->kind);
        }
    }
    return refused;
}

} // namespace

TEST_CASE("an evening that its index has lost is told of by verify")
{
    const Damaged damaged;
    db::Database database = open_database(damaged.path);
    REQUIRE(db::list_sessions(database).value().size() == 1);
    const auto report = db::verify(database);
    REQUIRE_FALSE(report.is_error());
    CHECK_FALSE(report.value().is_fine());
    CHECK_FALSE(report.value().damage.empty());
    REQUIRE(report.value().sessions.size() == 1);
    REQUIRE(report.value().sessions[0].unusable);
    CHECK(report.value().sessions[0].unusable->kind == Kind::damaged);
}

TEST_CASE("an evening that its index has lost is named by a merge, and all others are taken")
{
    const Damaged damaged;
    db::Database theirs = open_database(damaged.path);
    const db::SessionId other = begin_game(theirs, 3, 2, 5).id();
    db::Database ours = open_database(damaged.folder / "ours.db");
    CHECK(refused_by(ours, theirs) == std::vector{std::pair(damaged.id, Kind::damaged)});
    REQUIRE(db::list_sessions(ours).value().size() == 1);
    CHECK(db::list_sessions(ours).value()[0].id == other);
    CHECK(db::Session::resume(theirs, damaged.id).is_error());
}

TEST_CASE("an evening whose rows cannot be read is named by a merge, and all others are taken")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "damaged.db";
    constexpr std::size_t evenings = 6;
    for (unsigned seed = 1; seed <= evenings; ++seed) {
        db::Database database = open_database(path);
        static_cast<void>(begin_game(database, 2, seed, 5));
    }
    std::string bytes = read_text(path);
    // The copy of the box is so long that it goes on on pages of its own; the first of them says
    // which is the next.
    const std::size_t page_size = 4096;
    const std::size_t page = bytes.find("job-10") / page_size * page_size;
    REQUIRE(bytes.substr(page, 2) == std::string(2, '\0'));
    bytes.replace(page, 4, 4, '\x7f');
    write_text(path, bytes);

    db::Database theirs = open_database(path);
    db::Database ours = open_database(folder / "ours.db");
    const auto refused = refused_by(ours, theirs);
    // Whoever reads an evening beside that one may meet the same page.
    REQUIRE_FALSE(refused.empty());
    CHECK(refused.size() < evenings);
    for (const auto& [id, kind] : refused)
        CHECK(kind == Kind::damaged);
    CHECK(db::list_sessions(ours).value().size() == evenings - refused.size());
    CHECK(db::verify(ours).value().is_fine());
}

TEST_CASE("an evening whose id is none is not merged")
{
    const TemporaryFolder folder;
    for (const char* name : {"ours.db", "theirs.db"}) {
        db::Database database = open_database(folder / name);
        static_cast<void>(begin_game(database, 2, 1, 5));
    }
    run_sql(
        folder / "theirs.db", "UPDATE session SET uuid = 'this is thirty-six letters and no id'");
    db::Database theirs = open_database(folder / "theirs.db");
    db::Database ours = open_database(folder / "ours.db");
    const auto refused = refused_by(ours, theirs);
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].second == Kind::damaged);
    CHECK(db::list_sessions(ours).value().size() == 1);
}
