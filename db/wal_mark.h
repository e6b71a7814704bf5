#pragma once

#include "db/connection.h"

#include <filesystem>

// Binds a WAL or journal to its database by marks.
// A WAL does not name its file. So the database has a mark, and each new WAL starts with the next
// mark, which names its predecessor. A WAL without the database's mark was started for another
// file or another state of this one.
namespace consigliere::db {

/// Writes the next mark. Part of a WAL's first transaction, and of all with a journal.
void renew_log_mark(Connection& connection);

/// The WAL or journal of another file beside the database; empty if there is none.
/// Read-only, without recovery. Files before version 4 have no mark; their WAL or journal is
/// accepted unless it names another predecessor, or the journal restores only the first page and
/// has another mark or size.
[[nodiscard]] std::filesystem::path log_of_another_file(const std::filesystem::path& database);

} // namespace consigliere::db
