#include "db/entry_notes.h"

#include "db/bounds.h"
#include "db/evening_branches.h"
#include "db/session_rows.h"
#include "db/tree_parts.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace consigliere::db {

namespace {

constexpr const char* key = "entry-note";

/// Parses a note; nullopt if invalid.
std::optional<EntryNote> note_of(const Tree& table)
{
    const std::int64_t entry = number_in(table, "entry").value_or(0);
    const Tree* line = table.find("line");
    const std::string text = text_in(table, "text");
    const bool is_note = entry > 0 && entry <= INT32_MAX && line != nullptr
        && line->text() != nullptr && !text.empty();
    return is_note ? std::optional(EntryNote{static_cast<int>(entry), *line->text(), text})
                   : std::nullopt;
}

bool belongs_to(const SessionRows& session, const EntryNote& note)
{
    const auto index = static_cast<std::size_t>(note.entry - 1);
    return index < session.entries.size() && session.entries[index].line == note.line;
}

} // namespace

std::vector<EntryNote> entry_notes_of(const std::vector<EditRow>& edits)
{
    std::set<EntryNote> notes;
    for (const EditRow& head : heads_of(edits)) {
        const Tree text = tree_of(head);
        for (const Tree& element : list_in(text, key)) {
            if (std::optional<EntryNote> note = note_of(element))
                notes.insert(std::move(*note));
        }
    }
    return {notes.begin(), notes.end()};
}

std::vector<EntryNote> entry_notes_of(const SessionRows& session)
{
    std::vector<EntryNote> notes = entry_notes_of(session.edits);
    std::erase_if(notes, [&](const EntryNote& note) { return !belongs_to(session, note); });
    return notes;
}

void set_entry_notes(Tree& text, const std::vector<EntryNote>& notes)
{
    text.remove(key);
    if (notes.empty())
        return;
    Tree list = Tree::list();
    for (const EntryNote& note : notes) {
        Tree table = Tree::table();
        table.set("entry", note.entry);
        table.set("line", note.line);
        table.set("text", note.text);
        list.add(std::move(table));
    }
    text.set(key, std::move(list));
}

ErrorOr<std::vector<EntryNote>, DatabaseError> read_entry_notes(
    Database& database, const SessionId& id)
{
    return catch_sqlite_errors(database,
        [&](Connection& connection) { return entry_notes_of(stored_session(connection, id)); });
}

Status<DatabaseError> change_entry_notes(
    Database& database, const SessionId& id, const std::vector<EntryNote>& notes)
{
    return in_transaction(database, [&](Connection& connection) -> Status<DatabaseError> {
        const SessionRows session = stored_session(connection, id);
        for (const EntryNote& note : notes) {
            const std::string file = connection.path.string();
            if (const Status<FileError> too_long = check_bounds("notes", note.text, file))
                return DatabaseError{
                    DatabaseError::Kind::unusable_record, file, {}, too_long.error()};
        }
        const std::vector<EntryNote> before = entry_notes_of(session.edits);
        std::set<EntryNote> after(notes.begin(), notes.end());
        std::ranges::copy_if(before, std::inserter(after, after.end()),
            [&](const EntryNote& note) { return !belongs_to(session, note); });
        const std::vector<EntryNote> wanted(after.begin(), after.end());
        if (wanted == before)
            return {};
        edit_evening(connection, session,
            next_edit(session.edits, [&](Tree& text) { set_entry_notes(text, wanted); }));
        return {};
    });
}

} // namespace consigliere::db
