#pragma once

#include "db/database.h"
#include "engine/ledger/error_or.h"

#include <optional>
#include <string>
#include <string_view>

/// What the program remembers for its user, such as the language and the scale: texts by name.
namespace consigliere::db {

[[nodiscard]] ledger::ErrorOr<std::optional<std::string>, DatabaseError> setting(
    Database& database, std::string_view key);
[[nodiscard]] ledger::Failure<DatabaseError> set_setting(
    Database& database, std::string_view key, std::string_view value);

} // namespace consigliere::db
