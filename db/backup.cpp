#include "db/backup.h"

#include "db/connection.h"
#include "db/copy_check.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

#include <chrono>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;

/// Copies all pages at once or in steps. Between steps others can use the database; SQLite applies
/// their changes to the copy, too.
int copy_pages(Connection& from, Connection& to, CopyMode pace)
{
    using namespace std::chrono_literals;
    constexpr int all_pages = -1;
    SQLite::Backup backup(to.sqlite, from.sqlite);
    // If the database is busy, the step has copied nothing.
    if (pace == CopyMode::blocking)
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

/// Writes the copy to a temporary file. Errors name the database or `to`.
Status<DatabaseError> write_copy(Connection& from, const std::filesystem::path& unfinished,
    const std::filesystem::path& to, CopyMode pace)
{
    try {
        Connection copy(unfinished, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        // A step that waits for the disk would block other users; the whole copy is synchronized
        // before the rename.
        if (pace == CopyMode::incremental)
            copy.sqlite.exec("PRAGMA synchronous = OFF");
        const int result = copy_pages(from, copy, pace);
        if (result != SQLITE_DONE)
            return DatabaseError{Kind::busy, to.string(), sqlite3_errstr(result), {}};
        // A copy must be a single file. SQLite returns the actual journal mode, not an error.
        if (copy.sqlite.execAndGet("PRAGMA journal_mode = DELETE").getString() != "delete")
            return DatabaseError{Kind::busy, to.string(), "its log stays", {}};
    } catch (const SQLite::Exception& exception) {
        DatabaseError error = error_of(exception, to);
        // Only the database is read here, so only it can be damaged.
        if (error.kind == Kind::damaged || error.kind == Kind::unreadable)
            error.path = from.path.string();
        return error;
    }
    return {};
}

/// Temporary file, removed on destruction with SQLite's companion files unless it was moved.
class Unfinished {
public:
    explicit Unfinished(std::filesystem::path file)
        : m_file(std::move(file))
    {
    }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;
    ~Unfinished()
    {
        std::error_code code;
        if (!m_is_in_place)
            std::filesystem::remove(m_file, code);
        // An old journal may be left beside the destination, too.
        try {
            for (const char* ending : {"-wal", "-shm", "-journal"})
                std::filesystem::remove(m_file.string() + ending, code);
        } catch (const std::bad_alloc&) {
            // Harmless: without the database file they have no effect.
        }
    }

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] Status<FileError> move_to(const std::filesystem::path& to, IfExists when_there)
    {
        Status<FileError> refused = move_into_place(m_file, to, when_there);
        m_is_in_place = !refused.is_error();
        return refused;
    }

private:
    std::filesystem::path m_file;
    bool m_is_in_place = false;
};

} // namespace

ErrorOr<Copied, DatabaseError> back_up(
    Database& database, const std::filesystem::path& to, IfExists when_there, CopyMode pace)
{
    return back_up(database.connection(), to, when_there, pace);
}

ErrorOr<Copied, DatabaseError> back_up(
    Connection& connection, const std::filesystem::path& to, IfExists when_there, CopyMode pace)
{
    Status<FileError> refused = may_write(to, when_there);
    if (refused.is_error())
        return not_copied(refused.error(), to);
    remove_unfinished(to.parent_path(),
        [name = to.filename().string()](const std::string& left) { return left == name; });
    const ErrorOr<std::filesystem::path, FileError> beside = make_file_beside(to);
    if (beside.is_error())
        return not_copied(beside.error(), to);
    Unfinished unfinished(beside.value());
    if (const Status<DatabaseError> not_written =
            write_copy(connection, unfinished.file(), to, pace))
        return not_written.error();
    ErrorOr<std::vector<CorruptEvening>, DatabaseError> compared =
        compare_copy(connection, unfinished.file(), to);
    if (compared.is_error())
        return compared.error();
    refused = unfinished.move_to(to, when_there);
    if (refused.is_error())
        return not_copied(refused.error(), to);
    return Copied{std::move(compared.value())};
}

ErrorOr<Database, DatabaseError> copy_in_memory(Database& database, CopyMode pace)
{
    Connection& from = database.connection();
    return catch_sqlite_errors(from, [&]() -> ErrorOr<Database, DatabaseError> {
        Database copy = Database::stand_in(from.path);
        const int result = copy_pages(from, copy.connection(), pace);
        if (result != SQLITE_DONE)
            return DatabaseError{Kind::busy, from.path.string(), sqlite3_errstr(result), {}};
        copy.connection().allow_changes();
        copy.connection().sqlite.exec("PRAGMA query_only = OFF");
        copy.connection().sqlite.exec("PRAGMA foreign_keys = ON");
        return copy;
    });
}

} // namespace consigliere::db
