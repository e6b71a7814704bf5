#pragma once

#include <string>
#include <string_view>

// Characters (code points) of UTF-8 text.
namespace consigliere::widgets {

[[nodiscard]] std::string in_capitals(std::string_view text);
/// Returns the first character; empty for an empty text.
[[nodiscard]] std::string first_letter(std::string_view text);
/// Returns the last `letters` characters.
[[nodiscard]] std::string last_letters(std::string_view text, int letters);
/// Removes the last character, with all its bytes.
void remove_last_letter(std::string& text);
/// Longest player name, in characters. Enough to tell players apart, and leaves room for the rest
/// of a line.
inline constexpr std::size_t longest_name = 18;
/// Returns the text, or its beginning and an ellipsis if longer than `letters` characters.
[[nodiscard]] std::string at_most(std::string_view text, std::size_t letters);

} // namespace consigliere::widgets
