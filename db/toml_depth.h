#pragma once

#include <optional>
#include <string_view>

namespace consigliere::db {

/// The line where a TOML text goes deeper than any record does; nothing when it does not. Only the
/// brackets and the dots of its keys are looked at: a parser follows them into each other, and a
/// text of nothing else would take it through the floor of the stack.
[[nodiscard]] std::optional<int> line_too_deep(std::string_view text);

} // namespace consigliere::db
