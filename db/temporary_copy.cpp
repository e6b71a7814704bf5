#include "db/temporary_copy.h"

#include "db/open_databases.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace consigliere::db {

using Kind = DatabaseError::Kind;

namespace {

/// In bytes. A tablet that plays every evening for a century has less.
constexpr ::off_t largest_copied = ::off_t{4} << 30U;

class OpenFile {
public:
    OpenFile(const std::filesystem::path& path, int flags)
        : m_descriptor(::open(path.c_str(), flags | O_CLOEXEC, S_IRUSR | S_IWUSR))
    {
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

std::string system_error()
{
    return std::error_code(errno, std::generic_category()).message();
}

bool is_about_room(int error)
{
    return error == ENOSPC || error == EDQUOT || error == EFBIG;
}

/// Copies a file. Errors in writing the copy do not blame the database.
Status<DatabaseError> copy_bytes(const std::filesystem::path& from, const std::filesystem::path& to)
{
    const auto unreadable = [&from] {
        return DatabaseError{Kind::unreadable, from.string(), system_error(), {}};
    };
    const auto unwritable = [&to] {
        const Kind kind = is_about_room(errno) ? Kind::disk_full : Kind::unwritable;
        return DatabaseError{kind, to.parent_path().parent_path().string(), system_error(), {}};
    };
    // Opening a pipe would block without O_NONBLOCK.
    const OpenFile source(from, O_RDONLY | O_NONBLOCK);
    struct stat status { };
    if (source.descriptor() < 0 || ::fstat(source.descriptor(), &status) != 0)
        return unreadable();
    if (!S_ISREG(status.st_mode))
        return DatabaseError{Kind::damaged, from.string(), "it isn’t a regular file", {}};
    // It would fill the disk, and then the memory.
    if (status.st_size > largest_copied)
        return DatabaseError{Kind::damaged, from.string(), "it is larger than 4 GB", {}};
    const OpenFile target(to, O_WRONLY | O_CREAT | O_EXCL);
    if (target.descriptor() < 0)
        return unwritable();
    constexpr std::size_t most_at_once = 65'536;
    std::vector<char> bytes(most_at_once);
    while (true) {
        const ::ssize_t read = ::read(source.descriptor(), bytes.data(), bytes.size());
        if (read < 0)
            return unreadable();
        if (read == 0)
            return {};
        for (::ssize_t done = 0; done < read;) {
            const ::ssize_t written = ::write(
                target.descriptor(), bytes.data() + done, static_cast<std::size_t>(read - done));
            if (written < 0)
                return unwritable();
            done += written;
        }
    }
}

} // namespace

TemporaryCopy::TemporaryCopy(std::filesystem::path folder)
    : m_folder(std::move(folder))
{
}

TemporaryCopy::TemporaryCopy(TemporaryCopy&& other) noexcept
    : m_folder(std::exchange(other.m_folder, {}))
{
}

TemporaryCopy::~TemporaryCopy()
{
    std::error_code code;
    if (!m_folder.empty())
        std::filesystem::remove_all(m_folder, code);
}

ErrorOr<TemporaryCopy, DatabaseError> TemporaryCopy::begin()
{
    std::error_code code;
    const std::filesystem::path base = std::filesystem::temp_directory_path(code);
    std::string name = (base / "consigliere-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        return DatabaseError{Kind::unwritable, base.string(), system_error(), {}};
    return TemporaryCopy(name);
}

ErrorOr<TemporaryCopy, DatabaseError> TemporaryCopy::of(const std::filesystem::path& database)
{
    // Reading it as a file would drop SQLite's lock.
    if (is_open_database(database) || is_open_elsewhere(database))
        return DatabaseError{Kind::locked, database.string(), {}, {}};
    ErrorOr<TemporaryCopy, DatabaseError> copy = begin();
    if (copy.is_error())
        return copy;
    std::error_code code;
    for (const char* ending : {"", "-wal", "-journal"}) {
        const std::filesystem::path from = database.string() + ending;
        if (*ending != '\0' && !std::filesystem::exists(from, code))
            continue;
        if (const Status<DatabaseError> failure =
                copy_bytes(from, copy.value().path().string() + ending))
            return failure.error();
    }
    return copy;
}

} // namespace consigliere::db
