#pragma once

#include <optional>
#include <string>
#include <vector>

namespace consigliere::command_line {

/// The word that somebody may have meant: the one that fewest slips of the finger lead to, if these
/// are few for a word of its length.
[[nodiscard]] std::optional<std::string> nearest(
    const std::string& word, const std::vector<std::string>& known);

} // namespace consigliere::command_line
