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

/// Why the file that was asked for is not there, or has not been replaced.
DatabaseError refusal(FileError error, const std::filesystem::path& to)
{
    if (error.kind == FileError::Kind::unwritable)
        return {Kind::unwritable, to.string(), error.detail, {}};
    return {Kind::refused_file, to.string(), {}, std::move(error)};
}

/// Copies all pages at once, or some at a time. Between those whoever uses the database has his
/// turn, and what he changes meanwhile SQLite changes in the copy too.
int copy_pages(Connection& from, Connection& to, CopyMode pace)
{
    using namespace std::chrono_literals;
    constexpr int all_pages = -1;
    SQLite::Backup backup(to.sqlite, from.sqlite);
    // Whoever is busy says so and has copied nothing.
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

/// Writes the copy into a file of which nobody knows yet; what goes wrong is said of the database,
/// or of the name that was asked for.
Status<DatabaseError> write_copy(Connection& from, const std::filesystem::path& unfinished,
    const std::filesystem::path& to, CopyMode pace)
{
    try {
        Connection copy(unfinished, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
        // A step that waited for the disk would let the others wait; the whole copy waits before it
        // is moved into its place.
        if (pace == CopyMode::incremental)
            copy.sqlite.exec("PRAGMA synchronous = OFF");
        const int result = copy_pages(from, copy, pace);
        if (result != SQLITE_DONE)
            return DatabaseError{Kind::busy, to.string(), sqlite3_errstr(result), {}};
        // A copy is one file, wherever it is carried. SQLite says which way it takes, and is silent
        // when it is not the one that was asked for.
        if (copy.sqlite.execAndGet("PRAGMA journal_mode = DELETE").getString() != "delete")
            return DatabaseError{Kind::busy, to.string(), "its log stays", {}};
    } catch (const SQLite::Exception& exception) {
        DatabaseError error = error_of(exception, to);
        // Only the database is read here, and only in it something can have been damaged.
        if (error.kind == Kind::damaged || error.kind == Kind::unreadable)
            error.path = from.path.string();
        return error;
    }
    return {};
}

/// A file beside a place, which goes away unless it is moved there, with all that SQLite has put
/// beside it.
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
        // A journal may be left of what is in its place, too.
        try {
            for (const char* ending : {"-wal", "-shm", "-journal"})
                std::filesystem::remove(m_file.string() + ending, code);
        } catch (const std::bad_alloc&) {
            // Without memory for their names they stay, and without the file they are nothing.
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
        return refusal(refused.error(), to);
    remove_unfinished(to.parent_path(),
        [name = to.filename().string()](const std::string& left) { return left == name; });
    const ErrorOr<std::filesystem::path, FileError> beside = make_file_beside(to);
    if (beside.is_error())
        return refusal(beside.error(), to);
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
        return refusal(refused.error(), to);
    return Copied{std::move(compared.value())};
}

} // namespace consigliere::db
