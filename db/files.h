#pragma once

#include "db/file_error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

/// Whole files in and out, so that a cut of power leaves the old content or the new, never half.
namespace consigliere::db {

/// The content of a file; far more than a record can hold is refused unread, and so is a database.
[[nodiscard]] ErrorOr<std::string, FileError> read_file(const std::filesystem::path& path);

/// What to do about a file that is there already under a name that shall be written.
enum class IfExists : std::uint8_t { refuse, replace };

/// Whether a file may be written under this name. Whatever anybody says, a database is never
/// replaced, nor a device or a folder.
[[nodiscard]] Status<FileError> may_write(const std::filesystem::path& path, IfExists when_there);

/// A name like this one under which nothing lies yet: itself, or with a number before its endings.
[[nodiscard]] std::filesystem::path unused_name(const std::filesystem::path& path);

/// A new empty file beside a place, readable for its owner alone: what is written there and moved
/// into place has never been seen by anybody else.
[[nodiscard]] ErrorOr<std::filesystem::path, FileError> make_file_beside(
    const std::filesystem::path& path);

/// Removes such files from a folder that a killed program has left there: all that are older than
/// an hour and were made beside a file of which `is_ours` says that its name is one of ours, and
/// the logs and journals of such.
void remove_unfinished(const std::filesystem::path& folder,
    const std::function<bool(const std::string& name)>& is_ours);

/// Writes a file beside its place, waits until it lies on the disk, and moves it there.
[[nodiscard]] Status<FileError> write_file(
    std::string_view text, const std::filesystem::path& path, IfExists when_there);

/// Waits until a file lies on the disk and moves it to another name of the same folder.
[[nodiscard]] Status<FileError> move_into_place(
    const std::filesystem::path& from, const std::filesystem::path& to, IfExists when_there);

/// Makes a folder with all that lead to it, each for its owner alone, and waits until they lie on
/// the disk. Those that are there stay as they are.
[[nodiscard]] Status<FileError> make_folder(const std::filesystem::path& folder);
/// The file to which a symbolic link leads. SQLite puts logs beside that file.
[[nodiscard]] std::filesystem::path behind_links(const std::filesystem::path& path);
/// Takes away what others may do with a file or folder, if it belongs to whoever runs the program.
void keep_private(const std::filesystem::path& path);

/// Waits until the names in a folder lie on the disk; a new file is not safe before that.
[[nodiscard]] Status<FileError> synchronize_folder(const std::filesystem::path& folder);

} // namespace consigliere::db
