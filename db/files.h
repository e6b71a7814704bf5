#pragma once

#include "db/file_error.h"
#include "engine/ledger/error_or.h"

#include <filesystem>
#include <string>
#include <string_view>

/// Whole files in and out, so that a cut of power leaves the old content or the new, never half.
namespace consigliere::db {

/// The content of a file; far more than a record can hold is refused unread.
[[nodiscard]] ledger::ErrorOr<std::string, FileError> read_file(const std::filesystem::path& path);

/// Writes a file beside its place, waits until it lies on the disk, and moves it there.
[[nodiscard]] ledger::Failure<FileError> write_file(
    std::string_view text, const std::filesystem::path& path);

/// Waits until a file lies on the disk and moves it over another name of the same folder.
[[nodiscard]] ledger::Failure<FileError> move_into_place(
    const std::filesystem::path& from, const std::filesystem::path& to);

/// Waits until the names in a folder lie on the disk; a new file is not safe before that.
[[nodiscard]] ledger::Failure<FileError> synchronize_folder(const std::filesystem::path& folder);

} // namespace consigliere::db
