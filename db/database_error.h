#pragma once

#include "db/file_error.h"
#include "db/hash_chain_fault.h"

#include <cstdint>
#include <optional>
#include <string>

namespace consigliere::db {

/// Why an operation on the database failed. Failed operations have no effect.
struct DatabaseError {
    enum class Kind : std::uint8_t {
        no_name, ///< The path is empty or not a file name.
        /// The file does not exist and must not be created; `detail` is its newest copy, if any.
        missing,
        locked, ///< Another process has it open.
        no_locks, ///< The system or the medium does not support locks.
        not_ours, ///< A database of another program.
        newer, ///< Written by a later version of the program; `detail` is its number.
        damaged, ///< Damaged or not a database; `detail` is SQLite's message.
        foreign_schema, ///< It has `detail`, a table or trigger that this program did not make.
        changed_schema, ///< `detail` is missing or differs from what this program makes.
        not_as_recorded, ///< The evening `detail` does not verify; `fault` says where.
        unwritable, ///< No write permission for the file or its folder; `detail` says why.
        disk_full,
        unreadable, ///< The disk reported a read error, which may be temporary.
        unsure, ///< The disk failed during a write; it is unknown what was written.
        busy, ///< Another operation was in progress; `detail` says what SQLite waits for.
        read_only, ///< Opened read-only; `detail` says why, if the system does.
        foreign_wal, ///< The WAL `detail` belongs to another database.
        cut_short, ///< `detail`, the file or its WAL, was truncated while open.
        moved, ///< The file, or `detail` beside it, was replaced while open.
        lost_wal, ///< The WAL `detail` is gone; its content was written to the file.
        no_person, ///< No person has the id `detail`.
        no_session, ///< No session has the id `detail`.
        unusable_record, ///< A record or session that the game refuses; `record` says why.
        refused_file, ///< Another file that cannot be read or written; `record` says why.
        bad_copy, ///< A copy is damaged or differs from the database; `detail` says where.
        other, ///< `detail` is SQLite's message.
    };
    Kind kind = Kind::other;
    std::string path;
    std::string detail;
    FileError record;
    std::optional<HashChainFault> fault = std::nullopt;
};

} // namespace consigliere::db
