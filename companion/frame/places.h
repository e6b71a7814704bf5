#pragma once

#include "db/database.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// Folders and names of user files.
namespace consigliere::screens {

/// Returns the documents folder, or home if there is none.
[[nodiscard]] std::filesystem::path folder_for_documents(const std::filesystem::path& database);

/// Returns the folders to choose from, without duplicates: documents, home, downloads, USB sticks.
[[nodiscard]] std::vector<std::filesystem::path> folders_for_files(
    const std::filesystem::path& database);
/// Returns the chosen folder while it exists; otherwise the documents folder.
[[nodiscard]] std::filesystem::path folder_for_files(db::Database& database);
/// Stores the choice; a failure is ignored.
void choose_folder_for_files(db::Database& database, const std::filesystem::path& folder);

/// Returns files with this ending in likely folders: beside the database, documents, downloads,
/// home, USB sticks. Never the database itself.
[[nodiscard]] std::vector<std::filesystem::path> likely_files(
    const std::filesystem::path& database, std::string_view ending);

/// Returns pictures in likely folders, newest first: as above, and folders of cameras and
/// screenshots.
[[nodiscard]] std::vector<std::filesystem::path> likely_pictures(
    const std::filesystem::path& database);

/// Returns unused paths for a new file, best first: documents, home, USB stick.
[[nodiscard]] std::vector<std::filesystem::path> places_for(
    const std::filesystem::path& database, const std::string& name);

/// Returns an unused name in a folder, "2026-11-20 Ana, Piotr.corleone.toml". A number is added
/// before the ending if needed; characters that file names cannot contain are dropped from `stem`.
[[nodiscard]] std::filesystem::path free_name(
    const std::filesystem::path& folder, std::string_view stem, std::string_view ending);

} // namespace consigliere::screens
