#pragma once

#include "companion/command_line/commands.h"

#include <filesystem>
#include <string>

namespace consigliere::command_line {

struct StoryRequest {
    std::string evening;
    std::filesystem::path database;
    int playouts = 0; ///< For each turn; 0: no chances.
    Output output = Output::text;
};
/// Prints the story of a finished evening, and keeps its chances beside the database. Returns an
/// exit code.
int story(const StoryRequest& request);

} // namespace consigliere::command_line
