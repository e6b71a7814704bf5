#pragma once

#include <string_view>

namespace consigliere::db {

/// True for a calendar date in the form "2026-11-20".
[[nodiscard]] bool is_date(std::string_view text);

/// True for a UTC time in the form of `now()`, "2026-11-20T19:30:05.123Z".
[[nodiscard]] bool is_time(std::string_view text);

} // namespace consigliere::db
