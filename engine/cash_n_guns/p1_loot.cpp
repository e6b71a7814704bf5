// Phase 1: reveals the loot of the round.

#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

namespace {

/// In the last round the loot is what no other round has shown.
bool is_determined(const Position& position)
{
    return position.round == last_round && position.deck.total() == loot_cards_per_round;
}

void object_to_last_loot(Judging& judging, const Loot& loot)
{
    const Loot& must = judging.position().deck;
    for (const LootCard card : all_loot_cards) {
        judging.object_if(
            loot[card] != must[card], message::last_loot_differs, card, must[card], loot[card]);
    }
}

void object_to_loot(Judging& judging, const Loot& loot)
{
    const Loot box = loot_deck();
    for (const LootCard card : all_loot_cards) {
        const int left = judging.position().deck[card];
        judging.object_if(loot[card] > left, message::box_has_fewer, card, box[card],
            box[card] - left, loot[card]);
    }
    judging.object_if(loot.total() != loot_cards_per_round, message::wrong_loot_count,
        loot_cards_per_round, loot.total());
}

} // namespace

void judge(Judging& judging, const RevealLoot& move)
{
    object_unless(judging, Phase::loot);
    if (is_determined(judging.position()))
        object_to_last_loot(judging, move.loot);
    else
        object_to_loot(judging, move.loot);
    if (judging.is_impossible())
        return;

    judging.perform(act::Reveals{move.loot});
    if (judging.position().phase != Phase::loot)
        return;
    judging.note_checked(judging.position().round == 1 ? rule::token : rule::token_back);
    judging.perform(act::OffersDesk{});
    begin_hold_up(judging);
}

void begin_round(Judging& judging)
{
    Position& position = judging.position();
    position.next_godfather.reset();
    position.has_ordered = false;
    position.has_shown = false;
    position.has_begun_sharing = false;
    position.has_passed_powers = false;
    position.turn.reset();
    position.ban.reset();
    for (Gangster& gangster : position.gangsters) {
        Gangster next;
        next.power = gangster.power;
        next.loot = gangster.loot;
        next.wounds = gangster.wounds;
        next.wounds_suffered = gangster.wounds_suffered;
        next.is_out = gangster.is_out;
        next.bullets = gangster.bullets;
        // The last discard can be recorded until the next card is laid.
        next.unseen = gangster.unseen;
        next.may_have_reloaded = gangster.may_have_reloaded;
        gangster = next;
    }
    begin_phase(judging, Phase::loot);
}

} // namespace consigliere::cash_n_guns
