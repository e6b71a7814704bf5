#pragma once

#include "companion/charts/charts.h"

#include <string>
#include <vector>

/// Time on the axis of a chart, in days.
namespace consigliere::screens {

/// Where "2026-11-20" lies; 0 for what is no day.
[[nodiscard]] double number_of_day(const std::string& day);
/// Marks for years, months or single days, so many that they can be read.
[[nodiscard]] std::vector<charts::DotChart::Tick> time_ticks(double first, double last);

} // namespace consigliere::screens
