#pragma once

#include <string>
#include <string_view>

/// Letters of any script, in UTF-8.
namespace consigliere::widgets {

[[nodiscard]] std::string in_capitals(std::string_view text);
/// The first letter, of however many bytes; empty for an empty text.
[[nodiscard]] std::string first_letter(std::string_view text);
/// So many letters from the end.
[[nodiscard]] std::string last_letters(std::string_view text, int letters);
/// Takes the last letter away, all of its bytes.
void remove_last_letter(std::string& text);
/// In so many letters everybody at a table can be told apart; longer names would take the room of
/// what is said about them.
inline constexpr std::size_t longest_name = 18;
/// A text of at most so many letters; of a longer one its beginning and an ellipsis.
[[nodiscard]] std::string at_most(std::string_view text, std::size_t letters);

} // namespace consigliere::widgets
