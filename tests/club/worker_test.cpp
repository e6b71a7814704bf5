/// The program's own pushing and pulling, on a thread aside.

#include "companion/frame/club_worker.h"
#include "tests/archive/made_evenings.h"
#include "tests/club/test_server.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Frames of the program until the worker rests. Each must be short.
screens::ClubWorker::State frames(
    screens::ClubWorker& worker, db::Database& database, bool is_evening_open = false)
{
    worker.attend(database, is_evening_open);
    worker.synchronize();
    const auto evenings = [&database] { return db::finished_evenings(database).value().size(); };
    for (int frame = 0; frame < 3000; ++frame) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        const std::size_t before = evenings();
        worker.attend(database, is_evening_open);
        CHECK(evenings() <= before + 1);
        if (frame > 20 && !worker.state().is_busy)
            break;
    }
    return worker.state();
}

} // namespace

TEST_CASE("the program sends what is over by itself, and takes in nothing while an evening is open")
{
    TestServer server;
    const TemporaryFolder folder;
    const std::string owner = db::found_club(server.superuser(), "Club").value();
    db::Database one = open_database(folder / "one.db");
    db::Database other = open_database(folder / "other.db");
    make_evenings(one, {6, 3, 1});
    const auto finished = db::finished_evenings(one).value().size();
    REQUIRE(finished > 0);
    screens::ClubWorker sending(folder / "one.db");
    CHECK_FALSE(sending.state().paired);
    CHECK_FALSE(frames(sending, one).done);

    sending.join("nonsense");
    CHECK(frames(sending, one).failure->kind == db::ClubError::Kind::bad_code);
    sending.join(db::make_tablet(owner, "one").value());
    // Even at the table.
    const auto sent = frames(sending, one, true);
    CHECK(sent.paired->tablet == "one");
    REQUIRE(sent.done);
    CHECK(sent.done->sent == static_cast<int>(finished));

    REQUIRE_FALSE(
        db::join_club(folder / "other.db", db::make_tablet(owner, "other").value()).is_error());
    screens::ClubWorker taking(folder / "other.db");
    CHECK(frames(taking, other, true).done->adopted.evenings() == 0);
    CHECK(db::finished_evenings(other).value().empty());
    CHECK(frames(taking, other).done->adopted.evenings() == static_cast<int>(finished));
    CHECK(db::finished_evenings(other).value().size() == finished);

    // The connection is kept, and made again if the server has ended it.
    const std::string connection =
        "SELECT string_agg(pid::text, ',' ORDER BY pid) FROM pg_stat_activity"
        " WHERE usename LIKE 'tablet%'";
    const std::string process = server.ask(connection);
    CHECK_FALSE(frames(taking, other).failure);
    CHECK(server.ask(connection) == process);
    CHECK_FALSE(server
                    .ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                         " WHERE usename LIKE 'tablet%'")
                    .empty());
    CHECK_FALSE(frames(taking, other).failure);
    CHECK(server.ask(connection) != process);

    server.stop();
    CHECK(frames(taking, other).failure->kind == db::ClubError::Kind::no_server);
    server.start();
    CHECK_FALSE(frames(taking, other).failure);
    taking.leave();
    CHECK_FALSE(taking.state().paired);
}
