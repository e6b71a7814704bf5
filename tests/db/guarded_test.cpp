/// What lies beside the entries is guarded, too: names, and which evenings there are.

#include "db/backup.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/removal.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using Note = db::OpeningNote::Kind;

struct Guarded {
    TemporaryFolder folder;
    std::filesystem::path path = folder / "x.db";
    std::filesystem::path copy = folder / "copy.db";
    db::SessionId first;
    db::SessionId second;

    Guarded()
    {
        db::Database database = open_database(path);
        first = begin_game(database, 2, 1, 8).id();
        second = begin_game(database, 3, 2, 8).id();
        REQUIRE_FALSE(db::back_up(database, copy, db::IfExists::refuse).is_error());
    }

    [[nodiscard]] ProgramResult run(const std::string& command) const
    {
        return run_program({command, "--db", path.string()});
    }
    [[nodiscard]] std::vector<db::OpeningNote> notes() const { return open_database(path).notes(); }

    void delete_with_all_rows(const db::SessionId& id) const
    {
        const std::string key = query_sql(path, "SELECT id FROM session WHERE uuid = '" + id + "'");
        std::string sql = "PRAGMA foreign_keys = OFF;";
        for (const char* table :
            {"entry", "seat", "session_component", "result", "session_edit", "session_end"})
            sql += std::string("DELETE FROM ") + table + " WHERE session = " + key + ";";
        damage(path, sql + "DELETE FROM session WHERE id = " + key);
    }
};

} // namespace

TEST_CASE("names that somebody has exchanged are told of by opening, listing and verifying")
{
    const Guarded file;
    CHECK(file.notes().empty());
    damage(file.path,
        "UPDATE person SET name = CASE name WHEN 'Ana' THEN 'Piotr' WHEN 'Piotr' THEN 'Ana'"
        " ELSE name END");
    REQUIRE(file.notes().size() == 1);
    CHECK(file.notes()[0].kind == Note::changed_names);
    CHECK(file.notes()[0].count == 2);
    for (const char* command : {"list", "verify"}) {
        const ProgramResult result = file.run(command);
        CAPTURE(command);
        CHECK(result.exit_code == 1);
        CHECK_THAT(
            result.errors, Catch::Contains("2 names in the database were altered or damaged"));
    }
    CHECK_THAT(run_program({"verify", "--json", "--db", file.path.string()}).output,
        Catch::Contains("\"changed_names\": 2"));
}

TEST_CASE("a new name and people that come over are what was written")
{
    const Guarded file;
    db::Database other = open_database(file.folder / "other.db");
    {
        db::Database database = open_database(file.path);
        const std::string id = db::remembered_people(database).value().front().id;
        REQUIRE_FALSE(db::rename_person(database, id, "Ana Maria").is_error());
        REQUIRE_FALSE(db::merge(other, database).is_error());
    }
    CHECK(file.notes().empty());
    CHECK(db::verify(other).value().is_fine());
}

TEST_CASE("a changed name is put right by a new name, whichever id of the person has it")
{
    const Guarded file;
    std::string other;
    {
        db::Database database = open_database(file.path);
        const auto people = db::remembered_people(database);
        other = people.value().at(1).id;
        REQUIRE_FALSE(db::merge_people(database, people.value().at(0).id, other).is_error());
    }
    damage(file.path, "UPDATE person SET name = 'Nobody' WHERE uuid = '" + other + "'");
    REQUIRE(file.notes().size() == 1);
    {
        db::Database database = open_database(file.path);
        const auto same = db::remembered_people(database);
        const auto one = std::ranges::max_element(same.value(), {}, &db::Person::sessions);
        REQUIRE_FALSE(db::rename_person(database, one->id, "Ana").is_error());
    }
    CHECK(file.notes().empty());
    CHECK(query_sql(file.path, "SELECT count(*) FROM person WHERE name = 'Nobody'") == "0");
}

TEST_CASE("a changed name of another database does not come over")
{
    const Guarded file;
    damage(file.path, "UPDATE person SET name = 'Nobody' WHERE id = 1");
    db::Database other = open_database(file.folder / "other.db");
    {
        db::Database database = open_database(file.path);
        const auto merged = db::merge(other, database);
        REQUIRE_FALSE(merged.is_error());
        for (const auto& session : merged.value().sessions)
            CHECK_FALSE(session.refused);
    }
    CHECK(db::verify(other).value().is_fine());
    const auto people = db::remembered_people(other);
    for (const db::Person& person : people.value())
        CHECK(person.name != "Nobody");
}

TEST_CASE("an evening that is gone with all its rows is missed")
{
    const Guarded file;
    file.delete_with_all_rows(file.first);
    REQUIRE(file.notes().size() == 1);
    CHECK(file.notes()[0] == db::OpeningNote{Note::lost_evenings, {}, 1});
    for (const char* command : {"list", "verify"}) {
        const ProgramResult result = file.run(command);
        CAPTURE(command);
        CHECK(result.exit_code == 1);
        CHECK_THAT(result.errors, Catch::Contains("1 recorded evening is missing"));
    }
    // It comes back from a copy, and nothing is missing any more.
    {
        db::Database database = open_database(file.path);
        db::Database copy = std::move(db::Database::read(file.copy).value());
        REQUIRE_FALSE(db::merge(database, copy).is_error());
        CHECK(db::list_sessions(database).value().size() == 2);
    }
    CHECK(file.notes().empty());
}

TEST_CASE("evenings that are missed come back one by one, whatever else comes between")
{
    const Guarded file;
    std::vector<std::filesystem::path> records;
    for (const db::SessionId& id : {file.first, file.second}) {
        records.push_back(file.folder / (id + ".toml"));
        REQUIRE(run_program({"export", id, records.back().string(), "--db", file.path.string()})
                    .exit_code
            == 0);
    }
    for (const db::SessionId& id : {file.first, file.second})
        file.delete_with_all_rows(id);
    const auto missing = [&] {
        const std::vector<db::OpeningNote> notes = file.notes();
        return notes.empty() ? 0 : notes.front().count;
    };
    CHECK(missing() == 2);
    const auto take_in = [&](const std::filesystem::path& record) {
        CHECK(run_program({"import", record.string(), "--db", file.path.string()}).exit_code == 0);
    };
    take_in(records[0]);
    CHECK(missing() == 1);
    SECTION("a new evening")
    {
        db::Database database = open_database(file.path);
        static_cast<void>(begin_game(database, 4, 3, 8));
    }
    SECTION("together with a new one")
    {
        {
            db::Database copy = open_database(file.copy);
            static_cast<void>(begin_game(copy, 4, 3, 8));
        }
        db::Database database = open_database(file.path);
        db::Database copy = std::move(db::Database::read(file.copy).value());
        REQUIRE_FALSE(db::merge(database, copy).is_error());
        CHECK(db::list_sessions(database).value().size() == 3);
    }
    SECTION("nothing else") { }
    take_in(records[1]);
    CHECK(file.notes().empty());
    CHECK(file.run("list").exit_code == 0);
    CHECK(file.run("verify").exit_code == 0);
}

TEST_CASE("an evening that is gone with its id is missed, and one without it can be deleted")
{
    const Guarded file;
    SECTION("gone")
    {
        file.delete_with_all_rows(file.first);
        damage(file.path, "DELETE FROM evening_known WHERE uuid = '" + file.first + "'");
        REQUIRE(file.notes().size() == 1);
        CHECK(file.notes()[0] == db::OpeningNote{Note::lost_evenings, {}, 1});
    }
    SECTION("there")
    {
        damage(file.path, "DELETE FROM evening_known");
        {
            db::Database database = open_database(file.path);
            REQUIRE_FALSE(db::remove_session(database, file.first).is_error());
        }
        CHECK(file.notes().empty());
    }
}

TEST_CASE("an evening under another id is told of")
{
    const Guarded file;
    damage(
        file.path, "UPDATE session SET uuid = '773c1fd8-c1b0-4024-8e91-a23aba331a46' WHERE id = 1");
    REQUIRE(file.notes().size() == 1);
    CHECK(file.notes()[0].kind == Note::other_evenings);
    CHECK_THAT(run_program({"verify", "--json", "--db", file.path.string()}).output,
        Catch::Contains("\"other_evenings\": true"));
}

TEST_CASE("the list names each evening that is not what was recorded")
{
    const Guarded file;
    damage(file.path, "UPDATE entry SET line = line || ' ' WHERE session = 2 AND seq = 3");
    const ProgramResult listed = file.run("list");
    CHECK(listed.exit_code == 1);
    CHECK_THAT(listed.errors,
        Catch::Contains(file.second)
            && Catch::Contains("Entry 3 of this evening was altered or damaged."));
    CHECK_THAT(listed.errors, !Catch::Contains(file.first));
    CHECK_THAT(listed.output, Catch::Contains("2 evenings."));
    CHECK_THAT(run_program({"list", "--json", "--db", file.path.string()}).output,
        Catch::Contains("not_as_recorded"));
}

namespace {

/// The players of the first evening, as the list has them.
std::string listed_players(const Guarded& file)
{
    std::string players;
    db::Database database = open_database(file.path);
    const auto sessions = db::list_sessions(database);
    for (const db::SessionSummary& session : sessions.value()) {
        if (session.id != file.first)
            continue;
        for (const auto& seat : session.seats)
            players += seat.player + " ";
        players += session.details.place + (session.details.is_archived ? " archived" : "");
    }
    return players;
}

std::string inserted_edit(const std::string& details)
{
    return "INSERT INTO session_edit VALUES (1, '773c1fd8-c1b0-4024-8e91-a23aba331a46', coalesce("
           "(SELECT group_concat(uuid, ' ') FROM session_edit WHERE session = 1), ''), '"
        + details + "')";
}

} // namespace

TEST_CASE("what is said of an evening behind the program’s back does not count and is told of")
{
    const Guarded file;
    {
        db::Database database = open_database(file.path);
        REQUIRE_FALSE(
            db::change_details(database, file.first, {"2026-11-20", "Kraków", "", ""}).is_error());
    }
    const std::string person = query_sql(file.path, "SELECT uuid FROM person WHERE name = 'Ewa'");
    const std::string before = listed_players(file);
    REQUIRE(before == "Ana Piotr Kraków");
    std::string after = before;
    SECTION("somebody else gets a seat")
    {
        damage(file.path, inserted_edit("seated = [\"" + person + "\", \"\"]\n"));
    }
    SECTION("it is archived")
    {
        damage(file.path, inserted_edit("place = \"Kraków\"\narchived = true\n"));
    }
    SECTION("the place is another")
    {
        damage(file.path, "UPDATE session_edit SET details = replace(details, 'Kraków', 'Opole')");
        after = "Ana Piotr ";
    }
    CHECK(listed_players(file) == after);
    REQUIRE(file.notes().size() == 1);
    CHECK(file.notes()[0] == db::OpeningNote{Note::changed_details, file.first, 1});
    for (const char* command : {"list", "verify"}) {
        const ProgramResult result = file.run(command);
        CAPTURE(command);
        CHECK(result.exit_code == 1);
        CHECK_THAT(result.errors,
            Catch::Contains("The details of 1 evening") && Catch::Contains(file.first));
    }
    CHECK_THAT(run_program({"verify", "--json", "--db", file.path.string()}).output,
        Catch::Contains("\"changed_details\": 1"));
    // Who says it again puts it right.
    {
        db::Database database = open_database(file.path);
        REQUIRE_FALSE(
            db::change_details(database, file.first, {"2026-11-20", "Kraków", "", ""}).is_error());
    }
    CHECK(file.notes().empty());
    CHECK(listed_players(file) == before);
}

TEST_CASE("a copy with the right details of an evening is merged, whatever became of them here")
{
    const Guarded file;
    {
        db::Database database = open_database(file.path);
        REQUIRE_FALSE(
            db::change_details(database, file.first, {"2026-11-20", "Kraków", "", ""}).is_error());
        REQUIRE_FALSE(
            db::back_up(database, file.folder / "later.db", db::IfExists::refuse).is_error());
    }
    damage(file.path, "UPDATE session_edit SET details = replace(details, 'Kraków', 'Opole')");
    {
        db::Database database = open_database(file.path);
        db::Database copy = std::move(db::Database::read(file.folder / "later.db").value());
        const auto merged = db::merge(database, copy);
        REQUIRE_FALSE(merged.is_error());
        for (const auto& session : merged.value().sessions)
            CHECK_FALSE(session.refused);
    }
    // What was changed here is no reason to believe it.
    CHECK(listed_players(file) == "Ana Piotr ");
    CHECK(file.notes().size() == 1);
}

namespace {

/// A database with one evening that is over.
struct Finished {
    TemporaryFolder folder;
    std::filesystem::path path = folder / "x.db";
    db::SessionId id;

    Finished()
    {
        db::Database database = open_database(path);
        id = begin_game(database, 2, 1, 10'000).id();
        static_cast<void>(begin_game(database, 3, 2, 8));
    }
    [[nodiscard]] ProgramResult list(std::vector<std::string> more = {}) const
    {
        more.insert(more.begin(), {"list", "--db", path.string()});
        return run_program(more);
    }
};

} // namespace

TEST_CASE("the list complains of a stored result that is not what was written")
{
    const Finished file;
    CHECK(file.list().exit_code == 0);
    CHECK(file.list().errors.empty());
    damage(file.path, "UPDATE result SET winner = 1 - winner");
    const ProgramResult listed = file.list();
    CHECK(listed.exit_code == 1);
    CHECK_THAT(listed.errors, Catch::Contains(file.id + "  The stored result of this evening"));
    CHECK(std::ranges::count(listed.errors, '\n') == 1);
}

TEST_CASE("the list tells of an evening that is over and has no result of its last entry")
{
    const Finished file;
    bool is_mended = true;
    SECTION("it was taken out")
    {
        damage(file.path, "DELETE FROM result");
    }
    SECTION("it is said to be of an earlier entry")
    {
        damage(file.path, "UPDATE result SET entries = entries - 1");
    }
    SECTION("a part of it was taken out")
    {
        damage(file.path, "DELETE FROM result WHERE seat > 1");
        is_mended = false;
    }
    const ProgramResult listed = file.list();
    CHECK(listed.exit_code == 1);
    CHECK_THAT(listed.errors, Catch::Contains(file.id) && Catch::Contains("result"));
    CHECK(std::ranges::count(listed.errors, '\n') == 1);
    CHECK_THAT(file.list({"--json"}).output, Catch::Contains("\"result_"));
    {
        // Whoever opens it has it counted again, where nothing is in its place.
        db::Database database = open_database(file.path);
        static_cast<void>(resume(database, file.id));
    }
    CHECK(file.list().exit_code == (is_mended ? 0 : 1));
}
