#pragma once

#include "db/plays.h"
#include "engine/ledger/error_or.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// Results recorded with other programs: files of Board Game Stats (`.bgsplay`, its JSON export) and
// tables (CSV), our own among them.
namespace consigliere::exports {

struct PlaysRead {
    std::vector<db::Play> plays;
    int other_games = 0; ///< Plays of games that this program does not know.
    int unusable = 0; ///< Plays without players, or not to be counted.
};
/// One sentence on why nothing can be taken in.
struct PlaysFault {
    std::string sentence;
};

/// True for `.bgsplay`, `.json` and `.csv`.
[[nodiscard]] bool is_called_plays(const std::filesystem::path& file);
[[nodiscard]] ledger::ErrorOr<PlaysRead, PlaysFault> read_plays(const std::filesystem::path& file);
/// `name` stands for the file in errors.
[[nodiscard]] ledger::ErrorOr<PlaysRead, PlaysFault> plays_in_json(
    std::string_view text, const std::string& name);
[[nodiscard]] ledger::ErrorOr<PlaysRead, PlaysFault> plays_in_table(
    std::string_view text, const std::string& name);

/// What came of it, one sentence per line.
[[nodiscard]] std::vector<std::string> tell_taken(
    const PlaysRead& read, const db::PlaysTaken& taken);

} // namespace consigliere::exports
