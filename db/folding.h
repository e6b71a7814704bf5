#pragma once

#include <string>
#include <string_view>

namespace consigliere::db {

/// A text as it is compared with what somebody looks for: in small letters and without accents, so
/// that "lodz" finds "Łódź".
[[nodiscard]] std::string folded(std::string_view text);

} // namespace consigliere::db
