#include "companion/widgets/fonts.h"

#include "companion/widgets/font_files.h"
#include "companion/widgets/units.h"

#include <imgui_freetype.h>
// For ImTextCharFromUtf8.
#include <imgui_internal.h>

#include <algorithm>
#include <iterator>
#include <list>
#include <vector>

namespace consigliere::widgets {

namespace {

/// fontconfig patterns: family and weight.
constexpr const char* sans = "Inter:weight=80";
constexpr const char* sans_semibold = "Inter:semibold";
constexpr const char* sans_bold = "Inter:bold";
constexpr const char* serif = "EB Garamond 12:weight=80";
constexpr const char* symbol_font = "FontAwesome";

/// Letters of the program's languages, punctuation, the euro and arrows. The start waits for each;
/// others come when a text wants them.
constexpr ImWchar text_ranges[] = {0x0020, 0x017F, 0x0400, 0x045F, 0x2009, 0x2026, 0x202F, 0x203A,
    0x20AC, 0x20AC, 0x2190, 0x2194, 0x2212, 0x2212, 0};
/// Digits, currency and a few symbols, for scores; capitals, for codes.
constexpr ImWchar number_ranges[] = {0x0020, 0x005A, 0x00A0, 0x00A0, 0x00B1, 0x00B1, 0x2013, 0x2013,
    0x202F, 0x202F, 0x2212, 0x2212, 0};
/// Font Awesome's, of which those in `symbol` are loaded at the start.
constexpr char32_t first_symbol = 0xF000;
constexpr char32_t last_symbol = 0xF2E0;
/// On the first screen only.
constexpr const char* symbol_of_people = "\xef\x83\x80";

/// Ascent plus descent in units of the em square: ImGui sizes fonts by the former, designers by the
/// latter.
constexpr float sans_height = 1.21F;
constexpr float serif_height = 1.305F;

struct Face {
    const char* name;
    float size;
    const ImWchar* ranges;
    bool has_symbols;
    /// Offset in pixels that centres glyphs vertically in their line.
    float lowered;
};

constexpr std::array<Face, font_count> faces{
    Face{sans, 13 * sans_height, text_ranges, true, 0},
    Face{sans, 16 * sans_height, text_ranges, true, 0},
    Face{sans_semibold, 16 * sans_height, text_ranges, true, 0},
    Face{sans_semibold, 19 * sans_height, text_ranges, true, 0},
    Face{sans_semibold, 22 * sans_height, number_ranges, false, 0},
    Face{sans_bold, 28 * sans_height, number_ranges, false, 0},
    Face{sans_bold, 40 * sans_height, number_ranges, false, 0},
    Face{serif, 14 * serif_height, text_ranges, false, 0.11F},
    Face{serif, 17 * serif_height, text_ranges, false, 0.11F},
    Face{serif, 21 * serif_height, text_ranges, false, 0.11F},
    Face{serif, 27 * serif_height, text_ranges, false, 0.11F},
};

/// Replacement for missing glyphs. ImGui decodes every code point beyond 16 bits, such as emoji, as
/// this.
constexpr char32_t unknown_letter = IM_UNICODE_CODEPOINT_INVALID;

/// False for the fonts of digits.
bool has_all_letters(const Face& face)
{
    return face.ranges == text_ranges;
}

bool has_glyph(const ImFont& font, char32_t letter)
{
    return font.FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr;
}

/// Icons of the program, which no other font has.
bool is_symbol(char32_t letter)
{
    return letter >= first_symbol && letter <= last_symbol;
}

/// The usual symbols, and others that were wanted.
std::vector<char32_t> symbols_with(const std::set<char32_t>& wanted)
{
    namespace s = symbol;
    std::set<char32_t> symbols;
    for (const char* text : {s::check, s::cross, s::redo, s::undo, s::first, s::last, s::play,
             s::stop, s::back, s::forward, s::more, s::question, s::plus, s::minus, s::trash, s::up,
             s::gear, s::book, s::clock, s::pencil, s::rotate, s::keyboard, s::erase, s::file_out,
             s::file_in, s::box, s::wifi, s::apart, s::signal, s::phone, s::television, s::eye,
             s::folder, symbol_of_people}) {
        unsigned int point = 0;
        ImTextCharFromUtf8(&point, text, nullptr);
        symbols.insert(static_cast<char32_t>(point));
    }
    std::ranges::copy_if(wanted, std::inserter(symbols, symbols.end()), is_symbol);
    return {symbols.begin(), symbols.end()};
}

/// Adds the whole 128-code-point block of each letter: more of a small alphabet will follow.
/// Without symbols.
std::set<char32_t> with_alphabets(const std::set<char32_t>& letters)
{
    constexpr char32_t alphabets_end = 0x2E80;
    constexpr char32_t alphabet = 0x80;
    std::set<char32_t> all{unknown_letter};
    for (const char32_t letter : letters) {
        if (is_symbol(letter))
            continue;
        const bool is_alone = letter >= alphabets_end;
        const char32_t first = is_alone ? letter : letter / alphabet * alphabet;
        for (char32_t each = first; each < first + (is_alone ? 1 : alphabet); ++each)
            all.insert(each);
    }
    return all;
}

/// Glyph ranges as ImGui expects them: pairs, terminated by zero.
std::vector<ImWchar> ranges_of(const std::vector<char32_t>& letters)
{
    std::vector<ImWchar> ranges;
    for (const char32_t letter : letters)
        ranges.insert(ranges.end(), 2, static_cast<ImWchar>(letter));
    ranges.push_back(0);
    return ranges;
}

class AtlasMaker {
public:
    explicit AtlasMaker(const std::set<char32_t>& wanted)
        : m_atlas(*ImGui::GetIO().Fonts)
        , m_wanted(with_alphabets(wanted))
        , m_symbols(ranges_of(symbols_with(wanted)))
    {
        m_atlas.Clear();
        m_atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
        m_atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    }

    [[nodiscard]] ImFont* add(const Face& face, float pixels)
    {
        ImFontConfig config;
        config.SizePixels = pixels;
        config.GlyphOffset = {0, pixels * face.lowered};
        ImFont* font = add(find(face.name).font, config, face.ranges);
        if (font == nullptr)
            font = m_atlas.AddFontDefault(&config);
        config.MergeMode = true;
        if (face.has_symbols)
            add_symbols(config);
        if (has_all_letters(face))
            add_wanted(face.name, config);
        return font;
    }
    /// Returns the families that the system lacks.
    [[nodiscard]] std::set<std::string> make()
    {
        m_atlas.Build();
        // The font data belongs to this object.
        m_atlas.ClearInputData();
        return m_missing;
    }

private:
    FontFiles::Match find(const char* name)
    {
        FontFiles::Match match = m_files.find(name);
        const std::string_view family(name);
        if (!match.is_asked_family)
            m_missing.emplace(family.substr(0, family.find(':')));
        return match;
    }
    ImFont* add(const FontFile& font, const ImFontConfig& wanted, const ImWchar* ranges)
    {
        std::vector<char>& bytes = m_files.bytes_of(font);
        if (bytes.empty())
            return nullptr;
        ImFontConfig config = wanted;
        config.FontNo = font.number;
        config.FontDataOwnedByAtlas = false;
        return m_atlas.AddFontFromMemoryTTF(
            bytes.data(), static_cast<int>(bytes.size()), config.SizePixels, &config, ranges);
    }
    void add_symbols(ImFontConfig config)
    {
        const FontFiles::Match sign = find(symbol_font);
        // Font Awesome's icons are too low beside Inter.
        config.GlyphOffset = {0, -config.SizePixels * 0.06F};
        config.SizePixels *= 0.95F;
        if (sign.is_asked_family)
            add(sign.font, config, m_symbols.data());
    }
    void add_wanted(const char* name, const ImFontConfig& config)
    {
        for (const FontFiles::Share& share : m_files.share_out(name, m_wanted)) {
            m_ranges.push_back(ranges_of(share.letters));
            add(share.font, config, m_ranges.back().data());
        }
    }

    ImFontAtlas& m_atlas;
    std::set<char32_t> m_wanted;
    std::vector<ImWchar> m_symbols;
    FontFiles m_files;
    std::list<std::vector<ImWchar>> m_ranges;
    std::set<std::string> m_missing;
};

} // namespace

void Fonts::load(float scale)
{
    AtlasMaker maker(m_wanted);
    for (std::size_t i = 0; i < faces.size(); ++i)
        m_fonts[i] = maker.add(faces[i], faces[i].size * scale);
    m_missing = maker.make();
    m_scale = scale;
    m_wants_more = false;
}

void Fonts::want(Font font, std::string_view text)
{
    constexpr char32_t last_of_ascii = 0x7F;
    const Face& face = faces[static_cast<std::size_t>(font)];
    const bool is_text = has_all_letters(face);
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at < end;) {
        unsigned int point = 0;
        at += std::max(1, ImTextCharFromUtf8(&point, at, end));
        const auto letter = static_cast<char32_t>(point);
        if (!is_text || (is_symbol(letter) && !face.has_symbols)) {
            if (!has_glyph(*of(font), letter))
                m_unsuited.insert(letter);
            continue;
        }
        if (letter <= last_of_ascii || m_wanted.contains(letter))
            continue;
        if (letter == unknown_letter || !has_glyph(*of(font), letter)) {
            m_wanted.insert(letter);
            m_wants_more = true;
        }
    }
}

bool Fonts::has_unknown_letters() const
{
    return std::ranges::any_of(m_wanted, [this](char32_t letter) {
        return letter == unknown_letter
            || (!is_symbol(letter) && !has_glyph(*of(Font::body), letter));
    });
}

float Fonts::size_of(Font font)
{
    return dp(faces[static_cast<std::size_t>(font)].size) * scale_of_letters();
}

} // namespace consigliere::widgets
