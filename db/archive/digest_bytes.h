#pragma once

#include "db/archive/digest.h"

#include <optional>
#include <string>
#include <string_view>

// Compact binary encoding of digests, with a checksum.
// Decoding returns nullopt for anything but intact data of this version.
namespace consigliere::db {

/// Raise this whenever the content or encoding of digests changes.
inline constexpr int digest_version = 3;

[[nodiscard]] std::string bytes_of(const EveningFacts& facts);
[[nodiscard]] std::string bytes_of(const EveningSeries& course);

[[nodiscard]] std::optional<EveningFacts> facts_from(std::string_view bytes);
[[nodiscard]] std::optional<EveningSeries> course_from(std::string_view bytes);

} // namespace consigliere::db
