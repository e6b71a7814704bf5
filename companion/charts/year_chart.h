#pragma once

#include "companion/charts/charts.h"

#include <map>
#include <string>
#include <vector>

namespace consigliere::charts {

/// A year as one picture: a square for each day, a column for each week, Monday on top. The more
/// there was on a day, the larger is what fills its square.
struct YearChart {
    int year = 2000;
    /// How much there was, by "2026-11-20". Days of other years are not drawn.
    std::map<std::string, int> days;
    std::vector<std::string> months; ///< The twelve names.
    Ink ink;
};
[[nodiscard]] Drawing draw(const YearChart& chart, Size size, const Look& look);
/// How high such a drawing is when it takes all of a width.
[[nodiscard]] float height_of(const YearChart& chart, float width, const Look& look);

} // namespace consigliere::charts
