#pragma once

#include <string>
#include <string_view>

namespace consigliere::telling {

/// Makes text from foreign files safe for a terminal, as one line. Control characters and
/// bidirectional overrides are spelt out, `\x1b` or `\u202e`; all other characters stay.
[[nodiscard]] std::string visible(std::string_view text);

/// Like visible(), for JSON or TOML text, which keeps its meaning. Such characters occur only in
/// strings and are written as escapes. Line breaks stay.
[[nodiscard]] std::string escaped(std::string_view text);

/// True for characters that affect a terminal instead of being shown: C0 and C1 controls, line
/// separators, bidirectional controls.
[[nodiscard]] bool is_invisible_command(char32_t letter);

} // namespace consigliere::telling
