#pragma once

#include <string>
#include <string_view>

namespace consigliere::screens {

/// Parses a date to "2026-08-15". Accepts that form and day first, as all languages of the program
/// write it ("15.8.2026", "15/08/2026", "15. 8. 2026", "15 Aug 2026"). Returns empty if not a
/// valid date.
[[nodiscard]] std::string day_from(std::string_view typed);

/// Error sentence for an invalid date.
[[nodiscard]] std::string tell_no_day(std::string_view typed);

} // namespace consigliere::screens
