#include "db/database.h"

#include "db/backup.h"
#include "db/connection.h"
#include "db/files.h"
#include "db/integrity.h"
#include "db/opening_check.h"
#include "db/schema.h"
#include "db/session_rows.h"
#include "db/surviving_copies.h"
#include "db/temporary_copy.h"
#include "db/wal_file.h"

#include <SQLiteCpp/Backup.h>
#include <fcntl.h>
#include <pwd.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;

/// False for SQLite's special names: in-memory and temporary databases, which would be lost at
/// exit.
bool is_name_of_file(const std::filesystem::path& path)
{
    const std::string name = path.string();
    return !name.empty() && name.front() != ':' && !name.starts_with("file:");
}

/// Creates the file with access for the owner only, before SQLite creates it with default
/// permissions.
Status<DatabaseError> make_file(const std::filesystem::path& path)
{
    if (const Status<FileError> no_folder = make_folder(path.parent_path()))
        return DatabaseError{Kind::unwritable, path.string(), no_folder.error().detail, {}};
    const int descriptor =
        ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (descriptor < 0 && errno != EEXIST)
        return DatabaseError{Kind::unwritable, path.string(), std::strerror(errno), {}};
    if (descriptor >= 0)
        ::close(descriptor);
    return {};
}

/// Who played with whom is private.
void keep_private_with_folder(const std::filesystem::path& path)
{
    for (const char* ending : {"", "-wal", "-journal"})
        keep_private(path.string() + ending);
    // Other folders belong to the user.
    if (path == default_database_path())
        keep_private(path.parent_path());
}

/// Locks the file for this connection until it is closed. Must precede the first read: then the WAL
/// needs no shared memory.
void lock(Connection& connection)
{
    connection.sqlite.exec("PRAGMA locking_mode = EXCLUSIVE");
    SQLite::Transaction transaction(connection.sqlite, SQLite::TransactionBehavior::EXCLUSIVE);
    transaction.commit();
}

/// EXTRA also synchronizes the folder when a journal is deleted. Creating a database deletes one;
/// if it reappeared after power loss, it would roll back the whole evening.
void set_durability(Connection& connection, Durability durability)
{
    const bool is_full = durability.synchronous == Durability::Synchronous::full;
    const bool is_log = durability.journal == Durability::Journal::write_ahead;
    connection.sqlite.exec(is_full ? "PRAGMA synchronous = EXTRA" : "PRAGMA synchronous = NORMAL");
    connection.sqlite.exec(is_log ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = TRUNCATE");
}

int version_of(Connection& connection)
{
    return connection.sqlite.execAndGet("PRAGMA user_version").getInt();
}

/// Migrates to the current schema in one transaction.
void bring_up_to_date(Connection& connection)
{
    const int version = version_of(connection);
    if (version == schema_version())
        return;
    SQLite::Transaction transaction(connection.sqlite);
    migrate(connection, version);
    const std::vector<std::string> damage = damage_of(connection);
    if (!damage.empty())
        throw SQLite::Exception(damage.front(), SQLITE_CORRUPT);
    transaction.commit();
}

/// Migrates a user's file, after making a copy beside it.
Status<DatabaseError> bring_file_up_to_date(Connection& connection)
{
    const int version = version_of(connection);
    if (version == schema_version())
        return {};
    std::filesystem::path before;
    if (version > 0) {
        before =
            unused_name(connection.path.string() + ".before-" + std::to_string(schema_version()));
        const ErrorOr<Copied, DatabaseError> copied = back_up(connection, before, IfExists::refuse);
        if (copied.is_error())
            return copied.error();
    }
    const Status<DatabaseError> failure =
        catch_sqlite_errors(connection, [&connection] { bring_up_to_date(connection); });
    // If it is unknown what was written, the copy may be the only intact file.
    if (failure.is_error() && failure.error().kind != Kind::unsure && version > 0) {
        std::error_code code;
        std::filesystem::remove(before, code);
    }
    return failure;
}

/// True if the file and its folder are writable.
bool may_change(const std::filesystem::path& path)
{
    const std::filesystem::path folder = path.parent_path();
    return ::access(path.c_str(), W_OK) == 0
        && ::access(folder.empty() ? "." : folder.c_str(), W_OK) == 0;
}

/// Saves a damaged WAL before SQLite replaces it.
void keep_lost_log(const std::filesystem::path& path, std::vector<OpeningNote>& notes)
{
    if (!has_lost_log(path))
        return;
    const std::filesystem::path log = log_beside(path);
    std::error_code code;
    const std::filesystem::path kept = unused_name(log.string() + ".damaged");
    const bool is_kept = std::filesystem::copy_file(log, kept, code);
    notes.push_back({OpeningNote::Kind::lost_wal, is_kept ? kept.string() : std::string()});
}

/// Locks, checks and migrates an opened file. Writes nothing and checkpoints nothing before the
/// file has been checked.
Status<DatabaseError> prepare(Connection& connection, Durability durability, IfMissing when_missing,
    std::vector<OpeningNote>& notes)
{
    using LogWhenClosed = Connection::LogWhenClosed;
    return catch_sqlite_errors(connection, [&]() -> Status<DatabaseError> {
        // SQLite creates an empty WAL to read a file without one; that one is removed again.
        if (file_at(log_beside(connection.path)))
            connection.when_closed(LogWhenClosed::stays);
        lock(connection);
        Status<DatabaseError> failure = check_file(connection, when_missing);
        if (failure.is_error())
            return failure;
        keep_lost_log(connection.path, notes);
        connection.when_closed(LogWhenClosed::goes_into_file);
        keep_private_with_folder(connection.path);
        set_durability(connection, durability);
        failure = bring_file_up_to_date(connection);
        connection.sqlite.exec("PRAGMA foreign_keys = ON");
        return failure;
    });
}

} // namespace

ErrorOr<Database, DatabaseError> Database::open(
    const std::filesystem::path& named, IfMissing when_missing, Durability durability)
{
    if (!is_name_of_file(named))
        return DatabaseError{Kind::no_name, named.string(), {}, {}};
    const std::filesystem::path path = behind_links(named);
    std::error_code code;
    const bool is_there = std::filesystem::exists(path, code);
    // Existence is unknown, so the error is not `missing`.
    if (code && when_missing == IfMissing::refuse)
        return DatabaseError{Kind::unreadable, path.string(), code.message(), {}};
    if (when_missing == IfMissing::refuse && is_empty_file(path))
        return DatabaseError{Kind::damaged, path.string(), it_is_empty, {}};
    if (is_too_short(path))
        return DatabaseError{Kind::damaged, path.string(), "file is not a database", {}};
    if (const Status<DatabaseError> foreign = refuse_foreign_log(path))
        return foreign.error();
    if (std::filesystem::is_regular_file(path, code) && !may_change(path))
        return read(path);
    if (const Status<DatabaseError> refused = refuse_before_playing_back(path, when_missing))
        return refused.error();
    std::vector<OpeningNote> notes;
    if (is_empty_file(path))
        notes.push_back({OpeningNote::Kind::was_empty, {}});
    if (!is_there) {
        const DatabaseError why = missing(path);
        if (when_missing == IfMissing::refuse)
            return why;
        if (!why.detail.empty())
            notes.push_back({OpeningNote::Kind::was_missing, why.detail});
        if (const Status<DatabaseError> failure = make_file(path))
            return failure.error();
    }
    std::unique_ptr<Connection> connection;
    try {
        connection = std::make_unique<Connection>(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, path);
    }
    if (const Status<DatabaseError> failure = prepare(*connection, durability, when_missing, notes))
        return failure.error();
    if (!is_there) {
        if (const Status<FileError> not_on_disk = synchronize_folder(path.parent_path()))
            return DatabaseError{Kind::unwritable, path.string(), not_on_disk.error().detail, {}};
    }
    Status<DatabaseError> unwatched =
        catch_sqlite_errors(*connection, [&] { connection->watch(); });
    if (unwatched.is_error())
        return unwatched.error();
    Database database(std::move(connection));
    database.m_notes = std::move(notes);
    if (const Status<DatabaseError> not_looked_at = database.look_around())
        return not_looked_at.error();
    return database;
}

Status<DatabaseError> Database::look_around()
{
    return catch_sqlite_errors(*m_connection, [this] {
        const std::vector<OpeningNote> found = missing_or_changed(*m_connection);
        m_notes.insert(m_notes.end(), found.begin(), found.end());
    });
}

ErrorOr<Database, DatabaseError> Database::read(const std::filesystem::path& named)
{
    std::error_code code;
    if (!is_name_of_file(named))
        return DatabaseError{Kind::no_name, named.string(), {}, {}};
    const std::filesystem::path path = behind_links(named);
    const bool is_there = std::filesystem::exists(path, code);
    if (code)
        return DatabaseError{Kind::unreadable, path.string(), code.message(), {}};
    if (!is_there)
        return missing(path);
    if (is_empty_file(path))
        return DatabaseError{Kind::damaged, path.string(), it_is_empty, {}};
    if (const Status<DatabaseError> foreign = refuse_foreign_log(path))
        return foreign.error();
    ErrorOr<TemporaryCopy, DatabaseError> copied = TemporaryCopy::of(path);
    if (copied.is_error())
        return copied.error();
    const bool has_lost = has_lost_log(copied.value().path());
    try {
        Connection copy(copied.value().path(), SQLITE_OPEN_READWRITE);
        copy.path = path;
        Status<DatabaseError> failure = catch_sqlite_errors(copy, [&]() -> Status<DatabaseError> {
            Status<DatabaseError> refused = check_file(copy, IfMissing::refuse);
            if (!refused.is_error())
                bring_up_to_date(copy);
            return refused;
        });
        if (failure.is_error())
            return failure.error();
        // An in-memory database has no WAL.
        copy.sqlite.exec("PRAGMA journal_mode = DELETE");
        auto memory = std::make_unique<Connection>(path, Connection::OnlyInMemory{});
        const int copying = SQLite::Backup(memory->sqlite, copy.sqlite).executeStep();
        if (copying != SQLITE_DONE)
            return DatabaseError{Kind::busy, path.string(), sqlite3_errstr(copying), {}};
        memory->sqlite.exec("PRAGMA query_only = ON");
        Database database(std::move(memory));
        // The damaged WAL stays where it is.
        if (has_lost)
            database.m_notes.push_back({OpeningNote::Kind::lost_wal, log_beside(path).string()});
        if (const Status<DatabaseError> not_looked_at = database.look_around())
            return not_looked_at.error();
        return database;
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, path);
    }
}

Database Database::stand_in(const std::filesystem::path& path)
{
    auto memory = std::make_unique<Connection>(path, Connection::OnlyInMemory{});
    bring_up_to_date(*memory);
    memory->sqlite.exec("PRAGMA query_only = ON");
    return Database(std::move(memory));
}

bool Database::is_read_only() const
{
    return m_connection->is_read_only();
}

Database::Database(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
{
}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

const std::filesystem::path& Database::path() const
{
    return m_connection->path;
}

namespace {

/// Home folder from the environment or the user database; empty if neither has one. Relative paths
/// are ignored, because they depend on the working directory.
std::filesystem::path home_folder()
{
    const char* home = std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe)
    if (home != nullptr && std::filesystem::path(home).is_absolute())
        return home;
    const passwd* user = ::getpwuid(::getuid()); // NOLINT(concurrency-mt-unsafe)
    if (user != nullptr && user->pw_dir != nullptr
        && std::filesystem::path(user->pw_dir).is_absolute())
        return user->pw_dir;
    return {};
}

} // namespace

std::filesystem::path default_database_path()
{
    const std::filesystem::path inside = std::filesystem::path("consigliere") / "consigliere.db";
    const char* data = std::getenv("XDG_DATA_HOME"); // NOLINT(concurrency-mt-unsafe)
    // XDG: relative paths are to be ignored.
    if (data != nullptr && std::filesystem::path(data).is_absolute())
        return data / inside;
    const std::filesystem::path home = home_folder();
    return home.empty() ? home : home / ".local" / "share" / inside;
}

} // namespace consigliere::db
