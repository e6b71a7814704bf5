#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// The letters of the program: a plain sans for everything read at arm's length and a book serif
/// for names of places and titles. Sizes are in logical pixels.
enum class Font : std::uint8_t {
    small, ///< 13: quiet remarks.
    body, ///< 16
    strong, ///< 16, semibold: labels of buttons, what matters in a row.
    lead, ///< 19, semibold: the title of a card.
    count, ///< 22, semibold: counts and money.
    score, ///< 28, bold: a count that decides. Digits and a few signs only.
    large, ///< 40, bold: the score. Digits and a few signs only.
    small_place, ///< 14, serif: names of places on a small map.
    place, ///< 17, serif: names of places.
    small_title, ///< 21, serif: titles that have little room.
    title, ///< 27, serif: titles of screens.
};
inline constexpr int font_count = 11;

/// Symbols of the sans fonts, from Font Awesome.
namespace symbol {
inline constexpr const char* check = "\xef\x80\x8c";
inline constexpr const char* cross = "\xef\x80\x8d";
inline constexpr const char* redo = "\xef\x80\x9e";
inline constexpr const char* undo = "\xef\x83\xa2";
inline constexpr const char* first = "\xef\x81\x89";
inline constexpr const char* last = "\xef\x81\x90";
inline constexpr const char* play = "\xef\x81\x8b";
inline constexpr const char* stop = "\xef\x81\x8d";
inline constexpr const char* back = "\xef\x81\xa0";
inline constexpr const char* forward = "\xef\x81\xa1";
inline constexpr const char* more = "\xef\x85\x81";
inline constexpr const char* question = "\xef\x81\x99";
inline constexpr const char* plus = "\xef\x81\xa7";
inline constexpr const char* minus = "\xef\x81\xa8";
inline constexpr const char* trash = "\xef\x87\xb8";
inline constexpr const char* up = "\xef\x81\xa2";
inline constexpr const char* gear = "\xef\x80\x93";
inline constexpr const char* book = "\xef\x80\xad";
inline constexpr const char* clock = "\xef\x87\x9a";
inline constexpr const char* pencil = "\xef\x81\x80";
inline constexpr const char* rotate = "\xef\x80\xa1";
inline constexpr const char* keyboard = "\xef\x84\x9c";
inline constexpr const char* erase = "\xef\x85\xb7";
inline constexpr const char* file_out = "\xef\x82\x93";
inline constexpr const char* file_in = "\xef\x80\x99";
inline constexpr const char* box = "\xef\x86\xb2";
} // namespace symbol

/// The letters of the languages of the program are always there. Others, as in the names of people,
/// are wanted by whatever text they stand in, and come from any font of the system that has them.
class Fonts {
public:
    /// Whether they are there for this scale of letters, with every letter that is wanted.
    [[nodiscard]] bool are_loaded(float scale) const { return scale == m_scale && !m_wants_more; }
    /// Loads all fonts into the atlas of the current ImGui context.
    void load(float scale);

    /// A text is about to be drawn. What its font lacks comes when the fonts are loaded next; until
    /// then, and where no font has it, the sign that Unicode has for that stands in its place.
    void want(Font font, std::string_view text);
    /// Whether letters are wanted that were not there when the fonts were loaded.
    [[nodiscard]] bool wants_more() const { return m_wants_more; }
    /// Whether a letter was wanted that was found nowhere when the fonts were loaded.
    [[nodiscard]] bool has_unknown_letters() const;
    /// Families that the system does not have; the nearest that it has stand in for them.
    [[nodiscard]] const std::set<std::string>& missing_families() const { return m_missing; }

    [[nodiscard]] ImFont* of(Font font) const { return m_fonts[static_cast<std::size_t>(font)]; }
    /// The height of a line, in pixels.
    [[nodiscard]] static float size_of(Font font);

private:
    std::array<ImFont*, font_count> m_fonts{};
    float m_scale = 0;
    std::set<char32_t> m_wanted;
    bool m_wants_more = false;
    std::set<std::string> m_missing;
};

} // namespace consigliere::widgets
