#pragma once

#include <string>

namespace consigliere::language {

/// The folder that holds the compiled catalogues, `pl/LC_MESSAGES/consigliere.mo`.
[[nodiscard]] std::string catalogue_folder();
/// The folder of rule texts, components and example records.
[[nodiscard]] std::string assets_folder();

} // namespace consigliere::language
