/// Page 17: playing an Ally.

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"

namespace consigliere::corleone {

void judge(Judging& judging, Family family, const PlayAlly& move)
{
    object_to_action(judging, family);
    judging.object_if(
        figures_in_supply(judging.position(), family) == 0, message::ally_needs_figure, family);

    const AllyState state = judging.position().state_of(move.ally);
    const bool is_mine = state.owner == family;
    judging.object_if(
        state.kind == AllyState::Kind::played && is_mine, message::ally_once_an_act, move.ally)
        || judging.object_if(state.kind == AllyState::Kind::gone, message::ally_is_gone, move.ally)
        || judging.object_if(state.kind != AllyState::Kind::hand || !is_mine, message::lacks_ally,
            family, move.ally);
    if (judging.is_impossible())
        return;

    judging.perform(act::PlaysAlly{family, move.ally});
    begin_action(judging, {Source::Kind::ally, static_cast<std::uint8_t>(move.ally), family});
    add_due(judging, family, judging.components()[move.ally].effect);
}

} // namespace consigliere::corleone
