#pragma once

#include "companion/command_line/mending.h"

#include <filesystem>
#include <string>

namespace consigliere::command_line {

/// Deletes an evening, given by its id or a prefix. Without consent prints what would happen and
/// returns `exit_refused`. First makes a backup and writes the record: to `file`, or beside the
/// database. A corrupt evening needs `Agreed::to_broken`.
int delete_evening(const std::filesystem::path& database, const std::string& evening,
    const std::filesystem::path& file, Agreed agreed);

} // namespace consigliere::command_line
