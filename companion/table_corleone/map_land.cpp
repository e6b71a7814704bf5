// Land of the map: streets, Territory names, Central Park.

#include "companion/table_corleone/geography.h"
#include "companion/table_corleone/map.h"
#include "companion/table_corleone/map_frame.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/things.h"
#include "companion/widgets/drawn_digit.h"
#include "companion/widgets/miniature.h"
#include "companion/widgets/uniform_labels.h"
#include "engine/ledger/line_words.h"

namespace consigliere::table_corleone {

namespace {

void fill_outline(Ui& ui, const std::vector<ImVec2>& points, Colour colour)
{
    ui.draw().AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), colour.packed());
}

} // namespace

/// Draws the Territory's number before its name; in a miniature, instead of it.
void Map::draw_number(Frame& frame, const Rect& title, int number)
{
    Ui& ui = frame.ui;
    if (widgets::is_miniature(ui)) {
        const float radius = frame.size(18);
        const ImVec2 centre{title.left + radius, title.centre().y - frame.size(3)};
        ui.disc(centre, radius, map_ink);
        widgets::draw_digit(ui, centre, radius * 1.15F, number, map_brass);
        return;
    }
    const ImVec2 disc{title.left + frame.size(13), title.centre().y};
    ui.disc(disc, frame.size(13), map_ink);
    ui.text(Rect::around(disc, frame.size(26), frame.size(26)), std::to_string(number),
        {frame.factor < 0.9F * widgets::scale() ? Font::small : Font::strong, map_brass, 0.5F});
}

void Map::add_land(Frame& frame, Area area)
{
    if (frame.tell_figure == nullptr)
        return;
    const Rect title = frame.at(title_of(area));
    const float lowest = frame.at(printed_card_of(area)).top;
    desk::Hotspot& land = frame.add(Frame::Level::land, thing::land(area), tell(area), title);
    land.reach = {
        title.left - frame.size(14), lowest - 48_dp, title.right + frame.size(14), lowest};
    for (const ImVec2 point : outline_of(area))
        land.outline.push_back(frame.at(point));
}

void Map::draw_land(Frame& frame, const Rect& rect)
{
    Ui& ui = frame.ui;
    const widgets::Theme& theme = ui.theme();
    std::vector<std::vector<ImVec2>> outlines;
    for (const Area area : all_of<Area>) {
        std::vector<ImVec2>& points = outlines.emplace_back();
        for (const ImVec2 point : outline_of(area))
            points.push_back(frame.at(point));
    }
    // Clip the water to the map.
    ui.draw().PushClipRect(rect.min(), rect.max(), true);
    draw_coast(ui, outlines, frame.factor);
    ui.draw().PopClipRect();
    for (const Area area : all_of<Area>) {
        const std::vector<ImVec2>& points = outlines[static_cast<std::size_t>(area)];
        const Colour shade =
            number_of_territory(area) % 2 == 1 ? theme.paper_shade : theme.paper_edge;
        fill_outline(ui, points, is_territory(area) ? shade : theme.park);
        if (is_territory(area) && !widgets::is_miniature(ui))
            draw_streets(ui, points, frame.origin, frame.factor);
        const bool is_lit = frame.question.highlighted == area;
        if (is_lit)
            fill_outline(ui, points, theme.brass.with_opacity(0.35F));
        ui.draw().AddPolyline(points.data(), static_cast<int>(points.size()),
            Colour(0x2a2016).packed(), ImDrawFlags_Closed, is_lit ? 4_dp : 2.5_dp);
    }
    const Font font = name_font(frame);
    for (const Area area : territories) {
        const Rect title = frame.at(title_of(area));
        draw_number(frame, title, number_of_territory(area));
        Rect name = name_place(frame, area);
        // On a small map, names need a distance from the border to stay legible.
        if (font == Font::small_place)
            name.right -= frame.size(12);
        ui.sign(name, tell(area), {font, map_ink});
        add_land(frame, area);
    }
    draw_park(frame);
}

Rect Map::name_place(const Frame& frame, Area area)
{
    const Rect title = frame.at(title_of(area));
    return {title.left + frame.size(33), title.top, title.right + frame.size(14), title.bottom};
}

/// All names use one font: the larger one if every name fits.
Font Map::name_font(const Frame& frame)
{
    for (const Area area : territories) {
        if (frame.ui.measure(tell(area), Font::place).x > name_place(frame, area).width())
            return Font::small_place;
    }
    return Font::place;
}

void Map::draw_park(Frame& frame)
{
    Ui& ui = frame.ui;
    const Rect title = frame.at(title_of(Area::central_park));
    add_business(frame, Components::central_park, title);
    Rect rest = title;
    // Larger text leaves room for the icon.
    const Rect name = rest.cut_top(
        std::min(2.1F * widgets::Fonts::size_of(Font::small_place), title.height() * 0.64F));
    // The park is hardly as wide as one word.
    const std::string park = language::tr_in("map", "Central Park");
    const std::vector<std::string_view> words = ledger::split(park, ' ');
    const std::vector<Rect> lines =
        Rect{name.left + frame.size(3), name.top, name.right - frame.size(3), name.bottom}.rows(
            static_cast<int>(words.size()), 0);
    widgets::UniformLabels signs(Font::small_place);
    for (std::size_t i = 0; i < words.size(); ++i)
        signs.add(ui, words[i], lines[i].width());
    for (std::size_t i = 0; i < words.size(); ++i)
        signs.draw(ui, lines[i], words[i], ui.theme().park_text, 0.5F);
    const float height = std::min(frame.size(20), rest.height());
    draw_icon(ui, rest.centre().x - icon_width(Icon::bank, height) / 2, rest.centre().y, height,
        Icon::bank, ui.theme().park_text);
    if (!frame.question.takes_park)
        return;
    const Glow glow = frame.question.places(Place::on(Components::central_park));
    const Rect reach = finger_sized(title);
    if (glow == Glow::legal)
        ui.outline(reach, ui.theme().brass, 3_dp, 10_dp);
    if (ui.touch("business:central-park", reach, mood_of(glow)))
        frame.tap({Components::central_park});
}

} // namespace consigliere::table_corleone
