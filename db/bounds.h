#pragma once

#include "db/file_error.h"
#include "db/session_rows.h"

#include <cstddef>
#include <string>
#include <string_view>

// Size limits for imported text; a name of 100,000 characters would block every screen.
// RECORD.md lists the limits.
namespace consigliere::db {

/// More moves than any evening has. Each needs about 10 kB of memory while the evening is open.
inline constexpr int most_moves = 20'000;
inline constexpr std::size_t most_tags = 100;

/// Longest text, in bytes of UTF-8, under a key of a record. Keys are texts, too.
[[nodiscard]] std::size_t most_bytes(std::string_view key);

/// Elides a text to at most `most` bytes, at a character boundary. For texts stored before there
/// were limits.
[[nodiscard]] std::string shortened(std::string text, std::size_t most);

/// Returns `tree` with all texts elided, overlong keys removed and tags limited to `most_tags`.
/// `key` is the key of `tree` itself.
[[nodiscard]] Tree within_bounds(std::string_view key, const Tree& tree);

/// Refuses a text that is too long, at any depth of a record, box or edit. `name` stands for the
/// file in errors.
[[nodiscard]] Status<FileError> check_bounds(const Tree& tree, const std::string& name);
/// Checks one text under this key.
[[nodiscard]] Status<FileError> check_bounds(
    std::string_view key, std::string_view text, const std::string& name);
/// Checks the entries, head and components of an evening from another database. Its edits are
/// checked by `is_within_bounds`.
[[nodiscard]] Status<FileError> check_bounds(const SessionRows& session, const std::string& name);
[[nodiscard]] bool is_within_bounds(const EditRow& edit);

} // namespace consigliere::db
