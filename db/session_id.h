#pragma once

#include <string>
#include <string_view>

namespace consigliere::db {

/// UUID of an evening: 36 lower-case characters. Equal in all databases and records.
using SessionId = std::string;

/// A new random id.
[[nodiscard]] SessionId make_session_id();
/// Deterministic id, derived from `origin` and what distinguishes it from others derived from it.
[[nodiscard]] std::string make_derived_id(const std::string& origin, std::string_view difference);
/// Parses an id; empty if invalid.
[[nodiscard]] SessionId session_id_from(std::string_view text);

} // namespace consigliere::db
