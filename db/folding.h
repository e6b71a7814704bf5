#pragma once

#include <string>
#include <string_view>

namespace consigliere::db {

/// Case-folds a text and removes accents, for searching: "lodz" finds "Łódź".
[[nodiscard]] std::string folded(std::string_view text);

} // namespace consigliere::db
