#pragma once

#include <imgui.h>

#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Fonts of the program: sans for text, a book serif for place names and titles. Numbers are sizes
/// in logical pixels.
enum class Font : std::uint8_t {
    small, ///< 13: secondary text.
    body, ///< 16
    strong, ///< 16, semibold: button labels, important part of a row.
    lead, ///< 19, semibold: card titles.
    count, ///< 22, semibold: counts, money, codes. Digits, capitals and a few symbols only.
    score, ///< 28, bold: a decisive count. Letters as `count`.
    large, ///< 40, bold: the score. Letters as `count`.
    small_place, ///< 14, serif: place names on a small map.
    place, ///< 17, serif: place names.
    small_title, ///< 21, serif: titles in little room.
    title, ///< 27, serif: screen titles.
};
inline constexpr int font_count = 11;

/// Icons from Font Awesome, in the sans fonts, as UTF-8.
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
inline constexpr const char* wifi = "\xef\x87\xab";
inline constexpr const char* apart = "\xef\x84\xa7";
inline constexpr const char* signal = "\xef\x80\x92";
inline constexpr const char* phone = "\xef\x84\x8b";
inline constexpr const char* television = "\xef\x89\xac";
inline constexpr const char* eye = "\xef\x81\xae";
inline constexpr const char* folder = "\xef\x81\xbb";
} // namespace symbol

/// Loads fonts and their glyphs. Glyphs of the program's languages are always loaded. Others (e.g.
/// in names) are requested by the text drawn and taken from any system font that has them.
class Fonts {
public:
    /// True if loaded at this scale with every requested glyph.
    [[nodiscard]] bool are_loaded(float scale) const { return scale == m_scale && !m_wants_more; }
    void load(float scale);

    /// Requests the glyphs of a text about to be drawn. Missing ones are added at the next load();
    /// until then, and if no font has them, U+FFFD is drawn.
    void want(Font font, std::string_view text);
    /// True if glyphs were requested that are not loaded yet.
    [[nodiscard]] bool wants_more() const { return m_wants_more; }
    /// True if no font had one of the requested glyphs at the last load().
    [[nodiscard]] bool has_unknown_letters() const;
    /// Letters drawn in a font of digits, and icons in a serif font: a fault of the caller.
    [[nodiscard]] const std::set<char32_t>& unsuited_letters() const { return m_unsuited; }
    /// Families that the system lacks; replaced by the nearest match.
    [[nodiscard]] const std::set<std::string>& missing_families() const { return m_missing; }

    [[nodiscard]] ImFont* of(Font font) const { return m_fonts[static_cast<std::size_t>(font)]; }
    /// Line height in pixels.
    [[nodiscard]] static float size_of(Font font);

private:
    std::array<ImFont*, font_count> m_fonts{};
    float m_scale = 0;
    std::set<char32_t> m_wanted;
    bool m_wants_more = false;
    std::set<char32_t> m_unsuited;
    std::set<std::string> m_missing;
};

} // namespace consigliere::widgets
