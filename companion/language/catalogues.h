#pragma once

#include "companion/language/language.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace consigliere::language {

/// The folder that holds the compiled catalogues, `pl/LC_MESSAGES/consigliere.mo`.
[[nodiscard]] std::string catalogue_folder();
/// The folder of rule texts, components and example records.
[[nodiscard]] std::string assets_folder();

/// Whether the language's translations can be read; without them everything is said in English.
[[nodiscard]] bool has_translations(Language language);
/// The file of a language's catalogue in that folder.
[[nodiscard]] std::filesystem::path catalogue_of(std::string_view language_code);
/// Whether a compiled catalogue is there and all its texts lie inside the file. The library that
/// reads it believes the file, and finds out in the middle of a sentence.
[[nodiscard]] bool is_whole_catalogue(const std::filesystem::path& file);

} // namespace consigliere::language
