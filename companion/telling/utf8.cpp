#include "companion/telling/utf8.h"

#include <array>

namespace consigliere::telling {

namespace {

/// The letters of one length: how their first byte begins, and which is the least of them. A
/// smaller one that is written as long as this is a forgery.
struct Length {
    std::size_t size;
    unsigned mask;
    unsigned beginning;
    char32_t least;
};
constexpr std::array lengths{Length{1, 0x80U, 0U, 0}, Length{2, 0xe0U, 0xc0U, 0x80},
    Length{3, 0xf0U, 0xe0U, 0x800}, Length{4, 0xf8U, 0xf0U, 0x10000}};

bool is_letter(char32_t code, const Length& length)
{
    constexpr char32_t last = 0x10ffff;
    const bool is_half_of_one = code >= 0xd800 && code <= 0xdfff;
    return code >= length.least && code <= last && !is_half_of_one;
}

} // namespace

Letter first_letter(std::string_view text)
{
    constexpr unsigned continued_mask = 0xc0U;
    constexpr unsigned continued = 0x80U;
    constexpr unsigned bits_of_continued = 6U;
    const auto byte = [text](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    for (const Length& length : lengths) {
        if ((byte(0) & length.mask) != length.beginning || text.size() < length.size)
            continue;
        char32_t code = byte(0) & ~length.mask;
        for (std::size_t i = 1; i < length.size; ++i) {
            if ((byte(i) & continued_mask) != continued)
                return {};
            code = (code << bits_of_continued) | (byte(i) & ~continued_mask);
        }
        if (is_letter(code, length))
            return {code, length.size};
    }
    return {};
}

} // namespace consigliere::telling
