#pragma once

#include "companion/command_line/commands.h"

#include <filesystem>
#include <string>
#include <vector>

namespace consigliere::command_line {

/// Without words, lists the people of a database with their ids. `same ID ID` says that two ids
/// are one person, `rename ID NAME` gives a person another name.
int people(
    const std::filesystem::path& database, const std::vector<std::string>& words, Output output);

} // namespace consigliere::command_line
