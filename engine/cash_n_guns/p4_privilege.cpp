// Phase 4: the Godfather may order one player to change the target.

#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

namespace {

/// The new target differs from the ordered player and from the present target.
constexpr int least_alive_for_order = 3;

} // namespace

bool can_be_ordered(const Position& position, Player player)
{
    return is_alive(position, player) && player != position.godfather
        && position.of(player).aim == Gangster::Aim::at;
}

bool can_order(const Position& position)
{
    const bool is_there = is_alive(position, position.godfather)
        && position.of(position.godfather).stance != Gangster::Stance::excluded;
    if (!is_there || position.has_ordered || count_alive(position) < least_alive_for_order)
        return false;
    return any_player(
        position, [&position](Player player) { return can_be_ordered(position, player); });
}

bool advance_privilege(Judging& judging)
{
    if (can_order(judging.position()))
        return false;
    begin_phase(judging, Phase::courage);
    return true;
}

namespace {

void object_to_godfather(Judging& judging, Player player)
{
    const Position& position = judging.position();
    judging.object_if(
        player != position.godfather, message::only_godfather_orders, position.godfather, player);
    object_to_dead(judging, player);
    object_to_excluded(judging, player);
    if (judging.object_if(position.has_ordered, message::one_is_ordered))
        judging.object(message::ordered_once);
    else
        judging.object_if(count_alive(position) < least_alive_for_order, message::no_other_target);
}

void object_to_ordered(Judging& judging, const Redirect& move)
{
    const Position& position = judging.position();
    const Gangster& ordered = position.of(move.player);
    object_to_dead(judging, move.player);
    object_to_excluded(judging, move.player);
    const bool is_godfather = move.player == position.godfather;
    judging.object_if(is_godfather, message::orders_himself, position.godfather);
    judging.object_if(is_godfather, message::anybody_but_himself, position.godfather);
    judging.object_if(
        ordered.aim == Gangster::Aim::slow, message::ordered_has_no_target, move.player);

    judging.object_if(move.target == move.player, message::aims_at_himself, move.player);
    object_to_dead(judging, move.target);
    judging.object_if(ordered.aims_at(move.target), message::same_target, move.player, move.target);
}

} // namespace

void judge(Judging& judging, Player player, const Redirect& move)
{
    // The phase ended automatically if there was nothing to order; the reasons below say why.
    if (judging.position().phase != Phase::courage)
        object_unless(judging, Phase::privilege);
    object_to_godfather(judging, player);
    object_to_ordered(judging, move);

    judging.perform(act::ChangesTarget{move.player, move.target});
    judging.position().has_ordered = true;
    if (player != judging.position().godfather)
        judging.log_only(act::OrderIsGiven{player});
}

} // namespace consigliere::cash_n_guns
