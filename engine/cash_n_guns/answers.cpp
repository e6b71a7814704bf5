#include "engine/cash_n_guns/answers.h"

#include "engine/cash_n_guns/messages_beliefs.h"

namespace consigliere::cash_n_guns {

namespace {

/// True if a player who aims at `player` has played `card` this way.
bool is_aimed_at_with(const Position& position, Player player, Gangster::Card card)
{
    return any_player(position, [&](Player other) {
        return position.of(other).aims_at(player) && position.of(other).card == card;
    });
}

/// True if one of those who hit this player was hit in return.
bool shot_each_other(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    return gangster.card == Gangster::Card::bang && gangster.aims_at(gangster.target)
        && position.of(gangster.target).aims_at(player)
        && position.of(gangster.target).card == Gangster::Card::bang;
}

} // namespace

ledger::RuleId rule_of(DeskReason reason)
{
    return message::why_godfather(reason).rule;
}

const ledger::Forbids<Player, int>& why_wounds(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    if (gangster.was_healed)
        return message::kit_has_healed;
    if (gangster.hits > 1)
        return message::every_hit_counts;
    if (gangster.hits == 1 && shot_each_other(position, player))
        return message::all_shoot_at_once;
    if (gangster.stance == Gangster::Stance::lies)
        return message::lying_is_safe;
    if (gangster.hits == 0 && is_aimed_at_with(position, player, Gangster::Card::click))
        return message::click_wounds_nobody;
    if (gangster.hits == 0 && is_aimed_at_with(position, player, Gangster::Card::discarded))
        return message::discard_wounds_nobody;
    return message::wounds_differ;
}

} // namespace consigliere::cash_n_guns
