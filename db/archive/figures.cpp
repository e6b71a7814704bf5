#include "db/archive/figures.h"

#include <algorithm>
#include <cmath>

namespace consigliere::db {

namespace {

/// The 97.5th percentile of the normal distribution: 95 % lie between it and its negative.
constexpr double z = 1.959963984540054;
constexpr int few_evenings = 3;
constexpr int enough_evenings = 10;

} // namespace

Confidence confidence_in(int evenings)
{
    if (evenings < few_evenings)
        return Confidence::too_few;
    return evenings < enough_evenings ? Confidence::few : Confidence::enough;
}

Range wilson(double share, int n)
{
    if (n == 0)
        return {};
    const double whole = 1 + z * z / n;
    const double middle = (share + z * z / (2.0 * n)) / whole;
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4.0 * n * n)) / whole;
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

void Rate::add(double part, int players)
{
    won += part;
    ++of;
    by_chance += 1.0 / players;
}

bool Rate::tells() const
{
    const Range likely = range();
    return share_by_chance() < likely.low || share_by_chance() > likely.high;
}

} // namespace consigliere::db
