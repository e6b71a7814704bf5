// Hotspots of the round table.

#include "companion/table_cash_n_guns/circle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace consigliere::table_cash_n_guns {

namespace {

/// Outline of an aim as a narrow polygon.
std::vector<ImVec2> outline_of(const AimLine& aim, float width)
{
    const ImVec2 way{aim.tip.x - aim.start.x, aim.tip.y - aim.start.y};
    const float length = std::max(1.0F, std::hypot(way.x, way.y));
    const ImVec2 side{-way.y / length * width / 2, way.x / length * width / 2};
    return {{aim.start.x + side.x, aim.start.y + side.y}, {aim.tip.x + side.x, aim.tip.y + side.y},
        {aim.tip.x - side.x, aim.tip.y - side.y}, {aim.start.x - side.x, aim.start.y - side.y}};
}

/// The longest part of an aim that crosses no card; the whole aim if there is none.
AimLine part_beside(const AimLine& aim, const std::vector<Rect>& cards)
{
    constexpr int steps = 64;
    const auto at = [&aim](int step) { return aim.at(static_cast<float>(step) / steps); };
    const auto crosses = [&](int step) {
        const Rect around = Rect::around(at(step), 20_dp, 20_dp);
        return std::ranges::any_of(
            cards, [&around](const Rect& card) { return card.overlaps(around); });
    };
    int first = 0;
    int longest_first = 0;
    int longest = 0;
    for (int step = 0; step <= steps; ++step) {
        if (crosses(step))
            first = step + 1;
        else if (step - first > longest) {
            longest = step - first;
            longest_first = first;
        }
    }
    return longest == 0 ? aim : AimLine{at(longest_first), at(longest_first + longest)};
}

} // namespace

bool Circle::is_free(const Rect& reach) const
{
    return std::ranges::none_of(
        m_things, [&reach](const desk::Hotspot& other) { return other.reach.overlaps(reach); });
}

void Circle::add_aim(std::string thing, std::string name, const AimLine& aim)
{
    const auto around = [&aim](float part) { return Rect::around(aim.at(part), 48_dp, 48_dp); };
    // Looks for a free place for a finger, from the middle of the aim outwards.
    constexpr std::array parts{0.5F, 0.4F, 0.6F, 0.3F, 0.7F, 0.2F, 0.8F, 0.1F, 0.9F};
    const auto* const free =
        std::ranges::find_if(parts, [&](float part) { return is_free(around(part)); });
    const Rect reach = around(free == parts.end() ? parts.front() : *free);
    m_things.push_back({std::move(thing), std::move(name), reach, reach, desk::Hotspot::Shape::line,
        outline_of(part_beside(aim, m_cells), 16_dp)});
}

} // namespace consigliere::table_cash_n_guns
