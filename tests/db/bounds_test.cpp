/// Every text that comes from elsewhere has an end.

#include "db/bounds.h"
#include "db/box_file.h"
#include "db/entry_notes.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/people_rows.h"
#include "db/record_file.h"
#include "db/salvage.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <catch2/catch.hpp>

#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using FileKind = db::FileError::Kind;

std::string letters(std::size_t count)
{
    return std::string(count, 'x');
}

/// A record in which one place has a text of that length.
std::string record_with(const std::string& place, std::size_t size)
{
    std::string record = R"(format = "consigliere-record/1"
game = "corleone"
NAME
first = "marzullo"
hand_limits = [5, 4, 3, 2]
moves = [MOVES]
[[seats]]
player = "PLAYER"
family = "marzullo"
[[seats]]
player = "Piotr"
family = "pizzino"
[[businesses]]
name = "penn-central"
LABEL
colour = "blue"
front = ["jobs"]
back = ["jobs"]
)";
    const auto put = [&record](const std::string& what, const std::string& text) {
        record.replace(record.find(what), what.size(), text);
    };
    const std::string text = letters(size);
    const bool is_head =
        place == "name" || place == "place" || place == "notes" || place == "spelled";
    put("NAME",
        is_head               ? place + " = \"" + text + "\""
            : place == "tags" ? "tags = [\"a\", \"" + text + "\"]"
            : place == "key"  ? text + " = 1"
                              : "");
    put("MOVES", place == "moves" ? "\"table believes ! " + letters(size - 17) + "\"" : "");
    put("PLAYER", place == "player" ? text : "Ana");
    put("LABEL", place == "label" ? "label = \"" + text + "\"" : "");
    return record;
}

FileKind kind_of_refused(const std::string& text)
{
    const auto read = db::read_record_text(text, "record");
    REQUIRE(read.is_error());
    return read.error().kind;
}

} // namespace

TEST_CASE("a text of a record that is longer than its bound is refused, with its key and line")
{
    const auto& [place, most] = GENERATE(table<std::string, std::size_t>(
        {{"player", 200}, {"name", 1'000}, {"place", 1'000}, {"notes", 20'000}, {"tags", 100},
            {"moves", 2'000}, {"label", 1'000}, {"spelled", 1'000}, {"key", 1'000}}));
    CAPTURE(place);
    CHECK_FALSE(db::read_record_text(record_with(place, most), "record").is_error());
    const auto refused = db::read_record_text(record_with(place, most + 1), "record");
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == FileKind::too_long);
    CHECK(refused.error().line > 0);
    if (place != "key")
        CHECK(refused.error().detail == place);
}

TEST_CASE("a record has an end of moves and of tags")
{
    std::string record = record_with("", 0);
    std::string moves;
    for (int i = 0; i <= db::most_moves; ++i)
        moves += "\"x\",";
    std::string many = record;
    many.replace(many.find("moves = []"), 10, "moves = [" + moves + "]");
    CHECK(kind_of_refused(many) == FileKind::too_many_moves);
    std::string tags;
    for (std::size_t i = 0; i <= db::most_tags; ++i)
        tags += "\"" + std::to_string(i) + "\",";
    record.replace(record.find("first"), 0, "tags = [" + tags + "]\n");
    CHECK(kind_of_refused(record) == FileKind::too_large);
}

TEST_CASE("an evening that is full takes no more, and what it has stays")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session session = begin_game(database, 2, 1, 5);
    const auto refused = session.record_all(
        std::vector<std::string>(static_cast<std::size_t>(db::most_moves) - 4, "x"));
    REQUIRE(refused.is_error());
    CHECK(refused.error().record.kind == FileKind::too_many_moves);
    const auto too_long = session.record("table corrects: x ! " + letters(2'000));
    REQUIRE(too_long.is_error());
    CHECK(too_long.error().record.kind == FileKind::too_long);
    CHECK(session.evening().history().size() == 5);
}

TEST_CASE("what is said at the table and of people has the same bounds")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::SessionId id = begin_game(database, 2, 1, 5).id();
    const std::string person = db::remembered_people(database).value().front().id;
    CHECK(db::rename_person(database, person, letters(201)).is_error());
    CHECK_FALSE(db::rename_person(database, person, letters(200)).is_error());
    CHECK(db::change_details(database, id, {"", letters(1'001), "", ""}).is_error());
    CHECK(db::change_details(database, id, {"", "", letters(20'001), ""}).is_error());
    CHECK(db::change_details(database, id, {"", "", "", "", {letters(101)}}).is_error());
    CHECK(db::change_entry_notes(database, id, {{1, "x", letters(20'001)}}).is_error());
    CHECK_FALSE(db::change_details(database, id, {"", letters(1'000), "", ""}).is_error());
}

TEST_CASE("a box with a text without end is not learned")
{
    const std::string box = "format = \"consigliere-components/1\"\ngame = \"corleone\"\n"
                            "[[jobs]]\nname = \"a\"\nlabel = \""
        + letters(1'001) + "\"\n";
    const auto read = db::read_box_text(box, "box");
    REQUIRE(read.is_error());
    CHECK(read.error().kind == FileKind::too_long);
}

TEST_CASE(
    "of an evening of another database a place without end stays there, and the evening comes")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    {
        db::Database theirs = open_database(folder / "theirs.db");
        static_cast<void>(begin_game(theirs, 2, 1, 5));
        static_cast<void>(begin_game(theirs, 3, 2, 5));
        // A program without bounds has written it.
        db::Connection& connection = theirs.connection();
        db::EditRow edit =
            db::next_edit({}, [](ledger::Tree& text) { text.set("place", letters(100'000)); });
        db::insert_edit(connection, 1, edit);
        const auto merged = db::merge(ours, theirs);
        REQUIRE_FALSE(merged.is_error());
        for (const auto& session : merged.value().sessions)
            CHECK_FALSE(session.refused);
    }
    const auto sessions = db::list_sessions(ours);
    REQUIRE(sessions.value().size() == 2);
    for (const db::SessionSummary& session : sessions.value())
        CHECK(session.details.place.empty());
}

TEST_CASE("where a later edit stands in the place of one without end, nothing older counts again")
{
    const TemporaryFolder folder;
    db::Database theirs = open_database(folder / "theirs.db");
    static_cast<void>(begin_game(theirs, 2, 1, 5));
    std::vector<db::EditRow> edits;
    for (const std::string& place : {std::string("Kraków"), letters(100'000), std::string("Opole")})
        edits.push_back(
            db::next_edit(edits, [&](ledger::Tree& text) { text.set("place", place); }));
    for (const db::EditRow& edit : edits)
        db::insert_edit(theirs.connection(), 1, edit);
    db::Database ours = open_database(folder / "ours.db");
    SECTION("merged")
    {
        REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    }
    SECTION("salvaged")
    {
        theirs = open_database(folder / "another.db");
        REQUIRE_FALSE(db::salvage(folder / "theirs.db", ours).is_error());
    }
    CHECK(db::list_sessions(ours).value().at(0).details.place == "Opole");
    CHECK(db::verify(ours).value().is_fine());
}

TEST_CASE("a text without end beside the entries of a damaged database is shortened")
{
    const TemporaryFolder folder;
    {
        db::Database damaged = open_database(folder / "x.db");
        static_cast<void>(begin_game(damaged, 2, 1, 5));
        db::insert_edit(damaged.connection(), 1, db::next_edit({}, [](ledger::Tree& text) {
            text.set("place", letters(100'000));
            text.set("name", "Ana’s birthday");
        }));
    }
    db::Database to = open_database(folder / "new.db");
    const auto report = db::salvage(folder / "x.db", to);
    REQUIRE_FALSE(report.is_error());
    CHECK(report.value().is_whole());
    const auto details = db::list_sessions(to).value().at(0).details;
    CHECK(details.name == "Ana’s birthday");
    CHECK(details.place == letters(997) + "…");
    CHECK(db::verify(to).value().is_fine());
}

namespace {

/// One evening of which two tablets have said this apart, on the first of them.
db::SessionId said_apart(const std::filesystem::path& path, const db::SessionDetails& here,
    const db::SessionDetails& there)
{
    db::Database ours = open_database(path);
    const db::SessionId id = begin_game(ours, 2, 1, 8).id();
    db::Database theirs = open_database(path.string() + ".theirs");
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    REQUIRE_FALSE(db::change_details(ours, id, here).is_error());
    REQUIRE_FALSE(db::change_details(theirs, id, there).is_error());
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    return id;
}

std::set<std::string> many_tags(char first)
{
    std::set<std::string> tags;
    for (int i = 100; i < 160; ++i)
        tags.insert(first + std::to_string(i));
    return tags;
}

} // namespace

TEST_CASE("what was told apart is longer together than it may be, and the record is taken in again")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "x.db";
    const std::filesystem::path record = folder / "kept.game.toml";
    const std::string most_notes(15'000, 'a');
    const db::SessionId id =
        said_apart(path, {"", letters(600), most_notes, letters(600), many_tags('a')},
            {"", std::string(600, 'y'), std::string(15'000, 'b'), "other", many_tags('b')});
    {
        // As an edit says it, and with the number of the entry it is longer.
        db::Database database = open_database(path);
        const std::string line = random_game(2, 1)[3];
        REQUIRE_FALSE(
            db::change_entry_notes(database, id, {{4, line, letters(20'000)}}).is_error());
    }
    REQUIRE(run_program({"delete", "--yes", id, record.string(), "--db", path.string()}).exit_code
        == 0);
    CHECK(run_program({"import", record.string(), "--db", path.string()}).exit_code == 0);
    db::Database database = open_database(path);
    const auto sessions = db::list_sessions(database);
    REQUIRE(sessions.value().size() == 1);
    CHECK(sessions.value()[0].details.notes.starts_with(most_notes + " / bbb"));
    CHECK(sessions.value()[0].details.tags.size() == db::most_tags);
}

TEST_CASE("notes that are shown shortened are never saved so unless somebody has changed them")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "x.db";
    const db::SessionId id =
        said_apart(path, {"", "", letters(15'000), ""}, {"", "", std::string(15'000, 'y'), ""});
    db::Database ours = open_database(path);
    const db::SessionDetails shown = db::list_sessions(ours).value().at(0).details;
    CHECK(shown.notes.size() <= 20'000);
    db::SessionDetails changed = shown;
    changed.place = "Opole";
    // Nobody has said that the notes may be cut.
    const auto refused = db::change_shown_details(ours, id, shown, changed);
    REQUIRE(refused.is_error());
    CHECK(refused.error().record.kind == FileKind::too_long);
    CHECK(db::read_details(ours, id).value().notes.size() == 30'003);
    changed.notes = "short";
    CHECK_FALSE(db::change_shown_details(ours, id, shown, changed).is_error());
    CHECK(db::read_details(ours, id).value() == changed);
}

TEST_CASE("what was told apart and is too long together comes over shortened after a pause")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "x.db";
    const db::SessionId id =
        said_apart(path, {"", "", letters(15'000), ""}, {"", "", std::string(15'000, 'y'), ""});
    db::Database ours = open_database(path);
    REQUIRE_FALSE(
        db::change_pauses(ours, id, {{"2026-11-20T19:30:00.000Z", "2026-11-20T19:40:00.000Z"}})
            .is_error());
    db::Database theirs = open_database(folder / "third.db");
    const auto merged = db::merge(theirs, ours);
    REQUIRE_FALSE(merged.is_error());
    CHECK_FALSE(merged.value().sessions.at(0).refused);
    CHECK(db::list_sessions(theirs).value().at(0).details.notes.size() <= 20'000);
    CHECK(db::read_pauses(theirs, id).value().size() == 1);
}

TEST_CASE("merging takes no edit that verifying would call damaged")
{
    const TemporaryFolder folder;
    db::SessionId id;
    {
        db::Database theirs = open_database(folder / "theirs.db");
        id = begin_game(theirs, 2, 1, 5).id();
        REQUIRE_FALSE(db::change_details(theirs, id, {"2026-11-20", "Kraków", "", ""}).is_error());
    }
    // Each replaces the other, so none counts.
    const std::string uuid = "773c1fd8-c1b0-4024-8e91-a23aba331a46";
    damage(folder / "theirs.db",
        "INSERT INTO session_edit SELECT session, '" + uuid
            + "', uuid, details FROM session_edit LIMIT 1;"
              "UPDATE session_edit SET replaces = '"
            + uuid + "' WHERE uuid <> '" + uuid + "'");
    db::Database theirs = open_database(folder / "theirs.db");
    CHECK_FALSE(db::verify(theirs).value().is_fine());
    db::Database ours = open_database(folder / "ours.db");
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    CHECK(db::list_sessions(ours).value().size() == 1);
    CHECK(db::verify(ours).value().is_fine());
}

namespace {

/// Two evenings, of which Ewa plays in the second alone and has a name of a hundred thousand
/// letters: a program without bounds has written it.
struct LongName {
    TemporaryFolder folder;
    std::filesystem::path path = folder / "x.db";
    db::SessionId short_one;
    db::SessionId long_one;

    LongName()
    {
        db::Database database = open_database(path);
        short_one = begin_game(database, 2, 1, 5).id();
        long_one = begin_game(database, 3, 2, 5).id();
        const auto people = db::remembered_people(database);
        for (const db::Person& person : people.value()) {
            if (person.name == "Ewa")
                db::know_people(database.connection(), {{person.id, letters(100'000), 1}});
        }
    }
};

} // namespace

TEST_CASE("what is salvaged has bounds, too")
{
    const LongName file;
    db::Database to = open_database(file.folder / "new.db");
    const auto report = db::salvage(file.path, to);
    REQUIRE_FALSE(report.is_error());
    for (const auto& evening : report.value().evenings) {
        CHECK(evening.is_taken() == (evening.id == file.short_one));
        if (!evening.is_taken())
            CHECK(evening.why_not->record.kind == FileKind::too_long);
    }
    const auto people = db::remembered_people(to);
    for (const db::Person& person : people.value())
        CHECK(person.name.size() <= 200);
}

TEST_CASE("of a name that was there before there were bounds at most 200 bytes are shown")
{
    const LongName file;
    db::Database database = open_database(file.path);
    const auto people = db::remembered_people(database);
    bool is_met = false;
    for (const db::Person& person : people.value()) {
        CHECK(person.name.size() <= 200);
        is_met = is_met || person.name == letters(197) + "…";
    }
    CHECK(is_met);
    CHECK(db::shortened("Łódź", 7) == "Łódź");
    CHECK(db::shortened("Łódźx", 7) == "Łó…");
    CHECK(db::shortened("xŁódź", 7) == "xŁ…");
}

TEST_CASE("a text of many short lines has an end, too")
{
    std::string text;
    for (int i = 0; i < 2'000; ++i)
        text += letters(50) + "\n";
    std::string tags;
    for (std::size_t i = 0; i <= db::most_tags; ++i)
        tags += "  \"" + std::to_string(i) + "\",\n";
    std::string details;
    SECTION("in double quotes")
    {
        details = "place = \"\"\"\n" + text + "\"\"\"\n";
    }
    SECTION("in single quotes")
    {
        details = "place = '''\n" + text + "'''\n";
    }
    SECTION("a list")
    {
        details = "tags = [\n" + tags + "]\n";
    }
    const TemporaryFolder folder;
    db::Database theirs = open_database(folder / "theirs.db");
    static_cast<void>(begin_game(theirs, 2, 1, 5));
    db::insert_edit(theirs.connection(), 1,
        {db::make_derived_id("consigliere edit", "\n" + details), {}, details});
    db::Database ours = open_database(folder / "ours.db");
    const auto merged = db::merge(ours, theirs);
    REQUIRE_FALSE(merged.is_error());
    REQUIRE(merged.value().sessions.size() == 1);
    CHECK_FALSE(merged.value().sessions[0].refused);
    const auto come = db::list_sessions(ours);
    REQUIRE(come.value().size() == 1);
    CHECK(come.value()[0].details.place.empty());
    CHECK(come.value()[0].details.tags.empty());
}

TEST_CASE("what is kept in memory while the disk takes nothing has the same bounds")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session session = begin_game(database, 2, 1, 5);
    std::filesystem::rename(folder / "x.db", folder / "away.db");
    const auto refused = session.keep("table corrects: x ! " + letters(2'000));
    REQUIRE(refused.is_error());
    CHECK(refused.error().record.kind == FileKind::too_long);
    CHECK(session.unsaved_entries() == 0);
    CHECK_FALSE(session.keep(random_game(2, 1)[5]).is_error());
    CHECK(session.unsaved_entries() == 1);
}
