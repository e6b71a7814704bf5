#include "companion/telling/quoted.h"

#include "companion/language/language.h"

namespace consigliere::telling {

std::string quoted(const std::string& text)
{
    return language::tr_fill("“{text}”", {{"text", text}});
}

} // namespace consigliere::telling
