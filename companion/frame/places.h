#pragma once

#include "db/database.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Folders and names of user files.
namespace consigliere::screens {

/// Returns the documents folder, or home if there is none.
[[nodiscard]] std::filesystem::path folder_for_documents(const std::filesystem::path& database);

/// Returns the mount points of USB sticks and memory cards in the text of /proc/self/mounts.
[[nodiscard]] std::vector<std::filesystem::path> sticks_in(std::string_view mounts);

/// Returns the folders to start looking in, each once: documents, downloads, home, USB sticks, and
/// the one used last.
[[nodiscard]] std::vector<std::filesystem::path> places(db::Database& database);
/// Stores the folder used last; a failure is ignored.
void remember_folder(db::Database& database, const std::filesystem::path& folder);
/// False also if it cannot be read.
[[nodiscard]] bool is_folder(const std::filesystem::path& path);
/// Returns the subfolders, sorted and without hidden ones; empty if the folder cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> folders_in(const std::filesystem::path& folder);
/// Returns the files that `is_wanted`, sorted and without hidden ones.
[[nodiscard]] std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
    const std::function<bool(const std::filesystem::path&)>& is_wanted);

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
