#pragma once

#include "db/connection.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Settings as rows, for use inside another transaction. Throws `SQLite::Exception`.
namespace consigliere::db {

[[nodiscard]] std::optional<std::string> setting_row(
    Connection& connection, const std::string& key);
void write_setting_row(Connection& connection, const std::string& key, const std::string& value);
/// All settings whose keys start with `beginning`, by key.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> setting_rows_beginning_with(
    Connection& connection, std::string_view beginning);

} // namespace consigliere::db
