#include "db/component_list.h"
#include "db/entry_notes.h"
#include "db/import_export.h"
#include "db/people.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/shifted_clock.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <random>

using namespace consigliere;
using namespace consigliere::test;

namespace {

db::Imported import(db::Database& database, const db::Record& record)
{
    const auto imported =
        db::import_record(database, record, "record", built_in_components(record.game()));
    REQUIRE_FALSE(imported.is_error());
    return imported.value();
}

db::Record export_record(db::Database& database, const db::SessionId& id)
{
    auto record = db::export_session(database, id);
    REQUIRE_FALSE(record.is_error());
    return std::move(record.value());
}

/// What `check` says of a record that went through a file.
std::vector<std::string> checked(const db::Record& record)
{
    const auto read = db::read_record_text(db::write_record_text(record), "record");
    REQUIRE_FALSE(read.is_error());
    const auto evening = db::referee(read.value(), "record", built_in_components(record.game()));
    REQUIRE_FALSE(evening.is_error());
    return told(*evening.value());
}

} // namespace

TEST_CASE("the record of an evening has its name and tags, and brings them back")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    const db::SessionId id = begin_game(ours, 2, 1, 10).id();
    const db::SessionDetails details{
        "2026-11-20", "Kitchen", "Late", "The final", {"final", "league"}, true};
    REQUIRE_FALSE(db::change_details(ours, id, details).is_error());
    const auto record = db::export_session(ours, id);
    REQUIRE_FALSE(record.is_error());
    REQUIRE_FALSE(
        db::write_record(record.value(), folder / "x.toml", db::IfExists::refuse).is_error());
    const auto read = db::read_record(folder / "x.toml");
    REQUIRE_FALSE(read.is_error());
    CHECK(read.value().unknown_keys.empty());
    db::Database theirs = open_database(folder / "theirs.db");
    REQUIRE_FALSE(db::import_record(theirs, read.value(), "x.toml", {}).is_error());
    db::SessionDetails expected = details;
    // Whether a table has put it away is no part of the evening.
    expected.is_archived = false;
    CHECK(db::list_sessions(theirs).value().at(0).details == expected);
    // Taken in where it is archived, it stays so.
    REQUIRE_FALSE(db::import_record(ours, read.value(), "x.toml", {}).is_error());
    CHECK(db::list_sessions(ours).value().at(0).details == details);
}

TEST_CASE("a record brings back when it was played, its pauses, and what was noted on entries")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    std::optional<ShiftedClock> clock(-1);
    db::Session session = begin_session(ours, 3);
    const std::string id = session.id();
    for (const std::string& line : random_game(3, 5)) {
        clock->pass(std::chrono::seconds(37));
        REQUIRE_FALSE(session.record(line).is_error());
        if (session.evening().history().size() == 40)
            break;
    }
    const std::vector<std::string> times = session.times();
    const std::vector<db::EntryNote> notes{
        {2, session.evening().history().entry(2).line, " “a slip”\nof the pen"},
        {2, session.evening().history().entry(2).line, "and another"},
        {40, session.evening().history().entry(40).line, "12 o’clock"}};
    const db::Pauses pauses{{times[3], times[4]}, {times[39], {}}};
    REQUIRE_FALSE(db::change_entry_notes(ours, id, notes).is_error());
    REQUIRE_FALSE(db::change_pauses(ours, id, pauses).is_error());
    const db::SessionSummary before = db::list_sessions(ours).value().at(0);
    clock.reset();

    const std::string text = db::write_record_text(export_record(ours, id));
    const db::Record record = db::read_record_text(text, "record").value();
    CHECK(record.unknown_keys.empty());
    db::Database theirs = open_database(folder / "theirs.db");
    CHECK(import(theirs, record).adopted.id == id);
    CHECK(db::read_entry_notes(theirs, id).value() == notes);
    CHECK(db::read_pauses(theirs, id).value() == pauses);
    CHECK(resume(theirs, id).times() == times);
    const db::SessionSummary after = db::list_sessions(theirs).value().at(0);
    CHECK(after.created == before.created);
    CHECK(after.updated == before.updated);
    const db::Record again = export_record(theirs, id);
    CHECK(again.moves == record.moves);
    for (const char* key : {"begun", "pauses", "times", "entry_notes"}) {
        INFO(key);
        REQUIRE(again.head.find(key) != nullptr);
        CHECK(*again.head.find(key) == *record.head.find(key));
    }
    // Taken in once more it adds nothing.
    CHECK(import(theirs, record).adopted.adoption == db::ImportOutcome::unchanged);
    CHECK(db::read_entry_notes(theirs, id).value() == notes);

    SECTION("an entry that was added by hand has the time of the one before it")
    {
        db::Record longer = record;
        longer.head.remove("id");
        longer.moves.emplace_back("table undoes to 39");
        const db::Session played = resume(theirs, import(theirs, longer).adopted.id);
        CHECK(played.times().size() == 41);
        CHECK(played.times().back() == times.back());
    }
    SECTION("a new evening with the same head begins now")
    {
        ledger::Tree head = record.head;
        head.remove("id");
        const auto begun = db::Session::begin(theirs, head, built_in_components(record.game()));
        REQUIRE_FALSE(begun.is_error());
        CHECK(db::list_sessions(theirs).value().at(0).created > before.updated);
        CHECK(db::read_pauses(theirs, begun.value().id()).value().empty());
    }
    CHECK(db::verify(theirs).value().is_fine());
}

TEST_CASE("a record brings back who sat there, also where names have changed or are alike")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    const std::string first = begin_session(ours, 2).id();
    const auto person = [](db::Database& database, const std::string& id, std::size_t seat) {
        const std::vector<db::SessionSummary> sessions = db::list_sessions(database).value();
        for (const db::SessionSummary& session : sessions) {
            if (session.id == id)
                return session.seats[seat];
        }
        return db::SessionSummary::Seat();
    };
    // Piotr is called otherwise now; and Ana was somebody else in the evening after that.
    REQUIRE_FALSE(
        db::rename_person(ours, person(ours, first, 1).person, "Piotr the Elder").is_error());
    REQUIRE_FALSE(db::rename_person(ours, person(ours, first, 0).person, "Other").is_error());
    const auto begun = db::Session::begin(ours, head_for(2), {});
    REQUIRE_FALSE(begun.is_error());
    const std::string second = begun.value().id();
    REQUIRE_FALSE(db::rename_person(ours, person(ours, first, 0).person, "Ana").is_error());
    REQUIRE(person(ours, first, 0).person != person(ours, second, 0).person);

    db::Database theirs = open_database(folder / "theirs.db");
    import(theirs, export_record(ours, first));
    import(theirs, export_record(ours, second));
    for (const std::string& id : {first, second}) {
        for (std::size_t seat = 0; seat < 2; ++seat)
            CHECK(person(theirs, id, seat).player == person(ours, id, seat).player);
    }
    CHECK(person(theirs, first, 1).player == "Piotr the Elder");
    CHECK(person(theirs, first, 0).person == person(ours, first, 0).person);
    CHECK(person(theirs, second, 0).person == person(ours, second, 0).person);
    CHECK(db::verify(theirs).value().is_fine());
    for (const std::string& id : {first, second})
        CHECK(*export_record(theirs, id).head.find("seats")
            == *export_record(ours, id).head.find("seats"));
}

TEST_CASE("an evening’s two courses come back as that, whichever is taken in first")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    const std::string id = begin_game(ours, 3, 5, 30).id();
    db::Record other = export_record(ours, id);
    other.moves.resize(20);
    other.moves.emplace_back("table undoes to 3");
    CHECK(import(ours, other).adopted.adoption == db::ImportOutcome::branched);
    std::vector<db::Record> records;
    const auto courses_of = [](db::Database& database) {
        std::map<std::string, std::optional<std::string>> found;
        const std::vector<db::SessionSummary> sessions = db::list_sessions(database).value();
        for (const db::SessionSummary& session : sessions)
            found[session.id] = session.branch_of;
        return found;
    };
    for (const auto& [course, root] : courses_of(ours))
        records.push_back(export_record(ours, course));
    REQUIRE(records.size() == 2);
    for (int turn = 0; turn < 2; ++turn) {
        db::Database theirs = open_database(folder / ("theirs" + std::to_string(turn) + ".db"));
        for (const db::Record& record : records)
            import(theirs, record);
        CHECK(courses_of(theirs) == courses_of(ours));
        std::swap(records[0], records[1]);
    }
}

TEST_CASE("every refereed record goes through the database unchanged")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    for (const std::filesystem::path& file : refereed_records()) {
        INFO(file.string());
        const auto record = db::read_record(file);
        REQUIRE_FALSE(record.is_error());
        const db::Imported imported = import(database, record.value());
        CHECK(imported.adopted.adoption == db::ImportOutcome::added);

        const db::Record exported = export_record(database, imported.adopted.id);
        CHECK(exported.moves == record.value().moves);
        CHECK(checked(exported) == checked(record.value()));
        CHECK(told(resume(database, imported.adopted.id).evening()) == checked(record.value()));

        db::Database other = open_database(folder / "other.db");
        const db::Imported again = import(other, exported);
        CHECK(again.adopted.id == imported.adopted.id);
        CHECK(db::write_record_text(export_record(other, again.adopted.id))
            == db::write_record_text(exported));
    }
    const auto report = db::verify(database);
    REQUIRE_FALSE(report.is_error());
    CHECK(report.value().is_fine());
}

TEST_CASE("a record that is imported twice is there once, if it says its id")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::Session session = begin_game(database, 3, 4, 40);
    db::Record record = export_record(database, session.id());
    CHECK(import(database, record).adopted.adoption == db::ImportOutcome::unchanged);
    CHECK(db::list_sessions(database).value().size() == 1);

    SECTION("without an id it is another evening")
    {
        record.head.remove("id");
        CHECK(import(database, record).adopted.adoption == db::ImportOutcome::added);
        CHECK(db::list_sessions(database).value().size() == 2);
    }
    SECTION("something that is no UUID is no id")
    {
        record.head.set("id", "thursday");
        const db::Imported imported = import(database, record);
        CHECK(imported.adopted.adoption == db::ImportOutcome::added);
        CHECK(imported.adopted.id.size() == session.id().size());
    }
    SECTION("capitals make no difference")
    {
        std::string id = session.id();
        std::transform(id.begin(), id.end(), id.begin(), ::toupper);
        record.head.set("id", id);
        CHECK(import(database, record).adopted.adoption == db::ImportOutcome::unchanged);
    }
}

TEST_CASE("a record that goes on extends its evening")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::SessionId id = begin_game(database, 2, 4, 1000).id();
    const db::Record whole = export_record(database, id);
    db::Record half = whole;
    half.moves.resize(50);

    db::Database other = open_database(folder / "other.db");
    CHECK(import(other, half).adopted.adoption == db::ImportOutcome::added);
    const db::Imported extended = import(other, whole);
    CHECK(extended.adopted.adoption == db::ImportOutcome::extended);
    CHECK(extended.adopted.new_entries == static_cast<int>(whole.moves.size()) - 50);
    CHECK(export_record(other, id).moves == whole.moves);
    CHECK(db::list_sessions(other).value().at(0).is_finished);
    CHECK(import(other, half).adopted.adoption == db::ImportOutcome::unchanged);
}

TEST_CASE("refused lines of a record are kept")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Record record;
    record.head = head_for(2);
    record.moves = {"marzullo thug nowhere", "gibberish", "table reveals job stick-up"};
    const db::Imported imported = import(database, record);
    CHECK(imported.entries == 3);
    CHECK(imported.refused == 2);
    CHECK(export_record(database, imported.adopted.id).moves == record.moves);
}

TEST_CASE("an exported record holds what the evening can have met, and no more")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::Session session = begin_game(database, 2, 1, 20);
    const db::Record record = export_record(database, session.id());
    const auto names = [&record](const char* kind) {
        std::vector<std::string> found;
        if (const ledger::Tree* list = record.head.find(kind)) {
            for (const ledger::Tree& component : list->elements())
                found.push_back(*component.find("name")->text());
        }
        return found;
    };
    // In this game job-7 and job-12 are laid open, and nothing has happened to other Jobs yet.
    CHECK(names("jobs") == std::vector<std::string>{"job-7", "job-12"});
    const std::vector<std::string> businesses = names("businesses");
    CHECK(std::count(businesses.begin(), businesses.end(), "tile-5") == 1);
    CHECK(std::count(businesses.begin(), businesses.end(), "tile-1") == 0);
    CHECK(std::count(businesses.begin(), businesses.end(), "house-7") == 1);
}

TEST_CASE("date, place and notes can be changed and are exported")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::SessionId id = begin_session(database, 2).id();
    REQUIRE_FALSE(
        db::change_details(database, id, {"2026-12-24", "Kitchen", "Ana’s “birthday”"}).is_error());
    const db::Record record = export_record(database, id);
    CHECK(*record.head.find("date")->text() == "2026-12-24");
    CHECK(*record.head.find("place")->text() == "Kitchen");
    CHECK(*record.head.find("notes")->text() == "Ana’s “birthday”");

    // A record that says less than is known does not make it forgotten.
    db::Record older = record;
    older.head.remove("notes");
    CHECK(import(database, older).adopted.adoption == db::ImportOutcome::unchanged);
    CHECK(db::list_sessions(database).value().at(0).details.notes == "Ana’s “birthday”");
    CHECK(db::change_details(database, "none", {}).is_error());
    const auto no_date = db::change_details(database, id, {"2026-02-30", "", ""});
    REQUIRE(no_date.is_error());
    CHECK(no_date.error().record.kind == db::FileError::Kind::bad_date);
    CHECK(no_date.error().record.detail == "2026-02-30");
}

TEST_CASE("whenever the table tells what is printed, the exported record judges the same")
{
    const unsigned seed = GENERATE(range(1U, 21U));
    CAPTURE(seed);
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    auto begun = db::Session::begin(database, head_for(3), built_in_components("corleone"));
    REQUIRE_FALSE(begun.is_error());
    db::Session& session = begun.value();
    db::ComponentList untold = db::components_of("corleone", made_up_box());
    std::mt19937 generator(seed);
    // The box is told bit by bit; lines of a game that knew all of it come in between, and name
    // what nobody has described yet.
    for (const std::string& line : random_game(3, seed)) {
        for (; generator() % 3 == 0 && !untold.empty(); untold.pop_back()) {
            std::swap(untold[generator() % untold.size()], untold.back());
            REQUIRE_FALSE(session.describe(db::tree_of({untold.back()})).is_error());
        }
        REQUIRE_FALSE(session.record(line).is_error());
        const std::vector<ledger::LegalLine> legal = session.evening().legal_lines();
        if (!legal.empty())
            REQUIRE_FALSE(session.record(legal[generator() % legal.size()].line).is_error());
    }
    const std::vector<std::string> recorded = told(session.evening());
    REQUIRE(recorded.size() > 50);

    const db::Record exported = export_record(database, session.id());
    CHECK(checked(exported) == recorded);
    CHECK(told(resume(database, session.id()).evening()) == recorded);
    db::Database other = open_database(folder / "other.db");
    const db::Imported imported = import(other, exported);
    CHECK(told(resume(other, imported.adopted.id).evening()) == recorded);
    CHECK(db::write_record_text(export_record(other, session.id()))
        == db::write_record_text(exported));
}

TEST_CASE("the whole part of an evening with which nothing is wrong is all of it")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::SessionId id = begin_game(database, 2, 1, 20).id();
    const auto part = db::export_whole_part(database, id);
    REQUIRE_FALSE(part.is_error());
    CHECK(
        db::write_record_text(part.value()) == db::write_record_text(export_record(database, id)));
}
