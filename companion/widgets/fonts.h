#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>

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

class Fonts {
public:
    /// Loads all fonts into the atlas of the current ImGui context for this scale. Gives the name
    /// of one that the system does not have, if any; the nearest that it has stands in for it.
    [[nodiscard]] std::optional<std::string> load(float scale);

    [[nodiscard]] ImFont* of(Font font) const { return m_fonts[static_cast<std::size_t>(font)]; }
    /// The height of a line, in pixels.
    [[nodiscard]] static float size_of(Font font);

private:
    std::array<ImFont*, font_count> m_fonts{};
};

} // namespace consigliere::widgets
