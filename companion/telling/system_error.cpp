#include "companion/telling/system_error.h"

#include "companion/language/language.h"

#include <algorithm>
#include <array>

namespace consigliere::telling {

using language::to_translate;

std::string tell_system_error(const std::string& english)
{
    constexpr std::array usual{to_translate("No such file or directory"),
        to_translate("Permission denied"), to_translate("Is a directory"),
        to_translate("Not a directory"), to_translate("File name too long"),
        to_translate("File too large"), to_translate("No space left on device"),
        to_translate("Read-only file system"), to_translate("Input/output error"),
        to_translate("Broken pipe"), to_translate("Bad file descriptor")};
    const auto found = std::ranges::find(usual, english);
    return found == usual.end() ? english : language::tr(*found);
}

} // namespace consigliere::telling
