#include "companion/telling/box_codes.h"

#include "companion/language/language.h"
#include "engine/ledger/enumeration.h"

#include <array>

namespace consigliere::telling {

using language::to_translate;
using language::tr;

std::string tell(db::SeenCode seen)
{
    constexpr std::array<const char*, 7> sentences{
        "", // Added.
        "", // Duplicate.
        to_translate("This QR code doesn’t hold components."),
        to_translate("This QR code is from another version of Consigliere and can’t be read."),
        to_translate("This QR code is damaged. Scan it again."),
        to_translate("This QR code belongs to other components. To import those, start over."),
        to_translate("This QR code contradicts another one. The first one stays; if it was wrong, "
                     "start over."),
    };
    static_assert(!ledger::is_enumerator<static_cast<db::SeenCode>(sentences.size())>(),
        "There is a code that nobody is told of.");
    const char* sentence = sentences[static_cast<std::size_t>(seen)];
    return *sentence == '\0' ? std::string() : tr(sentence);
}

std::string tell(db::BoxError broken)
{
    constexpr std::array<const char*, 2> sentences{
        to_translate(
            "All QR codes are read, but they hold no components, or too many. Start over."),
        to_translate(
            "All QR codes are read, but together they don’t match what was shown. Start over."),
    };
    static_assert(!ledger::is_enumerator<static_cast<db::BoxError>(sentences.size())>(),
        "There is a broken box that nobody is told of.");
    return tr(sentences[static_cast<std::size_t>(broken)]);
}

std::string tell_too_large_for_codes()
{
    return tr("Too large for QR codes. Export to a file instead.");
}

} // namespace consigliere::telling
