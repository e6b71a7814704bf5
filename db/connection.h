#pragma once

#include "db/database_error.h"
#include "db/hash.h"
#include "db/open_databases.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

/// SQLite, inside this room only. What is declared here throws `SQLite::Exception`; everything
/// that the room gives to others goes through `catch_sqlite_errors` or `in_transaction`, which turn
/// exceptions into values.
namespace consigliere::db {

class Connection {
public:
    Connection(const std::filesystem::path& file, int flags);
    /// A database that lies in no file and takes nothing in; it is spoken of by `name`.
    struct OnlyInMemory { };
    Connection(std::filesystem::path name, OnlyInMemory);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    /// What becomes of the log when the connection is closed.
    enum class LogWhenClosed : std::uint8_t {
        goes_into_file, ///< As SQLite does it; then the log is removed.
        stays, ///< Neither of the two is touched.
    };
    void when_closed(LogWhenClosed log);

    /// From now on it is looked whether the files stay where and what they are.
    void watch();
    /// Whether the files under the database's names are still those that are open, as long as they
    /// were, and written by nobody else. SQLite does not look: it would go on writing into files
    /// that nobody finds again.
    [[nodiscard]] Status<DatabaseError> check_in_place();
    /// Something has been written: from now on the files are never shorter than they are now.
    void remember_files();
    /// Something was to be written and was not.
    void remember_what_was_taken_back();
    /// Whether what is written next begins a log, or is written with a journal, and has to say to
    /// which file it belongs (`log_mark.h`).
    [[nodiscard]] bool wants_mark() const
    {
        return m_is_watched && !(m_has_log && m_round == m_marked_round);
    }
    /// How many logs were begun, one in the place of the other; the mark of one is in the file.
    [[nodiscard]] int round() const { return m_round; }
    void marked(int round) { m_marked_round = round; }
    /// Whether it can only be looked at.
    [[nodiscard]] bool is_read_only() const { return m_is_read_only; }

    SQLite::Database sqlite;
    std::filesystem::path path;
    /// Writing an entry is what the program does most; its statement is kept once it was made.
    std::optional<SQLite::Statement> insert_entry;

private:
    /// Whether somebody has written over the file, which is still the same to the system.
    [[nodiscard]] bool is_overwritten(const FileAtName& database) const;
    void go_on_without_log();
    static int after_commit(void* self, sqlite3* sqlite, const char* name, int pages);

    OpenDatabase m_open;
    /// The write-ahead log's name, and the log once it has been seen.
    std::filesystem::path m_log_path;
    std::optional<FileIdentity> m_log;
    /// Neither file ever becomes shorter by itself.
    std::uint64_t m_size = 0;
    std::uint64_t m_log_size = 0;
    /// When this connection last wrote into the file; nothing when nobody could say.
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

/// A statement with its values in place, ready for `executeStep`.
template <typename... Values>
[[nodiscard]] SQLite::Statement query(
    Connection& connection, const char* sql, const Values&... values)
{
    SQLite::Statement statement(connection.sqlite, sql);
    int index = 0;
    (bind_value(statement, ++index, values), ...);
    return statement;
}

/// Runs a statement that gives no rows.
template <typename... Values>
void execute(Connection& connection, const char* sql, const Values&... values)
{
    query(connection, sql, values...).exec();
}

/// Runs a statement that changes one row, and makes sure that it did: a trigger that somebody has
/// added can make SQLite say that all went well and change nothing.
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

/// A hash; one that nothing has when the column holds none.
[[nodiscard]] Hash hash_in(const SQLite::Column& column);
/// The value of a column that may be NULL.
[[nodiscard]] std::optional<std::string> text_or_nothing(const SQLite::Column& column);
[[nodiscard]] std::optional<std::int64_t> number_or_nothing(const SQLite::Column& column);

/// What a public function gives for work that gives `Result`: work that may itself refuse says so
/// with a Failure or an ErrorOr, which is passed on.
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

/// Does some work, and gives what it gives or the error that SQLite met.
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
    }
}

/// Does some work between two looks at the files.
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

/// A transaction that gives the log or journal its mark where it has none.
class MarkedTransaction {
public:
    explicit MarkedTransaction(Connection& connection);
    /// Where nothing was written, nothing is.
    void commit();

private:
    Connection& m_connection;
    SQLite::Transaction m_transaction;
    int m_round;
    bool m_marks;
    int m_changes = 0;
};

/// Does some work that either happens as a whole or, when SQLite or the work itself refuses, not
/// at all.
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

/// The same for work that is one statement, which is its own transaction.
template <typename Work>
[[nodiscard]] auto with_file_check(Connection& connection, Work&& work) ->
    typename OutcomeOf<std::invoke_result_t<Work>>::Type
{
    return connection.wants_mark() ? in_transaction(connection, work)
                                   : between_looks(connection, work);
}

} // namespace consigliere::db
