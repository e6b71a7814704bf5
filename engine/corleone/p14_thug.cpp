// Page 14: Thugs on Thug spaces, Fronts, and the controller's share.

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"

namespace consigliere::corleone {

void object_to_thug_space(Judging& judging, BusinessId business)
{
    judging.object_if(business == Components::central_park, message::park_takes_no_thug);
    judging.note_checked(rule::thug_space);
    if (const std::optional<FigureId> there = figure_at(judging.position(), Place::on(business)))
        judging.object(message::thug_space_taken, figure_at_its_place(judging.position(), *there));
}

void judge(Judging& judging, Family family, const PlaceThug& move)
{
    object_to_action(judging, family);
    const std::optional<FigureId> thug = figure_for_action(judging, family, FigureKind::thug);
    judging.object_if(!area_of(judging.position(), judging.components(), move.business),
        message::not_on_board, Place::on(move.business));
    object_to_thug_space(judging, move.business);
    if (judging.is_impossible())
        return;

    judging.perform(
        act::Placed{figure_at_its_place(judging.position(), *thug), Place::on(move.business)});
    begin_action(judging, {Source::Kind::front, static_cast<std::uint8_t>(move.business), family});
    if (move.business != Components::central_park)
        shake_down_front(judging, family, move.business);
}

void shake_down_front(Judging& judging, Family family, BusinessId business)
{
    const std::optional<Icons>& front = judging.components()[business].front;
    judging.note_checked(rule::front, rule::controller, rule::own_turf);
    add_due(judging, family, front);
    const std::optional<Area> area = area_of(judging.position(), judging.components(), business);
    const std::optional<Family> controller =
        area ? controller_of(judging.position(), *area) : std::nullopt;
    // In one's own Territory the Front pays once (14.own-turf).
    if (controller && *controller != family)
        add_due(judging, *controller, front);
}

} // namespace consigliere::corleone
