#include "companion/telling/visible.h"

#include <boost/locale/utf.hpp>
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

/// Spells out control characters, and invalid bytes as numbers.
std::string spelt(std::string_view text, Spelling spelling)
{
    std::string shown;
    using Letters = boost::locale::utf::utf_traits<char>;
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at < end;) {
        const char* const begin = at;
        const auto letter = static_cast<char32_t>(Letters::decode(at, end));
        if (letter == boost::locale::utf::illegal || letter == boost::locale::utf::incomplete) {
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(*begin));
            at = begin + 1;
        } else if (is_invisible_command(letter)) {
            shown += spelling(letter);
        } else {
            shown.append(begin, at);
        }
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
