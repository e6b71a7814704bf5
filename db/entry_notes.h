#pragma once

#include "db/database.h"
#include "db/details.h"
#include "db/session_id.h"

#include <string>
#include <vector>

/// What people note about single entries of an evening. Notes travel in the edits of the evening
/// (`details.h`): they are only ever added, every edit says all that counted when it was made, and
/// where two machines have edited apart, the notes of both count.
namespace consigliere::db {

struct SessionRows;

struct EntryNote {
    int entry = 0;
    /// The line of that entry. Another course of the evening may have another one in its place, to
    /// which the note does not belong.
    std::string line;
    std::string text;

    [[nodiscard]] friend auto operator<=>(const EntryNote&, const EntryNote&) = default;
};

/// The notes that count, by their entries. Of one text on one entry there is one note.
[[nodiscard]] std::vector<EntryNote> entry_notes_of(const std::vector<EditRow>& edits);

/// The same without those that belong to another course of the evening.
[[nodiscard]] std::vector<EntryNote> entry_notes_of(const SessionRows& session);

/// Makes these the notes in what an edit says.
void set_entry_notes(Tree& text, const std::vector<EntryNote>& notes);

/// The notes on the entries of an evening, without those that belong to another course of it.
[[nodiscard]] ErrorOr<std::vector<EntryNote>, DatabaseError> read_entry_notes(
    Database& database, const SessionId& id);
/// From now on these are the notes of an evening, in this course of it; those of others stay.
[[nodiscard]] Status<DatabaseError> change_entry_notes(
    Database& database, const SessionId& id, const std::vector<EntryNote>& notes);

} // namespace consigliere::db
