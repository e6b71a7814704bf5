#pragma once

#include "db/file_error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

// Atomic reading and writing of whole files: after power loss, the old content or the new.
namespace consigliere::db {

/// Reads a file. Refuses databases, and files much larger than any record, without reading them.
[[nodiscard]] ErrorOr<std::string, FileError> read_file(const std::filesystem::path& path);

enum class IfExists : std::uint8_t { refuse, replace };

/// Checks that a file may be written under this name. Never replaces databases, devices, folders.
[[nodiscard]] Status<FileError> may_write(const std::filesystem::path& path, IfExists when_there);

/// `path` if it is unused; otherwise with a number before the extensions.
[[nodiscard]] std::filesystem::path unused_name(const std::filesystem::path& path);

/// Creates an empty file in the folder of `path`, readable by its owner only, to be written and
/// renamed.
[[nodiscard]] ErrorOr<std::filesystem::path, FileError> make_file_beside(
    const std::filesystem::path& path);

/// Removes temporary files of a killed process, with their WALs and journals.
/// Only those older than an hour that belong to a file for which `is_ours` returns true.
void remove_unfinished(const std::filesystem::path& folder,
    const std::function<bool(const std::string& name)>& is_ours);

/// Removes a database that nobody has open, with its WAL and journal. Failures are ignored.
void remove_with_logs(const std::filesystem::path& database);

/// Writes a temporary file, synchronizes it, and renames it to `path`.
[[nodiscard]] Status<FileError> write_file(
    std::string_view text, const std::filesystem::path& path, IfExists when_there);

/// Synchronizes a file and renames it within its folder.
[[nodiscard]] Status<FileError> move_into_place(
    const std::filesystem::path& from, const std::filesystem::path& to, IfExists when_there);

/// Creates a folder and its parents, with access for the owner only, and synchronizes them.
/// Existing folders are unchanged.
[[nodiscard]] Status<FileError> make_folder(const std::filesystem::path& folder);
/// Resolves symbolic links. SQLite puts the WAL beside the target.
[[nodiscard]] std::filesystem::path behind_links(const std::filesystem::path& path);
/// Removes the permissions of group and others if the process owns the file or folder.
void keep_private(const std::filesystem::path& path);

/// Synchronizes a folder. A new file is not durable before that.
[[nodiscard]] Status<FileError> synchronize_folder(const std::filesystem::path& folder);

} // namespace consigliere::db
