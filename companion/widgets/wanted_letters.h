#pragma once

#include <set>
#include <string_view>

/// The letters that are to be drawn. Those of the languages of the program are always loaded;
/// others, as in the names of people, are asked for by whatever text they stand in, and come with
/// the fonts that are loaded next.
namespace consigliere::widgets {

/// The letters of this text are about to be drawn with the fonts of the current ImGui context.
void want_letters(std::string_view text);
/// Whether letters are wanted that were not there when the fonts were loaded.
[[nodiscard]] bool are_letters_missing();

/// For the fonts: what was ever wanted beside what they have, which is loaded from now on.
[[nodiscard]] const std::set<char32_t>& take_wanted_letters();

} // namespace consigliere::widgets
