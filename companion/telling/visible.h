#pragma once

#include <string>
#include <string_view>

namespace consigliere::telling {

/// A text as one line that any terminal may show. Names, labels and lines come from other people's
/// files: what would move the cursor, colour the screen or turn the direction of writing round is
/// shown as what it is, `\x1b` or `\u202e`; all other letters of all scripts stay.
[[nodiscard]] std::string visible(std::string_view text);

/// A JSON or TOML text that says the same and commands no terminal: such letters stand in quotes
/// there, and may be written as numbers. The ends of its lines stay.
[[nodiscard]] std::string escaped(std::string_view text);

/// Whether a letter does something to a terminal instead of being shown: control characters of both
/// kinds, separators of lines, and what turns the direction of writing round.
[[nodiscard]] bool is_invisible_command(char32_t letter);

} // namespace consigliere::telling
