#include "db/backup.h"

#include "db/connection.h"
#include "db/files.h"
#include "db/integrity.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <system_error>

namespace consigliere::db {

using ledger::Failure;

namespace {

using Kind = DatabaseError::Kind;

Failure<DatabaseError> copy(Connection& from, const std::filesystem::path& to)
{
    try {
        Connection copy(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        constexpr int all_pages = -1;
        SQLite::Backup(copy.sqlite, from.sqlite).executeStep(all_pages);
        // A copy is one file, wherever it is carried.
        copy.sqlite.exec("PRAGMA journal_mode = DELETE");
        const std::vector<std::string> damage = damage_of(copy);
        if (!damage.empty())
            return DatabaseError{Kind::damaged, to.string(), damage.front(), {}};
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, to);
    }
    return {};
}

} // namespace

Failure<DatabaseError> back_up(Database& database, const std::filesystem::path& to)
{
    std::error_code code;
    if (std::filesystem::equivalent(database.path(), to, code))
        return DatabaseError{Kind::unwritable, to.string(), "it is the database itself", {}};
    const std::filesystem::path beside = to.string() + ".part";
    std::filesystem::remove(beside, code);
    Failure<DatabaseError> failure = copy(database.connection(), beside);
    if (!failure.is_error()) {
        const Failure<FileError> not_moved = move_into_place(beside, to);
        if (not_moved.is_error())
            failure = DatabaseError{Kind::unwritable, to.string(), not_moved.error().detail, {}};
    }
    if (failure.is_error())
        std::filesystem::remove(beside, code);
    return failure;
}

} // namespace consigliere::db
