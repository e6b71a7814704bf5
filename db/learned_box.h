#pragma once

#include "db/database.h"

#include <string_view>
#include <vector>

// The learned box: component definitions from earlier evenings, for new ones.
// Evenings that have started have their own copy and are not affected.
namespace consigliere::db {

/// The learned box of a game, in the order of learning.
[[nodiscard]] ErrorOr<Tree, DatabaseError> learned_box(Database& database, std::string_view game);

/// Adds definitions, which win over earlier ones. Refused if the box could not be used together
/// with the `built_in` definitions; then nothing is learned.
[[nodiscard]] Status<DatabaseError> learn(Database& database, std::string_view game,
    const Tree& components, const std::vector<Tree>& built_in);

/// Removes a component and its photo, by list and name: "jobs", "extortion".
[[nodiscard]] Status<DatabaseError> forget(
    Database& database, std::string_view game, std::string_view kind, std::string_view name);

} // namespace consigliere::db
