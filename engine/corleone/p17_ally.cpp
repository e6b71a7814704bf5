/// Page 17: playing an Ally.

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"

namespace consigliere::corleone {

void judge(Judging& judging, Family family, const PlayAlly& move)
{
    object_to_action(judging, family);
    if (figures_in_supply(judging.position(), family) == 0)
        judging.object(message::ally_needs_figure, family);

    const AllyState state = judging.position().state_of(move.ally);
    const bool is_mine = state.owner == family;
    if (state.kind == AllyState::Kind::played && is_mine)
        judging.object(message::ally_once_an_act, move.ally);
    else if (state.kind == AllyState::Kind::gone)
        judging.object(message::ally_is_gone, move.ally);
    else if (state.kind != AllyState::Kind::hand || !is_mine)
        judging.object(message::lacks_ally, family, move.ally);
    if (judging.is_impossible())
        return;

    judging.does(act::PlaysAlly{family, move.ally});
    begin_action(judging, {Source::Kind::ally, static_cast<std::uint8_t>(move.ally), family});
    add_due(judging, family, judging.components()[move.ally].effect);
}

} // namespace consigliere::corleone
