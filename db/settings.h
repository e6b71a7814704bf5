#pragma once

#include "db/database.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the program remembers for its user, such as the language and the scale: texts by name.
namespace consigliere::db {

[[nodiscard]] ErrorOr<std::optional<std::string>, DatabaseError> setting(
    Database& database, std::string_view key);
[[nodiscard]] Status<DatabaseError> set_setting(
    Database& database, std::string_view key, std::string_view value);

/// All whose names begin alike, in the order of their names.
[[nodiscard]] ErrorOr<std::vector<std::pair<std::string, std::string>>, DatabaseError>
settings_beginning_with(Database& database, std::string_view beginning);

} // namespace consigliere::db
