#pragma once

#include "db/database.h"
#include "tests/db/temporary_folder.h"

#include <filesystem>
#include <string>
#include <vector>

/// Databases that hold the same evenings at first: one of each game, begun and not ended.
namespace consigliere::fuzz {

/// The content of such a file.
[[nodiscard]] const std::string& first_content();
/// What its evenings tell, in the form of `courses_of`.
[[nodiscard]] const std::vector<std::vector<std::string>>& first_courses();

/// Every evening of a database as its entries tell it, sorted: two that hold the same evenings,
/// perhaps under different ids, tell the same.
[[nodiscard]] std::vector<std::vector<std::string>> courses_of(db::Database& database);

} // namespace consigliere::fuzz
