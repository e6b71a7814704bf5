/// What of the round table can be asked about.

#include "companion/table_cash_n_guns/circle.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/things.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace consigliere::table_cash_n_guns {

namespace {

constexpr float finger = 48;

/// At least as large as a finger needs it.
Rect for_finger(const Rect& place)
{
    return Rect::around(
        place.centre(), std::max(place.width(), dp(finger)), std::max(place.height(), dp(finger)));
}

bool has_nothing_at(const std::vector<desk::Askable>& askables, const Rect& reach)
{
    return std::ranges::none_of(
        askables, [&reach](const desk::Askable& other) { return other.reach.overlaps(reach); });
}

/// The line of an aim as a narrow field, for an eye and a finger.
std::vector<ImVec2> outline_of(const AimLine& aim, float width)
{
    const ImVec2 way{aim.tip.x - aim.start.x, aim.tip.y - aim.start.y};
    const float length = std::max(1.0F, std::hypot(way.x, way.y));
    const ImVec2 side{-way.y / length * width / 2, way.x / length * width / 2};
    return {{aim.start.x + side.x, aim.start.y + side.y}, {aim.tip.x + side.x, aim.tip.y + side.y},
        {aim.tip.x - side.x, aim.tip.y - side.y}, {aim.start.x - side.x, aim.start.y - side.y}};
}

/// The part of an aim on which a whole finger has room between the other things; its middle where
/// there is none.
Rect reach_of(const AimLine& aim, const std::vector<desk::Askable>& askables)
{
    const auto around = [&aim](float part) {
        return Rect::around({aim.start.x + (aim.tip.x - aim.start.x) * part,
                                aim.start.y + (aim.tip.y - aim.start.y) * part},
            dp(finger), dp(finger));
    };
    // From the middle of the line towards both ends.
    constexpr std::array parts{0.5F, 0.4F, 0.6F, 0.3F, 0.7F, 0.2F, 0.8F, 0.1F, 0.9F};
    const auto free = std::ranges::find_if(
        parts, [&](float part) { return has_nothing_at(askables, around(part)); });
    return around(free == parts.end() ? parts.front() : *free);
}

/// The longest part of an aim that crosses none of these cards; all of it where every part does.
AimLine part_beside(const AimLine& aim, const std::vector<Rect>& cards)
{
    constexpr int steps = 64;
    const auto at = [&aim](int step) {
        const float part = static_cast<float>(step) / steps;
        return ImVec2{aim.start.x + (aim.tip.x - aim.start.x) * part,
            aim.start.y + (aim.tip.y - aim.start.y) * part};
    };
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

std::vector<desk::Askable> Circle::askables(const View& view, const Position& position) const
{
    using desk::Askable;
    std::vector<Askable> askables;
    for (const Player player : players(position)) {
        const Rect disc = Rect::around(seat_of(player).centre, 2 * m_radius, 2 * m_radius);
        askables.push_back({thing::of(thing::Part::figure, player, view.components()),
            view.name(player), disc, for_finger(disc), Askable::Shape::disc});
    }
    add_shares(askables);
    add_aims(askables, view, position);
    return askables;
}

/// Each share where it lies, and the middle itself where one is gone or covered.
void Circle::add_shares(std::vector<desk::Askable>& askables) const
{
    std::map<int, int> seen;
    bool has_middle = false;
    for (std::size_t i = 0; i < m_cells.size() && i < m_loot.places().size(); ++i) {
        const LootPlaces::Place& place = m_loot.places()[i];
        if (!has_nothing_at(askables, m_cells[i]))
            continue;
        if (place.is_there && !place.is_covered()) {
            const int number = ++seen[static_cast<int>(place.share)];
            askables.push_back(
                {thing::share(place.share, number), tell(place.share), m_cells[i], m_cells[i]});
        } else if (!std::exchange(has_middle, true)) {
            askables.push_back({thing::middle, tr("The middle"), m_cells[i], m_cells[i]});
        }
    }
}

/// An aim answers along its line, and beside it where the line has no room for a finger.
void Circle::add_aims(
    std::vector<desk::Askable>& askables, const View& view, const Position& position) const
{
    for (const Player player : players(position)) {
        const Gangster& gangster = position.of(player);
        if (gangster.aim != Gangster::Aim::at || gangster.is_out)
            continue;
        const std::optional<AimLine> aim =
            line_of_aim(end_at(player, m_radius), end_at(gangster.target, m_radius));
        if (!aim)
            continue;
        const Rect reach = reach_of(*aim, askables);
        askables.push_back({thing::of(thing::Part::aim, player, view.components()),
            view.name(player) + " → " + view.name(gangster.target), reach, reach,
            desk::Askable::Shape::line, outline_of(part_beside(*aim, m_cells), 16_dp)});
    }
}

} // namespace consigliere::table_cash_n_guns
