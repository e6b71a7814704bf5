#pragma once

#include "companion/charts/charts.h"

#include <map>
#include <string>
#include <vector>

namespace consigliere::charts {

/// Calendar of a year: a square per day, a column per week, Monday first. The count of a day
/// determines the size of its filled part.
struct YearChart {
    int year = 2000;
    /// Count by date, "2026-11-20". Other years are ignored.
    std::map<std::string, int> days;
    std::vector<std::string> months; ///< Twelve month names.
    Ink ink;
};
[[nodiscard]] Drawing draw(const YearChart& chart, Size size, const Look& look);
/// Height of such a drawing at a width.
[[nodiscard]] float height_of(const YearChart& chart, float width, const Look& look);

} // namespace consigliere::charts
