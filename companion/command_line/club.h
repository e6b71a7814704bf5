#pragma once

#include "companion/command_line/commands.h"

#include <filesystem>
#include <string>
#include <vector>

namespace consigliere::command_line {

/// The words after “club”: what to do, as completion and manual name it.
inline constexpr const char* club_words = "init|pair|push|pull|status|standings|apart|leave";

struct ClubRequest {
    std::filesystem::path database;
    std::string what;
    std::vector<std::string> words;
    std::string game; ///< Only for standings.
    bool all = false; ///< Pull everything again.
    Output output = Output::text;
};

/// `club`: the archive of a club on a PostgreSQL server (`db/CLUB.md`).
int club(const ClubRequest& request);

} // namespace consigliere::command_line
