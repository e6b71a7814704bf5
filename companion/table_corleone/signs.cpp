#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/geography.h"
#include "companion/table_corleone/picture.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

Family family_of(std::size_t side)
{
    return static_cast<Family>(side);
}

ImVec2 middle_of(const std::vector<ImVec2>& corners)
{
    ImVec2 middle;
    for (const ImVec2 corner : corners) {
        middle.x += corner.x / static_cast<float>(corners.size());
        middle.y += corner.y / static_cast<float>(corners.size());
    }
    return middle;
}

void draw_territories(Ui& ui, const Rect& rect, const std::vector<double>& parts)
{
    const float factor = std::min(rect.width() / map_width, rect.height() / map_height);
    const Rect place = Rect::around(rect.centre(), map_width * factor, map_height * factor);
    for (const Area area : all_of<Area>) {
        std::vector<ImVec2> corners;
        for (const ImVec2 corner : outline_of(area))
            corners.push_back({place.left + corner.x * factor, place.top + corner.y * factor});
        const auto index = static_cast<std::size_t>(area);
        const float part = index < parts.size() ? static_cast<float>(parts[index]) : 0;
        const Colour ground =
            is_territory(area) ? ui.theme().raised.mixed(ui.theme().brass, part) : ui.theme().park;
        ui.draw().AddConvexPolyFilled(
            corners.data(), static_cast<int>(corners.size()), ground.packed());
        ui.draw().AddPolyline(corners.data(), static_cast<int>(corners.size()),
            ui.theme().line.packed(), ImDrawFlags_Closed, 1.5_dp);
        if (is_territory(area))
            ui.text(Rect::around(middle_of(corners), 30_dp, 24_dp),
                std::to_string(number_of_territory(area)), {Font::strong, ground.letters(), 0.5F});
    }
}

} // namespace

const desk::GameIcons& signs()
{
    static const desk::GameIcons signs{
        [](Ui& ui, ImVec2 centre, float diameter, std::size_t side) {
            draw_badge(ui, centre, diameter, family_of(side));
        },
        [](std::size_t side) { return colour_of(family_of(side)); },
        draw_territories,
    };
    return signs;
}

} // namespace consigliere::table_corleone
