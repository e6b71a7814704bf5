// The vendetta after the capture of a guarded field (M-3.5.6).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_map.h"

namespace consigliere::mafia {

void begin_vendetta(Judging& judging, Figure attacker, Figure victim)
{
    judging.note_checked(rule::a30_before_removals, rule::a15_no_piece_left);
    if (pieces_of(judging.position(), victim) == 0 || judging.position().phase == Phase::end) {
        judging.position().blood_was_spared = true;
        return;
    }
    judging.perform(act::VendettaBegins{attacker, victim});
    begin_phase(judging, Phase::vendetta);
}

void judge(Judging& judging, Figure figure, const Remove& move)
{
    object_to_end(judging);
    const Position& position = judging.position();
    judging.note_checked(rule::vendetta, rule::vendetta_removal, rule::a16_arithmetic);
    if (!position.vendetta) {
        judging.object(message::no_vendetta);
        judging.object_if(
            position.blood_was_spared && position.phase != Phase::end, message::victim_had_no_more);
    } else {
        const Vendetta& vendetta = *position.vendetta;
        judging.object_if(
            vendetta.remover() != figure, message::not_his_removal, vendetta.remover(), figure);
        const bool is_other = !position.of(vendetta.bleeding()).pieces.contains(move.square);
        judging.object_if(is_other, message::piece_of_another, move.square, vendetta.bleeding());
    }
    const std::optional<Figure> owner = owner_of(position, move.square);
    if (judging.object_if(!owner, message::nothing_lies_there, move.square))
        return;

    lift_piece(judging, *owner, move.square);
    if (!judging.position().vendetta)
        return;
    Vendetta& vendetta = *judging.position().vendetta;
    if (pieces_of(position, vendetta.bleeding()) > 0) {
        vendetta.victim_removes = !vendetta.victim_removes;
        return;
    }
    judging.perform(act::VendettaEnds{});
    begin_phase(judging, Phase::city);
}

} // namespace consigliere::mafia
