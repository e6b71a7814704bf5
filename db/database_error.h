#pragma once

#include "db/file_error.h"
#include "db/hash_chain_fault.h"

#include <cstdint>
#include <optional>
#include <string>

namespace consigliere::db {

/// Why the database cannot be used, or why it has not done what it was asked. Whatever was asked
/// has then not happened at all: nothing is ever half done.
struct DatabaseError {
    enum class Kind : std::uint8_t {
        no_name, ///< Nobody says where it lies, or the name is none of a file.
        /// There is no such file, and nobody asked to make one; `detail` is the newest copy of it
        /// that lies there, if any does.
        missing,
        locked, ///< Another copy of the program has it open.
        no_locks, ///< The system gives no locks, or not on this medium.
        not_ours, ///< It is a database of some other program.
        newer, ///< A later version of the program has written it; `detail` is its number.
        damaged, ///< It is no database, or not whole; `detail` says what SQLite found.
        foreign_schema, ///< It has `detail`, a table or a trigger that this program did not make.
        changed_schema, ///< It lacks `detail`, or has it otherwise than this program makes it.
        not_as_recorded, ///< The evening `detail` is not what was recorded; `fault` says where.
        unwritable, ///< The file or its folder may not be written; `detail` says why.
        disk_full, ///< There is no room left.
        unreadable, ///< The disk did not give what lies on it; it may do so the next time.
        unsure, ///< The disk failed while writing: nobody can say what of it has arrived.
        busy, ///< Something else was going on; `detail` says what SQLite waits for.
        read_only, ///< It can only be looked at: `detail` says why, when the system did.
        foreign_wal, ///< The log `detail` lies beside it and does not belong to it.
        cut_short, ///< `detail`, which is the file or its log, has become shorter meanwhile.
        moved, ///< Its file, or the file `detail` beside it, is no longer the one that was opened.
        lost_wal, ///< Its log `detail` is gone; what it held was brought into the file.
        no_person, ///< No person has the id `detail`.
        no_session, ///< No session has the id `detail`.
        unusable_record, ///< A record or session that the game cannot use; `record` says why.
        refused_file, ///< Another file that cannot be read or written; `record` says why.
        bad_copy, ///< A copy is damaged, or is not what the database is; `detail` says where.
        other, ///< `detail` is SQLite's own sentence.
    };
    Kind kind = Kind::other;
    /// The database file.
    std::string path;
    std::string detail;
    FileError record;
    std::optional<HashChainFault> fault = std::nullopt;
};

} // namespace consigliere::db
