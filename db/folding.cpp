#include "db/folding.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

namespace consigliere::db {

namespace {

/// Fast path: most texts need no Unicode tables, and there may be 10,000.
std::string folded_ascii(std::string_view text)
{
    std::string plain(text);
    std::ranges::transform(plain, plain.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return plain;
}

bool is_ascii(char letter)
{
    return (static_cast<unsigned char>(letter) & 0x80U) == 0;
}

} // namespace

std::string folded(std::string_view text)
{
    if (std::ranges::all_of(text, is_ascii))
        return folded_ascii(text);
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* decompose = icu::Normalizer2::getNFDInstance(status);
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    letters.foldCase();
    if (U_SUCCESS(status))
        letters = decompose->normalize(letters, status);
    icu::UnicodeString plain;
    for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
        const UChar32 letter = letters.char32At(i);
        constexpr UChar32 barred_l = 0x142; // ł has no canonical decomposition.
        if (letter == barred_l)
            plain.append(static_cast<UChar32>('l'));
        else if (u_charType(letter) != U_NON_SPACING_MARK)
            plain.append(letter);
    }
    std::string utf8;
    plain.toUTF8String(utf8);
    return utf8;
}

} // namespace consigliere::db
