#pragma once

#include "db/connection.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

struct sqlite3_stmt;

namespace consigliere::db {

/// Prepared statement for running one query thousands of times. Throws `SQLite::Exception`.
class KeptQuery {
public:
    KeptQuery(Connection& connection, const char* sql);

    /// Binds `key` and restarts the query.
    void ask(std::int64_t key);
    void ask(const std::string& key);
    /// Fetches the next row; false at the end.
    [[nodiscard]] bool next();

    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::optional<std::string> text_or_nothing(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    /// A hash that matches nothing if the column has none.
    [[nodiscard]] Hash hash(int column) const;

private:
    void check(int result) const;
    void begin();

    struct Finish {
        void operator()(sqlite3_stmt* statement) const;
    };
    Connection* m_connection;
    std::unique_ptr<sqlite3_stmt, Finish> m_statement;
};

} // namespace consigliere::db
