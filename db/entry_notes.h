#pragma once

#include "db/database.h"
#include "db/details.h"
#include "db/session_id.h"

#include <string>
#include <vector>

// Notes on single entries of an evening.
// Stored in the edits of the evening (`details.h`). Every edit contains all notes in effect; the
// notes of concurrent edits are united.
namespace consigliere::db {

struct SessionRows;

struct EntryNote {
    int entry = 0;
    /// Line of the entry. If another branch has a different line there, the note is not for it.
    std::string line;
    std::string text;

    [[nodiscard]] friend auto operator<=>(const EntryNote&, const EntryNote&) = default;
};

/// The notes in effect, by entry, without duplicates.
[[nodiscard]] std::vector<EntryNote> entry_notes_of(const std::vector<EditRow>& edits);

/// Like above, without notes of other branches.
[[nodiscard]] std::vector<EntryNote> entry_notes_of(const SessionRows& session);

/// Stores the notes in the contents of an edit.
void set_entry_notes(Tree& text, const std::vector<EntryNote>& notes);

[[nodiscard]] ErrorOr<std::vector<EntryNote>, DatabaseError> read_entry_notes(
    Database& database, const SessionId& id);
/// Replaces the notes of this branch; notes of other branches stay.
[[nodiscard]] Status<DatabaseError> change_entry_notes(
    Database& database, const SessionId& id, const std::vector<EntryNote>& notes);

} // namespace consigliere::db
