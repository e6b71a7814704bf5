#pragma once

#include <string>
#include <string_view>

namespace consigliere::screens {

/// The day, "2026-08-15", that somebody has typed: so, or with the day first, as all languages of
/// the program write it ("15.8.2026", "15/08/2026", "15. 8. 2026", "15 Aug 2026"). Empty for what
/// is no day of the calendar.
[[nodiscard]] std::string day_from(std::string_view typed);

/// Why nothing can be kept with what is typed as a day.
[[nodiscard]] std::string tell_no_day(std::string_view typed);

} // namespace consigliere::screens
