#include "db/kept_query.h"

#include <sqlite3.h>

#include <algorithm>

namespace consigliere::db {

KeptQuery::KeptQuery(Connection& connection, const char* sql)
    : m_connection(&connection)
{
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v2(connection.sqlite.getHandle(), sql, -1, &statement, nullptr));
    m_statement.reset(statement);
}

void KeptQuery::Finish::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

void KeptQuery::check(int result) const
{
    if (result != SQLITE_OK && result != SQLITE_ROW && result != SQLITE_DONE)
        throw SQLite::Exception(m_connection->sqlite.getHandle(), result);
}

void KeptQuery::begin()
{
    // Ignored: reset repeats the error of the last step, which has been thrown.
    static_cast<void>(sqlite3_reset(m_statement.get()));
}

void KeptQuery::ask(std::int64_t key)
{
    begin();
    check(sqlite3_bind_int64(m_statement.get(), 1, key));
}

void KeptQuery::ask(const std::string& key)
{
    begin();
    check(sqlite3_bind_text(m_statement.get(), 1, key.data(), static_cast<int>(key.size()),
        SQLITE_TRANSIENT)); // NOLINT: the library casts a number to a pointer there
}

bool KeptQuery::next()
{
    const int result = sqlite3_step(m_statement.get());
    check(result);
    // Reset at the end to release the read lock.
    if (result == SQLITE_DONE)
        begin();
    return result == SQLITE_ROW;
}

std::string KeptQuery::text(int column) const
{
    const void* bytes = sqlite3_column_blob(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return bytes == nullptr
        ? std::string()
        : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

std::optional<std::string> KeptQuery::text_or_nothing(int column) const
{
    if (sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL)
        return std::nullopt;
    return text(column);
}

std::int64_t KeptQuery::number(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

Hash KeptQuery::hash(int column) const
{
    Hash hash{};
    const void* bytes = sqlite3_column_blob(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    if (bytes != nullptr && static_cast<std::size_t>(size) == hash.size())
        std::copy_n(static_cast<const std::uint8_t*>(bytes), hash.size(), hash.begin());
    return hash;
}

} // namespace consigliere::db
