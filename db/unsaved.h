#pragma once

#include "db/database.h"
#include "db/session_id.h"

#include <optional>
#include <string>
#include <vector>

/// Entries, and descriptions of components, of which the program has said that they are not saved,
/// or that nobody can say whether they are. They are noted in a file beside the database, so that
/// after a crash the next start can look, and say which of them are there.
namespace consigliere::db {

struct Unsaved {
    struct Entry {
        int number = 0;
        std::string line;
        /// Whether the database has it after all.
        bool is_there = false;
    };
    /// What the table has told about components.
    struct Description {
        std::string definition; ///< TOML.
        bool is_there = false;
    };
    SessionId session;
    std::vector<Entry> entries;
    std::vector<Description> descriptions;
};

/// Notes them, in the place of an earlier note. The disk that did not take the entries may not take
/// this either, and then there is no note.
void note_unsaved(const Database& database, const Unsaved& unsaved);
/// What an earlier run of the program has noted, compared with what the database holds.
[[nodiscard]] std::optional<Unsaved> look_for_unsaved(Database& database);
void forget_unsaved(const Database& database);

} // namespace consigliere::db
