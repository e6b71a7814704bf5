#include "db/connection.h"

#include "db/honest_disk.h"

#include <sqlite3.h>

#include <algorithm>

namespace consigliere::db {

using ledger::Failure;

namespace {

/// The low byte of an extended result code is the code itself.
constexpr int primary_code_mask = 0xff;

/// Errors of the disk that come after something may have reached it.
bool is_about_writing(int code)
{
    switch (code) {
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
    case SQLITE_IOERR_TRUNCATE:
    case SQLITE_IOERR_DELETE:
    case SQLITE_IOERR_CLOSE:
        return true;
    default:
        return false;
    }
}

DatabaseError::Kind kind_of(int code)
{
    switch (code & primary_code_mask) {
    case SQLITE_IOERR:
        return is_about_writing(code) ? DatabaseError::Kind::unsure
                                      : DatabaseError::Kind::unreadable;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: // What becomes of a lock of the log that stays refused.
        return DatabaseError::Kind::locked;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return DatabaseError::Kind::damaged;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return DatabaseError::Kind::unwritable;
    case SQLITE_FULL:
        return DatabaseError::Kind::disk_full;
    default:
        return DatabaseError::Kind::other;
    }
}

} // namespace

DatabaseError error_of(const SQLite::Exception& exception, const std::filesystem::path& path)
{
    const int code = exception.getExtendedErrorCode();
    // Without a connection SQLite has only the plain code to give.
    return {
        kind_of(code > 0 ? code : exception.getErrorCode()), path.string(), exception.what(), {}};
}

Connection::Connection(const std::filesystem::path& file, int flags)
    : sqlite(file.string(), flags, 0, honest_disk())
    , path(file)
    , m_open(file)
{
}

Failure<DatabaseError> Connection::check_in_place()
{
    // A disk that is none of the system's has no such names.
    if (!m_open.identity())
        return {};
    const auto refuse = [this](const std::filesystem::path& file) {
        return DatabaseError{DatabaseError::Kind::moved, path.string(), file.string(), {}};
    };
    if (identity_of(path) != m_open.identity())
        return refuse(path);
    const std::filesystem::path log = path.string() + "-wal";
    const std::optional<FileIdentity> found = identity_of(log);
    if (!m_log)
        m_log = found;
    if (found == m_log)
        return {};
    // What only the lost log held is still open: it goes into the database, and a new log begins.
    if (!found) {
        sqlite.exec("PRAGMA journal_mode = DELETE");
        sqlite.exec("PRAGMA journal_mode = WAL");
        m_log.reset();
    }
    return refuse(log);
}

Hash hash_in(const SQLite::Column& column)
{
    Hash hash{};
    const auto* bytes = static_cast<const std::uint8_t*>(column.getBlob());
    if (column.getBytes() == static_cast<int>(hash.size()))
        std::copy_n(bytes, hash.size(), hash.begin());
    return hash;
}

std::optional<std::string> text_or_nothing(const SQLite::Column& column)
{
    if (column.isNull())
        return std::nullopt;
    return column.getString();
}

std::optional<std::int64_t> number_or_nothing(const SQLite::Column& column)
{
    if (column.isNull())
        return std::nullopt;
    return column.getInt64();
}

} // namespace consigliere::db
