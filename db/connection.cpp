#include "db/connection.h"

#include <sqlite3.h>

namespace consigliere::db {

namespace {

/// The low byte of an extended result code is the code itself.
constexpr int primary_code_mask = 0xff;

DatabaseError::Kind kind_of(int code)
{
    switch (code & primary_code_mask) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
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
    return {kind_of(exception.getErrorCode()), path.string(), exception.what(), {}};
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
