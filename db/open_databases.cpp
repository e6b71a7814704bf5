#include "db/open_databases.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::db {

namespace {

using namespace std::string_view_literals;

struct OpenFiles {
    std::mutex mutex;
    std::vector<FileIdentity> identities;
};

OpenFiles& open_files()
{
    static OpenFiles files;
    return files;
}

/// Magic numbers of a database, a WAL in either byte order, and a journal.
constexpr std::array beginnings{
    "SQLite format 3\0"sv, "\x37\x7f\x06\x82"sv, "\x37\x7f\x06\x83"sv, "\xd9\xd5\x05\xf9"sv};

bool begins_like_database(const std::filesystem::path& path)
{
    std::array<char, 16> bytes{};
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), bytes.size());
    const std::string_view found(bytes.data(), static_cast<std::size_t>(file.gcount()));
    return std::ranges::any_of(
        beginnings, [found](std::string_view beginning) { return found.starts_with(beginning); });
}

bool is_database(const std::filesystem::path& path)
{
    std::error_code code;
    // Only regular files: opening a pipe would block.
    return is_open_database(path)
        || (std::filesystem::is_regular_file(path, code) && begins_like_database(path));
}

} // namespace

std::optional<FileAtName> file_at(const std::filesystem::path& path)
{
    struct stat status { };
    if (::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return FileAtName{{status.st_dev, status.st_ino}, static_cast<std::uint64_t>(status.st_size),
        status.st_mtim.tv_sec * nanoseconds + status.st_mtim.tv_nsec};
}

std::optional<FileIdentity> identity_of(const std::filesystem::path& path)
{
    const std::optional<FileAtName> file = file_at(path);
    return file ? std::optional(file->identity) : std::nullopt;
}

OpenDatabase::OpenDatabase(const std::filesystem::path& path)
    : m_identity(identity_of(path))
{
    OpenFiles& files = open_files();
    const std::lock_guard guard(files.mutex);
    if (m_identity)
        files.identities.push_back(*m_identity);
}

OpenDatabase::~OpenDatabase()
{
    OpenFiles& files = open_files();
    const std::lock_guard guard(files.mutex);
    if (m_identity)
        files.identities.erase(std::ranges::find(files.identities, *m_identity));
}

bool is_open_database(const std::filesystem::path& path)
{
    const std::optional<FileIdentity> identity = identity_of(path);
    OpenFiles& files = open_files();
    const std::lock_guard guard(files.mutex);
    return identity && std::ranges::find(files.identities, *identity) != files.identities.end();
}

bool is_open_elsewhere(const std::filesystem::path& path)
{
    // Opening a pipe would block without O_NONBLOCK.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return false;
    // SQLite's lock range in every database file.
    struct flock lock { };
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = 0x40000000;
    lock.l_len = 512;
    const bool is_asked = ::fcntl(descriptor, F_GETLK, &lock) == 0;
    ::close(descriptor);
    return is_asked && lock.l_type != F_UNLCK;
}

bool belongs_to_database(const std::filesystem::path& path)
{
    if (is_database(path))
        return true;
    const std::string name = path.string();
    constexpr std::array endings{"-wal"sv, "-shm"sv, "-journal"sv};
    return std::ranges::any_of(endings, [&name](std::string_view ending) {
        return name.ends_with(ending) && is_database(name.substr(0, name.size() - ending.size()));
    });
}

} // namespace consigliere::db
