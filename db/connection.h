#pragma once

#include "db/database.h"
#include "db/hash.h"
#include "db/open_databases.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

// SQLite connection; internal to this room.
// Everything declared here throws `SQLite::Exception`. Public functions of the room use
// `catch_sqlite_errors` or `in_transaction`, which turn exceptions into values; a `DatabaseError`
// may be thrown as well.
namespace consigliere::db {

class Connection {
public:
    Connection(const std::filesystem::path& file, int flags);
    /// An in-memory database. `name` stands for its file in errors.
    struct OnlyInMemory { };
    Connection(std::filesystem::path name, OnlyInMemory);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    /// What happens to the WAL when the connection is closed.
    enum class LogWhenClosed : std::uint8_t {
        goes_into_file, ///< SQLite's default: checkpoint, then remove the WAL.
        stays, ///< Leave the file and the WAL untouched.
    };
    void when_closed(LogWhenClosed log);

    /// Enables check_in_place.
    void watch();
    /// Checks that the open file and WAL still have their names.
    /// Fails if they were moved, truncated or written by another program; SQLite would not notice.
    [[nodiscard]] Status<DatabaseError> check_in_place();
    /// Call after a write: stores the sizes, below which the files must not fall.
    void remember_files();
    /// Call after a failed write.
    void remember_what_was_taken_back();
    /// True if the next write starts a new WAL or uses a journal, and so must write a mark
    /// (`wal_mark.h`).
    [[nodiscard]] bool wants_mark() const
    {
        return m_is_watched && !(m_has_log && m_round == m_marked_round);
    }
    /// Number of WAL generations so far. The mark of one of them is in the file.
    [[nodiscard]] int round() const { return m_round; }
    void marked(int round) { m_marked_round = round; }
    [[nodiscard]] bool is_read_only() const { return m_is_read_only; }
    /// For a copy in memory: a database that is read is in memory, too, and is not to be changed.
    void allow_changes() { m_is_read_only = false; }

    SQLite::Database sqlite;
    std::filesystem::path path;
    /// Prepared statement for the most frequent write; created on first use.
    std::optional<SQLite::Statement> insert_entry;

private:
    /// True if another program has overwritten the file in place (unchanged inode).
    [[nodiscard]] bool is_overwritten(const FileAtName& database) const;
    void go_on_without_log();
    static int after_commit(void* self, sqlite3* sqlite, const char* name, int pages);

    OpenDatabase m_open;
    /// Path of the WAL, and its identity once it exists.
    std::filesystem::path m_log_path;
    std::optional<FileIdentity> m_log;
    /// Neither file may become shorter than this, in bytes.
    std::uint64_t m_size = 0;
    std::uint64_t m_log_size = 0;
    /// Modification time after the last write of this connection; nullopt if unknown.
    std::optional<std::int64_t> m_written;
    bool m_is_read_only = false;
    bool m_is_watched = false;
    bool m_has_log = false;
    int m_round = 1;
    int m_marked_round = 0;
};

[[nodiscard]] DatabaseError error_of(
    const SQLite::Exception& exception, const std::filesystem::path& path);

inline void bind_value(SQLite::Statement& statement, int index, const std::string& text)
{
    statement.bind(index, text);
}
inline void bind_value(SQLite::Statement& statement, int index, std::int64_t number)
{
    statement.bind(index, number);
}
inline void bind_value(SQLite::Statement& statement, int index, const Hash& hash)
{
    statement.bind(index, hash.data(), static_cast<int>(hash.size()));
}
template <typename Value>
void bind_value(SQLite::Statement& statement, int index, const std::optional<Value>& value)
{
    if (value)
        bind_value(statement, index, *value);
    else
        statement.bind(index);
}

/// Prepares a statement and binds its values.
template <typename... Values>
[[nodiscard]] SQLite::Statement query(
    Connection& connection, const char* sql, const Values&... values)
{
    SQLite::Statement statement(connection.sqlite, sql);
    int index = 0;
    (bind_value(statement, ++index, values), ...);
    return statement;
}

/// Executes a statement that returns no rows.
template <typename... Values>
void execute(Connection& connection, const char* sql, const Values&... values)
{
    query(connection, sql, values...).exec();
}

/// Executes a statement that must change exactly one row; throws otherwise. A foreign trigger can
/// make SQLite report success without a change.
template <typename... Values>
void run_row(SQLite::Statement& statement, const Values&... values)
{
    int index = 0;
    (bind_value(statement, ++index, values), ...);
    if (statement.exec() != 1)
        throw SQLite::Exception("a row was not stored, which only a foreign trigger can do");
}
template <typename... Values>
void change_row(Connection& connection, const char* sql, const Values&... values)
{
    SQLite::Statement statement(connection.sqlite, sql);
    run_row(statement, values...);
}

/// The hash in a column; a hash that matches nothing if the column has none.
[[nodiscard]] Hash hash_in(const SQLite::Column& column);
/// Value of a nullable column.
[[nodiscard]] std::optional<std::string> text_or_nothing(const SQLite::Column& column);
[[nodiscard]] std::optional<std::int64_t> number_or_nothing(const SQLite::Column& column);

/// Maps the result type of `work` to that of a public function. A Status or ErrorOr is passed on
/// unchanged.
template <typename Result>
struct OutcomeOf {
    using Type = ErrorOr<Result, DatabaseError>;
};
template <>
struct OutcomeOf<void> {
    using Type = Status<DatabaseError>;
};
template <>
struct OutcomeOf<Status<DatabaseError>> {
    using Type = Status<DatabaseError>;
};
template <typename Value>
struct OutcomeOf<ErrorOr<Value, DatabaseError>> {
    using Type = ErrorOr<Value, DatabaseError>;
};

/// Runs `work`. Returns its result, or the SQLite exception as an error.
template <typename Work>
[[nodiscard]] auto catch_sqlite_errors(Connection& connection, Work&& work) ->
    typename OutcomeOf<std::invoke_result_t<Work>>::Type
{
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
            work();
            return {};
        } else {
            return work();
        }
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, connection.path);
    } catch (const DatabaseError& error) {
        return error;
    }
}

/// The value; throws the error. For `work`.
template <typename Value, typename Error>
[[nodiscard]] Value value_of(ErrorOr<Value, Error> answer)
{
    if (answer.is_error())
        throw answer.error();
    return std::move(answer.value());
}

template <typename Error>
void throw_error_of(const Status<Error>& status)
{
    if (status.is_error())
        throw status.error();
}

/// Runs `work` between check_in_place and remember_files.
template <typename Work>
[[nodiscard]] auto between_looks(Connection& connection, Work&& work) ->
    typename OutcomeOf<std::invoke_result_t<Work>>::Type
{
    using Outcome = typename OutcomeOf<std::invoke_result_t<Work>>::Type;
    const Status<DatabaseError> not_in_place =
        catch_sqlite_errors(connection, [&connection] { return connection.check_in_place(); });
    if (not_in_place.is_error())
        return not_in_place.error();
    Outcome outcome = catch_sqlite_errors(connection, work);
    if (outcome.is_error())
        connection.remember_what_was_taken_back();
    else
        connection.remember_files();
    return outcome;
}

/// Transaction that also writes the mark of the WAL or journal if needed.
class MarkedTransaction {
public:
    explicit MarkedTransaction(Connection& connection);
    /// Rolls back if there are no changes besides the mark.
    void commit();

private:
    Connection& m_connection;
    SQLite::Transaction m_transaction;
    int m_round;
    bool m_marks;
    int m_changes = 0;
};

/// While it lives, commits do not wait for the disk, if there is a write-ahead log. For what comes
/// from elsewhere and would come again: if the power fails, the last of it is gone, as if it had
/// not come. Whatever is committed afterwards waits for all of it, for the log is in order.
class HastyCommits {
public:
    /// Not within a transaction.
    explicit HastyCommits(Connection& connection);
    HastyCommits(const HastyCommits&) = delete;
    HastyCommits& operator=(const HastyCommits&) = delete;
    ~HastyCommits();

private:
    Connection& m_connection;
    int m_before = -1; ///< As SQLite numbers it; -1 if it was not changed.
};

/// Runs `work` in a transaction. Rolls back if SQLite or `work` returns an error.
template <typename Work>
[[nodiscard]] auto in_transaction(Connection& connection, Work&& work) ->
    typename OutcomeOf<std::invoke_result_t<Work>>::Type
{
    using Outcome = typename OutcomeOf<std::invoke_result_t<Work>>::Type;
    return between_looks(connection, [&]() -> Outcome {
        MarkedTransaction transaction(connection);
        Outcome outcome = catch_sqlite_errors(connection, work);
        if (!outcome.is_error())
            transaction.commit();
        return outcome;
    });
}

/// Like in_transaction, but for `work` that is a single statement, which SQLite makes atomic.
template <typename Work>
[[nodiscard]] auto with_file_check(Connection& connection, Work&& work) ->
    typename OutcomeOf<std::invoke_result_t<Work>>::Type
{
    return connection.wants_mark() ? in_transaction(connection, work)
                                   : between_looks(connection, work);
}

// The same for a database, whose connection `work` gets.

template <typename Work>
[[nodiscard]] auto catch_sqlite_errors(Database& database, Work&& work)
{
    Connection& connection = database.connection();
    return catch_sqlite_errors(connection, [&] { return work(connection); });
}

template <typename Work>
[[nodiscard]] auto in_transaction(Database& database, Work&& work)
{
    Connection& connection = database.connection();
    return in_transaction(connection, [&] { return work(connection); });
}

} // namespace consigliere::db
