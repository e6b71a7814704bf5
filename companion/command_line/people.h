#pragma once

#include "companion/command_line/commands.h"

#include <filesystem>
#include <string>
#include <vector>

namespace consigliere::command_line {

/// Without `words`, lists people with ids. `same ID ID` merges two people, `apart ID` lists who
/// were merged, `apart ID ID` separates the second, `rename ID NAME` renames one.
int people(
    const std::filesystem::path& database, const std::vector<std::string>& words, Output output);

} // namespace consigliere::command_line
