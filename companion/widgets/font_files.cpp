#include "companion/widgets/font_files.h"

#include <fontconfig/fontconfig.h>

#include <algorithm>
#include <fstream>
#include <string_view>

namespace consigliere::widgets {

namespace {

using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;
using FontSet = std::unique_ptr<FcFontSet, decltype(&FcFontSetDestroy)>;

std::string text_of(FcPattern* pattern, const char* key)
{
    FcChar8* text = nullptr;
    if (FcPatternGetString(pattern, key, 0, &text) != FcResultMatch)
        return {};
    return reinterpret_cast<const char*>(text);
}

FontFile file_of(FcPattern* pattern)
{
    // The upper half of an index selects the instance of a variable font.
    constexpr int number_mask = 0xffff;
    int number = 0;
    FcPatternGetInteger(pattern, FC_INDEX, 0, &number);
    return {text_of(pattern, FC_FILE), number & number_mask};
}

/// The name as a complete fontconfig pattern.
Pattern asked_for(FcConfig* config, const char* name)
{
    Pattern asked(FcNameParse(reinterpret_cast<const FcChar8*>(name)), FcPatternDestroy);
    FcConfigSubstitute(config, asked.get(), FcMatchPattern);
    FcDefaultSubstitute(asked.get());
    return asked;
}

/// True for monochrome outline fonts; ImGui's atlas supports no others.
bool can_be_drawn(FcPattern* font)
{
    FcBool is_scalable = FcFalse;
    FcBool has_colours = FcFalse;
    FcPatternGetBool(font, FC_SCALABLE, 0, &is_scalable);
    FcPatternGetBool(font, FC_COLOR, 0, &has_colours);
    return is_scalable == FcTrue && has_colours == FcFalse;
}

/// Removes from `wanted` the glyphs that the font has, and returns them.
std::vector<char32_t> take_letters(FcPattern* font, std::set<char32_t>& wanted)
{
    FcCharSet* has = nullptr;
    std::vector<char32_t> letters;
    if (FcPatternGetCharSet(font, FC_CHARSET, 0, &has) != FcResultMatch)
        return letters;
    std::erase_if(wanted, [&](char32_t letter) {
        const bool is_there = FcCharSetHasChar(has, letter) == FcTrue;
        if (is_there)
            letters.push_back(letter);
        return is_there;
    });
    return letters;
}

} // namespace

FontFiles::FontFiles()
    : m_config(FcInitLoadConfigAndFonts(), FcConfigDestroy)
{
}

FontFiles::Match FontFiles::find(const char* name) const
{
    const Pattern asked = asked_for(m_config.get(), name);
    FcResult result = FcResultMatch;
    const Pattern found(FcFontMatch(m_config.get(), asked.get(), &result), FcPatternDestroy);
    if (!found)
        return {};
    const std::string family = text_of(found.get(), FC_FAMILY);
    const bool is_asked =
        !family.empty() && std::string_view(name).substr(0, family.size()) == family;
    return {file_of(found.get()), is_asked};
}

std::vector<FontFiles::Share> FontFiles::share_out(
    const char* name, const std::set<char32_t>& letters) const
{
    // Glyphs are not part of the pattern: fonts with more of them would rank before the font asked
    // for.
    const Pattern asked = asked_for(m_config.get(), name);
    FcResult result = FcResultMatch;
    const FontSet sorted(
        FcFontSort(m_config.get(), asked.get(), FcFalse, nullptr, &result), FcFontSetDestroy);
    std::vector<Share> shares;
    std::set<char32_t> left = letters;
    for (int i = 0; sorted && i < sorted->nfont && !left.empty(); ++i) {
        FcPattern* font = sorted->fonts[i];
        if (!can_be_drawn(font))
            continue;
        std::vector<char32_t> taken = take_letters(font, left);
        if (!taken.empty())
            shares.push_back({file_of(font), std::move(taken)});
    }
    return shares;
}

std::vector<char>& FontFiles::bytes_of(const FontFile& font)
{
    const auto [found, is_new] = m_bytes.try_emplace(font.path);
    if (is_new) {
        std::ifstream file(font.path, std::ios::binary | std::ios::ate);
        found->second.resize(static_cast<std::size_t>(std::max<std::streamoff>(0, file.tellg())));
        file.seekg(0);
        if (!file.read(found->second.data(), static_cast<std::streamsize>(found->second.size())))
            found->second.clear();
    }
    return found->second;
}

} // namespace consigliere::widgets
