/// What was recorded is hashed, so that whatever changes behind the program's back is named.

#include "db/archive/played.h"
#include "db/hash.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/merge.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using Fault = db::HashChainFault;
using Kind = Fault::Kind;
using ErrorKind = db::DatabaseError::Kind;

namespace {

constexpr int entries = 12;

/// A database with an evening of twelve entries, which was told something before the sixth and
/// before the ninth, and a finished one behind it; closed.
struct Recorded {
    Recorded()
    {
        db::Database database = open_database(path);
        db::Session session = begin_session(database, 2);
        id = session.id();
        for (const std::string& line : lines()) {
            const int next = session.evening().history().size() + 1;
            if (next == 6 || next == 9)
                REQUIRE_FALSE(
                    session.describe(job_called("told-" + std::to_string(next))).is_error());
            record_all(session, {line});
        }
        wait_a_moment();
        other = begin_game(database, 3, 2, 1000).id();
    }

    static std::vector<std::string> lines()
    {
        std::vector<std::string> all = random_game(2, 1);
        all.resize(entries);
        return all;
    }

    TemporaryFolder folder;
    std::filesystem::path path = folder / "x.db";
    db::SessionId id;
    db::SessionId other;
};

struct Damage {
    std::string sql;
    Fault fault;
};

/// The entries before which a record says that something was told.
std::vector<int> told_before(const db::Record& record)
{
    std::vector<int> found;
    const ledger::Tree* jobs = record.head.find("jobs");
    if (jobs == nullptr)
        return found;
    for (const ledger::Tree& job : jobs->elements()) {
        for (const int next : {6, 9}) {
            if (*job.find("name")->text() == "told-" + std::to_string(next))
                found.push_back(next);
        }
    }
    return found;
}

} // namespace

TEST_CASE("the hash of a list of values is the same on every machine and in every version")
{
    const auto begins = [](const db::Digest& digest) {
        const db::Hash hash = digest.hash();
        return std::vector<int>(hash.begin(), hash.begin() + 4);
    };
    db::Digest digest("entry");
    digest.add("ab").add(std::int64_t{-2}).add(std::optional<std::string>()).add(db::Hash{});
    CHECK(begins(digest) == std::vector<int>{182, 44, 237, 102});
    // Where one value ends and the next begins makes a difference.
    CHECK(db::Digest("x").add("ab").add("c").hash() != db::Digest("x").add("a").add("bc").hash());
    CHECK(db::Digest("x").add("").hash() != db::Digest("x").hash());
    CHECK(
        db::Digest("x").add("").hash() != db::Digest("x").add(std::optional<std::string>()).hash());
}

TEST_CASE("what nobody has touched verifies")
{
    const Recorded recorded;
    db::Database database = open_database(recorded.path);
    CHECK(db::broken_evenings(database).value().empty());
    CHECK_FALSE(db::fault_of(database, recorded.id).value());
    CHECK(db::fault_of(database, "none").error().kind == ErrorKind::no_session);
}

TEST_CASE("whatever of an evening is not what was recorded is named, and nothing believes it")
{
    const std::string entry = " WHERE session = 1 AND seq = 7";
    const std::string component = " WHERE session = 1 AND number = 2";
    const Damage damage_done = GENERATE_COPY(values<Damage>({
        {"UPDATE entry SET line = replace(line, 'a', 'b')" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET line = line || ' '" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET verdict = 'illegal'" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET rules = '14.front'" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET ruling = ''" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET at = replace(at, 'T', 't')" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET hash = zeroblob(32)" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET hash = x'00'" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET seq = 13" + entry, {Kind::entry, 7, 6}},
        {"UPDATE entry SET session = 2, seq = 9999" + entry, {Kind::entry, 7, 6}},
        {"DELETE FROM entry" + entry, {Kind::entry, 7, 6}},
        {"DELETE FROM entry WHERE session = 1 AND seq = 8", {Kind::entry, 8, 7}},
        {"DELETE FROM entry WHERE session = 1 AND seq = 9", {Kind::entry, 9, 8}},
        {"DELETE FROM entry WHERE session = 1 AND seq = 12", {Kind::end, 11, 11}},
        {"DELETE FROM entry WHERE session = 1 AND seq >= 7", {Kind::end, 6, 6}},
        {"DELETE FROM entry WHERE session = 1", {Kind::end, 0, 0}},
        {"INSERT INTO entry SELECT session, 13, at, line, verdict, rules, ruling, hash FROM entry"
                + entry,
            {Kind::entry, 13, 12}},
        {"UPDATE session_end SET entries = 11 WHERE session = 1", {Kind::end, 12, 12}},
        {"UPDATE session_end SET last_entry = beginning WHERE session = 1", {Kind::end, 12, 12}},
        {"DELETE FROM session_end WHERE session = 1", {Kind::beginning, 0, 0}},
        {"UPDATE session_end SET beginning = x'' WHERE session = 1", {Kind::beginning, 0, 0}},
        {"UPDATE session SET game = 'cash-n-guns' WHERE id = 1", {Kind::beginning, 0, 0}},
        {"UPDATE session SET head = head || ' ' WHERE id = 1", {Kind::beginning, 0, 0}},
        {"UPDATE session SET rules_version = 0 WHERE id = 1", {Kind::beginning, 0, 0}},
        {"UPDATE session SET created = '' WHERE id = 1", {Kind::beginning, 0, 0}},
        {"UPDATE session SET branch_of = 'x' WHERE id = 1", {Kind::seats, 0, 12}},
        {"UPDATE seat SET person = 3 - person WHERE session = 1", {Kind::seats, 0, 12}},
        {"UPDATE seat SET person = NULL WHERE session = 1 AND seat = 2", {Kind::seats, 0, 12}},
        {"UPDATE seat SET actor = 'vitale' WHERE session = 1 AND seat = 2", {Kind::seats, 0, 12}},
        {"DELETE FROM seat WHERE session = 1 AND seat = 2", {Kind::seats, 0, 12}},
        {"UPDATE session_component SET definition = ''" + component, {Kind::component, 3, 5}},
        {"UPDATE session_component SET since = 3" + component, {Kind::component, 3, 2}},
        {"UPDATE session_component SET since = 11" + component, {Kind::component, 3, 5}},
        {"UPDATE session_component SET hash = x''" + component, {Kind::component, 3, 5}},
        {"DELETE FROM session_component" + component, {Kind::component, 3, 5}},
        {"DELETE FROM session_component WHERE session = 1 AND number = 1", {Kind::component, 2, 0}},
        {"DELETE FROM session_component WHERE session = 1", {Kind::component, 1, 0}},
        {"UPDATE session_end SET components = 2 WHERE session = 1", {Kind::component, 4, 8}},
        {"UPDATE session_end SET last_component = beginning WHERE session = 1",
            {Kind::component, 4, 8}},
        {"UPDATE entry SET at = ''" + entry
                + ";UPDATE session_component SET definition = '' WHERE session = 1 AND number = 2",
            {Kind::component, 3, 5}},
        {"UPDATE entry SET at = '' WHERE session = 1 AND seq = 3;"
         "UPDATE session_component SET definition = '' WHERE session = 1 AND number = 2",
            {Kind::entry, 3, 2}},
    }));
    CAPTURE(damage_done.sql);
    const Recorded recorded;
    damage(recorded.path, damage_done.sql);
    const std::string before = query_sql(recorded.path, "SELECT count(*) FROM result");
    {
        db::Database database = open_database(recorded.path);
        const auto broken = db::broken_evenings(database);
        REQUIRE_FALSE(broken.is_error());
        REQUIRE_FALSE(broken.value().empty());
        CHECK(broken.value().front().id == recorded.id);
        CHECK(broken.value().front().fault == damage_done.fault);

        const auto session = db::Session::resume(database, recorded.id);
        REQUIRE(session.is_error());
        CHECK(session.error().kind == ErrorKind::not_as_recorded);
        CHECK(session.error().fault == damage_done.fault);
        CHECK(db::export_session(database, recorded.id).is_error());
        CHECK(db::stored_evening(database, recorded.id).is_error());

        const auto verified = db::verify(database);
        REQUIRE_FALSE(verified.is_error());
        CHECK_FALSE(verified.value().is_fine());
        CHECK(verified.value().sessions.at(0).fault == damage_done.fault);

        db::Database elsewhere = open_database(recorded.folder / "elsewhere.db");
        const auto merged = db::merge(elsewhere, database);
        REQUIRE_FALSE(merged.is_error());
        REQUIRE(merged.value().sessions.size() == 2);
        REQUIRE(merged.value().sessions[0].refused);
        CHECK(merged.value().sessions[0].refused->fault == damage_done.fault);
        CHECK(db::list_sessions(elsewhere).value().size() == 2 - broken.value().size());

        // What precedes it can be had, and played on as an evening of its own.
        const auto part = db::export_whole_part(database, recorded.id);
        CHECK(part.is_error() == (damage_done.fault.kind == Kind::beginning));
        if (!part.is_error()) {
            std::vector<std::string> lines = Recorded::lines();
            lines.resize(static_cast<std::size_t>(damage_done.fault.whole));
            CHECK(part.value().moves == lines);
            // Up to the entry that comes next.
            std::vector<int> told{6, 9};
            std::erase_if(told, [&](int next) { return next > damage_done.fault.whole + 1; });
            CHECK(told_before(part.value()) == told);
            const auto taken = db::import_record(elsewhere, part.value(), "part", {});
            REQUIRE_FALSE(taken.is_error());
            CHECK(taken.value().adopted.id != recorded.id);
        }
    }
    CHECK(query_sql(recorded.path, "SELECT count(*) FROM result") == before);
}

TEST_CASE("an evening that is not what was recorded is not gone on with by merging or importing")
{
    const Recorded recorded;
    const auto copy = recorded.folder / "copy.db";
    std::filesystem::copy_file(recorded.path, copy);
    damage(recorded.path, "UPDATE entry SET rules = 'x' WHERE session = 1 AND seq = 7");
    db::Database whole = open_database(copy);
    db::Database broken = open_database(recorded.path);
    const auto merged = db::merge(broken, whole);
    REQUIRE_FALSE(merged.is_error());
    REQUIRE(merged.value().sessions.at(0).refused);
    CHECK(merged.value().sessions.at(0).refused->path == recorded.path.string());
    CHECK_FALSE(merged.value().sessions.at(1).refused);

    const auto record = db::export_session(whole, recorded.id);
    const auto imported = db::import_record(broken, record.value(), "record", {});
    REQUIRE(imported.is_error());
    CHECK(imported.error().kind == ErrorKind::not_as_recorded);
}

TEST_CASE("an evening that is gone is missed")
{
    const Recorded recorded;
    damage(recorded.path, "DELETE FROM session WHERE id = 1");
    {
        const auto read = db::Database::read(recorded.path);
        REQUIRE(read.value().notes().size() == 1);
        CHECK(read.value().notes()[0].kind == db::OpeningNote::Kind::lost_evenings);
    }
    db::Database database = open_database(recorded.path);
    REQUIRE(database.notes().size() == 1);
    CHECK(database.notes()[0].kind == db::OpeningNote::Kind::lost_evenings);
    CHECK(database.notes()[0].count == 1);
    const auto broken = db::broken_evenings(database);
    REQUIRE(broken.value().size() == 1);
    CHECK(broken.value()[0].id.empty());
    CHECK(broken.value()[0].fault == Fault{Kind::beginning, 0, 0});
    CHECK_FALSE(db::verify(database).value().is_fine());
}

TEST_CASE("a result that is not the one that was written is told of, not shown, and stays")
{
    const Recorded recorded;
    const std::string sql =
        GENERATE(as<std::string>(), "UPDATE result SET total = 99 WHERE seat = 1",
            "UPDATE result SET rank = NULL WHERE seat = 1",
            "UPDATE result SET winner = 1 - winner WHERE seat = 1",
            "UPDATE result SET parts = parts || ' ' WHERE seat = 1",
            "UPDATE result SET hash = x'' WHERE seat = 1", "DELETE FROM result WHERE seat = 3",
            "UPDATE result SET entries = 1 + entries WHERE seat = 1");
    CAPTURE(sql);
    damage(recorded.path, sql);
    const std::string rows = "SELECT group_concat(seat || total || parts || hex(hash)) FROM result";
    const std::string before = query_sql(recorded.path, rows);
    {
        db::Database database = open_database(recorded.path);
        CHECK_FALSE(db::list_sessions(database).value().at(0).is_finished);
        CHECK(db::list_sessions(database).value().at(0).has_changed_result);
        CHECK_FALSE(db::list_sessions(database).value().at(1).has_changed_result);
        const auto played = db::played(database, recorded.other);
        REQUIRE(played.value().differences.size() == 1);
        CHECK(played.value().differences[0].kind == db::Difference::Kind::result);
        const db::Session session = resume(database, recorded.other);
        REQUIRE(session.differences().size() == 1);
        CHECK(session.differences()[0].kind == db::Difference::Kind::result);
        CHECK(db::verify(database).value().sessions.at(1).differences.size() == 1);
    }
    CHECK(query_sql(recorded.path, rows) == before);
}

TEST_CASE("the result of an entry that is no longer the last is not shown, and is made again")
{
    const Recorded recorded;
    damage(recorded.path, "UPDATE result SET entries = entries - 1");
    db::Database database = open_database(recorded.path);
    CHECK_FALSE(db::list_sessions(database).value().at(0).is_finished);
    CHECK_FALSE(db::list_sessions(database).value().at(0).has_changed_result);
    CHECK(resume(database, recorded.other).differences().empty());
    CHECK(db::list_sessions(database).value().at(0).is_finished);
}

TEST_CASE("a changed note is told of")
{
    const Recorded recorded;
    damage(recorded.path, "UPDATE session_edit SET details = replace(details, '11', '12')");
    db::Database database = open_database(recorded.path);
    const auto report = db::verify(database).value();
    REQUIRE(report.sessions.at(0).differences.size() == 1);
    CHECK(report.sessions[0].differences[0].kind == db::Difference::Kind::details);
    CHECK(report.sessions[0].differences[0].entry == 0);
    CHECK(resume(database, recorded.id).differences().size() == 1);
}

TEST_CASE("a name that nobody gave is told of")
{
    const Recorded recorded;
    damage(recorded.path, "UPDATE person SET name = 'Anb' WHERE name = 'Ana'");
    db::Database database = open_database(recorded.path);
    const db::Session session = resume(database, recorded.id);
    REQUIRE(session.differences().size() == 1);
    CHECK(session.differences()[0].kind == db::Difference::Kind::seats);
    CHECK_FALSE(db::verify(database).value().is_fine());
}
