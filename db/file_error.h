#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/tree.h"

#include <cstdint>
#include <string>

namespace consigliere::db {

// What every file of this room has of the ledger.
using ledger::ErrorOr;
using ledger::Status;
using ledger::Tree;

/// Why a file cannot be used. `line` is 0 when no single line is to blame.
struct FileError {
    enum class Kind : std::uint8_t {
        unreadable, ///< It cannot be opened or read; `detail` says why.
        no_toml, ///< It is not TOML; `detail` is the parser's sentence.
        wrong_format, ///< `format` is missing or another; `detail` is what it says.
        unknown_game, ///< `game` is missing or another; `detail` is what it says.
        no_text, ///< A value that must be a text is none; `detail` is its key.
        bad_id, ///< `id` is no UUID; `detail` is what it says.
        bad_date, ///< `date` is no date; `detail` is what it says.
        too_large, ///< It goes deeper, or holds more, than any record does.
        bad_moves, ///< `moves` is missing or not a list of texts.
        bad_since, ///< A component's `since` is not the number of an entry.
        bad_record, ///< The game cannot use it; `reason` says why.
        unwritable, ///< It cannot be written; `detail` says why.
        exists, ///< It is there already, and nobody said that it may be replaced.
        database, ///< It is a database, or belongs to one; nothing else is read or written there.
        no_list, ///< A value that must be a list of texts is none; `detail` is its key.
        bad_time, ///< What must be a time, or a pause, is none; `detail` is what it says.
        too_many_times, ///< `times` is longer than `moves`.
        bad_entry_note, ///< A note on no entry of the record; `detail` is what it says.
        too_long, ///< A text is longer than it may be; `detail` is its key.
        too_many_moves, ///< It has more moves than an evening has.
        no_file, ///< It is a folder or a device, where no file can be written.
    };
    Kind kind = Kind::unreadable;
    std::string file;
    int line = 0;
    std::string detail;
    ledger::Reason reason;
};

} // namespace consigliere::db
