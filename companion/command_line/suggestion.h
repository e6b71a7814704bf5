#pragma once

#include <optional>
#include <string>
#include <vector>

namespace consigliere::command_line {

/// The known word with the least edit distance; nullopt if that is too large for the word's
/// length.
[[nodiscard]] std::optional<std::string> nearest(
    const std::string& word, const std::vector<std::string>& known);

} // namespace consigliere::command_line
