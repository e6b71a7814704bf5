#pragma once

#include <string>

namespace consigliere::db {

/// Current time in the only stored form: UTC, ISO 8601 with milliseconds,
/// "2026-11-20T19:30:05.123Z". No other function of this room reads the clock.
[[nodiscard]] std::string now();
/// Converts a stored time to local time, "2026-11-20 20:30". Returns any other text unchanged.
[[nodiscard]] std::string local_time(const std::string& stored);
/// Local date, "2026-11-20".
[[nodiscard]] std::string today();

} // namespace consigliere::db
