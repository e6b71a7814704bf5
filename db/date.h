#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace consigliere::db {

/// Returns the day of a calendar date in the form "2026-11-20"; nullopt if it is none.
[[nodiscard]] std::optional<std::chrono::sys_days> day_of(std::string_view text);
[[nodiscard]] inline bool is_date(std::string_view text)
{
    return day_of(text).has_value();
}

/// True for a UTC time in the form of `now()`, "2026-11-20T19:30:05.123Z".
[[nodiscard]] bool is_time(std::string_view text);

} // namespace consigliere::db
