#pragma once

#include "db/file_error.h"
#include "db/session_rows.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

/// What a record may say beside its setup and its moves: when it was begun and when its entries
/// were made, when it paused, what was noted on entries, and of which evening it is another course.
/// With it, an evening that leaves the program and comes back is the same in every screen.
namespace consigliere::db {

/// In the order in which they are written. None of them is a list of tables, which programs that do
/// not know it would take for components.
inline constexpr std::array<std::string_view, 5> extra_keys{
    "begun", "pauses", "course_of", "times", "entry_notes"};
/// So many of them stand before the moves.
inline constexpr std::size_t extras_before_moves = 3;

/// Refuses what cannot be understood, in a record of so many moves; `file` is named in errors.
[[nodiscard]] Status<FileError> check_extras(
    const Tree& head, std::size_t moves, const std::string& file);

/// Makes the head of a record say what the rows say. The times of entries are left out where all of
/// them were made at one moment, as they are when a record is taken in that says none.
void write_extras(const SessionRows& session, Tree& head);

/// Makes the rows of a record’s evening, with its entries, say what its head says. An entry without
/// a time has that of the one before it; what does not say when it was begun, begins now.
void read_extras(const Tree& head, SessionRows& session);

} // namespace consigliere::db
