#include "companion/widgets/letters.h"

#include <unicode/unistr.h>

#include <algorithm>

namespace consigliere::widgets {

std::string in_capitals(std::string_view text)
{
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    std::string capitals;
    letters.toUpper().toUTF8String(capitals);
    return capitals;
}

namespace {

/// True for a UTF-8 continuation byte.
bool continues(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

} // namespace

std::string at_most(std::string_view text, std::size_t letters)
{
    const auto begun = [](std::string_view part) {
        return static_cast<std::size_t>(
            std::ranges::count_if(part, [](char byte) { return !continues(byte); }));
    };
    if (begun(text) <= letters)
        return std::string(text);
    std::string shortened;
    for (std::size_t i = 0; i + 1 < letters; ++i)
        shortened += first_letter(text.substr(shortened.size()));
    while (shortened.ends_with(' '))
        shortened.pop_back();
    return shortened + "…";
}

std::string first_letter(std::string_view text)
{
    std::size_t end = text.empty() ? 0 : 1;
    while (end < text.size() && continues(text[end]))
        ++end;
    return std::string(text.substr(0, end));
}

std::string last_letters(std::string_view text, int letters)
{
    std::size_t begin = text.size();
    for (; letters > 0 && begin > 0; --letters) {
        --begin;
        while (begin > 0 && continues(text[begin]))
            --begin;
    }
    return std::string(text.substr(begin));
}

void remove_last_letter(std::string& text)
{
    while (!text.empty() && continues(text.back()))
        text.pop_back();
    if (!text.empty())
        text.pop_back();
}

} // namespace consigliere::widgets
