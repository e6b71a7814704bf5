#include "db/backup.h"

#include "db/connection.h"
#include "db/integrity.h"
#include "db/schema.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <chrono>
#include <system_error>
#include <thread>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;

namespace {

using Kind = DatabaseError::Kind;

/// Why the file that was asked for is not there, or has not been replaced.
DatabaseError refusal(FileError error, const std::filesystem::path& to)
{
    if (error.kind == FileError::Kind::unwritable)
        return {Kind::unwritable, to.string(), error.detail, {}};
    return {Kind::refused_file, to.string(), {}, std::move(error)};
}

/// Copies all pages at once, or some at a time. Between those whoever uses the database has his
/// turn, and what he changes meanwhile SQLite changes in the copy too.
int copy_pages(Connection& from, Connection& to, Pace pace)
{
    using namespace std::chrono_literals;
    constexpr int all_pages = -1;
    SQLite::Backup backup(to.sqlite, from.sqlite);
    // Whoever is busy says so and has copied nothing.
    if (pace == Pace::at_once)
        return backup.executeStep(all_pages);
    constexpr int some_pages = 64;
    constexpr int most_refusals = 5'000;
    int refusals = 0;
    int result = backup.executeStep(some_pages);
    while (result == SQLITE_OK || (result != SQLITE_DONE && ++refusals < most_refusals)) {
        std::this_thread::sleep_for(1ms);
        result = backup.executeStep(some_pages);
    }
    return result;
}

Failure<DatabaseError> copy(Connection& from, const std::filesystem::path& to, Pace pace)
{
    try {
        Connection copy(to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        // A step that waited for the disk would let the others wait; the whole copy waits before it
        // is moved into its place.
        if (pace == Pace::in_steps)
            copy.sqlite.exec("PRAGMA synchronous = OFF");
        const int result = copy_pages(from, copy, pace);
        if (result != SQLITE_DONE)
            return DatabaseError{Kind::busy, to.string(), sqlite3_errstr(result), {}};
        // A copy is one file, wherever it is carried. SQLite says which way it takes, and is silent
        // when it is not the one that was asked for.
        if (copy.sqlite.execAndGet("PRAGMA journal_mode = DELETE").getString() != "delete")
            return DatabaseError{Kind::busy, to.string(), "its log stays", {}};
        if (copy.sqlite.execAndGet("PRAGMA application_id").getInt() != application_id)
            return DatabaseError{Kind::damaged, to.string(), "the copy is empty", {}};
        const std::vector<std::string> damage = damage_of(copy);
        if (!damage.empty())
            return DatabaseError{Kind::damaged, to.string(), damage.front(), {}};
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, to);
    }
    return {};
}

} // namespace

Failure<DatabaseError> back_up(
    Database& database, const std::filesystem::path& to, WhenThere when_there, Pace pace)
{
    return back_up(database.connection(), to, when_there, pace);
}

Failure<DatabaseError> back_up(
    Connection& connection, const std::filesystem::path& to, WhenThere when_there, Pace pace)
{
    Failure<FileError> refused = may_write(to, when_there);
    if (refused.is_error())
        return refusal(refused.error(), to);
    const ErrorOr<std::filesystem::path, FileError> beside = make_file_beside(to);
    if (beside.is_error())
        return refusal(beside.error(), to);
    Failure<DatabaseError> failure = copy(connection, beside.value(), pace);
    if (!failure.is_error()) {
        refused = move_into_place(beside.value(), to, when_there);
        if (refused.is_error())
            failure = refusal(refused.error(), to);
    }
    if (failure.is_error()) {
        std::error_code code;
        for (const char* ending : {"", "-wal", "-shm", "-journal"})
            std::filesystem::remove(beside.value().string() + ending, code);
    }
    return failure;
}

} // namespace consigliere::db
