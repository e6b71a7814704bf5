// Enlarged map of one Territory.

#include "companion/table_corleone/map.h"
#include "companion/table_corleone/map_frame.h"
#include "companion/widgets/outline.h"

#include <algorithm>

namespace consigliere::table_corleone {

std::optional<Area> Map::territory_at(const Rect& rect, ImVec2 point)
{
    const MapFit fit = fit_map(rect);
    const ImVec2 on_map{
        (point.x - fit.origin.x) / fit.factor, (point.y - fit.origin.y) / fit.factor};
    const auto found = std::ranges::find_if(
        territories, [&](Area area) { return widgets::contains(outline_of(area), on_map); });
    return found == territories.end() ? std::nullopt : std::optional(*found);
}

void Map::draw_large(Ui& ui, const Rect& rect, const Position& position,
    const Components& components, Area territory)
{
    // Include what crosses the border: shared spaces and markers.
    constexpr float margin = 26;
    Rect land{map_width, map_height, 0, 0};
    const auto reach = [&land](ImVec2 point) {
        land = {std::min(land.left, point.x), std::min(land.top, point.y),
            std::max(land.right, point.x), std::max(land.bottom, point.y)};
    };
    std::ranges::for_each(outline_of(territory), reach);
    find_places(components);
    for (std::size_t i = 0; i < m_placed_spaces.size(); ++i) {
        // Spaces that are away would shrink the land too much.
        if (m_placed_spaces[i].touches.contains(territory) && !m_space_places[i].is_away)
            reach(m_space_places[i].centre);
    }
    land = land.inset(-margin);
    const float factor = std::min(rect.width() / land.width(), rect.height() / land.height());
    const Rect whole = Rect::at(
        {rect.centre().x - land.centre().x * factor, rect.centre().y - land.centre().y * factor},
        map_width * factor, map_height * factor);
    MapQuestion question;
    question.highlighted = territory;
    ui.fill(rect, ui.theme().water);
    ui.begin_modal();
    ui.draw().PushClipRect(rect.min(), rect.max(), true);
    static_cast<void>(draw(ui, whole, position, components, question));
    ui.draw().PopClipRect();
    ui.end_modal();
    ui.outline(rect, ui.theme().line, 1_dp, 6_dp);
}

} // namespace consigliere::table_corleone
