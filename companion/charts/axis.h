#pragma once

#include <vector>

namespace consigliere::charts {

/// Ticks of an axis at steps of 1, 2 or 5 times a power of ten. The range includes the least and
/// greatest value; about `wanted` ticks, fewer if `least_step` is larger.
struct Axis {
    double low = 0;
    double high = 1;
    double step = 1;

    [[nodiscard]] std::vector<double> ticks() const;
    /// Position of a value: 0 at the lowest tick, 1 at the highest.
    [[nodiscard]] double part(double value) const { return (value - low) / (high - low); }
};
[[nodiscard]] Axis axis_for(double least, double greatest, int wanted, double least_step = 0);

} // namespace consigliere::charts
