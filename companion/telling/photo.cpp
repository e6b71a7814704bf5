#include "companion/telling/photo.h"

#include "companion/language/language.h"
#include "companion/telling/visible.h"

namespace consigliere::telling {

std::string tell_damaged_photo(std::string_view game, std::string_view component)
{
    return language::tr_fill("The photo of “{component}” ({game}) was altered or damaged. It is "
                             "neither shown nor passed on.",
        {{"component", visible(component)}, {"game", visible(game)}});
}

std::string tell_damaged_photo(const db::PhotoKey& key)
{
    return tell_damaged_photo(key.game, key.kind + ": " + key.name);
}

} // namespace consigliere::telling
