// Phase 5: at the second count players lie down or stay standing.

#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

void discard_unused_cards(Judging& judging)
{
    for (const Player player : clockwise_from(judging.position(), judging.position().godfather)) {
        const Position& position = judging.position();
        const bool is_laid = position.of(player).card == Gangster::Card::laid;
        if (is_laid && (!stands(position, player) || target_is_absent(position, player))) {
            judging.note_checked(rule::discard_reminder);
            judging.perform(act::Discards{player});
        }
    }
}

namespace {

/// The Stealthy takes a bill of $10,000 on lying down (T-STE).
void serve_stealthy(Judging& judging)
{
    const Position& position = judging.position();
    const std::optional<Player> player = owner_of(position, Power::stealthy);
    const bool lies = player && position.of(*player).stance == Gangster::Stance::lies;
    if (!lies || position.of(*player).has_called || position.table[LootCard::bill_10000] == 0)
        return;
    judging.note_checked(rule::of(Power::stealthy), rule::a23_cute_stealthy);
    judging.perform(act::Calls{*player, Power::stealthy});
    judging.perform(
        act::Gives{LootPlace::table(), loot_of(LootCard::bill_10000), LootPlace::of(*player)});
}

} // namespace

void judge(Judging& judging, const TakeCover& move)
{
    const Position& position = judging.position();
    if (position.phase != Phase::privilege)
        object_unless(judging, Phase::courage);
    const bool is_decided = position.phase == Phase::cards || position.phase == Phase::sharing;
    judging.object_if(is_decided, message::courage_is_decided);
    judging.note_checked(rule::lies_down, rule::stands);
    for (const Player player : players(position)) {
        if (!move.lying.contains(player))
            continue;
        object_to_dead(judging, player);
        object_to_excluded(judging, player);
        judging.object_if(
            is_decided && stands(position, player), message::standing_takes_the_risk, player);
    }

    for (const Player player : players(position)) {
        if (move.lying.contains(player) && is_alive(position, player))
            judging.perform(act::LiesDown{player});
    }
    serve_stealthy(judging);
    if (position.phase <= Phase::courage)
        begin_phase(judging, Phase::cards);
}

} // namespace consigliere::cash_n_guns
