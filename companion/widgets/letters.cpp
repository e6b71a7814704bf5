#include "companion/widgets/letters.h"

#include <unicode/unistr.h>

namespace consigliere::widgets {

std::string in_capitals(std::string_view text)
{
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    std::string capitals;
    letters.toUpper().toUTF8String(capitals);
    return capitals;
}

void remove_last_letter(std::string& text)
{
    const auto continues = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    };
    while (!text.empty() && continues(text.back()))
        text.pop_back();
    if (!text.empty())
        text.pop_back();
}

} // namespace consigliere::widgets
