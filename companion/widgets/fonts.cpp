#include "companion/widgets/fonts.h"

#include "companion/widgets/font_files.h"
#include "companion/widgets/units.h"
#include "companion/widgets/wanted_letters.h"

#include <imgui_freetype.h>

#include <list>
#include <string_view>
#include <vector>

namespace consigliere::widgets {

namespace {

/// Names as fontconfig understands them: family and weight.
constexpr const char* sans = "Inter:weight=80";
constexpr const char* sans_semibold = "Inter:semibold";
constexpr const char* sans_bold = "Inter:bold";
constexpr const char* serif = "EB Garamond 12:weight=80";
constexpr const char* symbols = "FontAwesome";

/// All Latin letters, Cyrillic, punctuation, currency signs and arrows.
constexpr ImWchar text_ranges[] = {0x0020, 0x024F, 0x0400, 0x052F, 0x1E00, 0x1EFF, 0x2000, 0x206F,
    0x20A0, 0x20CF, 0x2190, 0x21FF, 0x2212, 0x2212, 0};
/// The score is digits, money and a sign or two.
constexpr ImWchar number_ranges[] = {
    0x0020, 0x0040, 0x00A0, 0x00A0, 0x202F, 0x202F, 0x2212, 0x2212, 0};
constexpr ImWchar symbol_ranges[] = {0xF000, 0xF2E0, 0};

/// ImGui measures a font from its highest to its lowest point; designers measure the square that a
/// letter is drawn in. These are the former in parts of the latter.
constexpr float sans_height = 1.21F;
constexpr float serif_height = 1.305F;

struct Face {
    const char* name;
    float size;
    const ImWchar* ranges;
    bool has_symbols;
    /// How far down letters are moved so that they stand in the middle of their line.
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

/// The ranges of letters as ImGui wants them: from, to, and a zero behind all.
std::vector<ImWchar> ranges_of(const std::vector<char32_t>& letters)
{
    std::vector<ImWchar> ranges;
    for (const char32_t letter : letters)
        ranges.insert(ranges.end(), 2, static_cast<ImWchar>(letter));
    ranges.push_back(0);
    return ranges;
}

/// Fills the atlas of the current ImGui context.
class AtlasMaker {
public:
    AtlasMaker()
        : m_atlas(*ImGui::GetIO().Fonts)
        , m_wanted(take_wanted_letters())
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
        // What only counts has no names to write.
        if (face.ranges == text_ranges)
            add_wanted(face.name, config);
        return font;
    }
    /// Gives the family of a font that the system lacks, if any.
    [[nodiscard]] std::optional<std::string> make()
    {
        m_atlas.Build();
        // What was read from files belongs to this maker.
        m_atlas.ClearInputData();
        return m_missing;
    }

private:
    FontFiles::Match find(const char* name)
    {
        FontFiles::Match match = m_files.find(name);
        const std::string_view family(name);
        if (!match.is_asked_family)
            m_missing = family.substr(0, family.find(':'));
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
        const FontFiles::Match sign = find(symbols);
        // Font Awesome's signs sit a little low beside Inter's letters.
        config.GlyphOffset = {0, -config.SizePixels * 0.06F};
        config.SizePixels *= 0.95F;
        if (sign.is_asked_family)
            add(sign.font, config, symbol_ranges);
    }
    void add_wanted(const char* name, const ImFontConfig& config)
    {
        for (const FontFiles::Share& share : m_files.share_out(name, m_wanted)) {
            m_ranges.push_back(ranges_of(share.letters));
            add(share.font, config, m_ranges.back().data());
        }
    }

    ImFontAtlas& m_atlas;
    const std::set<char32_t>& m_wanted;
    FontFiles m_files;
    std::list<std::vector<ImWchar>> m_ranges;
    std::optional<std::string> m_missing;
};

} // namespace

std::optional<std::string> Fonts::load(float scale)
{
    AtlasMaker maker;
    for (std::size_t i = 0; i < faces.size(); ++i)
        m_fonts[i] = maker.add(faces[i], faces[i].size * scale);
    return maker.make();
}

float Fonts::size_of(Font font)
{
    return dp(faces[static_cast<std::size_t>(font)].size);
}

} // namespace consigliere::widgets
