#pragma once

#include "db/connection.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

struct sqlite3_stmt;

namespace consigliere::db {

/// A question that is asked of thousands of evenings, one after the other: it is prepared once, and
/// its columns are read without a holder for each. Throws `SQLite::Exception`.
class KeptQuery {
public:
    KeptQuery(Connection& connection, const char* sql);

    /// Asks it of this one.
    void ask(std::int64_t key);
    void ask(const std::string& key);
    /// Whether there is a further row.
    [[nodiscard]] bool next();

    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::optional<std::string> text_or_nothing(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    /// One that nothing has when the column holds none.
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
