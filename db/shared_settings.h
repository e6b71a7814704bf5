#pragma once

#include "db/connection.h"
#include "db/database.h"
#include "db/shared_taken.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Settings of a group, which travel with its evenings: leagues, results from elsewhere, who is not
// named on a site, and who are two people. Each is a TOML table under "KIND:ID".
// When databases are merged, the one with more changes wins, including a tombstone.
namespace consigliere::db {

inline constexpr std::string_view league_setting = "league:";
inline constexpr std::string_view play_setting = "play:";
inline constexpr std::string_view unnamed_setting = "unnamed:";
/// Two ids of people who are not one; see `people_rows.h`.
inline constexpr std::string_view apart_setting = "apart:";

struct SharedSetting {
    std::string key;
    std::int64_t changed = 0; ///< Number of changes.
    std::string text; ///< TOML.
};

/// Readable ones of all kinds, including tombstones.
[[nodiscard]] std::vector<SharedSetting> read_shared_settings(Connection& connection);
/// A setting that is not in this database. nullopt if it is unreadable or of no such kind.
[[nodiscard]] std::optional<SharedSetting> shared_setting_in(std::string key, std::string text);
/// Merges those of another database. Returns what is new, changed or forgotten here.
std::vector<SharedTaken> take_shared_settings(
    Connection& connection, const std::vector<SharedSetting>& theirs);

/// Stores one within a transaction, and counts the change; nothing if it is stored already.
void write_shared_setting(Connection& connection, const std::string& key, Tree tree);
/// Replaces it by a tombstone.
void forget_shared_setting(Connection& connection, const std::string& key);
/// Those of one kind, by id; tombstones and unreadable ones are left out.
[[nodiscard]] std::vector<std::pair<std::string, Tree>> shared_settings_of(
    Connection& connection, std::string_view kind);

} // namespace consigliere::db
