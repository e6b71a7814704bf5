#pragma once

#include <string>
#include <string_view>

namespace consigliere::db {

/// A UUID in its usual form of 36 small letters, digits and hyphens. It is the same wherever the
/// evening goes: in other databases, in record files.
using SessionId = std::string;

/// A new id, unlike every other.
[[nodiscard]] SessionId make_session_id();
/// An id that is the same wherever it is made: from another id and from what tells it from all
/// others that are made from that one.
[[nodiscard]] std::string make_derived_id(const std::string& origin, std::string_view difference);
/// A text as an id, or an empty one if it is none.
[[nodiscard]] SessionId session_id_from(std::string_view text);

} // namespace consigliere::db
