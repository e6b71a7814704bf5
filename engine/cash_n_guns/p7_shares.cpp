// Phase 7: taking a share, and the immediate effects of Clips and First aid kits.

#include "engine/cash_n_guns/flow.h"

namespace consigliere::cash_n_guns {

ClipOutcome clip_outcome(const Position& position, Player player)
{
    if (position.of(player).bullets.cards == 0 || position.pile.most == 0)
        return ClipOutcome::nothing;
    return position.pile.least > 0 ? ClipOutcome::bang : ClipOutcome::unknown;
}

namespace {

bool is_aimed_at(const Position& position, Player player)
{
    return any_player(position, [&](Player other) { return position.of(other).aims_at(player); });
}

/// Objects if the player gets nothing in this round, with the reason.
void object_to_absence(Judging& judging, Player player)
{
    const Gangster& gangster = judging.position().of(player);
    object_to_dead(judging, player);
    object_to_excluded(judging, player);
    const bool lies = gangster.stance == Gangster::Stance::lies;
    if (judging.object_if(lies, message::lying_gets_nothing, player))
        judging.object_if(
            !is_aimed_at(judging.position(), player), message::may_lie_unthreatened, player);
    judging.object_if(gangster.stance == Gangster::Stance::shot && !gangster.is_out,
        message::wounded_gets_nothing, player);
    if (gangster.has_enough)
        judging.object(message::greedy_has_enough, player);
}

/// Objects if the next share is another player's.
void object_to_order(Judging& judging, Player next)
{
    const Position& position = judging.position();
    const Gangster& gangster = position.of(next);
    const bool is_first = !any_player(
        position, [&position](Player player) { return position.of(player).has_picked; });
    if (!is_first)
        judging.object(message::not_his_share, next);
    else if (next == position.godfather)
        judging.object(message::godfather_starts, next);
    else
        judging.object(message::starts_left_of_godfather, position.godfather, next);
    if (gangster.aim == Gangster::Aim::at && gangster.card == Gangster::Card::discarded)
        judging.object(message::shares_without_target, next);
    if (gangster.power == Power::cute && gangster.has_called)
        judging.object(message::cute_shares_too, next);
}

} // namespace

void object_to_taker(Judging& judging, Player player)
{
    const Position& position = judging.position();
    object_to_absence(judging, player);
    judging.note_checked(rule::share);
    if (position.turn && *position.turn != player && position.phase == Phase::sharing)
        object_to_order(judging, *position.turn);
}

namespace {

void object_to_desk(Judging& judging, int times)
{
    judging.object_if(!judging.position().desk_is_open, message::desk_is_taken);
    if (judging.object_if(times > 1, message::desk_once_a_round))
        judging.object(message::greedy_takes_two_shares);
}

/// Objects to a missing card. If it was taken automatically, the reason says where it went.
void object_to_missing_card(Judging& judging, LootCard card, int needs)
{
    const Position& position = judging.position();
    judging.object(message::not_on_table, card, needs, position.table[card]);
    for (const Power power : {Power::stealthy, Power::cute}) {
        const LootCard taken =
            power == Power::stealthy ? LootCard::bill_10000 : LootCard::bill_5000;
        const std::optional<Player> player = owner_of(position, power);
        if (player && card == taken && position.of(*player).has_called)
            judging.object(message::taken_by_power(rule::of(power)), card, *player, power);
    }
    if (position.unclaimed[card] > 0)
        judging.object(message::unclaimed_is_gone, card);
}

void object_to_shares(Judging& judging, Player player, const TakeShare& move)
{
    const Position& position = judging.position();
    for (std::size_t i = 0; i < move.shares.size(); ++i) {
        const Share share = move.shares[i];
        if (position.ban && position.turn == player)
            judging.object_if(
                position.ban == type_of(share), message::is_forbidden, player, type_of(share));
        // Two cards of a kind are checked together, at the first.
        const bool is_second = i > 0 && move.shares[0] == share;
        const int times = move.shares.size() > 1 && move.shares[0] == move.shares[1] ? 2 : 1;
        if (is_second)
            continue;
        if (share.is_desk())
            object_to_desk(judging, times);
        else if (position.table[*share.card()] < times)
            object_to_missing_card(judging, *share.card(), times);
    }
}

/// No player stands, and by option A7 the loot leaves the game.
void object_to_unclaimed(Judging& judging, const TakeShare& move)
{
    const Position& position = judging.position();
    const bool is_left_over = position.has_begun_sharing && !position.turn
        && position.options.unclaimed == Unclaimed::discard;
    for (const Share share : move.shares) {
        if (is_left_over)
            judging.object_if(!share.is_desk(), message::nobody_may_claim, share.card());
    }
}

void object_to_two(Judging& judging, Player player)
{
    judging.note_checked(rule::a24_greedy);
    judging.object_if(
        !has_power(judging.position(), player, Power::greedy), message::one_share_each, player)
        || judging.object_if(
            judging.position().of(player).has_picked, message::greedy_only_first, player);
}

void object_to_trade(Judging& judging, Player player, const TakeShare& move)
{
    const Position& position = judging.position();
    object_to_power(judging, player, Power::junk_dealer);
    judging.object_if(move.trade->from == player, message::trades_with_himself, player);
    for (const Share share : move.shares)
        judging.object_if(
            share.is_desk() || !is_kept(*share.card()), message::cannot_be_traded, share);
    const LootCard card = move.trade->card;
    judging.object_if(!is_kept(card), message::is_used_up, card);
    if (position.of(move.trade->from).loot[card] == 0)
        judging.object(message::lacks_loot, move.trade->from, card, 1, 0);
}

/// Compares what the table found in the discard pile with the bounds.
void object_to_found(
    Judging& judging, Player player, std::optional<TakeShare::Found> found, ClipOutcome outcome)
{
    if (found == TakeShare::Found::bang && outcome == ClipOutcome::nothing) {
        if (judging.position().of(player).bullets.cards == 0)
            judging.object(message::clip_without_hand, player);
        else
            judging.object(message::no_bang_to_get, player);
    }
    if (found == TakeShare::Found::nothing && outcome == ClipOutcome::bang)
        judging.object(message::bang_must_be_got, player);
    if (!found && outcome == ClipOutcome::unknown)
        judging.object(message::clip_untold, player);
}

void reload(Judging& judging, Player player, ClipOutcome outcome, act::Reloads::Exchange exchange)
{
    using Certainty = act::Reloads::Certainty;
    if (outcome == ClipOutcome::bang)
        judging.perform(act::Reloads{player, Certainty::certain, exchange});
    // The number of cards in a hand must be exact, so an uncertain gain without an exchange is not
    // assumed.
    else if (outcome == ClipOutcome::unknown
        && exchange == act::Reloads::Exchange::discards_another)
        judging.perform(act::Reloads{player, Certainty::possible, exchange});
}

/// If another player uses a Clip, the Good Friend also gets a Bang!, if there is one (T-GOO).
void serve_good_friend(Judging& judging, Player user)
{
    using Exchange = act::Reloads::Exchange;
    const Position& position = judging.position();
    const std::optional<Player> player = owner_of(position, Power::good_friend);
    if (!player || *player == user)
        return;
    const ClipOutcome outcome = clip_outcome(position, *player);
    if (outcome == ClipOutcome::unknown)
        judging.object(message::good_friend_untold, *player);
    judging.note_checked(rule::of(Power::good_friend), rule::a21_good_friend);
    if (outcome != ClipOutcome::nothing)
        judging.perform(act::Calls{*player, Power::good_friend});
    reload(judging, *player, outcome,
        position.options.good_friend_discards ? Exchange::discards_another : Exchange::keeps_all);
}

void use_clip(Judging& judging, Player player, std::optional<TakeShare::Found> found)
{
    ClipOutcome outcome = clip_outcome(judging.position(), player);
    judging.note_checked(rule::clip, rule::a9_clip);
    object_to_found(judging, player, found, outcome);
    const bool has_hand = judging.position().of(player).bullets.cards > 0;
    if (found == TakeShare::Found::bang && has_hand)
        outcome = ClipOutcome::bang;
    // With an empty hand the Clip does nothing, whatever the discard pile holds (A9).
    if (found == TakeShare::Found::nothing && has_hand) {
        outcome = ClipOutcome::nothing;
        judging.perform(act::FindsNoBang{});
    }
    reload(judging, player, outcome, act::Reloads::Exchange::discards_another);
    serve_good_friend(judging, player);
}

void use_first_aid(Judging& judging, Player player)
{
    Gangster& gangster = judging.position().of(player);
    judging.note_checked(rule::first_aid, rule::a11_first_aid);
    gangster.was_healed = gangster.wounds > 0;
    while (gangster.wounds > 0)
        judging.perform(act::LosesWound{player});
}

void take(Judging& judging, Player player, Share share, std::optional<TakeShare::Found> found)
{
    judging.perform(act::TakesShare{player, share});
    const std::optional<LootCard> card = share.card();
    if (judging.is_impossible() || !card || is_kept(*card))
        return;
    judging.note_checked(rule::a10_used_up);
    judging.perform(act::Gives{LootPlace::of(player), loot_of(*card), LootPlace::box()});
    if (*card == LootCard::clip)
        use_clip(judging, player, found);
    else
        use_first_aid(judging, player);
}

void trade(Judging& judging, Player player, Share share, const TakeShare::Trade& trade)
{
    judging.perform(act::Calls{player, Power::junk_dealer});
    judging.perform(
        act::Gives{LootPlace::of(trade.from), loot_of(trade.card), LootPlace::of(player)});
    const std::optional<LootCard> card = share.card();
    if (card && is_kept(*card))
        judging.perform(
            act::Gives{LootPlace::of(player), loot_of(*card), LootPlace::of(trade.from)});
}

void pass_turn(Judging& judging, Player player)
{
    Position& position = judging.position();
    position.of(player).has_picked = true;
    position.ban.reset();
    if (position.phase == Phase::sharing)
        position.turn = next_to_share(position, player);
}

} // namespace

void take_unsaid(Judging& judging, Player player, Share share)
{
    take(judging, player, share, std::nullopt);
    pass_turn(judging, player);
}

void judge(Judging& judging, Player player, const TakeShare& move)
{
    pass_over_idle(judging, player);
    object_unless(judging, Phase::sharing);
    object_to_taker(judging, player);
    if (move.shares.size() > 1)
        object_to_two(judging, player);
    object_to_shares(judging, player, move);
    object_to_unclaimed(judging, move);
    if (move.trade)
        object_to_trade(judging, player, move);
    if (move.found)
        judging.object_if(
            !move.shares.contains(Share(LootCard::clip)), message::found_without_clip);
    if (judging.is_impossible())
        return;

    for (const Share share : move.shares)
        take(judging, player, share, move.found);
    if (move.trade)
        trade(judging, player, move.shares.back(), *move.trade);
    if (move.shares.size() > 1) {
        judging.perform(act::Calls{player, Power::greedy});
        judging.position().of(player).has_enough = true;
    }
    pass_turn(judging, player);
}

} // namespace consigliere::cash_n_guns
