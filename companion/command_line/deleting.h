#pragma once

#include "companion/command_line/mending.h"

#include <filesystem>
#include <string>

namespace consigliere::command_line {

/// Deletes an evening, by its id or the beginning of it, when that was agreed to; otherwise says
/// what would be done and ends with `exit_refused`. Before that a backup of everything is made and
/// its record is written, beside the database unless a file is named. One that is not what was
/// recorded wants `Agreed::to_broken`.
int delete_evening(const std::filesystem::path& database, const std::string& evening,
    const std::filesystem::path& file, Agreed agreed);

} // namespace consigliere::command_line
