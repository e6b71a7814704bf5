/// What lies on the map as things that can be asked about.

#include "companion/table_corleone/map.h"
#include "companion/table_corleone/map_frame.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/things.h"

namespace consigliere::table_corleone {

namespace {

using desk::Askable;

Askable card(std::string thing, std::string name, const Rect& place)
{
    return {std::move(thing), std::move(name), place, finger_sized(place)};
}

Askable disc(std::string thing, std::string name, ImVec2 centre, float size)
{
    const Rect place = Rect::around(centre, size, size);
    return {std::move(thing), std::move(name), place, finger_sized(place), Askable::Shape::disc};
}

} // namespace

/// Collects the things of one drawing of the map.
class Map::Collecting {
public:
    Collecting(const Map& map, const Frame& frame, const TellFigure& tell_figure)
        : m_map(map)
        , m_frame(frame)
        , m_tell_figure(tell_figure)
    {
    }

    [[nodiscard]] std::vector<Askable> all() &&
    {
        add_figures();
        add_spaces();
        add_businesses();
        for (const Area territory : territories)
            add_territory(territory);
        return std::move(m_things);
    }

private:
    void add_figures();
    void add_figure(FigureId figure, Place place);
    void add_spaces();
    void add_businesses();
    void add_territory(Area area);
    [[nodiscard]] bool is_taken(Place place) const
    {
        return std::ranges::find(m_frame.position.figures, place) != m_frame.position.figures.end();
    }
    /// The part of a card that is its figure's.
    [[nodiscard]] Rect worker_reach(const Rect& reach) const
    {
        return {std::max(reach.left, reach.right - 48_dp), reach.top, reach.right, reach.bottom};
    }

    const Map& m_map;
    const Frame& m_frame;
    const TellFigure& m_tell_figure;
    std::vector<Askable> m_things;
};

void Map::Collecting::add_figures()
{
    bool has_shot = false;
    for (const FigureId figure : all_figures) {
        const Place place = m_frame.position.place_of(figure);
        has_shot = has_shot || place.kind == Place::Kind::hudson;
        if (place.is_on_board())
            add_figure(figure, place);
    }
    if (has_shot)
        m_things.push_back(
            card(thing::hudson, tr("Hudson"), m_frame.at(Rect{4, 350, 82, map_height - 10})));
}

void Map::Collecting::add_figure(FigureId figure, Place place)
{
    const Standing standing = m_map.standing_of(m_frame, place, figure);
    Askable thing = disc(thing::figure(figure), m_tell_figure(figure), standing.centre,
        m_frame.size(place.kind == Place::Kind::thug_space ? 44 : 52));
    const auto same_place = std::ranges::count(m_frame.position.figures, place);
    thing.reach = standing.reach;
    if (place.kind == Place::Kind::thug_space) {
        thing.shape = Askable::Shape::card;
        if (same_place == 1)
            thing.reach = worker_reach(standing.reach);
    } else if (place.kind == Place::Kind::territory) {
        // The Police Chief and the stack beside him have half of the room between them each.
        thing.reach = finger_sized(Rect::around(standing.centre, 0, 0));
    }
    m_things.push_back(std::move(thing));
}

void Map::Collecting::add_spaces()
{
    for (std::size_t i = 0; i < m_frame.components.spaces().size(); ++i) {
        const auto id = static_cast<SpaceId>(i);
        if (is_taken(Place::on(id)))
            continue;
        Askable space = disc(thing::space(id, m_frame.components), tell(m_frame.components[id]),
            m_frame.at(m_map.m_space_places[i].centre), m_frame.size(46));
        space.light = Askable::Light::when_asked;
        m_things.push_back(std::move(space));
    }
}

void Map::Collecting::add_businesses()
{
    for (std::size_t i = 0; i < m_frame.components.businesses().size(); ++i) {
        const auto id = static_cast<BusinessId>(i);
        const std::optional<Area> area = area_of(m_frame.position, m_frame.components, id);
        if (!area)
            continue;
        const Business& business = m_frame.components[id];
        const bool is_printed = business.colour == TileColour::printed;
        const Rect place = !is_territory(*area) ? m_frame.at(title_of(*area))
            : is_printed                        ? m_frame.at(printed_card_of(*area))
                                                : m_frame.at(tile_card_of(*area));
        Askable thing = card(thing::business(id, m_frame.components), tell(business.naming), place);
        if (is_taken(Place::on(id)))
            thing.reach.right = worker_reach(thing.reach).left;
        // Where a finger has no room beside the figure, the figure answers for its Business.
        if (thing.reach.width() >= 48_dp)
            m_things.push_back(std::move(thing));
    }
}

void Map::Collecting::add_territory(Area area)
{
    const ImVec2 base = m_frame.at(control_space_of(area));
    Askable stack = disc(thing::stack(area),
        tr_fill("Control markers: {territory}", {{"territory", tell(area)}}), base,
        m_frame.size(58));
    stack.reach = finger_sized(Rect::around(base, 0, 0));
    if (stack_of(m_frame.position, area).empty())
        stack.light = Askable::Light::when_asked;
    m_things.push_back(std::move(stack));

    const Rect title = m_frame.at(title_of(area));
    const float lowest = m_frame.at(printed_card_of(area)).top;
    Askable land{thing::land(area), tell(area), title,
        {title.left - m_frame.size(14), lowest - 48_dp, title.right + m_frame.size(14), lowest}};
    for (const ImVec2 point : outline_of(area))
        land.outline.push_back(m_frame.at(point));
    m_things.push_back(std::move(land));
}

std::vector<desk::Askable> Map::things(Ui& ui, const Rect& rect, const Position& position,
    const Components& components, const TellFigure& tell_figure) const
{
    const MapQuestion nothing;
    const Frame frame = frame_in(ui, rect, position, components, nothing);
    return Collecting(*this, frame, tell_figure).all();
}

} // namespace consigliere::table_corleone
