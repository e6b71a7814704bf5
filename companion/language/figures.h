#pragma once

#include <string>

/// Numbers of a statistic and months of an axis, as the language writes them.
namespace consigliere::language {

/// A number with so many digits behind its point, which is a comma in some languages.
[[nodiscard]] std::string decimal(double value, int digits);
/// The same with its sign, "+2.3": how much more there is than was to be expected.
[[nodiscard]] std::string difference(double value, int digits);
/// The name of a month, 1 to 12, in a few letters: "Nov".
[[nodiscard]] std::string short_month(int month);

} // namespace consigliere::language
