#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/tree.h"

#include <cstdint>
#include <string>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Status;
using ledger::Tree;

/// Why a file cannot be used. `line` is 0 if no single line is the cause.
struct FileError {
    enum class Kind : std::uint8_t {
        unreadable, ///< It cannot be opened or read; `detail` says why.
        no_toml, ///< Invalid TOML; `detail` is the parser's message.
        wrong_format, ///< `format` is missing or wrong; `detail` is its value.
        unknown_game, ///< `game` is missing or unknown; `detail` is its value.
        no_text, ///< A value that must be a string is not; `detail` is its key.
        bad_id, ///< `id` is not a UUID; `detail` is its value.
        bad_date, ///< `date` is not a date; `detail` is its value.
        too_large, ///< Nested too deeply, or too many elements.
        bad_moves, ///< `moves` is missing or not a list of strings.
        bad_since, ///< `since` of a component is not the number of an entry.
        bad_record, ///< The game refuses it; `reason` says why.
        unwritable, ///< It cannot be written; `detail` says why.
        exists, ///< It exists, and replacing was not allowed.
        database, ///< A database or a file that belongs to one; never read or written here.
        no_list, ///< A value that must be a list of strings is not; `detail` is its key.
        bad_time, ///< Not a valid time or pause; `detail` is its value.
        too_many_times, ///< `times` has more elements than `moves`.
        bad_entry_note, ///< A note on an entry that does not exist; `detail` is its value.
        too_long, ///< A text is too long; `detail` is its key.
        too_many_moves, ///< More moves than `most_moves`.
        no_file, ///< A folder or device; no file can be written there.
    };
    Kind kind = Kind::unreadable;
    std::string file;
    int line = 0;
    std::string detail;
    ledger::Reason reason;
};

} // namespace consigliere::db
