#pragma once

#include <string_view>

namespace consigliere::db {

/// Whether a text is a day of the calendar as records write it, "2026-11-20".
[[nodiscard]] bool is_date(std::string_view text);

/// Whether a text is a time as records write it, in the form of `now()`: UTC,
/// "2026-11-20T19:30:05.123Z".
[[nodiscard]] bool is_time(std::string_view text);

} // namespace consigliere::db
