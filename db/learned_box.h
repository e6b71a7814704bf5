#pragma once

#include "db/database.h"

#include <string_view>
#include <vector>

/// The learned box: what tables have told about the printed components of a game, kept for all
/// evenings to come. Evenings that have begun have a copy of their own and never notice.
namespace consigliere::db {

/// The learned box of a game as lists of components, in the order in which they were learned.
[[nodiscard]] ErrorOr<Tree, DatabaseError> learned_box(Database& database, std::string_view game);

/// Adds descriptions to the box; they win over what it already says of the same things. The box
/// must stay usable together with `built_in`, what the books print; otherwise nothing is learned.
[[nodiscard]] Status<DatabaseError> learn(Database& database, std::string_view game,
    const Tree& components, const std::vector<Tree>& built_in);

/// Takes one component out of the box, with its photo, by its list and its name: "jobs",
/// "extortion".
[[nodiscard]] Status<DatabaseError> forget(
    Database& database, std::string_view game, std::string_view kind, std::string_view name);

} // namespace consigliere::db
