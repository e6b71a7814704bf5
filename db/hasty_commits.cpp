#include "db/hasty_commits.h"

#include <string>

namespace consigliere::db {

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

} // namespace consigliere::db
