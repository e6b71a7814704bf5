#include "companion/widgets/fonts.h"

#include "companion/widgets/units.h"

#include <fontconfig/fontconfig.h>
#include <imgui_freetype.h>

#include <memory>
#include <string_view>

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

/// Where the system keeps its fonts.
class FontFiles {
public:
    struct Match {
        std::string file;
        /// Whether it is the family that was asked for, or only the nearest that there is.
        bool is_asked_family = false;
    };

    [[nodiscard]] Match find(const char* name) const
    {
        using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;
        const Pattern asked(FcNameParse(reinterpret_cast<const FcChar8*>(name)), FcPatternDestroy);
        FcConfigSubstitute(m_config.get(), asked.get(), FcMatchPattern);
        FcDefaultSubstitute(asked.get());
        FcResult result = FcResultMatch;
        const Pattern found(FcFontMatch(m_config.get(), asked.get(), &result), FcPatternDestroy);
        if (!found)
            return {};
        const std::string_view wanted(name);
        const std::string family = text_of(found.get(), FC_FAMILY);
        return {text_of(found.get(), FC_FILE),
            !family.empty() && wanted.substr(0, family.size()) == family};
    }

private:
    static std::string text_of(FcPattern* pattern, const char* key)
    {
        FcChar8* text = nullptr;
        if (FcPatternGetString(pattern, key, 0, &text) != FcResultMatch)
            return {};
        return reinterpret_cast<const char*>(text);
    }

    std::unique_ptr<FcConfig, decltype(&FcConfigDestroy)> m_config{
        FcInitLoadConfigAndFonts(), FcConfigDestroy};
};

} // namespace

std::optional<std::string> Fonts::load(float scale)
{
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    const FontFiles files;
    std::optional<std::string> missing;
    const auto file_of = [&](const char* name) {
        FontFiles::Match match = files.find(name);
        if (!match.is_asked_family)
            missing = name;
        return match;
    };
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Face& face = faces[i];
        const float pixels = face.size * scale;
        ImFontConfig config;
        config.SizePixels = pixels;
        config.GlyphOffset = {0, pixels * face.lowered};
        const FontFiles::Match match = file_of(face.name);
        m_fonts[i] = match.file.empty()
            ? atlas.AddFontDefault(&config)
            : atlas.AddFontFromFileTTF(match.file.c_str(), pixels, &config, face.ranges);
        const FontFiles::Match sign = file_of(symbols);
        if (face.has_symbols && sign.is_asked_family) {
            ImFontConfig merged;
            merged.MergeMode = true;
            // Font Awesome's signs sit a little low beside Inter's letters.
            merged.GlyphOffset = {0, -pixels * 0.06F};
            atlas.AddFontFromFileTTF(sign.file.c_str(), pixels * 0.95F, &merged, symbol_ranges);
        }
    }
    atlas.Build();
    return missing;
}

float Fonts::size_of(Font font)
{
    return dp(faces[static_cast<std::size_t>(font)].size);
}

} // namespace consigliere::widgets
