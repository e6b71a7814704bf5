#pragma once

#include "db/photos.h"

#include <string>
#include <string_view>

namespace consigliere::telling {

/// That a photo is not what was kept. `component` says whose it is in the words of a record:
/// "jobs: extortion".
[[nodiscard]] std::string tell_damaged_photo(std::string_view game, std::string_view component);
[[nodiscard]] std::string tell_damaged_photo(const db::PhotoKey& key);

} // namespace consigliere::telling
