#pragma once

#include <string_view>

namespace consigliere::db {

/// Whether a text is a day of the calendar as records write it, "2026-11-20".
[[nodiscard]] bool is_date(std::string_view text);
/// What is wrong with a text that is none.
inline constexpr const char* no_date = "the date is no day of the calendar, like 2026-11-20";

} // namespace consigliere::db
