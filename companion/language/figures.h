#pragma once

#include <string>

// Numbers of statistics and month names, in the format of the language.
namespace consigliere::language {

/// Returns a number with `digits` decimals, with the language's decimal separator.
[[nodiscard]] std::string decimal(double value, int digits);
/// Returns a difference with its sign, "+2.3".
[[nodiscard]] std::string difference(double value, int digits);
/// Returns the short name of a month (1 to 12): "Nov".
[[nodiscard]] std::string short_month(int month);

} // namespace consigliere::language
