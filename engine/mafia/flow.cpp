#include "engine/mafia/flow.h"

#include "engine/mafia/purse.h"

namespace consigliere::mafia {

void begin_phase(Judging& judging, Phase phase)
{
    judging.perform(act::PhaseBegins{phase});
}

std::optional<ledger::RuleId> errand_of(const Position& position)
{
    const Turn& turn = position.turn;
    if (turn.errand == Errand::toss)
        return rule::fortuna;
    if (turn.errand == Errand::bet)
        return rule::casino;
    if (turn.red_draws + turn.black_draws == 0)
        return std::nullopt;
    const FieldKind kind = position.of(*turn.drawer).field.kind();
    const bool is_of_field =
        turn.drawer == turn.figure && (kind == FieldKind::fortuna || kind == FieldKind::problem);
    return is_of_field ? rule_of(kind) : rule::get_cards;
}

Figure errand_bearer(const Position& position)
{
    const Turn& turn = position.turn;
    return turn.errand == Errand::none && turn.drawer ? *turn.drawer
                                                      : turn.figure.value_or(Figure{});
}

void object_to_end(Judging& judging)
{
    const Position& position = judging.position();
    const bool is_over = position.phase == Phase::end;
    if (!judging.object_if(
            is_over, message::game_is_over(rule_of(position.ending)), position.ending))
        return;
    if (position.blood_was_spared)
        judging.object(message::ended_before_removals);
}

void object_to_pressing(Judging& judging)
{
    const Position& position = judging.position();
    object_to_end(judging);
    const bool has_dues = !position.dues.empty();
    judging.note_checked(rule::distress, rule::vendetta);
    if (has_dues)
        judging.object(
            message::waits_for_payment, position.dues[0].debtor, Donar{position.dues[0].amount});
    if (position.vendetta)
        judging.object(message::waits_for_vendetta, position.vendetta->remover(),
            position.vendetta->bleeding());
    judging.note_checked(rule::field_first);
    if (const std::optional<ledger::RuleId> rule = errand_of(position)) {
        judging.object(message::waits_for_errand(*rule), errand_bearer(position));
        judging.object(message::field_comes_first);
    }
}

void object_unless_moved(Judging& judging)
{
    const Position& position = judging.position();
    judging.object_if(position.phase == Phase::roll, message::waits_for_roll);
    judging.object_if(position.phase == Phase::move, message::waits_for_move, position.turn.figure);
    judging.object_if(position.turn.is_skipped, message::skips_turn, position.turn.figure);
}

void reach(Judging& judging, Phase wanted)
{
    object_to_pressing(judging);
    object_unless_moved(judging);
    const Phase phase = judging.position().phase;
    if (phase == Phase::end || phase == Phase::vendetta)
        return;
    judging.object_if(phase > wanted, message::step_is_over, wanted);
    if (phase < wanted && phase >= Phase::field)
        begin_phase(judging, wanted);
}

void auto_advance(Judging& judging)
{
    while (settle_dues(judging)) { }
    const Position& position = judging.position();
    const bool field_is_done = position.phase == Phase::field && position.dues.empty()
        && !errand_of(position) && position.turn.offer == Offer::none;
    if (field_is_done)
        begin_phase(judging, Phase::business);
}

} // namespace consigliere::mafia
