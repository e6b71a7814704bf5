#pragma once

#include <string>

namespace consigliere::db {

/// The time, in the one form in which it is stored: UTC, ISO 8601 with milliseconds,
/// "2026-11-20T19:30:05.123Z". This is the only place of the program's data that reads a clock.
[[nodiscard]] std::string now();
/// A stored time where the table stands, "2026-11-20 20:30"; the same text if it is no such time.
[[nodiscard]] std::string local_time(const std::string& stored);
/// The date where the table stands, "2026-11-20".
[[nodiscard]] std::string today();

} // namespace consigliere::db
