#include "db/archive/figures.h"

#include <algorithm>
#include <cmath>

namespace consigliere::db {

namespace {

/// 97.5th percentile of the normal distribution.
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

double Rate::p_value() const
{
    const double expected = share_by_chance();
    const double deviation = std::sqrt(expected * (1 - expected) / std::max(1, of));
    if (of == 0 || deviation == 0)
        return share() == expected ? 1 : 0;
    return std::erfc(std::abs(share() - expected) / deviation / std::sqrt(2.0));
}

void find_telling(const std::vector<Rate*>& rates)
{
    constexpr double false_discoveries = 0.05;
    std::vector<double> values;
    for (const Rate* rate : rates) {
        if (rate->confidence() != Confidence::too_few)
            values.push_back(rate->p_value());
    }
    std::ranges::sort(values);
    double largest = -1;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double part = static_cast<double>(i + 1) / static_cast<double>(values.size());
        if (values[i] <= part * false_discoveries)
            largest = values[i];
    }
    for (Rate* rate : rates)
        rate->tells = rate->confidence() != Confidence::too_few && rate->p_value() <= largest;
}

} // namespace consigliere::db
