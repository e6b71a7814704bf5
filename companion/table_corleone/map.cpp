#include "companion/table_corleone/map.h"

#include "companion/table_corleone/map_frame.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/things.h"
#include "companion/widgets/dashes.h"
#include "companion/widgets/miniature.h"
#include "companion/widgets/outline.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace consigliere::table_corleone {

namespace {

void draw_waves(Ui& ui, const Rect& rect)
{
    const float between = 28_dp;
    const float step = 9_dp;
    const Colour colour = ui.theme().water_shade;
    const int waves = static_cast<int>(rect.height() / between);
    const int steps = static_cast<int>(rect.width() / step) + 1;
    for (int wave = 0; wave < waves; ++wave) {
        const float y = rect.top + (static_cast<float>(wave) + 0.5F) * between;
        for (int i = 0; i <= steps; ++i) {
            const float x = rect.left + static_cast<float>(i) * step;
            ui.draw().PathLineTo({x, y + std::sin(x / 11_dp + y) * 2_dp});
        }
        ui.draw().PathStroke(colour.packed(), 0, 1.2_dp);
    }
}

/// Numbers of the Territories, P for Central Park: "1·6·P".
std::string numbers_of(AreaSet touches)
{
    std::string numbers;
    for (const Area territory : territories) {
        if (touches.contains(territory))
            numbers +=
                (numbers.empty() ? "" : "·") + std::to_string(number_of_territory(territory));
    }
    if (touches.contains(Area::central_park))
        numbers += "·" + language::tr_in("Central Park", "P");
    return numbers;
}

} // namespace

void Map::draw_card(
    Frame& frame, Area area, std::optional<BusinessId> business, const Rect& rect, bool is_printed)
{
    Ui& ui = frame.ui;
    const Rect place = frame.at(rect);
    if (business)
        add_business(frame, *business, place);
    if (!frame.is_seen(place))
        return;
    if (!business && !is_printed) {
        draw_dashed_frame(ui, place, map_ink.with_opacity(0.3F), 1.2_dp);
        return;
    }
    BusinessCard card;
    Glow glow = Glow::none;
    if (business) {
        card.business = &frame.components[*business];
        card.name = tell(card.business->naming);
        card.is_red = card.business->colour == TileColour::red;
        if (frame.question.places)
            glow = frame.question.places(Place::on(*business));
    } else if (frame.question.takes_untold_places) {
        card.name = tr("Tap to describe");
        glow = Glow::untold;
    } else {
        card.name = tr("Not described");
    }
    draw_business(ui, place, card, glow);
    if (business && frame.question.places
        && frame.is_meant("business:" + card.business->naming.name, place, mood_of(glow)))
        frame.tap({*business});
    if (!business && frame.question.takes_untold_places
        && frame.is_meant("printed:" + std::string(word_of(area)), place))
        frame.tap({MapTap::UntoldBusiness{area}});
}

void Map::add_business(Frame& frame, BusinessId business, const Rect& place)
{
    if (frame.tell_figure == nullptr)
        return;
    Rect reach = finger_sized(place);
    if (frame.is_taken(Place::on(business)))
        reach.right = worker_reach(reach).left;
    // If too little is left beside the figure, only the figure is a hotspot.
    if (reach.width() >= 48_dp)
        frame
            .add(Frame::Level::business, thing::business(business, frame.components),
                tell(frame.components[business].naming), place)
            .reach = reach;
}

void Map::draw_cards(Frame& frame)
{
    for (const Area area : territories) {
        draw_card(
            frame, area, frame.components.printed_business(area), printed_card_of(area), true);
        std::optional<BusinessId> tile;
        for (std::size_t i = 0; i < frame.components.businesses().size(); ++i) {
            const bool is_tile = frame.components.businesses()[i].colour != TileColour::printed;
            if (is_tile && frame.position.tiles[i] == area)
                tile = static_cast<BusinessId>(i);
        }
        draw_card(frame, area, tile, tile_card_of(area), false);
    }
}

void Map::add_space(Frame& frame, SpaceId space, ImVec2 centre)
{
    if (frame.tell_figure == nullptr || frame.is_taken(Place::on(space)))
        return;
    frame
        .add(Frame::Level::space, thing::space(space, frame.components),
            tell(frame.components[space]), Rect::around(centre, frame.size(46), frame.size(46)),
            desk::Hotspot::Shape::disc)
        .light = desk::Hotspot::Light::when_asked;
}

void Map::draw_spaces(Frame& frame)
{
    Ui& ui = frame.ui;
    const widgets::Theme& theme = ui.theme();
    for (std::size_t i = 0; i < frame.components.spaces().size(); ++i) {
        const auto id = static_cast<SpaceId>(i);
        const Space& space = frame.components[id];
        const ImVec2 centre = frame.at(m_space_places[i].centre);
        const Glow glow = frame.question.places ? frame.question.places(Place::on(id)) : Glow::none;
        const float radius = frame.size(20);
        add_space(frame, id, centre);
        if (!frame.is_seen(Rect::around(centre, 2 * radius, 2 * radius)))
            continue;
        if (glow == Glow::legal) {
            ui.disc(centre, radius, Colour(0xfbeebb));
            ui.ring(centre, radius, theme.brass, 3_dp);
        } else {
            ui.disc(centre, radius, Colour(0xcdbb93).with_opacity(0.6F));
            draw_dashed_ellipse(ui, centre, {radius, radius}, map_ink.with_opacity(0.6F), 1.5_dp);
        }
        if (!frame.question.places)
            continue;
        const std::string target = "space:" + space.name;
        const bool is_meant =
            frame.is_meant(target, Rect::around(centre, 2 * radius, 2 * radius), mood_of(glow));
        ui.call(target, [&] { return tell(space); });
        if (is_meant)
            frame.tap({id});
    }
}

/// Moves `mark` right until it overlaps no Territory name.
Rect Map::beside_names(const Frame& frame, const Rect& mark)
{
    const Font font = name_font(frame);
    for (const Area area : territories) {
        const Rect place = name_place(frame, area);
        const float end = place.left + frame.ui.measure(tell(area), font).x + 4_dp;
        const float height = widgets::Fonts::size_of(font);
        const bool is_beside =
            std::abs(mark.centre().y - place.centre().y) < (height + mark.height()) / 2;
        if (is_beside && mark.left < end && mark.right > place.left)
            return mark.moved(end - mark.left, 0);
    }
    return mark;
}

/// Draws labels over figures: the areas of a space that is away from them, and the mark 3+, which
/// the board prints too.
void Map::draw_space_signs(Frame& frame) const
{
    Ui& ui = frame.ui;
    if (widgets::is_miniature(ui))
        return;
    for (std::size_t i = 0; i < m_placed_spaces.size(); ++i) {
        const ImVec2 centre = frame.at(m_space_places[i].centre);
        if (m_space_places[i].is_away) {
            const std::string areas = numbers_of(m_placed_spaces[i].touches);
            const float width = ui.measure(areas, Font::small).x + 8_dp;
            const float height = 16_dp;
            // At the upper edge the label moves down, to stay on the map.
            const float highest = frame.origin.y + height / 2 + 2_dp;
            const Rect tag = Rect::around(
                {centre.x, std::max(centre.y - frame.size(26), highest)}, width, height);
            ui.fill(tag, Colour(0xe9dcc0), 7_dp);
            ui.outline(tag, map_ink.with_opacity(0.6F), 1_dp, 7_dp);
            ui.text(tag, areas, {Font::small, map_ink, 0.5F});
        }
        if (m_placed_spaces[i].three_plus == true) {
            const Rect mark = beside_names(frame,
                Rect::around({centre.x - frame.size(16), centre.y + frame.size(18)}, 22_dp, 16_dp));
            ui.fill(mark, map_ink, 8_dp);
            ui.text(mark, "3+", {Font::small, map_brass, 0.5F});
        }
    }
}

void Map::draw_new_space(Frame& frame)
{
    if (!frame.question.takes_untold_places)
        return;
    Ui& ui = frame.ui;
    const Rect place = frame.at(Rect{6, 6, 66, 66});
    if (frame.is_meant("new-space", place))
        frame.tap({MapTap::NewSpace{}});
    ui.ring(place.centre(), frame.size(20), ui.theme().water_text.with_opacity(0.8F), 1.5_dp);
    ui.text(place, symbol::plus, {Font::strong, ui.theme().water_text, 0.5F});
    ui.sign(frame.at(Rect{2, 60, 94, 78}), tr("Add a space"),
        {Font::small, ui.theme().water_text, 0.5F});
}

void Map::add_stack(Frame& frame, Area area, ImVec2 base)
{
    if (frame.tell_figure == nullptr)
        return;
    desk::Hotspot& stack = frame.add(Frame::Level::stack, thing::stack(area),
        tr_fill("Control markers: {territory}", {{"territory", tell(area)}}),
        Rect::around(base, frame.size(58), frame.size(58)), desk::Hotspot::Shape::disc);
    stack.reach = finger_sized(Rect::around(base, 0, 0));
    if (stack_of(frame.position, area).empty())
        stack.light = desk::Hotspot::Light::when_asked;
}

void Map::draw_stacks(Frame& frame) const
{
    Ui& ui = frame.ui;
    for (const Area area : territories) {
        const ImVec2 base = frame.at(control_space_of(area));
        const auto stack = stack_of(frame.position, area);
        const float width = frame.size(42);
        draw_control_space(ui, base, width);
        add_stack(frame, area, base);
        if (stack.empty())
            continue;
        // The board scope draws only the upper part of a high stack.
        const std::size_t most = m_scope == Scope::board ? 6 : stack.size();
        draw_stack(ui, base, width,
            std::span(stack.begin(), stack.end()).last(std::min(most, stack.size())));
        if (frame.question.stacks && frame.question.stacks(area))
            ui.ring(base, width * 0.72F, ui.theme().brass, 3_dp);
        const bool is_asked = frame.question.areas || frame.question.figures;
        if (!is_asked
            && ui.touch("control:" + std::string(word_of(area)),
                finger_sized(Rect::around(base, width, width))))
            frame.tap({MapTap::Stack{area}});
        ui.call("control:" + std::string(word_of(area)), [area] { return tell(area); });
    }
}

void Map::draw_area_choice(Frame& frame)
{
    if (!frame.question.areas)
        return;
    for (const Area area : all_of<Area>) {
        const Glow glow = frame.question.areas(area);
        const Rect title = frame.at(title_of(area));
        const Rect place = finger_sized(title.inset(-frame.size(3)));
        if (glow == Glow::legal)
            frame.ui.outline(place, frame.ui.theme().brass, 3_dp, 10_dp);
        if (frame.ui.touch("area:" + std::string(word_of(area)), place, mood_of(glow)))
            frame.tap({area});
    }
}

void Map::find_places(const Components& components)
{
    if (m_placed_spaces == components.spaces())
        return;
    m_placed_spaces = components.spaces();
    m_space_places = place_spaces(m_placed_spaces);
}

std::optional<Place> MapTap::place() const
{
    if (const BusinessId* business = std::get_if<BusinessId>(&what))
        return Place::on(*business);
    if (const SpaceId* space = std::get_if<SpaceId>(&what))
        return Place::on(*space);
    if (const Area* area = std::get_if<Area>(&what))
        return Place::in(*area);
    return std::nullopt;
}

void Map::draw(Frame& frame, const Rect& rect)
{
    find_places(frame.components);
    frame.ui.fill(rect, frame.ui.theme().water);
    // Only on the board: a zoomed map exceeds its clip rectangle, so most waves would be invisible.
    if (m_scope == Scope::board)
        draw_waves(frame.ui, rect);
    draw_land(frame, rect);
    draw_cards(frame);
    draw_spaces(frame);
    draw_stacks(frame);
    draw_figures(frame);
    draw_space_signs(frame);
    draw_area_choice(frame);
    draw_new_space(frame);
}

std::optional<MapTap> Map::draw(Ui& ui, const Rect& rect, const Position& position,
    const Components& components, const MapQuestion& question)
{
    const auto [origin, factor] = fit_map(rect);
    Frame frame{ui, position, components, question, origin, factor};
    draw(frame, rect);
    return frame.tapped;
}

std::vector<desk::Hotspot> Map::draw_past(Ui& ui, const Rect& rect, const Position& position,
    const Components& components, const TellFigure& tell_figure)
{
    const MapQuestion nothing;
    const auto [origin, factor] = fit_map(rect);
    Frame frame{ui, position, components, nothing, origin, factor, &tell_figure};
    ui.begin_modal();
    draw(frame, rect);
    ui.end_modal();
    std::vector<desk::Hotspot> things;
    for (std::vector<desk::Hotspot>& level : frame.things)
        std::ranges::move(level, std::back_inserter(things));
    return things;
}

// Enlarged map of one Territory. ------------------------------------------------------------------

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
