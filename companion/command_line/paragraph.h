#pragma once

#include <string>
#include <string_view>

namespace consigliere::command_line {

/// A text for a terminal: its words in lines of at most 100 columns, each indented by so many
/// blanks. A word that is longer stands on a line of its own.
[[nodiscard]] std::string paragraph(std::string_view text, int indent);

/// The letters of a text: in UTF-8 all bytes but those that continue one.
[[nodiscard]] std::size_t width_of(std::string_view text);

} // namespace consigliere::command_line
