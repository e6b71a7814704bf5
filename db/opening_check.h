#pragma once

#include "db/database.h"

#include <vector>

// Checks before a file is used or changed.
// A file that is foreign, newer or damaged is left unmodified, with its companion files.
namespace consigliere::db {

/// `DatabaseError::detail` for an empty file.
inline constexpr const char* it_is_empty = "it is empty";

/// True if the file and its companion files are empty. Even locking would write a header.
[[nodiscard]] bool is_empty_file(const std::filesystem::path& path);

/// True if the file is not empty, but shorter than any database. False if a WAL or journal could
/// complete it. SQLite would treat it as empty.
[[nodiscard]] bool is_too_short(const std::filesystem::path& path);

/// Refuses a WAL of another file, which would destroy this one as soon as SQLite opens both.
[[nodiscard]] Status<DatabaseError> refuse_foreign_log(const std::filesystem::path& path);

/// SQLite rolls back a journal as soon as it reads the file. So a file with a journal is first
/// checked on a copy.
[[nodiscard]] Status<DatabaseError> refuse_before_playing_back(
    const std::filesystem::path& path, IfMissing when_missing);

/// Checks that the file is ours, intact, and of a known version.
[[nodiscard]] Status<DatabaseError> check_file(Connection& connection, IfMissing when_missing);

/// True if the WAL has lost more than power loss can explain.
[[nodiscard]] bool has_lost_log(const std::filesystem::path& path);

/// Notes about evenings, names and details that are missing or do not verify. Entries are verified
/// when an evening is opened.
[[nodiscard]] std::vector<OpeningNote> missing_or_changed(Connection& connection);

} // namespace consigliere::db
