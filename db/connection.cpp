#include "db/connection.h"

#include "db/strict_vfs.h"
#include "db/wal_file.h"
#include "db/wal_mark.h"

#include <sqlite3.h>

#include <algorithm>
#include <system_error>

namespace consigliere::db {

namespace {

/// The low byte of an extended result code is the primary code.
constexpr int primary_code_mask = 0xff;

/// Write errors after which data may have reached the disk.
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

/// Lock errors other than a lock held by another process, such as ENOLCK.
bool is_about_locking(int code)
{
    switch (code) {
    case SQLITE_IOERR_LOCK:
    case SQLITE_IOERR_RDLOCK:
    case SQLITE_IOERR_CHECKRESERVEDLOCK:
    case SQLITE_IOERR_SHMLOCK:
        return true;
    default:
        return false;
    }
}

DatabaseError::Kind kind_of(int code)
{
    switch (code & primary_code_mask) {
    case SQLITE_IOERR:
        if (is_about_locking(code))
            return DatabaseError::Kind::no_locks;
        return is_about_writing(code) ? DatabaseError::Kind::unsure
                                      : DatabaseError::Kind::unreadable;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: // A lock of the WAL that stays refused.
        return DatabaseError::Kind::locked;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return DatabaseError::Kind::damaged;
    case SQLITE_READONLY:
        return DatabaseError::Kind::read_only;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return DatabaseError::Kind::unwritable;
    case SQLITE_FULL:
        return DatabaseError::Kind::disk_full;
    default:
        return DatabaseError::Kind::other;
    }
}

/// True if the file does not exist; false if that cannot be determined.
bool is_gone(const std::filesystem::path& path)
{
    std::error_code code;
    return !std::filesystem::exists(path, code) && !code;
}

} // namespace

DatabaseError error_of(const SQLite::Exception& exception, const std::filesystem::path& path)
{
    // Without a connection only the primary code is set; the extended one is never smaller.
    const int code = std::max(exception.getErrorCode(), exception.getExtendedErrorCode());
    return {kind_of(code), path.string(), exception.what(), {}};
}

Connection::Connection(const std::filesystem::path& file, int flags)
    : sqlite(file.string(), flags, 0, honest_disk())
    , path(file)
    , m_open(file)
    , m_log_path(log_beside(file))
{
}

Connection::Connection(std::filesystem::path name, OnlyInMemory)
    : sqlite(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    , path(std::move(name))
    , m_open({})
    , m_is_read_only(true)
{
}

Connection::~Connection()
{
    if (!m_is_watched)
        return;
    // The WAL of the old file must not be written into the file that has replaced its content.
    const std::optional<FileAtName> database = file_at(path);
    if (database && database->identity == m_open.identity() && is_overwritten(*database))
        when_closed(LogWhenClosed::stays);
}

void Connection::when_closed(LogWhenClosed log)
{
    const int stays = log == LogWhenClosed::stays ? 1 : 0;
    sqlite3_db_config(sqlite.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, stays, nullptr);
}

void Connection::watch()
{
    m_is_watched = true;
    m_has_log = sqlite.execAndGet("PRAGMA journal_mode").getString() == "wal";
    sqlite3_wal_hook(sqlite.getHandle(), after_commit, this);
    // SQLite creates the WAL on the first read.
    static_cast<void>(sqlite.execAndGet("PRAGMA user_version"));
    remember_files();
}

/// WAL hook: checkpoints a long WAL, as SQLite would by default, and starts a new generation,
/// because the next write may restart the WAL.
int Connection::after_commit(void* self, sqlite3* sqlite, const char* name, int pages)
{
    constexpr int long_log = 1000;
    if (pages < long_log)
        return SQLITE_OK;
    ++static_cast<Connection*>(self)->m_round;
    // A failed checkpoint is repeated after the next commit.
    static_cast<void>(
        sqlite3_wal_checkpoint_v2(sqlite, name, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr));
    return SQLITE_OK;
}

void Connection::remember_files()
{
    const std::optional<FileAtName> database = file_at(path);
    m_size = database ? database->size : 0;
    m_written = database ? std::optional(database->written) : std::nullopt;
    const std::optional<FileAtName> log = file_at(m_log_path);
    m_log_size = log ? log->size : 0;
    // A WAL that appears later is not trusted.
    if (m_has_log && !m_log && log)
        m_log = log->identity;
}

void Connection::remember_what_was_taken_back()
{
    // With a journal, the rollback has written to the file, too.
    const std::optional<FileAtName> database = m_has_log ? std::nullopt : file_at(path);
    if (database)
        m_written = database->written;
}

bool Connection::is_overwritten(const FileAtName& database) const
{
    return m_written && database.written != *m_written;
}

/// Checkpoints the deleted WAL, which is still open, and switches to a journal. The file header
/// says so; a WAL that appears later is then recognized as foreign.
void Connection::go_on_without_log()
{
    if (sqlite.execAndGet("PRAGMA journal_mode = TRUNCATE").getString() != "truncate")
        throw SQLite::Exception("the lost log could not be brought in", SQLITE_ERROR);
    m_has_log = false;
    m_log.reset();
    remember_files();
}

Status<DatabaseError> Connection::check_in_place()
{
    if (m_is_read_only)
        return DatabaseError{DatabaseError::Kind::read_only, path.string(), {}, {}};
    // Files of a special VFS have no such names.
    if (!m_is_watched || !m_open.identity())
        return {};
    const auto refuse = [this](DatabaseError::Kind kind, const std::filesystem::path& file) {
        return DatabaseError{kind, path.string(), file.string(), {}};
    };
    const std::optional<FileAtName> database = file_at(path);
    if (!database || database->identity != m_open.identity())
        return refuse(DatabaseError::Kind::moved, path);
    if (database->size < m_size)
        return refuse(DatabaseError::Kind::cut_short, path);
    if (is_overwritten(*database))
        return refuse(DatabaseError::Kind::moved, path);
    const std::optional<FileAtName> log = file_at(m_log_path);
    if (!m_has_log) {
        const bool is_there = log && log->size > 0;
        return is_there ? refuse(DatabaseError::Kind::foreign_wal, m_log_path)
                        : Status<DatabaseError>{};
    }
    if (!log && is_gone(m_log_path)) {
        go_on_without_log();
        return refuse(DatabaseError::Kind::lost_wal, m_log_path);
    }
    if (!log || (m_log && log->identity != *m_log))
        return refuse(DatabaseError::Kind::moved, m_log_path);
    if (log->size < m_log_size)
        return refuse(DatabaseError::Kind::cut_short, m_log_path);
    return {};
}

MarkedTransaction::MarkedTransaction(Connection& connection)
    : m_connection(connection)
    , m_transaction(connection.sqlite)
    , m_round(connection.round())
    , m_marks(connection.wants_mark())
{
    // First, because a journal may be needed before `work` is done.
    if (m_marks)
        renew_log_mark(connection);
    m_changes = connection.sqlite.getTotalChanges();
}

void MarkedTransaction::commit()
{
    if (m_marks && m_connection.sqlite.getTotalChanges() == m_changes)
        return;
    m_transaction.commit();
    m_connection.marked(m_round);
}

HastyCommits::HastyCommits(Connection& connection)
    : m_connection(connection)
{
    SQLite::Database& sqlite = connection.sqlite;
    if (sqlite.execAndGet("PRAGMA journal_mode").getString() != "wal")
        return;
    m_before = sqlite.execAndGet("PRAGMA synchronous").getInt();
    sqlite.exec("PRAGMA synchronous = NORMAL");
}

HastyCommits::~HastyCommits()
{
    if (m_before >= 0)
        m_connection.sqlite.tryExec("PRAGMA synchronous = " + std::to_string(m_before));
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
