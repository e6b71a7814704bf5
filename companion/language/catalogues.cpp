#include "companion/language/catalogues.h"

namespace consigliere::language {

std::string catalogue_folder()
{
    return CONSIGLIERE_CATALOGUES;
}

std::string assets_folder()
{
    return CONSIGLIERE_ASSETS;
}

} // namespace consigliere::language
