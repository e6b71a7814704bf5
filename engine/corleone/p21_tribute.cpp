// Page 21: Tribute to the Don.

#include "engine/corleone/flow.h"

namespace consigliere::corleone {

namespace {

bool has_paid(const Position& position, Family family)
{
    return position.of(family).has_paid_tribute
        || hand_size(position, family) <= hand_limit(position);
}

} // namespace

std::optional<Family> next_to_discard(const Position& position)
{
    return first_of(
        clockwise(position), [&](Family family) { return !has_paid(position, family); });
}

void begin_tribute(Judging& judging)
{
    Position& position = judging.position();
    begin_phase(judging, Phase::tribute);
    judging.note_checked(rule::allies_back);
    for (Holding& holding : position.holdings)
        holding.has_paid_tribute = false;
    for (std::size_t i = 0; i < position.allies.size(); ++i) {
        if (position.allies[i].kind == AllyState::Kind::played)
            judging.perform(act::AllyReturns{position.allies[i].owner, static_cast<AllyId>(i)});
    }
}

bool advance_tribute(Judging& judging)
{
    const Position& position = judging.position();
    // In board tracking hands are unknown: do not wait.
    if (position.tracking == Tracking::full && next_to_discard(position))
        return false;
    if (position.act < last_act)
        begin_entracte(judging);
    else
        begin_end(judging);
    return true;
}

void judge(Judging& judging, Family family, const Discard& move)
{
    Position& position = judging.position();
    if (position.tracking == Tracking::board) {
        judging.object(message::hands_not_followed);
        // Allies are known even in board tracking: they come from the board.
        Cards allies;
        allies.allies = move.cards.allies;
        if (!allies.empty())
            judging.perform(act::Loses{family, allies});
        return;
    }
    // A Tribute without discards ends automatically; a later discard is refused with the limit.
    const bool has_been_tribute =
        position.phase == Phase::entracte || (position.phase == Phase::end && move.cards.empty());
    if (!has_been_tribute)
        object_unless(judging, Phase::tribute);
    const int hand = hand_size(position, family);
    const int limit = hand_limit(position);
    judging.note_checked(rule::hand_limit, rule::tribute_limit, rule::tribute_discards);
    const bool is_tribute = position.phase == Phase::tribute;
    const bool owes_nothing = has_been_tribute || (is_tribute && has_paid(position, family));
    // `discards nothing` is accepted without effect.
    if (owes_nothing && move.cards.empty())
        return;
    if (is_tribute || has_been_tribute)
        judging.object_if(owes_nothing, message::within_limit, family, hand, limit)
            || judging.object_if(hand - move.cards.count() != limit, message::wrong_tribute, family,
                hand, limit, move.cards.count());
    show_named_jobs(judging, family, move.cards);
    judging.perform(act::Loses{family, move.cards});
    position.of(family).has_paid_tribute = is_tribute;
}

} // namespace consigliere::corleone
