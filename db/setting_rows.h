#pragma once

#include "db/connection.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The settings as rows of a connection, for those who are in a transaction of their own. What
/// fails is thrown, as everything that a connection is asked for.
namespace consigliere::db {

[[nodiscard]] std::optional<std::string> setting_row(
    Connection& connection, const std::string& key);
void write_setting_row(Connection& connection, const std::string& key, const std::string& value);
/// All whose keys begin alike, in the order of their keys.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> setting_rows_beginning_with(
    Connection& connection, std::string_view beginning);

} // namespace consigliere::db
