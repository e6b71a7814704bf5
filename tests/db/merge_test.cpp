#include "db/connection.h"
#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/removal.h"
#include "db/session_list.h"
#include "db/session_rows.h"
#include "db/toml.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace consigliere;
using namespace consigliere::test;
using db::ImportOutcome;

namespace {

std::vector<ImportOutcome> merged_into(db::Database& ours, db::Database& theirs)
{
    const auto merged = db::merge(ours, theirs);
    REQUIRE_FALSE(merged.is_error());
    std::vector<ImportOutcome> adoptions;
    for (const auto& session : merged.value().sessions)
        adoptions.push_back(session.adopted.adoption);
    return adoptions;
}

/// All evenings of a database by their ids, as their entries tell them.
std::map<db::SessionId, std::vector<std::string>> evenings(db::Database& database)
{
    std::map<db::SessionId, std::vector<std::string>> all;
    const auto sessions = db::list_sessions(database);
    REQUIRE_FALSE(sessions.is_error());
    for (const db::SessionSummary& session : sessions.value())
        all[session.id] = told(resume(database, session.id).evening());
    return all;
}

/// The same evening, begun on one machine and taken to another.
struct TwoMachines {
    TwoMachines()
        : ours(open_database(folder / "ours.db"))
        , theirs(open_database(folder / "theirs.db"))
        , lines(random_game(2, 3))
    {
        id = begin_game(ours, 2, 3, common).id();
        merged_into(theirs, ours);
    }

    void record(db::Database& database, const std::vector<std::string>& more) const
    {
        db::Session session = resume(database, id);
        record_all(session, more);
    }
    [[nodiscard]] std::vector<std::string> part(std::size_t from, std::size_t to) const
    {
        const auto begin = lines.begin();
        return {begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(to)};
    }

    static constexpr std::size_t common = 30;
    TemporaryFolder folder;
    db::Database ours;
    db::Database theirs;
    std::vector<std::string> lines;
    db::SessionId id;
};

} // namespace

TEST_CASE("merging adds what is missing, and doing it again changes nothing")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    static_cast<void>(begin_game(ours, 2, 1, 20));
    static_cast<void>(begin_game(theirs, 3, 2, 1000));
    static_cast<void>(begin_game(theirs, 4, 3, 60));
    const auto before = evenings(theirs);

    CHECK(merged_into(ours, theirs)
        == std::vector<ImportOutcome>{ImportOutcome::added, ImportOutcome::added});
    const auto all = evenings(ours);
    CHECK(all.size() == 3);
    CHECK(std::includes(all.begin(), all.end(), before.begin(), before.end()));
    CHECK(evenings(theirs) == before);

    CHECK(merged_into(ours, theirs)
        == std::vector<ImportOutcome>{ImportOutcome::unchanged, ImportOutcome::unchanged});
    CHECK(evenings(ours) == all);
    CHECK(db::verify(ours).value().is_fine());

    merged_into(theirs, ours);
    CHECK(evenings(theirs) == all);
}

TEST_CASE("an evening that went on elsewhere goes on here")
{
    TwoMachines machines;
    machines.record(machines.theirs, machines.part(TwoMachines::common, 80));
    CHECK(merged_into(machines.ours, machines.theirs)
        == std::vector<ImportOutcome>{ImportOutcome::extended});
    CHECK(evenings(machines.ours) == evenings(machines.theirs));
    CHECK(merged_into(machines.theirs, machines.ours)
        == std::vector<ImportOutcome>{ImportOutcome::unchanged});
}

TEST_CASE("an evening that went on differently is kept both ways")
{
    TwoMachines machines;
    machines.record(machines.ours, machines.part(TwoMachines::common, 50));
    machines.record(machines.theirs, {ledger::undo_line(20)});
    const auto ours_before = evenings(machines.ours);
    const auto theirs_before = evenings(machines.theirs);

    const auto merged = db::merge(machines.ours, machines.theirs);
    REQUIRE_FALSE(merged.is_error());
    const db::ImportResult& branch = merged.value().sessions.at(0).adopted;
    CHECK(branch.adoption == ImportOutcome::branched);
    const auto both = evenings(machines.ours);
    CHECK(both.size() == 2);
    // The course whose line is first in the alphabet keeps the id, on every machine.
    const db::SessionId other = branch.id == machines.id ? std::find_if(both.begin(), both.end(),
                                    [&](const auto& course) {
                                        return course.first != machines.id;
                                    })->first
                                                         : machines.id;
    CHECK(both.at(other) == ours_before.at(machines.id));
    CHECK(both.at(branch.id) == theirs_before.at(machines.id));

    // Again and again, in both directions: no third course appears anywhere.
    CHECK(merged_into(machines.ours, machines.theirs)
        == std::vector<ImportOutcome>{ImportOutcome::unchanged});
    merged_into(machines.theirs, machines.ours);
    CHECK(evenings(machines.theirs) == both);
    merged_into(machines.ours, machines.theirs);
    merged_into(machines.theirs, machines.ours);
    CHECK(evenings(machines.ours).size() == 2);
    CHECK(evenings(machines.theirs).size() == 2);

    // The other course goes on over there, and here it follows.
    {
        db::Session course = resume(machines.theirs, branch.id);
        record_all(course, machines.part(20, 25));
    }
    merged_into(machines.ours, machines.theirs);
    CHECK(evenings(machines.ours).size() == 2);
    CHECK(evenings(machines.ours).at(branch.id).size() == TwoMachines::common + 1 + 5);
    CHECK(db::verify(machines.ours).value().is_fine());
}

TEST_CASE("three courses of one evening stay three")
{
    TwoMachines machines;
    db::Database third = open_database(machines.folder / "third.db");
    merged_into(third, machines.ours);
    machines.record(machines.ours, machines.part(TwoMachines::common, 40));
    machines.record(machines.theirs, {ledger::undo_line(20)});
    machines.record(third, {ledger::undo_line(10)});
    for (int round = 0; round < 2; ++round) {
        merged_into(machines.ours, machines.theirs);
        merged_into(machines.ours, third);
        merged_into(third, machines.theirs);
        merged_into(machines.theirs, machines.ours);
        merged_into(third, machines.ours);
    }
    CHECK(evenings(machines.ours).size() == 3);
    CHECK(evenings(machines.ours) == evenings(machines.theirs));
    CHECK(evenings(machines.ours) == evenings(third));
}

TEST_CASE("a course that is left alone, because the other was removed, gets one id everywhere")
{
    TwoMachines machines;
    machines.record(machines.ours, machines.part(TwoMachines::common, 40));
    machines.record(machines.theirs, {ledger::undo_line(20)});
    merged_into(machines.ours, machines.theirs);
    REQUIRE(evenings(machines.ours).size() == 2);
    REQUIRE_FALSE(db::remove_session(machines.ours, machines.id).is_error());

    // Whoever has never heard of the evening gets it, and knows nothing that we do not.
    db::Database third = open_database(machines.folder / "third.db");
    merged_into(machines.ours, third);
    merged_into(third, machines.ours);
    CHECK(evenings(machines.ours).size() == 1);
    CHECK(evenings(machines.ours) == evenings(third));
    CHECK(evenings(machines.ours).contains(machines.id));
    CHECK(db::verify(machines.ours).value().is_fine());
}

TEST_CASE("merging says how much was learned about the box")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    const auto box = db::read_toml_text(
        "[[jobs]]\nname = \"heist\"\ncolour = \"grey\"\n[[jobs]]\nname = \"raid\"\ncopies = 2",
        "box");
    REQUIRE_FALSE(box.is_error());
    REQUIRE_FALSE(db::learn(theirs, "corleone", box.value(), {}).is_error());
    CHECK(db::merge(ours, theirs).value().learned_components == 2);
    CHECK(db::merge(ours, theirs).value().learned_components == 0);
    CHECK(db::learned_box(ours, "corleone").value() == box.value());
}

TEST_CASE("what the table told elsewhere is known here from then on")
{
    TwoMachines machines;
    ledger::Tree job = ledger::Tree::table();
    job.set("name", "hold-up");
    job.set("colour", "grey");
    ledger::Tree list = ledger::Tree::list();
    list.add(std::move(job));
    ledger::Tree told_elsewhere = ledger::Tree::table();
    told_elsewhere.set("jobs", std::move(list));
    {
        db::Session session = resume(machines.theirs, machines.id);
        REQUIRE_FALSE(session.describe(told_elsewhere).is_error());
    }
    CHECK(merged_into(machines.ours, machines.theirs)
        == std::vector<ImportOutcome>{ImportOutcome::extended});
    CHECK(merged_into(machines.ours, machines.theirs)
        == std::vector<ImportOutcome>{ImportOutcome::unchanged});
    CHECK(resume(machines.ours, machines.id).evening().description()
        == resume(machines.theirs, machines.id).evening().description());
    CHECK(db::learned_box(machines.ours, "corleone").value()
        == db::learned_box(machines.theirs, "corleone").value());
}

TEST_CASE("no clock decides what is said of an evening")
{
    TwoMachines machines;
    const auto place = [&](db::Database& database) {
        return db::list_sessions(database).value().at(0).details.place;
    };
    REQUIRE_FALSE(db::change_details(machines.ours, machines.id, {"", "Here", ""}).is_error());
    merged_into(machines.theirs, machines.ours);
    CHECK(place(machines.theirs) == "Here");
    // Who has seen an edit and makes another replaces it.
    REQUIRE_FALSE(db::change_details(machines.theirs, machines.id, {"", "There", ""}).is_error());
    merged_into(machines.theirs, machines.ours);
    CHECK(place(machines.theirs) == "There");
    merged_into(machines.ours, machines.theirs);
    CHECK(place(machines.ours) == "There");

    // Two who edit apart are both heard, until somebody edits again.
    REQUIRE_FALSE(
        db::change_details(machines.ours, machines.id, {"2026-11-21", "A", "rain"}).is_error());
    REQUIRE_FALSE(
        db::change_details(machines.theirs, machines.id, {"2026-11-20", "B", ""}).is_error());
    CHECK(merged_into(machines.ours, machines.theirs)
        == std::vector<ImportOutcome>{ImportOutcome::extended});
    merged_into(machines.theirs, machines.ours);
    for (db::Database* database : {&machines.ours, &machines.theirs}) {
        const db::SessionDetails details = db::list_sessions(*database).value().at(0).details;
        CHECK(details == db::SessionDetails{"2026-11-20", "A / B", "2026-11-21 / rain"});
    }
    REQUIRE_FALSE(db::change_details(machines.theirs, machines.id, {"", "B", ""}).is_error());
    merged_into(machines.ours, machines.theirs);
    CHECK(place(machines.ours) == "B");
    CHECK(merged_into(machines.ours, machines.theirs)
        == std::vector<ImportOutcome>{ImportOutcome::unchanged});
}

TEST_CASE("a merge that cannot be finished changes nothing")
{
    const TemporaryFolder folder;
    db::Database theirs = open_database(folder / "theirs.db");
    static_cast<void>(begin_game(theirs, 2, 1, 10));
    static_cast<void>(begin_game(theirs, 2, 2, 10));
    db::Database ours = open_database(folder / "ours.db");
    ours.connection().sqlite.exec("CREATE TEMP TRIGGER one_is_enough BEFORE INSERT ON main.session"
                                  " WHEN (SELECT count(*) FROM session) = 1"
                                  " BEGIN SELECT RAISE(ABORT, 'one is enough'); END");
    const auto merged = db::merge(ours, theirs);
    REQUIRE(merged.is_error());
    CHECK(merged.error().detail == "one is enough");
    CHECK(evenings(ours).empty());
    CHECK(db::remembered_people(ours).value().empty());
}

TEST_CASE("what is the beginning of several courses belongs to the longest of them")
{
    TwoMachines machines;
    db::Database third = open_database(machines.folder / "third.db");
    merged_into(third, machines.ours);
    const bool is_long_here = GENERATE(true, false);
    machines.record(machines.ours, machines.part(TwoMachines::common, is_long_here ? 50 : 31));
    machines.record(machines.theirs, {ledger::undo_line(20)});
    if (!is_long_here)
        machines.record(machines.theirs, machines.part(20, 40));
    merged_into(machines.ours, machines.theirs);
    db::SessionId longest;
    std::size_t most = 0;
    for (const auto& [id, entries] : evenings(machines.ours)) {
        if (entries.size() > most)
            longest = id;
        most = std::max(most, entries.size());
    }
    const auto merged = db::merge(machines.ours, third);
    REQUIRE_FALSE(merged.is_error());
    REQUIRE(merged.value().sessions.size() == 1);
    CHECK(merged.value().sessions[0].adopted.adoption == ImportOutcome::unchanged);
    CHECK(merged.value().sessions[0].adopted.id == longest);
}

TEST_CASE("what was told of an evening elsewhere does not take back how it has ended here")
{
    TwoMachines machines;
    machines.record(machines.ours, machines.part(TwoMachines::common, machines.lines.size()));
    REQUIRE(db::list_sessions(machines.ours).value().at(0).is_finished);
    {
        db::Session session = resume(machines.theirs, machines.id);
        REQUIRE_FALSE(session.describe(job_called("told-elsewhere")).is_error());
    }
    CHECK(merged_into(machines.ours, machines.theirs)
        == std::vector<ImportOutcome>{ImportOutcome::extended});
    CHECK(db::list_sessions(machines.ours).value().at(0).is_finished);
    CHECK(db::verify(machines.ours).value().is_fine());
}

TEST_CASE("courses that part at the first entry are told apart by it")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    const db::SessionId id = begin_session(ours, 2).id();
    merged_into(theirs, ours);
    const auto record = [&id](db::Database& database, const std::vector<std::string>& lines) {
        db::Session session = resume(database, id);
        for (const std::string& line : lines)
            REQUIRE_FALSE(session.record(line).is_error());
    };
    // The second lines lie the other way round.
    record(ours, {"table reveals job job-1", "table reveals job job-9"});
    record(theirs, {"table reveals job job-2", "table reveals job job-3"});
    const auto first = evenings(ours).at(id);
    merged_into(ours, theirs);
    merged_into(theirs, ours);
    CHECK(evenings(ours).size() == 2);
    CHECK(evenings(ours).at(id) == first);
    CHECK(evenings(theirs).at(id) == first);
}

namespace {

/// A file that both machines take in by themselves, with or without the names of the players.
db::Record common_file(bool has_names)
{
    db::Record record;
    record.head = head_for(2);
    record.head.set("id", "0f7c3c1e-5d0b-4c9a-9c55-1f6f2b7d9a10");
    if (!has_names) {
        ledger::Tree seats = ledger::Tree::list();
        for (ledger::Tree seat : record.head.find("seats")->elements()) {
            seat.remove("player");
            seats.add(std::move(seat));
        }
        record.head.set("seats", std::move(seats));
    }
    record.moves = {"table reveals job stick-up"};
    return record;
}

/// Who sits at the only evening, by name and id.
std::vector<std::string> seated(db::Database& database)
{
    const db::SessionId id = db::list_sessions(database).value().at(0).id;
    const auto session = db::read_session(database.connection(), id);
    std::vector<std::string> seats;
    for (const db::SeatRow& seat : session->seats)
        seats.push_back(seat.player + " " + seat.person);
    return seats;
}

} // namespace

TEST_CASE("of two ids of one person both machines keep the smaller one")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    for (db::Database* database : {&ours, &theirs})
        REQUIRE_FALSE(db::import_record(*database, common_file(true), "file", {}).is_error());
    auto wanted = seated(ours);
    const auto others = seated(theirs);
    REQUIRE(wanted.size() == 2);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        REQUIRE(wanted[i] != others[i]);
        wanted[i] = std::min(wanted[i], others[i]);
    }
    merged_into(ours, theirs);
    CHECK(seated(ours) == wanted);
    merged_into(theirs, ours);
    CHECK(seated(theirs) == wanted);
}

TEST_CASE("who sat where is not forgotten because another file does not say it")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    REQUIRE_FALSE(db::import_record(ours, common_file(true), "file", {}).is_error());
    REQUIRE_FALSE(db::import_record(theirs, common_file(false), "file", {}).is_error());
    const auto known = seated(ours);
    REQUIRE(known.size() == 2);
    CHECK_THAT(known[0], Catch::StartsWith("Ana "));
    CHECK(known[0].size() > 10);
    CHECK(seated(theirs) == std::vector<std::string>{" ", " "});
    merged_into(ours, theirs);
    CHECK(seated(ours) == known);
    merged_into(theirs, ours);
    CHECK(seated(theirs) == known);
}
