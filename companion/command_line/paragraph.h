#pragma once

#include <string>
#include <string_view>

namespace consigliere::command_line {

/// Wraps text to 100 columns, each line indented by `indent` blanks. A longer word gets a line of
/// its own.
[[nodiscard]] std::string paragraph(std::string_view text, int indent);

/// Number of code points in UTF-8 text.
[[nodiscard]] std::size_t width_of(std::string_view text);

} // namespace consigliere::command_line
