#pragma once

#include "companion/language/language.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace consigliere::language {

/// Folder of compiled catalogues, `pl/LC_MESSAGES/consigliere.mo`.
[[nodiscard]] std::string catalogue_folder();
/// Folder of rule texts, components and example records.
[[nodiscard]] std::string assets_folder();

/// True if the language's catalogue can be read; otherwise its texts are in English.
[[nodiscard]] bool has_translations(Language language);
/// Path of a language's catalogue in catalogue_folder().
[[nodiscard]] std::filesystem::path catalogue_of(std::string_view language_code);
/// True if a compiled catalogue exists and all its offsets are inside the file. The library does
/// not check them on loading.
[[nodiscard]] bool is_whole_catalogue(const std::filesystem::path& file);

} // namespace consigliere::language
