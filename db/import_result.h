#pragma once

#include "db/session_id.h"

#include <cstdint>

namespace consigliere::db {

/// Result of importing a session. Entries never change, so importing is a set union and idempotent.
enum class ImportOutcome : std::uint8_t {
    added, ///< It was new.
    extended, ///< Ours was a prefix of theirs; the rest has been added.
    unchanged, ///< Theirs was a prefix of ours, or equal.
    branched, ///< Both diverged: theirs has been added as a branch.
};

struct ImportResult {
    /// The session of this database that contains theirs.
    SessionId id;
    ImportOutcome adoption = ImportOutcome::added;
    int new_entries = 0;
};

} // namespace consigliere::db
