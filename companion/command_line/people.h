#pragma once

#include "companion/command_line/commands.h"

#include <filesystem>
#include <string>
#include <vector>

namespace consigliere::command_line {

/// Without `words`, lists people with ids. `same ID ID` merges two people, `rename ID NAME`
/// renames one.
int people(
    const std::filesystem::path& database, const std::vector<std::string>& words, Output output);

} // namespace consigliere::command_line
