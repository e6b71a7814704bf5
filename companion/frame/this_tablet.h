#pragma once

#include "db/database.h"

#include <filesystem>
#include <string>

// What other tablets of the group call this one.
namespace consigliere::screens {

/// The name that was typed; otherwise that of the computer.
[[nodiscard]] std::string name_of_tablet(db::Database& database);
/// Stores the name; a failure is ignored.
void name_tablet(db::Database& database, const std::string& name);
/// Eight hexadecimal digits, always the same for this computer and database: the same name may be
/// given twice, and a database may be copied to another tablet.
[[nodiscard]] std::string mark_of_tablet(const std::filesystem::path& database);

/// "Today 21:14", "Yesterday 21:14", "20 November 2026 21:14" for a time as stored.
[[nodiscard]] std::string told_time(const std::string& stored);

} // namespace consigliere::screens
