/// Notes on entries: only ever added, kept by whoever edits something else, and those of two
/// machines both count.

#include "db/entry_notes.h"
#include "db/merge.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>

using namespace consigliere;
using namespace consigliere::test;

namespace {

db::EntryNote note_on(const db::Session& session, int entry, const std::string& text)
{
    return {entry, session.evening().history().entry(entry).line, text};
}

std::vector<db::EntryNote> notes_in(db::Database& database, const db::SessionId& id)
{
    auto notes = db::read_entry_notes(database, id);
    REQUIRE_FALSE(notes.is_error());
    return std::move(notes.value());
}

void keep(db::Database& database, const db::SessionId& id, const std::vector<db::EntryNote>& notes)
{
    REQUIRE_FALSE(db::change_entry_notes(database, id, notes).is_error());
}

} // namespace

TEST_CASE("notes on entries are kept, changed and taken back, and every edit stays")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "evening.db";
    std::string id;
    {
        db::Database database = open_database(path);
        const db::Session session = begin_game(database, 3, 5, 20);
        id = session.id();
        CHECK(notes_in(database, id).empty());
        const db::EntryNote slip = note_on(session, 4, "“a slip”\nof the pen");
        const db::EntryNote bold = note_on(session, 17, "bold");
        keep(database, id, {bold, slip});
        CHECK(notes_in(database, id) == std::vector{slip, bold});
        keep(database, id, {bold});
        CHECK(notes_in(database, id) == std::vector{bold});
        // The same once more is no edit.
        keep(database, id, {bold});
    }
    // The first edit came with the head of the record.
    CHECK(query_sql(path, "SELECT count(*) FROM session_edit") == "3");
    db::Database again = open_database(path);
    CHECK(notes_in(again, id).size() == 1);
}

TEST_CASE("date, place and notes of the evening and notes on its entries leave each other alone")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "evening.db");
    const db::Session session = begin_game(database, 2, 6, 12);
    const db::EntryNote note = note_on(session, 3, "at last");
    REQUIRE_FALSE(
        db::change_details(database, session.id(), {"2026-11-20", "Bruno’s", "long"}).is_error());
    keep(database, session.id(), {note});
    REQUIRE_FALSE(
        db::change_details(database, session.id(), {"2026-11-20", "Gdynia", "long"}).is_error());
    CHECK(notes_in(database, session.id()) == std::vector{note});
    const db::SessionDetails expected{"2026-11-20", "Gdynia", "long"};
    CHECK(db::list_sessions(database).value().front().details == expected);
}

TEST_CASE("the notes of two machines both count, in every order, and are one again after an edit")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    const db::Session session = begin_game(ours, 3, 7, 30);
    const db::SessionId id = session.id();
    const db::EntryNote common = note_on(session, 2, "both know");
    const db::EntryNote left = note_on(session, 9, "ours");
    const db::EntryNote right = note_on(session, 9, "theirs");
    keep(ours, id, {common});
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    keep(ours, id, {common, left});
    keep(theirs, id, {common, right});
    REQUIRE_FALSE(db::change_details(theirs, id, {"", "Gdynia", ""}).is_error());
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    const std::vector<db::EntryNote> all{common, left, right};
    CHECK(notes_in(ours, id) == all);
    CHECK(notes_in(theirs, id) == all);
    // An edit of something else is made of both.
    REQUIRE_FALSE(db::change_details(ours, id, {"", "Sopot", ""}).is_error());
    CHECK(notes_in(ours, id) == all);
    keep(ours, id, {common});
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    CHECK(notes_in(theirs, id) == std::vector{common});
}

TEST_CASE("a note belongs to the course that has its line, and is not lost in the other")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    db::SessionId id;
    {
        db::Session session = begin_game(ours, 3, 8, 10);
        id = session.id();
        REQUIRE_FALSE(db::merge(theirs, ours).is_error());
        record_all(session, {"table undoes to 4"});
        keep(ours, id, {note_on(session, 11, "here it parts"), note_on(session, 3, "shared")});
        db::Session other = resume(theirs, id);
        record_all(other, {"table undoes to 6"});
        keep(theirs, id, {note_on(other, 11, "or here")});
    }
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    const auto branches = db::list_sessions(ours);
    REQUIRE(branches.value().size() == 2);
    std::vector<std::string> told;
    for (const db::SessionSummary& course : branches.value()) {
        const std::vector<db::EntryNote> notes = notes_in(ours, course.id);
        REQUIRE(notes.size() == 2);
        CHECK(notes[0].text == "shared");
        told.push_back(notes[1].text);
    }
    std::sort(told.begin(), told.end());
    CHECK(told == std::vector<std::string>{"here it parts", "or here"});
    // Who takes back what he sees leaves the other course’s note alone.
    keep(ours, branches.value()[0].id, {});
    CHECK(notes_in(ours, branches.value()[0].id).empty());
    CHECK(notes_in(ours, branches.value()[1].id).size() == 1);
}

TEST_CASE("what is no note on an entry, in the edit of another program, is left out")
{
    const std::string note = "[[entry-note]]\n";
    const std::vector<std::string> spoiled{"line = \"a\"\ntext = \"b\"\n",
        "entry = 3\ntext = \"b\"\n", "entry = 3\nline = \"a\"\n",
        "entry = \"3\"\nline = \"a\"\ntext = \"b\"\n", "entry = 3\nline = 7\ntext = \"b\"\n",
        "entry = 3\nline = \"a\"\ntext = 7\n", "entry = 3\nline = \"a\"\ntext = \"\"\n",
        "entry = 0\nline = \"a\"\ntext = \"b\"\n", "entry = -1\nline = \"a\"\ntext = \"b\"\n",
        "entry = 3000000000\nline = \"a\"\ntext = \"b\"\n"};
    const db::EntryNote whole{3, "a", "kept"};
    for (const std::string& text : spoiled) {
        INFO(text);
        const std::string details =
            note + text + note + "entry = 3\nline = \"a\"\ntext = \"kept\"\n";
        const db::EditRow edit{
            db::make_derived_id("consigliere edit", "\n" + details), {}, details};
        CHECK(db::entry_notes_of(std::vector{edit}) == std::vector{whole});
    }
}
