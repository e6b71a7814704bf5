#pragma once

#include "db/database.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// User settings, such as language and scale: key-value pairs.
namespace consigliere::db {

[[nodiscard]] ErrorOr<std::optional<std::string>, DatabaseError> setting(
    Database& database, std::string_view key);
[[nodiscard]] Status<DatabaseError> set_setting(
    Database& database, std::string_view key, std::string_view value);

/// All settings whose keys start with `beginning`, by key.
[[nodiscard]] ErrorOr<std::vector<std::pair<std::string, std::string>>, DatabaseError>
settings_beginning_with(Database& database, std::string_view beginning);

} // namespace consigliere::db
