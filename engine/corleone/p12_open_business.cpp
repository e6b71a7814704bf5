// Page 12: at the start of every Act one tile is opened.

#include "engine/corleone/flow.h"

namespace consigliere::corleone {

namespace {

void object_to_colour(Judging& judging, BusinessId business)
{
    const int act = judging.position().act;
    const TileColour expected = act <= 2 ? TileColour::blue : TileColour::red;
    const std::optional<TileColour>& colour = judging.components()[business].colour;
    judging.object_if(!colour, message::tile_colour_unknown, business, ActNumber{act})
        || judging.object_if(*colour != expected, message::wrong_tile_colour, ActNumber{act},
            expected, business, colour);
}

void object_to_slot(Judging& judging, Area territory)
{
    const Position& position = judging.position();
    const std::optional<Area> lowest = lowest_empty_slot(position, judging.components());
    judging.object_if(lowest && *lowest != territory, message::not_lowest_slot, lowest);
    judging.object_if(!is_territory(territory), message::park_takes_no_tile)
        || judging.object_if(!slot_is_empty(position, judging.components(), territory),
            message::slot_is_taken, territory);
}

/// Not at the start of an Act. In later phases, cite what has to be finished first.
void object_to_time(Judging& judging)
{
    judging.object(message::tile_only_at_start);
    if (judging.position().phase > Phase::business)
        object_unless(judging, Phase::open);
}

} // namespace

void judge(Judging& judging, const OpenBusiness& move)
{
    Position& position = judging.position();
    const std::optional<Area> area = area_of(position, judging.components(), move.business);
    if (judging.object_if(area.has_value(), message::tile_already_open, move.business, area))
        return;
    if (position.phase == Phase::setup) {
        if (is_setup_tile_place(position, judging.components(), move.territory)) {
            judge_setup_tile(judging, move);
            return;
        }
        const std::optional<Area> missing = missing_setup_tile(position, judging.components());
        if (judging.object_if(missing.has_value(), message::setup_tile_missing, missing)) {
            judging.object_if(!is_territory(move.territory), message::park_takes_no_tile);
            judging.perform(act::Opened{move.business, move.territory});
            return;
        }
    }
    if (position.phase == Phase::entracte || position.phase == Phase::setup)
        finish_revealing(judging);
    else if (position.phase != Phase::open)
        object_to_time(judging);
    object_to_slot(judging, move.territory);
    object_to_colour(judging, move.business);

    judging.perform(act::Opened{move.business, move.territory});
    const bool starts_act = position.phase == Phase::setup || position.phase == Phase::open;
    if (starts_act && !judging.is_impossible())
        begin_business(judging);
}

} // namespace consigliere::corleone
