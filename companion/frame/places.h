#pragma once

#include "db/database.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Where files of people lie, and what they are called.
namespace consigliere::screens {

/// Where what is written for people goes: their documents, or their home where there are none.
[[nodiscard]] std::filesystem::path folder_for_documents(const std::filesystem::path& database);

/// The folders that can be chosen for it, each once: documents, home, downloads, sticks.
[[nodiscard]] std::vector<std::filesystem::path> folders_for_files(
    const std::filesystem::path& database);
/// The one that was chosen, as long as it is there; otherwise the documents.
[[nodiscard]] std::filesystem::path folder_for_files(db::Database& database);
/// A choice that cannot be written down is only forgotten earlier.
void choose_folder_for_files(db::Database& database, const std::filesystem::path& folder);

/// The files with this ending where somebody would look for them: beside the database, among the
/// documents and downloads, at home, on sticks that are plugged in. Never the database itself.
[[nodiscard]] std::vector<std::filesystem::path> likely_files(
    const std::filesystem::path& database, std::string_view ending);

/// The pictures where somebody would look for them, the newest first: there, and among what the
/// camera and the screen have left.
[[nodiscard]] std::vector<std::filesystem::path> likely_pictures(
    const std::filesystem::path& database);

/// Where a file of this name could be written, the best place first: among the documents, at home,
/// on a stick. Nothing lies there yet.
[[nodiscard]] std::vector<std::filesystem::path> places_for(
    const std::filesystem::path& database, const std::string& name);

/// A name in a folder that nothing has yet: "2026-11-20 Ana, Piotr.corleone.toml", and then one
/// with a number before its endings. What no file may be called falls out of `stem`.
[[nodiscard]] std::filesystem::path free_name(
    const std::filesystem::path& folder, std::string_view stem, std::string_view ending);

} // namespace consigliere::screens
