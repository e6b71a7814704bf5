#pragma once

#include "db/connection.h"

namespace consigliere::db {

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

} // namespace consigliere::db
