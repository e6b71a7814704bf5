#pragma once

#include "companion/charts/charts.h"

#include <string>
#include <vector>

// Time axis of charts, in days.
namespace consigliere::screens {

/// Day number of "2026-11-20"; 0 if invalid.
[[nodiscard]] double number_of_day(const std::string& day);
/// Ticks at years, months or days, as many as are legible.
[[nodiscard]] std::vector<charts::DotChart::Tick> time_ticks(double first, double last);

} // namespace consigliere::screens
