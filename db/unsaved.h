#pragma once

#include "db/database.h"
#include "db/session_id.h"

#include <optional>
#include <string>
#include <vector>

// Notes unsaved entries and component definitions in a file beside the database.
// After a crash, the next start reports which of them the database has.
namespace consigliere::db {

struct Unsaved {
    struct Entry {
        int number = 0;
        std::string line;
        /// True if the database has it after all.
        bool is_there = false;
    };
    struct Description {
        std::string definition; ///< TOML.
        bool is_there = false;
    };
    SessionId session;
    std::vector<Entry> entries;
    std::vector<Description> descriptions;
};

/// Replaces the note. Fails silently: the disk that refused the entries may refuse the note, too.
void note_unsaved(const Database& database, const Unsaved& unsaved);
/// Reads the note of an earlier run and compares it with the database; nullopt if there is none.
[[nodiscard]] std::optional<Unsaved> look_for_unsaved(Database& database);
void forget_unsaved(const Database& database);

} // namespace consigliere::db
