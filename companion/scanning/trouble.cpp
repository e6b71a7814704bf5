#include "companion/scanning/trouble.h"

#include "companion/language/language.h"
#include "companion/telling/file_error.h"
#include "engine/ledger/enumeration.h"

#include <array>

namespace consigliere::scanning {

using language::to_translate;
using language::tr_fill;

std::string tell(const Trouble& trouble)
{
    if (trouble.kind == Trouble::Kind::unreadable)
        return telling::tell(trouble.file);
    constexpr std::array<const char*, 6> sentences{
        "", // The file error has its own text.
        to_translate("{file} isn’t a readable image. Use PNG or JPEG."),
        to_translate("{file} has too many pixels. Make it smaller first."),
        to_translate("No camera found."),
        to_translate("Can’t open the camera. Another program may be using it."),
        to_translate("The camera stopped sending images."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Trouble::Kind>(sentences.size())>(),
        "There is a trouble that nobody is told of.");
    return tr_fill(
        sentences[static_cast<std::size_t>(trouble.kind)], {{"file", trouble.file.file}});
}

} // namespace consigliere::scanning
