#pragma once

#include "db/database.h"

#include <string>

// What other tablets of the group call this one.
namespace consigliere::screens {

/// The name that was typed; otherwise that of the computer.
[[nodiscard]] std::string name_of_tablet(db::Database& database);
/// Stores the name; a failure is ignored.
void name_tablet(db::Database& database, const std::string& name);
/// Eight hexadecimal digits that no other tablet has: the same name may be given twice, a database
/// may be copied to another tablet, and a computer's whole disk to another computer.
[[nodiscard]] std::string mark_of_tablet(db::Database& database);

/// "today 21:14", "yesterday 21:14", "20 November 2026 21:14" for a time as stored.
[[nodiscard]] std::string told_time(const std::string& stored);

} // namespace consigliere::screens
