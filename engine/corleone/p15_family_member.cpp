// Page 15: Family Members, Backs, Central Park; money is never changed.

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"
#include "engine/corleone/possible.h"

namespace consigliere::corleone {

void object_to_member_space(Judging& judging, SpaceId space)
{
    const Position& position = judging.position();
    const Space& printed = judging.components()[space];
    judging.note_checked(rule::member_space);
    if (const std::optional<FigureId> there = figure_at(position, Place::on(space)))
        judging.object(message::member_space_taken, figure_at_its_place(position, *there));
    judging.object_if(!printed.is_described, message::space_undescribed, space);
    judging.object_if(is_barred_by_three_plus(position, judging.components(), space),
        message::three_plus_space, space)
        || judging.object_if(
            player_count(position) == 2 && !printed.three_plus, message::three_plus_unknown, space);
}

void judge(Judging& judging, Family family, const PlaceMember& move)
{
    object_to_action(judging, family);
    const std::optional<FigureId> member = figure_for_action(judging, family, move.figure);
    object_to_member_space(judging, move.space);
    if (judging.is_impossible())
        return;

    judging.perform(
        act::Placed{figure_at_its_place(judging.position(), *member), Place::on(move.space)});
    begin_action(judging, {Source::Kind::backs, static_cast<std::uint8_t>(move.space), family});
    shake_down_backs(judging, family, move.space);
}

void shake_down_backs(Judging& judging, Family family, SpaceId space)
{
    const AreaSet touches = judging.components()[space].touches;
    for (const Area area : all_of<Area>) {
        if (!touches.contains(area))
            continue;
        // An unnamed printed Business: its Back is unknown.
        if (is_territory(area) && !judging.components().printed_business(area))
            add_due(judging, family, std::nullopt);
        for (std::size_t i = 0; i < judging.components().businesses().size(); ++i) {
            const auto business = static_cast<BusinessId>(i);
            if (area_of(judging.position(), judging.components(), business) == area)
                shake_down_back(judging, family, business);
        }
    }
}

void shake_down_back(Judging& judging, Family family, BusinessId business)
{
    judging.note_checked(rule::back, rule::controller_back);
    add_due(judging, family, judging.components()[business].back);
}

void judge(Judging& judging, Family family, const ChangeMoney& move)
{
    judging.object(message::no_change);
    judging.perform(act::Loses{family, move.gives});
    judging.perform(act::Gains{family, move.takes});
}

} // namespace consigliere::corleone
