#pragma once

#include "db/connection.h"

#include <filesystem>

/// A write-ahead log or a journal holds pages of one file as it was at one moment, and says nowhere
/// of which. So the file has a mark, and whatever is written into a new log begins with the next
/// mark, which names the one that it follows: a log in which the mark of the file beside it does
/// not stand was begun beside another file, or beside this one at another time.
namespace consigliere::db {

/// Gives the database its next mark. It belongs to the first transaction of every log, and to every
/// one that is written with a journal.
void renew_log_mark(Connection& connection);

/// The log or journal beside a database that belongs to another file; empty when there is none.
/// Nothing is recovered, and nothing changes. A file of before version 4 has no mark, and what lies
/// beside it is believed, unless a log says of itself that it follows another file, or a journal
/// that puts back the first page alone has another one, or another size.
[[nodiscard]] std::filesystem::path log_of_another_file(const std::filesystem::path& database);

} // namespace consigliere::db
