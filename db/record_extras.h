#pragma once

#include "db/file_error.h"
#include "db/session_rows.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

// Optional keys of a record besides setup and moves: times, pauses, notes on entries, and the
// original of a branch.
// With them, export and import preserve everything that is shown of an evening.
namespace consigliere::db {

/// In writing order. None is a list of tables, which programs without these keys would take for
/// components.
inline constexpr std::array<std::string_view, 5> extra_keys{
    "begun", "pauses", "course_of", "times", "entry_notes"};
/// Number of `extra_keys` written before the moves.
inline constexpr std::size_t extras_before_moves = 3;

/// Validates these keys for a record with `moves` moves. `file` stands for the record in errors.
[[nodiscard]] Status<FileError> check_extras(
    const Tree& head, std::size_t moves, const std::string& file);

/// Writes the keys into a record's head. Times are omitted if all are equal, as after importing a
/// record without times.
void write_extras(const SessionRows& session, Tree& head);

/// Reads the keys into the rows. An entry without a time gets that of the previous one. A missing
/// start time is the first of `times`; without any, `created` stays.
void read_extras(const Tree& head, SessionRows& session);

} // namespace consigliere::db
