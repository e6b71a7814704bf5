#pragma once

#include "companion/command_line/commands.h"
#include "companion/command_line/list_filter.h"
#include "db/archive/league.h"

#include <filesystem>
#include <string>
#include <vector>

// Commands about a whole group. Each returns an exit code.
namespace consigliere::command_line {

struct PublishRequest {
    std::filesystem::path folder;
    std::vector<std::string> languages; ///< Codes; empty: the chosen language.
    std::string title;
    ListFilter filter;
};
/// Writes a static site of the finished evenings.
int publish(const std::filesystem::path& database, const PublishRequest& request);

struct LeagueRequest {
    /// Nothing, `make NAME` or `forget NAME`.
    std::vector<std::string> words;
    std::string points; ///< A word of `point_words`; empty: by place.
    std::string by_place; ///< "5,3,2,1"; empty: these.
    ListFilter filter; ///< Game, tag and period of a new league.
    Output output = Output::text;
};
/// Words of `db::League::Points` on the command line, in enum order.
inline constexpr const char* point_words[] = {"wins", "places", "shares"};
/// Prints the standings, or makes or forgets a league.
int league(const std::filesystem::path& database, const LeagueRequest& request);

/// Takes in results of other programs from a file; all or nothing.
int import_plays(db::Database& database, const std::string& file);
/// True for names of such files.
[[nodiscard]] bool is_called_plays(const std::string& file);

} // namespace consigliere::command_line
