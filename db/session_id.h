#pragma once

#include <string>
#include <string_view>

namespace consigliere::db {

/// A UUID in its usual form of 36 small letters, digits and hyphens. It is the same wherever the
/// evening goes: in other databases, in record files.
using SessionId = std::string;

/// A new id, unlike every other.
[[nodiscard]] SessionId make_session_id();
/// The id of another course of a session, which is the same wherever it is made: from the id and
/// from what first differs.
[[nodiscard]] SessionId make_branch_id(const SessionId& session, std::string_view difference);
/// A text as an id, or an empty one if it is none.
[[nodiscard]] SessionId session_id_from(std::string_view text);

} // namespace consigliere::db
