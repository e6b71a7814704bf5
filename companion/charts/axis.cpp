#include "companion/charts/axis.h"

#include <algorithm>
#include <cmath>

namespace consigliere::charts {

std::vector<double> Axis::ticks() const
{
    const int count = static_cast<int>(std::lround((high - low) / step));
    std::vector<double> ticks;
    for (int i = 0; i <= count; ++i)
        ticks.push_back(low + step * i);
    return ticks;
}

Axis axis_for(double least, double greatest, int wanted, double least_step)
{
    if (!(greatest > least))
        greatest = least + 1;
    const double rough = (greatest - least) / std::max(1, wanted);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double part = rough / power;
    // Rounds to the nearest step: up to 1.5 times as many ticks as wanted.
    const double round = part <= 1.5 ? 1 : part <= 3 ? 2 : part <= 7 ? 5 : 10;
    const double step = std::max(round * power, least_step);
    return {std::floor(least / step) * step, std::ceil(greatest / step) * step, step};
}

} // namespace consigliere::charts
