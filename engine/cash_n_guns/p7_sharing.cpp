// Phase 7: order of the shares, and the next Godfather.

#include "engine/cash_n_guns/flow.h"
#include "engine/cash_n_guns/messages_beliefs.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

namespace {

bool can_pick(const Position& position, Player player)
{
    return stands(position, player) && !position.of(player).has_enough;
}

bool nothing_is_left(const Position& position)
{
    return position.table.empty() && !position.desk_is_open;
}

Player nearest_alive(const Position& position, Player player)
{
    const std::optional<Player> nearest =
        first_of(clockwise_from(position, left_of(position, player)),
            [&position](Player next) { return is_alive(position, next); });
    return nearest.value_or(player);
}

} // namespace

std::optional<Player> first_to_share(const Position& position)
{
    return first_of(clockwise_from(position, position.godfather),
        [&position](Player player) { return can_pick(position, player); });
}

std::optional<Player> next_to_share(const Position& position, Player player)
{
    return first_of(clockwise_from(position, left_of(position, player)),
        [&position](Player next) { return can_pick(position, next); });
}

bool can_take(const Position& position, Share share)
{
    if (position.ban == type_of(share))
        return false;
    return share.is_desk() ? position.desk_is_open : position.table[*share.card()] > 0;
}

bool may_leave_desk(const Position& position)
{
    return position.phase == Phase::sharing && position.turn && position.desk_is_open
        && position.table.empty() && !position.options.token_must_go;
}

act::MovesDesk desk_after_round(const Position& position)
{
    if (position.next_godfather)
        return {*position.next_godfather, DeskReason::token};
    if (!is_alive(position, position.godfather))
        return {nearest_alive(position, position.godfather), DeskReason::inherited};
    return {position.godfather, DeskReason::kept};
}

bool may_trade(const Position& position, Player player)
{
    return has_power(position, player, Power::junk_dealer) && !position.of(player).has_called
        && any_player(position,
            [&](Player other) { return other != player && has_loot(position.of(other)); });
}

void begin_sharing(Judging& judging)
{
    judging.position().has_passed_powers = false;
    begin_phase(judging, Phase::sharing);
}

namespace {

/// Removes the loot of eliminated players, once the Vulture has drawn (A12).
void clear_away_the_dead(Judging& judging)
{
    for (const Player player : players(judging.position())) {
        Gangster& gangster = judging.position().of(player);
        if (!gangster.is_out)
            continue;
        judging.note_checked(rule::a12_dead_loot);
        gangster.can_be_plundered = false;
        if (!gangster.loot.empty())
            judging.perform(act::Gives{LootPlace::of(player), gangster.loot, LootPlace::box()});
    }
}

/// The Cute takes a bill of $5,000 before the first share (T-CUT).
void serve_cute(Judging& judging)
{
    const Position& position = judging.position();
    const std::optional<Player> player = owner_of(position, Power::cute);
    if (!player || !stands(position, *player) || position.table[LootCard::bill_5000] == 0)
        return;
    judging.note_checked(rule::of(Power::cute), rule::a23_cute_stealthy);
    judging.perform(act::Calls{*player, Power::cute});
    judging.perform(
        act::Gives{LootPlace::table(), loot_of(LootCard::bill_5000), LootPlace::of(*player)});
}

void start_shares(Judging& judging)
{
    clear_away_the_dead(judging);
    serve_cute(judging);
    judging.note_checked(rule::first_share);
    judging.position().has_begun_sharing = true;
    judging.position().turn = first_to_share(judging.position());
}

void move_desk(Judging& judging)
{
    const act::MovesDesk desk = desk_after_round(judging.position());
    judging.note_checked(message::why_godfather(desk.reason).rule);
    judging.perform(desk);
}

void end_round(Judging& judging)
{
    Position& position = judging.position();
    const bool is_last = position.round >= last_round;
    const bool is_carried = position.options.unclaimed == Unclaimed::carry && !is_last;
    if (!position.table.empty())
        judging.note_checked(rule::a7_unclaimed);
    if (!position.table.empty() && !is_carried)
        judging.perform(act::Unclaimed{position.table});
    if (is_last) {
        begin_end(judging);
        return;
    }
    move_desk(judging);
    ++position.round;
    begin_round(judging);
}

/// True if the Dictator can still forbid something to this player.
bool dictator_may_forbid(const Position& position, Player player)
{
    const std::optional<Player> dictator = owner_of(position, Power::dictator);
    return dictator && *dictator != player && stands(position, *dictator)
        && !position.of(*dictator).has_called;
}

bool may_take_two(const Position& position, Player player)
{
    return has_power(position, player, Power::greedy) && !position.of(player).has_picked;
}

/// True if a Clip does nothing for its user and for the Good Friend.
bool clip_does_nothing(const Position& position, Player player)
{
    const std::optional<Player> good_friend = owner_of(position, Power::good_friend);
    return clip_outcome(position, player) == ClipOutcome::nothing
        && (!good_friend || clip_outcome(position, *good_friend) == ClipOutcome::nothing);
}

/// True if a Clip's effect is certain for its user and for the Good Friend.
bool clip_is_certain(const Position& position, Player player)
{
    const ClipOutcome outcome = clip_outcome(position, player);
    const std::optional<Player> good_friend = owner_of(position, Power::good_friend);
    if (outcome != ClipOutcome::bang || !good_friend || *good_friend == player)
        return outcome != ClipOutcome::unknown;
    return position.pile.least > 1;
}

/// The only share that the player can take, or gets anyway because no other player takes one.
/// Returns nullopt if there is a choice.
std::optional<Share> only_share(const Position& position, Player player)
{
    if (dictator_may_forbid(position, player) || may_trade(position, player))
        return std::nullopt;
    const bool is_alone = next_to_share(position, player) == player;
    std::optional<Share> found;
    int kinds = 0;
    for (const Share share : all_shares) {
        if (!can_take(position, share))
            continue;
        ++kinds;
        // A Clip comes last, because its effect may need a line.
        if (!found || found == Share(LootCard::clip))
            found = share;
    }
    if (kinds > 1 && (!is_alone || may_take_two(position, player)))
        return std::nullopt;
    if (found == Share::desk() && !position.options.token_must_go)
        return std::nullopt;
    return found;
}

/// Like only_share(), but nullopt for a Clip that may bring a Bang!: its player chooses the card to
/// discard for it (A9).
std::optional<Share> unsaid_share(const Position& position, Player player)
{
    const std::optional<Share> share = only_share(position, player);
    const bool is_clip = share == Share(LootCard::clip);
    return is_clip && !clip_does_nothing(position, player) ? std::nullopt : share;
}

bool can_take_anything(const Position& position)
{
    return std::ranges::any_of(
        all_shares, [&position](Share share) { return can_take(position, share); });
}

/// Passes the turn of a player to whom everything left is forbidden (A19).
void take_nothing(Judging& judging)
{
    Position& position = judging.position();
    const Player player = *position.turn;
    judging.note_checked(rule::a19_dictator);
    judging.log_only(act::TakesNothing{player});
    position.ban.reset();
    position.turn = next_to_share(position, player);
}

/// Saves the state before the first automatic share.
void remember_unsaid(Position& position)
{
    if (!position.before_unsaid)
        position.before_unsaid = static_cast<const Situation&>(position);
}

} // namespace

bool only_clip_is_left(const Position& position)
{
    return position.phase == Phase::sharing && position.turn
        && only_share(position, *position.turn) == Share(LootCard::clip)
        && clip_is_certain(position, *position.turn);
}

void pass_over_idle(Judging& judging, Player player)
{
    const Position& position = judging.position();
    if (position.turn && *position.turn != player && !can_take_anything(position))
        take_nothing(judging);
}

bool advance_sharing(Judging& judging)
{
    Position& position = judging.position();
    if (!position.has_begun_sharing) {
        if (any_power_is_awaited(position))
            return false;
        start_shares(judging);
        return true;
    }
    // A correction may have excluded the player from the sharing.
    if (position.turn && !can_pick(position, *position.turn))
        position.turn = next_to_share(position, *position.turn);
    judging.note_checked(rule::everything_goes);
    const bool only_desk_in_last_round = may_leave_desk(position) && position.round == last_round;
    if (nothing_is_left(position)) {
        end_round(judging);
        return true;
    }
    if (!position.turn || only_desk_in_last_round) {
        remember_unsaid(position);
        end_round(judging);
        return true;
    }
    const Player player = *position.turn;
    if (!can_take_anything(position)) {
        remember_unsaid(position);
        take_nothing(judging);
        return true;
    }
    if (const std::optional<Share> share = unsaid_share(position, player)) {
        remember_unsaid(position);
        take_unsaid(judging, player, *share);
        return true;
    }
    return false;
}

void judge(Judging& judging, Player player, const LeaveDesk&)
{
    const Position& position = judging.position();
    object_to_dead(judging, player);
    object_unless(judging, Phase::sharing);
    judging.object_if(position.options.token_must_go, message::desk_must_go)
        || judging.object_if(!position.table.empty(), message::desk_is_not_last);
    judging.object_if(!position.desk_is_open, message::desk_is_taken);
    if (position.phase != Phase::sharing)
        return;
    judging.object_if(
        position.turn && *position.turn != player, message::not_his_share, position.turn);
    judging.perform(act::LeavesDesk{});
}

} // namespace consigliere::cash_n_guns
