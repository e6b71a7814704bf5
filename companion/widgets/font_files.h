#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

struct _FcConfig; // NOLINT(bugprone-reserved-identifier): what fontconfig calls it.

namespace consigliere::widgets {

/// A font in a file of the system.
struct FontFile {
    std::string path;
    /// Which of the fonts in the file it is.
    int number = 0;
};

/// Where the system keeps its fonts. Names are as fontconfig understands them: "Inter:semibold".
class FontFiles {
public:
    FontFiles();

    struct Match {
        FontFile font;
        /// Whether it is the family that was asked for, or only the nearest that there is.
        bool is_asked_family = false;
    };
    [[nodiscard]] Match find(const char* name) const;

    struct Share {
        FontFile font;
        std::vector<char32_t> letters;
    };
    /// Who has letters that the fonts of the program lack: the named one itself first, then
    /// whatever is most like it. What nobody has is left out.
    [[nodiscard]] std::vector<Share> share_out(
        const char* name, const std::set<char32_t>& letters) const;

    /// What is in a file, read once; empty when it cannot be read.
    [[nodiscard]] std::vector<char>& bytes_of(const FontFile& font);

private:
    std::unique_ptr<_FcConfig, void (*)(_FcConfig*)> m_config;
    std::map<std::string, std::vector<char>> m_bytes;
};

} // namespace consigliere::widgets
