#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

struct _FcConfig; // NOLINT(bugprone-reserved-identifier): what fontconfig calls it.

namespace consigliere::widgets {

struct FontFile {
    std::string path;
    /// Index of the font within the file.
    int number = 0;
};

/// Finds system fonts through fontconfig. Names are fontconfig patterns: "Inter:semibold".
class FontFiles {
public:
    FontFiles();

    struct Match {
        FontFile font;
        /// False if the family asked for is missing and this is the nearest match.
        bool is_asked_family = false;
    };
    [[nodiscard]] Match find(const char* name) const;

    struct Share {
        FontFile font;
        std::vector<char32_t> letters;
    };
    /// Finds fallback fonts for glyphs missing in the program's own fonts. First the named font,
    /// then the most similar ones; glyphs that no font has are omitted.
    [[nodiscard]] std::vector<Share> share_out(
        const char* name, const std::set<char32_t>& letters) const;

    /// Contents of a font file, cached; empty if it cannot be read. The reference is valid as long
    /// as this object.
    [[nodiscard]] std::vector<char>& bytes_of(const FontFile& font);

private:
    std::unique_ptr<_FcConfig, void (*)(_FcConfig*)> m_config;
    std::map<std::string, std::vector<char>> m_bytes;
};

} // namespace consigliere::widgets
