// Pages 8 and 9: setup, and the figures of each player.

#include "engine/corleone/flow.h"

namespace consigliere::corleone {

namespace {

/// Number of Territories with a tile before Act I, from Wall Street.
int setup_tile_count(int players)
{
    if (players == 5)
        return 3;
    return players == 4 ? 1 : 0;
}

/// A figure in the Hudson is unavailable (17.shot).
void object_to_shot(Judging& judging, Family family, FigureKind kind)
{
    const Position& position = judging.position();
    if (const std::optional<FigureId> shot =
            find_figure(position, family, kind, Place::Kind::hudson))
        judging.object(message::is_in_hudson, figure_at_its_place(position, *shot));
}

} // namespace

std::optional<Area> missing_setup_tile(const Position& position, const Components& components)
{
    for (int number = 1; number <= setup_tile_count(player_count(position)); ++number) {
        const Area territory = territory_with_number(number);
        if (slot_is_empty(position, components, territory))
            return territory;
    }
    return std::nullopt;
}

bool is_setup_tile_place(const Position& position, const Components& components, Area territory)
{
    return is_territory(territory)
        && number_of_territory(territory) <= setup_tile_count(player_count(position))
        && slot_is_empty(position, components, territory);
}

void judge_setup_tile(Judging& judging, const OpenBusiness& move)
{
    const std::optional<TileColour>& colour = judging.components()[move.business].colour;
    judging.object_if(!colour, message::setup_tile_colour_unknown, move.business)
        || judging.object_if(
            *colour != TileColour::blue, message::setup_tile_not_blue, move.business, colour);
    judging.perform(act::Opened{move.business, move.territory});
}

std::optional<FigureId> figure_for_action(Judging& judging, Family family, FigureKind kind)
{
    const Position& position = judging.position();
    judging.note_checked(rule::figures);
    if (const std::optional<FigureId> ready =
            find_figure(position, family, kind, Place::Kind::supply))
        return ready;

    const std::optional<FigureId> boxed = find_figure(position, family, kind, Place::Kind::box);
    if (!boxed) {
        judging.object(message::figure_not_in_supply, family, kind);
        object_to_shot(judging, family, kind);
        return std::nullopt;
    }
    if (kind == FigureKind::thug) {
        judging.object(message::third_thug, family, 2);
        return boxed;
    }
    const int enters = kind == FigureKind::heir ? 4 : 2;
    judging.object(message::figure_comes_later, kind, ActNumber{enters});
    judging.object(message::figure_not_entered, ActNumber{enters});
    return boxed;
}

} // namespace consigliere::corleone
