#include "db/backup.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::Difference::Kind;

namespace {

/// A database with one finished game of two, closed.
struct Stored {
    Stored()
    {
        db::Database database = open_database(path);
        static_cast<void>(begin_game(database, 2, 1, 1000));
    }

    /// Changes something behind the program's back, and verifies.
    [[nodiscard]] db::VerifyReport verify_after(const std::string& sql) const
    {
        damage(path, sql);
        db::Database database = open_database(path);
        const auto report = db::verify(database);
        REQUIRE_FALSE(report.is_error());
        CHECK_FALSE(report.value().is_fine());
        REQUIRE(report.value().sessions.size() == 1);
        return report.value();
    }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "x.db";
};

} // namespace

TEST_CASE("a database that nobody has touched is fine")
{
    const Stored stored;
    db::Database database = open_database(stored.path);
    const auto report = db::verify(database);
    REQUIRE_FALSE(report.is_error());
    CHECK(report.value().is_fine());
    CHECK(report.value().sessions.at(0).game == "corleone");
    CHECK_FALSE(report.value().sessions.at(0).has_older_rules);
}

TEST_CASE("verify finds a changed verdict")
{
    const auto differences = Stored()
                                 .verify_after("UPDATE entry SET verdict = 'ruled' WHERE seq = 9")
                                 .sessions[0]
                                 .differences;
    REQUIRE(differences.size() == 1);
    CHECK(differences[0].kind == Kind::verdict);
    CHECK(differences[0].entry == 9);
    CHECK(differences[0].stored == "ruled");
    CHECK(differences[0].found == "legal");
}

TEST_CASE("verify finds changed rules and rulings")
{
    const auto differences =
        Stored()
            .verify_after("UPDATE entry SET rules = '14.front', ruling = 'why not' WHERE seq = 9")
            .sessions[0]
            .differences;
    REQUIRE(differences.size() == 2);
    CHECK(differences[0].kind == Kind::rules);
    CHECK(differences[1].kind == Kind::ruling);
}

TEST_CASE("verify finds a changed line")
{
    const auto report = Stored().verify_after(
        "UPDATE entry SET line = 'matarazzo member don brooklyn+upper-east-side' WHERE seq = 4");
    CHECK(report.sessions[0].differences.at(0).entry == 4);
}

TEST_CASE("verify finds changed results and seats")
{
    const auto differences = Stored()
                                 .verify_after("UPDATE result SET total = 99 WHERE seat = 1;"
                                               "UPDATE seat SET person = 2")
                                 .sessions[0]
                                 .differences;
    REQUIRE(differences.size() == 2);
    CHECK(differences[0].kind == Kind::seats);
    CHECK(differences[0].entry == 0);
    CHECK(differences[1].kind == Kind::result);
}

TEST_CASE("verify finds a missing result")
{
    const auto differences = Stored().verify_after("DELETE FROM result").sessions[0].differences;
    REQUIRE(differences.size() == 1);
    CHECK(differences[0].kind == Kind::result);
    CHECK(differences[0].stored.empty());
}

TEST_CASE("verify says which sessions cannot be played again")
{
    const auto report = Stored().verify_after("UPDATE session SET head = 'no [toml'");
    REQUIRE(report.sessions[0].unusable);
    CHECK(report.sessions[0].unusable->record.kind == db::FileError::Kind::no_toml);
}

TEST_CASE("verify finds rows that refer to nothing")
{
    const auto report = Stored().verify_after("DELETE FROM person");
    CHECK(report.damage.size() == 2);
}

TEST_CASE("verify knows when an older referee has judged")
{
    const auto report = Stored().verify_after("UPDATE session SET rules_version = 0;"
                                              "UPDATE entry SET verdict = 'ruled' WHERE seq = 9");
    CHECK(report.sessions[0].has_older_rules);
}

TEST_CASE("verifying changes nothing")
{
    const Stored stored;
    run_sql(stored.path, "DELETE FROM result");
    {
        db::Database database = open_database(stored.path);
        static_cast<void>(db::verify(database));
    }
    CHECK(query_sql(stored.path, "SELECT count(*) FROM result") == "0");
}

TEST_CASE("a backup is whole, and takes the place of an older one")
{
    const Stored stored;
    const auto copy = stored.folder / "copy.db";
    write_text(copy, "an older backup");
    {
        db::Database database = open_database(stored.path);
        db::Session session = begin_game(database, 3, 2, 25);
        REQUIRE_FALSE(db::back_up(database, copy, db::IfExists::replace).is_error());
        // What happens after it is not in it.
        record_all(session, {ledger::undo_line(3)});
    }
    CHECK(names_in(stored.folder / ".").size() == 2);
    CHECK(query_sql(copy, "PRAGMA journal_mode") == "delete");
    db::Database database = open_database(copy);
    CHECK(db::verify(database).value().is_fine());
    const auto sessions = db::list_sessions(database);
    REQUIRE(sessions.value().size() == 2);
    CHECK(sessions.value()[0].entries == 25);
}

TEST_CASE("a backup that cannot be made leaves everything as it was")
{
    const Stored stored;
    db::Database database = open_database(stored.path);
    CHECK(db::back_up(database, stored.folder / "none/copy.db", db::IfExists::refuse).is_error());
    const auto onto_itself = db::back_up(database, stored.path, db::IfExists::replace);
    REQUIRE(onto_itself.is_error());
    CHECK(onto_itself.error().record.kind == db::FileError::Kind::database);
    CHECK(db::verify(database).value().is_fine());
}

TEST_CASE("a result that was changed is told with what each has come to")
{
    const Stored stored;
    db::SessionSummary summary;
    {
        db::Database database = open_database(stored.path);
        summary = db::list_sessions(database).value().at(0);
    }
    const auto differences =
        stored.verify_after("UPDATE result SET total = 99 WHERE seat = 1").sessions[0].differences;
    REQUIRE(differences.size() == 1);
    const auto told = [&summary](const std::string& first) {
        const auto of_seat = [](const db::SessionSummary::Seat& seat, const std::string& total) {
            return std::to_string(*seat.rank) + ". " + seat.player + " " + total
                + (seat.is_winner ? "*" : "");
        };
        return of_seat(summary.seats[0], first) + ", "
            + of_seat(summary.seats[1], std::to_string(*summary.seats[1].total));
    };
    CHECK(differences[0].stored == told("99"));
    CHECK(differences[0].found == told(std::to_string(*summary.seats[0].total)));
}

TEST_CASE("a result that somebody has changed is no other way of counting, however old its rules")
{
    const auto differences = Stored()
                                 .verify_after("UPDATE session SET rules_version = 0;"
                                               "UPDATE result SET total = 99 WHERE seat = 1")
                                 .sessions[0]
                                 .differences;
    REQUIRE_FALSE(differences.empty());
    CHECK(differences.back().kind == Kind::result);
}
