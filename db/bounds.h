#pragma once

#include "db/file_error.h"
#include "db/session_rows.h"

#include <cstddef>
#include <string>
#include <string_view>

/// How long texts may be that come in from elsewhere: a name of a hundred thousand letters keeps
/// every screen busy on which it stands. The numbers stand in RECORD.md, too.
namespace consigliere::db {

/// More moves than an evening has. Each costs some ten thousand bytes while the evening is open.
inline constexpr int most_moves = 20'000;
/// More tags than anybody looks for.
inline constexpr std::size_t most_tags = 100;

/// The most bytes of UTF-8 that a text under this key of a record may have; keys are texts, too.
[[nodiscard]] std::size_t most_bytes(std::string_view key);

/// A text as it is shown, with at most so many bytes: what was there before there were bounds is
/// cut at the border of a letter.
[[nodiscard]] std::string shortened(std::string text, std::size_t most);

/// The same with all texts in it shortened to their bounds, and without keys that are too long; of
/// tags so many as there may be. `key` is the one under which it stands.
[[nodiscard]] Tree within_bounds(std::string_view key, const Tree& tree);

/// Refuses a text that is too long, wherever it stands in a record, a box or what is said of an
/// evening; `name` stands for the file.
[[nodiscard]] Status<FileError> check_bounds(const Tree& tree, const std::string& name);
/// The same for one text, under this key.
[[nodiscard]] Status<FileError> check_bounds(
    std::string_view key, std::string_view text, const std::string& name);
/// The same for the entries of an evening of another database and what they are judged by. What is
/// said of it beside them has bounds of its own.
[[nodiscard]] Status<FileError> check_bounds(const SessionRows& session, const std::string& name);
[[nodiscard]] bool is_within_bounds(const EditRow& edit);

} // namespace consigliere::db
