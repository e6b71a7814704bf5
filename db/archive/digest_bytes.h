#pragma once

#include "db/archive/digest.h"

#include <optional>
#include <string>
#include <string_view>

/// Digests as bytes, small enough for ten thousand evenings. What is read back is what was written,
/// or nothing: a check at the end finds what a disk has changed.
namespace consigliere::db {

/// Raised whenever a digest says something else of the same entries, or is written otherwise.
inline constexpr int digest_version = 3;

[[nodiscard]] std::string bytes_of(const EveningFacts& facts);
[[nodiscard]] std::string bytes_of(const EveningSeries& course);

[[nodiscard]] std::optional<EveningFacts> facts_from(std::string_view bytes);
[[nodiscard]] std::optional<EveningSeries> course_from(std::string_view bytes);

} // namespace consigliere::db
