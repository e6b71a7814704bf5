#include "companion/language/alphabet.h"

#include <unicode/coll.h>

#include <map>
#include <memory>

namespace consigliere::language {

namespace {

using Alphabet = std::unique_ptr<icu::Collator>;

Alphabet alphabet_of(Language language)
{
    UErrorCode status = U_ZERO_ERROR;
    Alphabet alphabet(
        icu::Collator::createInstance(icu::Locale(std::string(code_of(language)).c_str()), status));
    return U_SUCCESS(status) ? std::move(alphabet) : nullptr;
}

/// Returns the collator of the chosen language; cached, because creating one is slower than sorting
/// a thousand names.
const icu::Collator* chosen_alphabet()
{
    static std::map<std::string_view, Alphabet> made;
    const std::string_view code = code_of(chosen());
    const auto found = made.find(code);
    return found != made.end() ? found->second.get()
                               : made.emplace(code, alphabet_of(chosen())).first->second.get();
}

icu::StringPiece piece(std::string_view text)
{
    return {text.data(), static_cast<std::int32_t>(text.size())};
}

} // namespace

bool is_before(std::string_view name, std::string_view other)
{
    if (const icu::Collator* alphabet = chosen_alphabet()) {
        UErrorCode status = U_ZERO_ERROR;
        const UCollationResult result = alphabet->compareUTF8(piece(name), piece(other), status);
        if (U_SUCCESS(status) && result != UCOL_EQUAL)
            return result == UCOL_LESS;
    }
    return name < other;
}

} // namespace consigliere::language
