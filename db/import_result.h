#pragma once

#include "db/session_id.h"

#include <cstdint>

namespace consigliere::db {

/// What became of a session that came from elsewhere. Entries never change, so taking one in is a
/// union, and doing it twice changes nothing.
enum class ImportOutcome : std::uint8_t {
    added, ///< It was not there.
    extended, ///< Ours was the beginning of theirs; the rest has been added.
    unchanged, ///< Ours has everything that theirs has.
    branched, ///< They went on differently: theirs now stands beside ours as a session of its own.
};

struct ImportResult {
    /// The session in this database that holds theirs.
    SessionId id;
    ImportOutcome adoption = ImportOutcome::added;
    int new_entries = 0;
};

} // namespace consigliere::db
