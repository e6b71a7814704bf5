#pragma once

#include "db/photos.h"

#include <string>
#include <string_view>

namespace consigliere::telling {

/// Returns that a photo is damaged. `component` is in words of a record: "jobs: extortion".
[[nodiscard]] std::string tell_damaged_photo(std::string_view game, std::string_view component);
[[nodiscard]] std::string tell_damaged_photo(const db::PhotoKey& key);

} // namespace consigliere::telling
