#pragma once

#include "db/database.h"

#include <vector>

/// What is asked of a file before anything of it is used or changed. One that is not ours, is newer
/// than this program, or is damaged stays as it is, to the last byte, and so does what lies beside.
namespace consigliere::db {

/// Nobody who looks for his evenings is told that he never played.
inline constexpr const char* it_is_empty = "it is empty";

/// Whether a file and what lies beside it hold nothing at all. SQLite would make the beginning of a
/// database of it, only by locking it.
[[nodiscard]] bool is_empty_file(const std::filesystem::path& path);

/// Whether a file that has something in it is shorter than the shortest database, and nothing lies
/// beside it that would make it one. SQLite takes it for an empty one.
[[nodiscard]] bool is_too_short(const std::filesystem::path& path);

/// A log that belongs to another file destroys this one as soon as SQLite sees both.
[[nodiscard]] Status<DatabaseError> refuse_foreign_log(const std::filesystem::path& path);

/// SQLite plays a journal back as soon as it looks at the file, so one that has a journal is
/// checked on a copy first.
[[nodiscard]] Status<DatabaseError> refuse_before_playing_back(
    const std::filesystem::path& path, IfMissing when_missing);

/// Whether the file is ours, whole, and of a version that this program knows.
[[nodiscard]] Status<DatabaseError> check_file(Connection& connection, IfMissing when_missing);

/// The log beside a file, if more of it is lost than a cut of the power takes.
[[nodiscard]] bool has_lost_log(const std::filesystem::path& path);

/// What of the evenings and the names is not what was recorded. The entries are looked at when an
/// evening is opened.
[[nodiscard]] std::vector<OpeningNote> missing_or_changed(Connection& connection);

} // namespace consigliere::db
