#include "companion/table_corleone/picture.h"

#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/geography.h"
#include "companion/widgets/pen.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

using widgets::Pen;

namespace {

/// Round: Family Member; square: Thug.
enum class Base : std::uint8_t { round, square };

void draw_figure(Ui& ui, ImVec2 centre, float size, Family family, Base base)
{
    const Colour ink = printed_ink;
    const Rect place = Rect::around(centre, size, size);
    if (base == Base::round) {
        ui.disc(centre, size / 2 + 2_dp, ink);
        draw_badge(ui, centre, size, {word_of(family), 0});
        return;
    }
    ui.fill(place.inset(-2_dp), ink, 5_dp);
    ui.fill(place, colour_of(family), 4_dp);
    draw_emblem(ui, centre, size * 0.54F, family, ink);
}

} // namespace

Colour colour_of(desk::Sitting sitting)
{
    const std::optional<Family> family = value_of<Family>(sitting.actor);
    return family ? colour_of(*family) : neutral_colour();
}

void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting)
{
    if (const std::optional<Family> family = value_of<Family>(sitting.actor))
        draw_badge(ui, centre, diameter, *family);
    else
        ui.disc(centre, diameter / 2, neutral_colour());
}

void draw_picture(Ui& ui, const Rect& rect)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.water, 8_dp);
    // Stretch the land to the width of the picture.
    const ImVec2 middle = rect.centre();
    const float half_width = rect.width() / 2;
    const float half_height = rect.height() / 2;
    const auto at = [&](float x, float y) {
        return ImVec2(middle.x + x * half_width, middle.y + y * half_height);
    };
    const auto land = [&](std::array<ImVec2, 4> corners, Colour colour) {
        for (ImVec2& corner : corners)
            corner = at(corner.x, corner.y);
        ui.draw().AddConvexPolyFilled(corners.data(), 4, colour.packed());
    };
    land({ImVec2(-0.82F, -0.7F), {-0.1F, -0.82F}, {-0.14F, 0.08F}, {-0.88F, 0.16F}}, theme.paper);
    land(
        {ImVec2(0.0F, -0.82F), {0.8F, -0.76F}, {0.72F, 0.12F}, {-0.04F, 0.06F}}, theme.paper_shade);
    land({ImVec2(-0.88F, 0.3F), {-0.12F, 0.22F}, {-0.1F, 0.84F}, {-0.74F, 0.84F}},
        theme.paper_shade);
    land({ImVec2(0.0F, 0.22F), {0.74F, 0.26F}, {0.86F, 0.86F}, {0.02F, 0.84F}}, theme.paper);
    const float size = std::min(rect.height() * 0.24F, rect.width() * 0.12F);
    draw_figure(ui, at(-0.46F, -0.32F), size, Family::marzullo, Base::square);
    draw_figure(ui, at(0.36F, -0.34F), size, Family::vitale, Base::round);
    draw_figure(ui, at(-0.44F, 0.52F), size, Family::matarazzo, Base::round);
    draw_figure(ui, at(0.4F, 0.54F), size, Family::pizzino, Base::square);
}

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
