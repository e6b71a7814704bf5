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
        "", // It is what was wanted.
        "", // It was there already.
        to_translate("This code is no piece of a box."),
        to_translate("This code was made by another version of the program: this one cannot read "
                     "it."),
        to_translate("This code is damaged. Let it be seen once more."),
        to_translate("This code belongs to another box. Begin anew to take in that one."),
        to_translate("This code contradicts another of the same box. What was seen first stays; "
                     "begin anew if that was the wrong one."),
    };
    static_assert(!ledger::is_enumerator<static_cast<db::SeenCode>(sentences.size())>(),
        "There is a code that nobody is told of.");
    const char* sentence = sentences[static_cast<std::size_t>(seen)];
    return *sentence == '\0' ? std::string() : tr(sentence);
}

std::string tell(db::BoxError broken)
{
    constexpr std::array<const char*, 2> sentences{
        to_translate("All codes are there, but they hold no box, or one that is larger than any "
                     "box. Begin anew."),
        to_translate("All codes are there, but together they are not the box that was shown. "
                     "Begin anew."),
    };
    static_assert(!ledger::is_enumerator<static_cast<db::BoxError>(sentences.size())>(),
        "There is a broken box that nobody is told of.");
    return tr(sentences[static_cast<std::size_t>(broken)]);
}

std::string tell_too_large_for_codes()
{
    return tr("This box is too large to be shown as codes. Write it to a file instead.");
}

} // namespace consigliere::telling
