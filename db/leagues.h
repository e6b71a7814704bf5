#pragma once

#include "db/archive/league.h"
#include "db/database.h"

#include <set>
#include <string>
#include <vector>

// Stored agreements of a group: its leagues, and who is not named on a published site.
namespace consigliere::db {

/// All leagues, by name. There are none until the group makes one.
[[nodiscard]] ErrorOr<std::vector<League>, DatabaseError> leagues(Database& database);
/// Stores a league under its id, replacing an earlier one; a new league gets an id.
[[nodiscard]] Status<DatabaseError> keep_league(Database& database, League league);
/// The evenings and their results stay.
[[nodiscard]] Status<DatabaseError> forget_league(Database& database, const std::string& id);

enum class Naming : std::uint8_t { in_full, by_initials };
/// Ids of the people who stand as initials on a published site.
[[nodiscard]] ErrorOr<std::set<std::string>, DatabaseError> unnamed_people(Database& database);
[[nodiscard]] Status<DatabaseError> set_naming(
    Database& database, const std::string& person, Naming naming);

} // namespace consigliere::db
