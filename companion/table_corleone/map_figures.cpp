// Figures on the map: positions and hit areas.

#include "companion/desk/board_glide.h"
#include "companion/table_corleone/map.h"
#include "companion/table_corleone/map_frame.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/things.h"

#include <cstdlib>

namespace consigliere::table_corleone {

namespace {

/// How many figures share a place, and the index of this one.
struct Company {
    int before = 0;
    int all = 0;
};

Company company_of(const Position& position, Place place, FigureId figure)
{
    Company company;
    for (const FigureId other : all_figures) {
        if (!(position.place_of(other) == place))
            continue;
        ++company.all;
        if (other < figure)
            ++company.before;
    }
    return company;
}

} // namespace

Map::FigureSpot Map::standing_of(const Frame& frame, Place place, FigureId figure) const
{
    const Company company = company_of(frame.position, place, figure);
    const auto before = static_cast<std::size_t>(company.before);
    // Figures that share a place by a ruling are drawn apart.
    const float aside = frame.size(14) * static_cast<float>(company.before);
    switch (place.kind) {
    case Place::Kind::thug_space: {
        const BusinessId business = place.business();
        const Area area =
            area_of(frame.position, frame.components, business).value_or(Area::central_park);
        if (!is_territory(area)) {
            const Rect park = frame.at(title_of(Area::central_park));
            return {park.centre(), finger_sized(park)};
        }
        const bool is_printed = frame.components[business].colour == TileColour::printed;
        const Rect card = frame.at(is_printed ? printed_card_of(area) : tile_card_of(area));
        const ImVec2 centre = thug_space_of(card).centre();
        // Figures that share a card have a column each as hit area.
        const Rect reach = company.all == 1 ? card : card.columns(company.all, 0)[before];
        return {{centre.x - aside, centre.y}, finger_sized(reach)};
    }
    case Place::Kind::member_space: {
        const ImVec2 centre = frame.at(m_space_places[place.index].centre);
        const ImVec2 stands{centre.x - aside, centre.y};
        return {stands, finger_sized(Rect::around(stands, frame.size(40), frame.size(40)))};
    }
    case Place::Kind::territory: {
        // The stack is no target while figures are chosen, so the Police Chief's hit area covers
        // both.
        const ImVec2 base = frame.at(control_space_of(place.territory()));
        const ImVec2 chief = frame.at(chief_space_of(place.territory()));
        const ImVec2 between{(base.x + chief.x) / 2, (base.y + chief.y) / 2};
        return {chief, finger_sized(Rect::around(between, frame.size(42), frame.size(42)))};
    }
    default:
        break;
    }
    constexpr float row = 44;
    constexpr float first = 402;
    constexpr int in_column = 4;
    const std::div_t river = std::div(company.before, in_column);
    const ImVec2 hudson{
        24 + 36 * static_cast<float>(river.quot), first + row * static_cast<float>(river.rem)};
    return {frame.at(hudson), {}};
}

void Map::add_figure(Frame& frame, FigureId figure, Place place, const FigureSpot& standing)
{
    const bool is_worker = place.kind == Place::Kind::thug_space;
    const float size = frame.size(is_worker ? 44 : 52);
    desk::Hotspot& found = frame.add(Frame::Level::figure, thing::figure(figure),
        (*frame.tell_figure)(figure), Rect::around(standing.centre, size, size),
        is_worker ? desk::Hotspot::Shape::card : desk::Hotspot::Shape::disc);
    found.reach = standing.reach;
    if (is_worker && company_of(frame.position, place, figure).all == 1)
        found.reach = worker_reach(standing.reach);
    else if (place.kind == Place::Kind::territory)
        // The Police Chief and the stack beside him share the distance between them.
        found.reach = finger_sized(Rect::around(standing.centre, 0, 0));
}

void Map::draw_figures(Frame& frame) const
{
    Ui& ui = frame.ui;
    bool has_shot = false;
    const Rect river = frame.at(Rect{0, 350, 84, 376});
    ui.sign(river, tr("Hudson"), {Font::small_place, ui.theme().water_text, 0.5F});
    const float thug_space = thug_space_of(frame.at(tile_card_of(territories.front()))).width();
    for (const FigureId figure : all_figures) {
        const Place place = frame.position.place_of(figure);
        const std::string key = "figure:" + std::to_string(static_cast<int>(figure));
        const bool is_visible = place.is_on_board() || place.kind == Place::Kind::hudson;
        if (!is_visible) {
            if (m_scope == Scope::board)
                ui.forget_place(key);
            continue;
        }
        const FigureSpot standing = standing_of(frame, place, figure);
        // Only the board animates moves.
        const ImVec2 centre = m_scope == Scope::board
            ? desk::glide_on_board(ui, key, frame.origin, frame.factor, standing.centre)
            : standing.centre;
        const bool is_square = place.kind == Place::Kind::thug_space;
        const bool is_chief = place.kind == Place::Kind::territory;
        const float size = is_square ? std::min(frame.size(30), thug_space + frame.size(2))
                                     : frame.size(is_chief ? 36 : 40);
        draw_figure(ui, centre, size, owner_of(figure), kind_of(figure));
        has_shot = has_shot || !place.is_on_board();
        if (frame.tell_figure != nullptr && place.is_on_board())
            add_figure(frame, figure, place, standing);
        if (!frame.question.figures || !place.is_on_board())
            continue;
        const Glow glow = frame.question.figures(figure);
        if (glow == Glow::legal)
            ui.ring(centre, size * 0.72F, ui.theme().brass, 3_dp);
        std::string id =
            "on-board:" + format(figure_at_its_place(frame.position, figure), frame.components);
        // Two Thugs of a Family share a place only by a ruling.
        if (const int before = company_of(frame.position, place, figure).before)
            id += "#" + std::to_string(before + 1);
        if (ui.touch(id, standing.reach, mood_of(glow)))
            frame.tap({figure});
        ui.call(id, [&] {
            const std::optional<Family> owner = owner_of(figure);
            return tell(figure_at_its_place(frame.position, figure), frame.components,
                owner ? tell(*owner) : std::string());
        });
    }
    if (frame.tell_figure != nullptr && has_shot)
        frame.add(Frame::Level::figure, thing::hudson, tr("Hudson"),
            frame.at(Rect{4, 350, 82, map_height - 10}));
}

} // namespace consigliere::table_corleone
