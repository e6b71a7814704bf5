#include "companion/table_corleone/map.h"

#include "companion/language/language.h"
#include "companion/table_corleone/geography.h"
#include "companion/table_corleone/telling.h"
#include "engine/corleone/setup.h"

#include <cmath>

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

/// One drawing of the map: everything that its parts share.
struct Map::Frame {
    Ui& ui;
    const Position& position;
    const Components& components;
    const MapQuestion& question;
    ImVec2 origin;
    float factor;
    std::optional<MapTap> tapped;

    [[nodiscard]] ImVec2 at(ImVec2 point) const
    {
        return {origin.x + point.x * factor, origin.y + point.y * factor};
    }
    [[nodiscard]] Rect at(const Rect& rect) const
    {
        return {origin.x + rect.left * factor, origin.y + rect.top * factor,
            origin.x + rect.right * factor, origin.y + rect.bottom * factor};
    }
    [[nodiscard]] float size(float units) const { return units * factor; }
    void tap(const MapTap& tap) { tapped = tap; }
};

namespace {

constexpr Colour ink{0x1b140c};

Mood mood_of(Glow glow)
{
    return glow == Glow::legal ? Mood::ready : Mood::refused;
}

/// At least as large as a finger needs it, around the same centre.
Rect finger_sized(const Rect& rect)
{
    return Rect::around(
        rect.centre(), std::max(rect.width(), 48_dp), std::max(rect.height(), 48_dp));
}

void draw_waves(Ui& ui, const Rect& rect)
{
    const float step = 28_dp;
    const Colour colour = ui.theme().water_shade;
    for (float y = rect.top + step / 2; y < rect.bottom; y += step) {
        ImDrawList& draw = ui.draw();
        for (float x = rect.left; x <= rect.right; x += 9_dp)
            draw.PathLineTo({x, y + std::sin(x / 11_dp + y) * 2_dp});
        draw.PathStroke(colour.packed(), 0, 1.2_dp);
    }
}

void fill_outline(Ui& ui, const std::vector<ImVec2>& points, Colour colour)
{
    ui.draw().AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), colour.packed());
}

} // namespace

void Map::draw_land(Frame& frame)
{
    Ui& ui = frame.ui;
    const widgets::Theme& theme = ui.theme();
    for (int i = 0; i < area_count; ++i) {
        const Area area = static_cast<Area>(i);
        std::vector<ImVec2> points;
        for (const ImVec2 point : outline_of(area))
            points.push_back(frame.at(point));
        const Colour shade = i % 2 == 0 ? theme.paper_shade : theme.paper_edge;
        fill_outline(ui, points, is_territory(area) ? shade : theme.park);
        const bool is_lit = frame.question.highlighted == area;
        if (is_lit)
            fill_outline(ui, points, theme.brass.with_opacity(0.35F));
        ui.draw().AddPolyline(points.data(), static_cast<int>(points.size()),
            Colour(0x2a2016).packed(), ImDrawFlags_Closed, is_lit ? 4_dp : 2.5_dp);
    }
    for (int number = 1; number <= territory_count; ++number) {
        const Area area = territory_with_number(number);
        const Rect title = frame.at(title_of(area));
        const ImVec2 disc{title.left + frame.size(13), title.centre().y};
        ui.disc(disc, frame.size(13), ink);
        ui.text(Rect::around(disc, frame.size(26), frame.size(26)), std::to_string(number),
            {Font::strong, Colour(0xd0a23c), 0.5F});
        ui.text(
            {title.left + frame.size(33), title.top, title.right + frame.size(14), title.bottom},
            tell(area), {Font::place, ink});
    }
    const Rect park = frame.at(title_of(Area::central_park));
    ui.text(park, tell(Area::central_park), {Font::small, Colour(0xe8dcc0), 0.5F, 0.5F, true});
    const ImVec2 icon{park.centre().x, park.bottom + frame.size(28)};
    draw_icon(ui, icon.x - frame.size(12), icon.y, frame.size(22), Icon::bank, Colour(0xe8dcc0));
}

void Map::draw_card(
    Frame& frame, Area area, std::optional<BusinessId> business, const Rect& rect, bool is_printed)
{
    Ui& ui = frame.ui;
    const Rect place = frame.at(rect);
    const std::string area_word(word_of(area));
    if (!business && !is_printed) {
        ui.draw().AddRect(
            place.min(), place.max(), ink.with_opacity(0.25F).packed(), 7_dp, 0, 1_dp);
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
    } else {
        card.name = tr("Printed");
    }
    draw_business(ui, place, card, glow);
    if (!frame.question.places)
        return;
    if (business) {
        if (ui.touch("business:" + card.business->naming.name, place, mood_of(glow)))
            frame.tap({*business});
    } else if (ui.touch("printed:" + area_word, place)) {
        frame.tap({MapTap::UnnamedBusiness{area}});
    }
}

void Map::draw_cards(Frame& frame)
{
    for (int number = 1; number <= territory_count; ++number) {
        const Area area = territory_with_number(number);
        draw_card(
            frame, area, frame.components.printed_business(area), printed_card_of(area), true);
        std::optional<BusinessId> tile;
        for (std::size_t i = 0; i < frame.components.businesses().size(); ++i) {
            const bool is_tile = frame.components.businesses()[i].colour != TileColour::printed;
            if (is_tile && frame.position.businesses[i] == area)
                tile = static_cast<BusinessId>(i);
        }
        draw_card(frame, area, tile, tile_card_of(area), false);
    }
}

void Map::draw_spaces(Frame& frame)
{
    Ui& ui = frame.ui;
    const widgets::Theme& theme = ui.theme();
    for (std::size_t i = 0; i < frame.components.spaces().size(); ++i) {
        const auto id = static_cast<SpaceId>(i);
        const Space& space = frame.components[id];
        const ImVec2 centre = frame.at(m_space_places[i]);
        const Glow glow = frame.question.places ? frame.question.places(Place::on(id)) : Glow::none;
        const float radius = frame.size(20);
        const bool is_lit = glow == Glow::legal;
        ui.disc(centre, radius, is_lit ? Colour(0xfbeebb) : theme.paper_edge.with_opacity(0.75F));
        ui.ring(
            centre, radius, is_lit ? theme.brass : ink.with_opacity(0.6F), is_lit ? 3_dp : 1.5_dp);
        if (space.three_plus == true)
            ui.text(Rect::around(centre, 2 * radius, 2 * radius), "3+", {Font::small, ink, 0.5F});
        if (!frame.question.places)
            continue;
        if (ui.touch("space:" + space.name,
                finger_sized(Rect::around(centre, 2 * radius, 2 * radius)), mood_of(glow)))
            frame.tap({id});
    }
}

void Map::draw_stacks(Frame& frame)
{
    Ui& ui = frame.ui;
    for (int number = 1; number <= territory_count; ++number) {
        const Area area = territory_with_number(number);
        const ImVec2 base = frame.at(control_space_of(area));
        const auto stack = stack_of(frame.position, area);
        const float width = frame.size(42);
        draw_control_space(ui, base, width);
        if (stack.empty())
            continue;
        // A high stack is drawn as its upper part and its height.
        constexpr std::size_t drawn = 6;
        ledger::FixedList<Family, drawn> top;
        for (std::size_t i = stack.size() > drawn ? stack.size() - drawn : 0; i < stack.size(); ++i)
            top.push_back(stack[i]);
        draw_stack(ui, base, width, top);
        const bool is_asked = frame.question.areas || frame.question.figures;
        if (!is_asked
            && ui.touch("control:" + std::string(word_of(area)),
                finger_sized(Rect::around(base, width, width))))
            frame.tap({MapTap::Stack{area}});
    }
}

ImVec2 Map::centre_of(const Frame& frame, Place place, FigureId figure) const
{
    // Figures that share a place by a ruling stand a little apart.
    int neighbours = 0;
    for (int i = 0; i < static_cast<int>(figure); ++i) {
        if (frame.position.figures[static_cast<std::size_t>(i)] == place)
            ++neighbours;
    }
    const float aside = frame.size(14) * static_cast<float>(neighbours);
    ImVec2 centre;
    switch (place.kind) {
    case Place::Kind::thug_space: {
        const BusinessId business = place.business();
        const Area area = frame.position.area_of(business).value_or(Area::central_park);
        if (!is_territory(area)) {
            centre = frame.at(ImVec2{336, 180});
            break;
        }
        const bool is_printed = frame.components[business].colour == TileColour::printed;
        const Rect card = frame.at(is_printed ? printed_card_of(area) : tile_card_of(area));
        centre = thug_space_of(card).centre();
        break;
    }
    case Place::Kind::member_space:
        centre = frame.at(m_space_places[place.index]);
        break;
    case Place::Kind::territory: {
        const ImVec2 control = control_space_of(place.territory());
        centre = frame.at(ImVec2{control.x, control.y - 62});
        break;
    }
    default: {
        constexpr float row = 44;
        centre = frame.at(ImVec2{44, 400 + row * static_cast<float>(neighbours)});
        return centre;
    }
    }
    return {centre.x - aside, centre.y};
}

void Map::draw_figures(Frame& frame)
{
    Ui& ui = frame.ui;
    for (int i = 0; i < figure_count; ++i) {
        const auto figure = static_cast<FigureId>(i);
        const Place place = frame.position.place_of(figure);
        const std::string key = "figure:" + std::to_string(i);
        const bool is_visible = place.is_on_board() || place.kind == Place::Kind::hudson;
        if (!is_visible) {
            ui.forget_place(key);
            continue;
        }
        const ImVec2 target = centre_of(frame, place, figure);
        const ImVec2 centre = ui.glide(key, target);
        const bool is_square = place.kind == Place::Kind::thug_space;
        const float size = frame.size(is_square ? 30 : 40);
        draw_figure(ui, centre, size, owner_of(figure), kind_of(figure));
        if (!frame.question.figures || !place.is_on_board())
            continue;
        const Glow glow = frame.question.figures(figure);
        if (glow == Glow::legal)
            ui.ring(centre, size * 0.72F, ui.theme().brass, 3_dp);
        const std::string id =
            "on-board:" + format(figure_at_its_place(frame.position, figure), frame.components);
        if (ui.touch(id, finger_sized(Rect::around(target, size, size)), mood_of(glow)))
            frame.tap({figure});
    }
}

void Map::draw_hudson(Frame& frame)
{
    const Rect label = frame.at(Rect{0, 334, 86, 366});
    frame.ui.text(label, tr("Hudson"), {Font::small, Colour(0xd9e2e4), 0.5F});
}

void Map::draw_area_choice(Frame& frame)
{
    if (!frame.question.areas)
        return;
    for (int i = 0; i < area_count; ++i) {
        const Area area = static_cast<Area>(i);
        const Glow glow = frame.question.areas(area);
        const Rect title = frame.at(title_of(area));
        const Rect place = Rect::around(title.centre(), std::max(title.width() + 40_dp, 48_dp),
            std::max(title.height(), 48_dp));
        if (glow == Glow::legal)
            frame.ui.outline(place, frame.ui.theme().brass, 3_dp, 10_dp);
        if (frame.ui.touch("area:" + std::string(word_of(area)), place, mood_of(glow)))
            frame.tap({area});
    }
}

std::optional<MapTap> Map::draw(Ui& ui, const Rect& rect, const Position& position,
    const Components& components, const MapQuestion& question)
{
    if (!(m_placed_spaces == components.spaces())) {
        m_placed_spaces = components.spaces();
        m_space_places = place_spaces(m_placed_spaces);
    }
    Position laid = position;
    lay_printed_businesses(laid, components);

    const float factor = std::min(rect.width() / map_width, rect.height() / map_height);
    const ImVec2 origin{rect.left + (rect.width() - map_width * factor) / 2,
        rect.top + (rect.height() - map_height * factor) / 2};
    Frame frame{ui, laid, components, question, origin, factor, std::nullopt};

    ui.fill(rect, ui.theme().water);
    draw_waves(ui, rect);
    draw_land(frame);
    draw_cards(frame);
    draw_spaces(frame);
    draw_stacks(frame);
    draw_hudson(frame);
    draw_figures(frame);
    draw_area_choice(frame);
    if (question.places && !question.areas) {
        const Rect more = frame.at(Rect{8, 8, 60, 60});
        if (ui.touch("new-space", finger_sized(more)))
            frame.tap({MapTap::NewSpace{}});
        ui.ring(more.centre(), frame.size(19), Colour(0xd9e2e4, 0.8F), 1.5_dp);
        ui.text(more, widgets::symbol::plus, {Font::strong, Colour(0xd9e2e4), 0.5F});
    }
    return frame.tapped;
}

} // namespace consigliere::table_corleone
