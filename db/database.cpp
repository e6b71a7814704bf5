#include "db/database.h"

#include "db/connection.h"
#include "db/files.h"
#include "db/schema.h"

#include <sqlite3.h>

#include <cstdlib>
#include <system_error>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;

namespace {

using Kind = DatabaseError::Kind;

int number_of(Connection& connection, const char* sql)
{
    return connection.sqlite.execAndGet(sql).getInt();
}

Failure<DatabaseError> make_folder(const std::filesystem::path& file)
{
    std::error_code code;
    const std::filesystem::path folder = file.parent_path();
    if (!folder.empty())
        std::filesystem::create_directories(folder, code);
    if (code)
        return DatabaseError{Kind::unwritable, file.string(), code.message(), {}};
    return {};
}

/// Takes the file for this connection alone until it is closed. The lock must be asked for before
/// the first page is read: then a write-ahead log needs no memory shared with other programs.
void lock(Connection& connection)
{
    connection.sqlite.exec("PRAGMA locking_mode = EXCLUSIVE");
    SQLite::Transaction transaction(connection.sqlite, SQLite::TransactionBehavior::EXCLUSIVE);
    transaction.commit();
}

/// EXTRA is FULL that also waits for the folder when a journal is deleted. Making a database
/// deletes one, and if it came back after a cut of the power, it would take back the whole evening.
void set_durability(Connection& connection, Durability durability)
{
    const bool is_full = durability.synchronous == Durability::Synchronous::full;
    const bool is_log = durability.journal == Durability::Journal::write_ahead;
    connection.sqlite.exec(is_full ? "PRAGMA synchronous = EXTRA" : "PRAGMA synchronous = NORMAL");
    connection.sqlite.exec(is_log ? "PRAGMA journal_mode = WAL" : "PRAGMA journal_mode = TRUNCATE");
}

/// Whether the file is ours, whole, and of a version that this program knows.
Failure<DatabaseError> check(Connection& connection)
{
    const auto refuse = [&connection](Kind kind, const std::string& detail) {
        return DatabaseError{kind, connection.path.string(), detail, {}};
    };
    // A file without tables may be new, or one of ours whose making was cut short.
    const int id = number_of(connection, "PRAGMA application_id");
    const bool is_new = id == 0 && number_of(connection, "SELECT count(*) FROM sqlite_schema") == 0;
    if (id != application_id && !is_new)
        return refuse(Kind::not_ours, {});
    const int version = number_of(connection, "PRAGMA user_version");
    if (version > schema_version())
        return refuse(Kind::newer, std::to_string(version));
    // What every start of the program reads. The entries of hundreds of evenings would make it
    // wait; damage among them is met when one is resumed, and `verify` looks everywhere.
    for (const char* table : {"setting", "person", "session", "seat", "result"}) {
        const std::string look = "PRAGMA quick_check(" + std::string(table) + ")";
        const std::string found = is_new ? "ok" : connection.sqlite.execAndGet(look).getString();
        if (found != "ok")
            return refuse(Kind::damaged, found);
    }
    return {};
}

void bring_up_to_date(Connection& connection)
{
    const int version = number_of(connection, "PRAGMA user_version");
    if (version == schema_version())
        return;
    SQLite::Transaction transaction(connection.sqlite);
    migrate(connection, version);
    transaction.commit();
}

/// Everything between the open file and a database that can be worked with.
Failure<DatabaseError> prepare(Connection& connection, Durability durability)
{
    return attempt(connection, [&]() -> Failure<DatabaseError> {
        lock(connection);
        connection.sqlite.exec("PRAGMA foreign_keys = ON");
        connection.sqlite.exec("PRAGMA trusted_schema = OFF");
        Failure<DatabaseError> failure = check(connection);
        if (failure.is_error())
            return failure;
        set_durability(connection, durability);
        bring_up_to_date(connection);
        return {};
    });
}

} // namespace

ErrorOr<Database, DatabaseError> Database::open(
    const std::filesystem::path& path, WhenMissing when_missing, Durability durability)
{
    std::error_code code;
    const bool is_there = std::filesystem::exists(path, code);
    if (!is_there) {
        if (when_missing == WhenMissing::refuse)
            return DatabaseError{Kind::missing, path.string(), {}, {}};
        Failure<DatabaseError> failure = make_folder(path);
        if (failure.is_error())
            return failure.error();
    }
    std::unique_ptr<Connection> connection;
    try {
        connection = std::make_unique<Connection>(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, path);
    }
    Failure<DatabaseError> failure = prepare(*connection, durability);
    if (failure.is_error())
        return failure.error();
    if (!is_there) {
        Failure<FileError> not_on_disk = synchronize_folder(path.parent_path());
        if (not_on_disk.is_error())
            return DatabaseError{Kind::unwritable, path.string(), not_on_disk.error().detail, {}};
    }
    return Database(std::move(connection));
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

std::filesystem::path default_database_path()
{
    const std::filesystem::path inside = std::filesystem::path("consigliere") / "consigliere.db";
    const char* data = std::getenv("XDG_DATA_HOME"); // NOLINT(concurrency-mt-unsafe)
    // The base directory specification lets a relative path count as not set.
    if (data != nullptr && std::filesystem::path(data).is_absolute())
        return data / inside;
    const char* home = std::getenv("HOME"); // NOLINT(concurrency-mt-unsafe)
    const std::filesystem::path base = home == nullptr ? "" : home;
    return base / ".local" / "share" / inside;
}

} // namespace consigliere::db
