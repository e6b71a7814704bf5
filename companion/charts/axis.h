#pragma once

#include <vector>

namespace consigliere::charts {

/// Where an axis has its marks: round steps of 1, 2 or 5 times a power of ten that begin below the
/// least value and end above the greatest, and about as many as are wanted, unless what is counted
/// has no smaller steps.
struct Axis {
    double low = 0;
    double high = 1;
    double step = 1;

    [[nodiscard]] std::vector<double> ticks() const;
    /// Where a value lies, from 0 for the lowest mark to 1 for the highest.
    [[nodiscard]] double part(double value) const { return (value - low) / (high - low); }
};
[[nodiscard]] Axis axis_for(double least, double greatest, int wanted, double least_step = 0);

} // namespace consigliere::charts
