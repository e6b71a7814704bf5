#include "companion/telling/visible.h"

#include "companion/telling/utf8.h"

#include <fmt/format.h>

namespace consigliere::telling {

bool is_invisible_command(char32_t letter)
{
    const auto is_between = [letter](char32_t first, char32_t last) {
        return letter >= first && letter <= last;
    };
    constexpr char32_t line_separator = 0x2028;
    constexpr char32_t last_override = 0x202e;
    return (letter < U' ' && letter != U'\t') || is_between(0x7f, 0x9f)
        || is_between(line_separator, last_override) || is_between(0x2066, 0x2069);
}

namespace {

using Spelling = std::string (*)(char32_t letter);

/// The text with its invisible commands spelt out, and bytes that are no letters as numbers.
std::string spelt(std::string_view text, Spelling spelling)
{
    std::string shown;
    while (!text.empty()) {
        const Letter letter = first_letter(text);
        const std::string_view bytes = text.substr(0, letter.size);
        text.remove_prefix(letter.size);
        if (!letter.code)
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(bytes.front()));
        else if (is_invisible_command(*letter.code))
            shown += spelling(*letter.code);
        else
            shown += bytes;
    }
    return shown;
}

} // namespace

std::string visible(std::string_view text)
{
    return spelt(text, [](char32_t letter) {
        const auto code = static_cast<std::uint32_t>(letter);
        return code < 0x100 ? fmt::format("\\x{:02x}", code) : fmt::format("\\u{:04x}", code);
    });
}

std::string escaped(std::string_view text)
{
    return spelt(text, [](char32_t letter) {
        return letter == U'\n' ? std::string("\n")
                               : fmt::format("\\u{:04x}", static_cast<std::uint32_t>(letter));
    });
}

} // namespace consigliere::telling
