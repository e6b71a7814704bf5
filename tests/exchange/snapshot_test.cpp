/// What leaves with a snapshot, and what does not.

#include "db/import_export.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "db/snapshot.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

std::string bytes_of(db::Database& database)
{
    auto bytes = db::snapshot_bytes(database, "Ana's tablet");
    REQUIRE_FALSE(bytes.is_error());
    return std::move(bytes.value().bytes);
}

/// All evenings by their ids, as their entries tell them.
std::map<db::SessionId, std::vector<std::string>> evenings(db::Database& database)
{
    std::map<db::SessionId, std::vector<std::string>> all;
    const auto sessions = db::list_sessions(database);
    for (const db::SessionSummary& session : sessions.value())
        all[session.id] = told(resume(database, session.id).evening());
    return all;
}

/// An evening that ends in the middle of an auction, where everything is still hidden.
db::Record hidden_bid(const std::string& bid)
{
    db::Record record =
        db::read_record(fs::path(CONSIGLIERE_SOURCE) / "assets/examples/evening.game.toml").value();
    const auto first = std::ranges::find_if(record.moves,
        [](const auto& move) { return std::string(move).find(" bids ") != std::string::npos; });
    REQUIRE(first != record.moves.end());
    record.moves.erase(first + 1, record.moves.end());
    record.moves.back() = bid;
    record.head.set("id", std::string("0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10"));
    return record;
}

} // namespace

TEST_CASE("a snapshot holds what is over and nothing of what is not")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    const db::SessionId over = begin_game(ours, 3, 2, 1000).id();
    const db::SessionId begun = begin_game(ours, 4, 3, 60).id();
    REQUIRE_FALSE(db::change_details(ours, begun, {"", "secret-cellar", ""}).is_error());
    REQUIRE_FALSE(db::set_setting(ours, "wifi", "secret-word").is_error());
    REQUIRE(db::list_sessions(ours).value().size() == 2);

    const std::string bytes = bytes_of(ours);
    for (const std::string& hidden :
        {begun, std::string("secret-cellar"), std::string("secret-word")})
        CHECK(bytes.find(hidden) == std::string::npos);
    auto read = db::read_snapshot(bytes, "192.168.1.5");
    REQUIRE_FALSE(read.is_error());
    CHECK(db::tablet_of(read.value()) == "Ana's tablet");
    const auto sessions = db::list_sessions(read.value()).value();
    REQUIRE(sessions.size() == 1);
    CHECK(sessions[0].id == over);
    CHECK(read.value().notes().empty());
    CHECK(db::verify(read.value()).value().is_fine());
    // Nothing has changed here.
    CHECK(db::list_sessions(ours).value().size() == 2);
    CHECK(db::verify(ours).value().is_fine());

    db::Database third = open_database(folder / "third.db");
    REQUIRE_FALSE(db::merge(third, read.value()).is_error());
    CHECK(evenings(third).at(over) == evenings(ours).at(over));
}

TEST_CASE("a covered bid of an unfinished evening changes no byte of a snapshot")
{
    const TemporaryFolder folder;
    std::vector<std::string> snapshots;
    {
        // The same tablet, up to the bid.
        db::Database database = open_database(folder / "before.db");
        static_cast<void>(begin_game(database, 3, 2, 1000));
        db::Record record = hidden_bid("pizzino bids $1,$3");
        record.moves.pop_back();
        REQUIRE_FALSE(
            db::import_record(database, record, "x", built_in_components("corleone")).is_error());
    }
    for (const char* bid : {"pizzino bids $1,$3", "pizzino bids $5,$5,$5"}) {
        const fs::path path = folder / ("bid" + std::to_string(snapshots.size()) + ".db");
        fs::copy_file(folder / "before.db", path);
        db::Database database = open_database(path);
        const auto imported =
            db::import_record(database, hidden_bid(bid), "x", built_in_components("corleone"));
        REQUIRE_FALSE(imported.is_error());
        CHECK(imported.value().adopted.new_entries == 1);
        snapshots.push_back(bytes_of(database));
        CHECK(snapshots.back().find("pizzino bids") == std::string::npos);
    }
    // Not as texts: they are databases.
    CHECK((snapshots[0] == snapshots[1]));
}

TEST_CASE("a snapshot is written under its name at once, and stays as it is while nothing changes")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    static_cast<void>(begin_game(ours, 3, 2, 1000));
    const fs::path file = folder / "Ana 1234.consigliere";
    REQUIRE(db::write_snapshot(ours, "Ana", file).value().evenings == 1);
    const auto written = fs::last_write_time(file);
    wait_a_moment();
    REQUIRE_FALSE(db::write_snapshot(ours, "Ana", file).is_error());
    CHECK(fs::last_write_time(file) == written);
    static_cast<void>(begin_game(ours, 2, 5, 1000));
    REQUIRE(db::write_snapshot(ours, "Ana", file).value().evenings == 2);
    CHECK(fs::last_write_time(file) != written);
    CHECK(names_in(fs::path(folder / "x").parent_path())
        == std::vector<std::string>{"Ana 1234.consigliere", "ours.db", "ours.db-wal"});
}

TEST_CASE("a database that is no snapshot is not replaced")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    {
        db::Database other = open_database(folder / "other.consigliere");
        static_cast<void>(begin_game(other, 2, 1, 10));
    }
    const std::string before = read_text(folder / "other.consigliere");
    const auto refused = db::write_snapshot(ours, "Ana", folder / "other.consigliere");
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == db::DatabaseError::Kind::refused_file);
    CHECK(read_text(folder / "other.consigliere") == before);
}

TEST_CASE("a folder that is gone is told, and a cut snapshot is damaged, never half read")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    static_cast<void>(begin_game(ours, 3, 2, 1000));
    CHECK(db::write_snapshot(ours, "Ana", folder / "gone/a.consigliere").is_error());
    const std::string bytes = bytes_of(ours);
    for (const std::size_t length :
        {std::size_t(0), std::size_t(100), bytes.size() / 2, bytes.size() - 1}) {
        const auto read = db::read_snapshot(bytes.substr(0, length), "stick/x.consigliere");
        REQUIRE(read.is_error());
        CHECK(read.error().path == "stick/x.consigliere");
    }
}

TEST_CASE("a snapshot is made while another thread records")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    static_cast<void>(begin_game(ours, 3, 2, 1000));
    std::thread writer([&] {
        const auto made =
            db::write_snapshot(ours, "Ana", folder / "a.consigliere", db::CopyMode::incremental);
        if (made.is_error())
            std::abort();
    });
    static_cast<void>(begin_game(ours, 2, 7, 60));
    writer.join();
    auto read = db::Database::read(folder / "a.consigliere");
    REQUIRE_FALSE(read.is_error());
    CHECK(db::list_sessions(read.value()).value().size() == 1);
}
