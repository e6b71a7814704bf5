#pragma once

#include "db/club/club_error.h"
#include "db/file_error.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct pg_conn;
struct pg_result;

// A connection to a PostgreSQL server. The only user of libpq.
namespace consigliere::db {

/// A bound parameter: a text (numbers and uuids too, as PostgreSQL reads them), bytes, or NULL.
struct Parameter {
    Parameter(std::string_view text) // NOLINT(google-explicit-constructor)
        : value(text)
    {
    }
    Parameter(const std::string& text) // NOLINT(google-explicit-constructor)
        : value(text)
    {
    }
    Parameter(const char* text) // NOLINT(google-explicit-constructor)
        : value(text)
    {
    }
    Parameter(std::int64_t number) // NOLINT(google-explicit-constructor)
        : value(std::to_string(number))
    {
    }
    Parameter(const std::optional<std::int64_t>& number) // NOLINT(google-explicit-constructor)
        : value(number ? std::optional(std::to_string(*number)) : std::nullopt)
    {
    }
    [[nodiscard]] static Parameter bytes(std::string_view bytes);
    [[nodiscard]] static Parameter nothing();

    std::optional<std::string> value;
    bool is_binary = false;
};
using Parameters = std::vector<Parameter>;

/// The answer to a statement, as text; `bytes` decodes a bytea.
class Answer {
public:
    explicit Answer(pg_result* result);
    [[nodiscard]] int rows() const;
    /// Rows that an INSERT has written.
    [[nodiscard]] int changed() const;
    [[nodiscard]] bool is_null(int row, int column) const;
    [[nodiscard]] std::string text(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] double real(int row, int column) const;
    [[nodiscard]] bool boolean(int row, int column) const { return text(row, column) == "t"; }
    [[nodiscard]] std::string bytes(int row, int column) const;

private:
    std::shared_ptr<pg_result> m_result;
};
using AnswerOrError = ErrorOr<Answer, ClubError>;

class Server {
public:
    /// `connection`: a URI or keywords, as libpq reads them. Waits at most ten seconds.
    [[nodiscard]] static ErrorOr<Server, ClubError> open(const std::string& connection);

    /// Executes one statement.
    [[nodiscard]] AnswerOrError run(const char* sql, const Parameters& parameters = {});
    /// Executes several statements without parameters, in one transaction.
    [[nodiscard]] Status<ClubError> run_script(const std::string& sql);
    /// Runs `work` in a transaction. Rolls back if it returns an error; if the connection is lost,
    /// the server does.
    template <typename Work>
    [[nodiscard]] auto in_transaction(const Work& work) -> decltype(work())
    {
        if (const AnswerOrError begun = run("BEGIN"); begun.is_error())
            return begun.error();
        auto outcome = work();
        const AnswerOrError ended = run(outcome.is_error() ? "ROLLBACK" : "COMMIT");
        if (!outcome.is_error() && ended.is_error())
            return ended.error();
        return outcome;
    }

    /// The URI of this server and database for another role.
    [[nodiscard]] std::string connection_for(
        const std::string& role, const std::string& password) const;
    [[nodiscard]] std::string role() const;
    /// The process at the server, and the socket, which tests cut.
    [[nodiscard]] int socket() const;
    /// For tests: called before every statement.
    void before_statements(std::function<void()> hook) { m_hook = std::move(hook); }

private:
    explicit Server(std::shared_ptr<pg_conn> connection)
        : m_connection(std::move(connection))
    {
    }

    std::shared_ptr<pg_conn> m_connection;
    std::function<void()> m_hook;
};

/// Checks a connection without connecting. `role` in the answer may be empty.
struct ServerName {
    std::string host;
    std::string database;
    std::string role;
};
[[nodiscard]] ErrorOr<ServerName, ClubError> server_in(const std::string& connection);

} // namespace consigliere::db
