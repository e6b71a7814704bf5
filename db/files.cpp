#include "db/files.h"

#include "db/open_databases.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <fstream>
#include <memory>
#include <vector>

namespace consigliere::db {

namespace {

FileError system_error(FileError::Kind kind, const std::filesystem::path& path)
{
    return {kind, path.string(), 0, std::strerror(errno), {}};
}

FileError unwritable(const std::filesystem::path& path)
{
    return system_error(FileError::Kind::unwritable, path);
}

/// Far above any record. Protects against large or endless files named by mistake.
constexpr std::size_t largest_file = std::size_t{64} << 20U;

Status<FileError> synchronize(const std::filesystem::path& path, int flags)
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

/// Like rename(2), but never replaces a file, also on file systems without RENAME_NOREPLACE.
int rename_to_unused(const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return -1;
    if (::link(from.c_str(), to.c_str()) == 0) {
        // The file has its new name; an additional old name is harmless.
        static_cast<void>(::unlink(from.c_str()));
        return 0;
    }
    if (errno == EEXIST)
        return -1;
    // File systems of USB sticks have no hard links: reserve the name with an empty file first.
    const int descriptor =
        ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor < 0)
        return -1;
    ::close(descriptor);
    const int result = ::rename(from.c_str(), to.c_str());
    const int reason = errno;
    if (result != 0)
        ::unlink(to.c_str());
    errno = reason;
    return result;
}

} // namespace

ErrorOr<std::string, FileError> read_file(const std::filesystem::path& path)
{
    std::error_code code;
    if (std::filesystem::is_directory(path, code)) {
        errno = EISDIR;
        return system_error(FileError::Kind::unreadable, path);
    }
    // Opening a pipe without a writer blocks forever. Descriptors from the shell have a writer.
    const std::string name = path.string();
    const bool is_handed_over =
        name.starts_with("/dev/fd/") || name.starts_with("/proc/") || name == "/dev/stdin";
    if (std::filesystem::is_fifo(path, code) && !is_handed_over) {
        errno = ENOTSUP;
        return system_error(FileError::Kind::unreadable, path);
    }
    if (is_open_database(path))
        return FileError{FileError::Kind::database, path.string(), 0, {}, {}};
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
    if (belongs_to_database(path))
        return FileError{FileError::Kind::database, path.string(), 0, {}, {}};
    return text;
}

Status<FileError> may_write(const std::filesystem::path& path, IfExists when_there)
{
    const auto refuse = [&path](FileError::Kind kind) {
        return FileError{kind, path.string(), 0, {}, {}};
    };
    if (belongs_to_database(path))
        return refuse(FileError::Kind::database);
    struct stat status { };
    // A dangling link exists, too.
    if (::lstat(path.c_str(), &status) != 0)
        return {};
    const bool leads_somewhere = ::stat(path.c_str(), &status) == 0;
    if (leads_somewhere && !S_ISREG(status.st_mode))
        return refuse(FileError::Kind::no_file);
    if (when_there == IfExists::refuse)
        return refuse(FileError::Kind::exists);
    return {};
}

std::filesystem::path unused_name(const std::filesystem::path& path)
{
    const auto is_used = [](const std::filesystem::path& name) {
        return may_write(name, IfExists::refuse).is_error();
    };
    const std::string name = path.filename().string();
    const std::size_t end_of_stem = std::min(name.find('.', 1), name.size());
    std::filesystem::path unused = path;
    constexpr int most = 10'000;
    for (int number = 2; is_used(unused) && number < most; ++number)
        unused.replace_filename(
            name.substr(0, end_of_stem) + "-" + std::to_string(number) + name.substr(end_of_stem));
    return unused;
}

ErrorOr<std::filesystem::path, FileError> make_file_beside(const std::filesystem::path& path)
{
    std::string name = path.string() + ".XXXXXX";
    const int descriptor = ::mkstemp(name.data());
    if (descriptor < 0)
        return unwritable(path);
    ::close(descriptor);
    return std::filesystem::path(name);
}

namespace {

/// The name without the suffix of SQLite's companion files.
std::string_view without_ending_of_log(std::string_view name)
{
    for (const std::string_view ending : {"-journal", "-wal", "-shm"}) {
        if (name.ends_with(ending))
            return name.substr(0, name.size() - ending.size());
    }
    return name;
}

} // namespace

void remove_unfinished(const std::filesystem::path& folder,
    const std::function<bool(const std::string& name)>& is_ours)
{
    constexpr std::size_t ending = std::string_view(".XXXXXX").size();
    constexpr std::time_t hour = 3'600;
    const std::filesystem::path there = folder.empty() ? "." : folder;
    // std::filesystem's iterator terminates the program when out of memory.
    const std::unique_ptr<DIR, int (*)(DIR*)> open(::opendir(there.c_str()), ::closedir);
    std::vector<std::filesystem::path> left;
    for (const dirent* entry = open ? ::readdir(open.get()) : nullptr; entry != nullptr;
         entry = ::readdir(open.get())) {
        const std::string_view name = entry->d_name;
        const std::string_view made = without_ending_of_log(name);
        const std::size_t end = made.size() - std::min(made.size(), ending);
        if (end == 0 || made[end] != '.' || made.find('.', end + 1) != std::string_view::npos
            || !is_ours(std::string(made.substr(0, end))))
            continue;
        struct stat status { };
        const std::filesystem::path file = there / name;
        if (::lstat(file.c_str(), &status) == 0 && S_ISREG(status.st_mode)
            && status.st_mtime + hour < std::time(nullptr))
            left.push_back(file);
    }
    for (const std::filesystem::path& file : left)
        ::unlink(file.c_str());
}

void remove_with_logs(const std::filesystem::path& database)
{
    std::error_code code;
    for (const char* ending : {"", "-wal", "-shm", "-journal"})
        std::filesystem::remove(database.string() + ending, code);
}

Status<FileError> write_file(
    std::string_view text, const std::filesystem::path& path, IfExists when_there)
{
    Status<FileError> failure = may_write(path, when_there);
    if (failure.is_error())
        return failure;
    const ErrorOr<std::filesystem::path, FileError> beside = make_file_beside(path);
    if (beside.is_error())
        return beside.error();
    errno = 0;
    std::ofstream file(beside.value(), std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    failure = file ? move_into_place(beside.value(), path, when_there) : unwritable(path);
    if (failure.is_error()) {
        std::error_code code;
        std::filesystem::remove(beside.value(), code);
    }
    return failure;
}

Status<FileError> move_into_place(
    const std::filesystem::path& from, const std::filesystem::path& to, IfExists when_there)
{
    if (const Status<FileError> failure = synchronize(from, O_RDONLY))
        return failure;
    // A file created since the check is not replaced either.
    const int result = when_there == IfExists::refuse ? rename_to_unused(from, to)
                                                      : ::rename(from.c_str(), to.c_str());
    if (result != 0 && errno == EEXIST)
        return FileError{FileError::Kind::exists, to.string(), 0, {}, {}};
    if (result != 0)
        return unwritable(to);
    return synchronize_folder(to.parent_path());
}

Status<FileError> make_folder(const std::filesystem::path& folder)
{
    std::error_code code;
    if (folder.empty() || std::filesystem::is_directory(folder, code))
        return {};
    if (const Status<FileError> failure = make_folder(folder.parent_path()))
        return failure;
    if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST)
        return unwritable(folder);
    return synchronize_folder(folder.parent_path());
}

std::filesystem::path behind_links(const std::filesystem::path& path)
{
    std::error_code code;
    if (!std::filesystem::is_symlink(path, code))
        return path;
    const std::filesystem::path target = std::filesystem::weakly_canonical(path, code);
    return code ? path : target;
}

void keep_private(const std::filesystem::path& path)
{
    struct stat status { };
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    const bool is_ours = ::stat(path.c_str(), &status) == 0 && status.st_uid == ::geteuid();
    if (is_ours && (status.st_mode & others) != 0)
        static_cast<void>(::chmod(path.c_str(), status.st_mode & ~others & ALLPERMS));
}

Status<FileError> synchronize_folder(const std::filesystem::path& folder)
{
    return synchronize(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
}

} // namespace consigliere::db
