#include "db/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;

namespace {

FileError system_error(FileError::Kind kind, const std::filesystem::path& path)
{
    return {kind, path.string(), 0, std::strerror(errno), {}, {}};
}

FileError unwritable(const std::filesystem::path& path)
{
    return system_error(FileError::Kind::unwritable, path);
}

/// No record comes near it. A film or a device that somebody named by mistake is not read to its
/// end, which it may not have.
constexpr std::size_t largest_file = std::size_t{64} << 20U;

/// Opens a file or folder only to wait for the disk.
Failure<FileError> synchronize(const std::filesystem::path& path, int flags)
{
    const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0)
        return unwritable(path);
    const bool is_on_disk = ::fsync(descriptor) == 0;
    const int reason = errno;
    ::close(descriptor);
    errno = reason;
    if (!is_on_disk)
        return unwritable(path);
    return {};
}

} // namespace

ErrorOr<std::string, FileError> read_file(const std::filesystem::path& path)
{
    std::error_code code;
    if (std::filesystem::is_directory(path, code)) {
        errno = EISDIR;
        return system_error(FileError::Kind::unreadable, path);
    }
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return system_error(FileError::Kind::unreadable, path);
    std::string text;
    std::array<char, 1U << 16U> chunk{};
    while (file) {
        file.read(chunk.data(), chunk.size());
        text.append(chunk.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > largest_file) {
            errno = EFBIG;
            return system_error(FileError::Kind::unreadable, path);
        }
    }
    if (file.bad())
        return system_error(FileError::Kind::unreadable, path);
    return text;
}

Failure<FileError> write_file(std::string_view text, const std::filesystem::path& path)
{
    const std::filesystem::path beside = path.string() + ".part";
    errno = 0;
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file) {
        FileError error = unwritable(path);
        std::error_code code;
        std::filesystem::remove(beside, code);
        return error;
    }
    return move_into_place(beside, path);
}

Failure<FileError> move_into_place(
    const std::filesystem::path& from, const std::filesystem::path& to)
{
    Failure<FileError> failure = synchronize(from, O_RDONLY);
    if (failure.is_error())
        return failure;
    if (::rename(from.c_str(), to.c_str()) != 0)
        return unwritable(to);
    return synchronize_folder(to.parent_path());
}

Failure<FileError> synchronize_folder(const std::filesystem::path& folder)
{
    return synchronize(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
}

} // namespace consigliere::db
