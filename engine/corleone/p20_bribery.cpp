// Page 20: Bribery.

#include "engine/corleone/flow.h"

namespace consigliere::corleone {

std::optional<Family> next_to_bid(const Position& position)
{
    return first_of(clockwise(position),
        [&](Family family) { return position.of(family).bid_state == Holding::Bid::none; });
}

std::optional<Family> next_taker(const Position& position)
{
    if (open_allies(position) == 0)
        return std::nullopt;
    std::optional<Family> best;
    for (const Family family : clockwise(position)) {
        const Holding& holding = position.of(family);
        const int bid = dollars_of(holding.bid);
        // Of equal bids, the first clockwise from the Horse Head wins (20.tie).
        if (holding.bid_state == Holding::Bid::laid && bid > 0
            && (!best || bid > dollars_of(position.of(*best).bid)))
            best = family;
    }
    return best;
}

bool lacks_only_forced_bids(const Position& position)
{
    if (position.phase != Phase::bribery || position.tracking == Tracking::board)
        return false;
    bool any_forced = false;
    for (const Family family : position.seats) {
        const Holding& holding = position.of(family);
        if (holding.bid_state != Holding::Bid::none)
            continue;
        if (!holding.suitcase.empty())
            return false;
        any_forced = true;
    }
    return any_forced;
}

void lay_forced_bids(Judging& judging)
{
    Position& position = judging.position();
    for (const Family family : position.seats) {
        Holding& holding = position.of(family);
        if (holding.bid_state == Holding::Bid::none)
            holding.bid_state = Holding::Bid::laid;
    }
    auto_advance(judging);
}

void begin_bribery(Judging& judging)
{
    for (Holding& holding : judging.position().holdings) {
        holding.bid = {};
        holding.bid_state = Holding::Bid::none;
    }
    begin_phase(judging, Phase::bribery);
}

bool advance_bribery(Judging& judging)
{
    const Position& position = judging.position();
    if (next_to_bid(position) || next_taker(position))
        return false;
    // No more takers: the remaining bids return to their Suitcases.
    judging.note_checked(rule::bid_last);
    begin_tribute(judging);
    return true;
}

namespace {

void object_to_phase(Judging& judging)
{
    const Position& position = judging.position();
    const bool is_last_act = position.act == last_act;
    judging.object_if(is_last_act, message::no_bribery_in_act_four, ActNumber{position.act});
    if (!is_last_act || position.phase <= Phase::wars)
        object_unless(judging, Phase::bribery);
}

/// Bids are money from the Suitcase.
void object_to_money(Judging& judging, Family family, const Cards& cards)
{
    const Position& position = judging.position();
    if (judging.object_if(cards.count() != cards.money.total(), message::bid_not_money))
        return;
    if (position.tracking == Tracking::board) {
        judging.object_if(!cards.empty(), message::bid_unverified, family);
        return;
    }
    const Holding& holding = position.of(family);
    for (const Bill bill : all_of<Bill>) {
        const int needs = cards.money[bill];
        const int has = holding.suitcase[bill];
        if (needs <= has)
            continue;
        if (needs <= has + holding.hand_money[bill])
            judging.object(message::bid_from_hand, family, bill, needs, has);
        else
            judging.object(message::bid_lacks_money, family, bill, needs, has);
    }
}

/// By a ruling, money from the hand may be bid: bank it first.
void bank_what_is_missing(Judging& judging, Family family, const Money& bid)
{
    const Holding& holding = judging.position().of(family);
    Money missing;
    for (const Bill bill : all_of<Bill>) {
        if (bid[bill] > holding.suitcase[bill])
            missing.set(bill, bid[bill] - holding.suitcase[bill]);
    }
    if (!missing.empty())
        judging.perform(act::Banks{family, Cards::of(missing)});
}

void object_to_taker(Judging& judging, Family family)
{
    const Position& position = judging.position();
    const Holding& holding = position.of(family);
    const std::optional<Family> bidder = next_to_bid(position);
    const std::optional<Family> next = next_taker(position);
    const Dollars bid{dollars_of(holding.bid)};
    const Dollars highest{next ? dollars_of(position.of(*next).bid) : 0};
    judging.object_if(bidder.has_value(), message::waits_for_bid, bidder)
        || judging.object_if(holding.bid_state == Holding::Bid::taken, message::has_taken, family)
        || judging.object_if(holding.bid.empty(), message::bid_nothing, family)
        // In Entr'acte the Allies of the next Act are open, but there are no bids.
        || judging.object_if(!next || position.phase != Phase::bribery, message::no_ally_left)
        || judging.object_if(*next != family && bid.dollars == highest.dollars,
            message::tie_goes_clockwise, highest, next)
        || judging.object_if(*next != family, message::not_highest_bid, next, highest, bid);
}

/// Returns true if Entr'acte has just removed an open Ally: the objection cites that rule.
bool has_just_left(const Judging& judging, AllyId ally)
{
    const Position& position = judging.position();
    return position.phase == Phase::entracte
        && position.state_of(ally).kind == AllyState::Kind::gone
        && judging.components()[ally].act.value_or(position.act) == position.act;
}

} // namespace

void judge(Judging& judging, Family family, const Bid& move)
{
    Position& position = judging.position();
    object_to_phase(judging);
    Holding& holding = position.of(family);
    judging.object_if(position.phase == Phase::bribery && holding.bid_state != Holding::Bid::none,
        message::already_bid, family);
    if (!move.is_covered)
        object_to_money(judging, family, move.cards);
    if (judging.is_impossible())
        return;

    if (position.tracking == Tracking::full)
        bank_what_is_missing(judging, family, move.cards.money);
    holding.bid = move.cards.money;
    holding.bid_state = Holding::Bid::laid;
}

void judge(Judging& judging, Family family, const TakeAlly& move)
{
    Position& position = judging.position();
    // The phase may have ended automatically; object with the reason why the player gets no Ally.
    const bool has_been_bribery = position.act < last_act
        && (position.phase == Phase::tribute || position.phase == Phase::entracte);
    if (position.phase == Phase::bribery || has_been_bribery)
        object_to_taker(judging, family);
    else
        object_to_phase(judging);

    const AllyState state = position.state_of(move.ally);
    judging.object_if(state.kind == AllyState::Kind::unseen && position.unknown_open_allies > 0,
        message::open_ally_unnamed, move.ally)
        || judging.object_if(
            state.kind != AllyState::Kind::open && !has_just_left(judging, move.ally),
            message::ally_not_open, move.ally);
    if (judging.is_impossible())
        return;

    if (state.kind == AllyState::Kind::unseen)
        judging.perform(act::AllyRevealed{move.ally});
    Holding& holding = position.of(family);
    if (holding.bid_state == Holding::Bid::laid && !holding.bid.empty())
        judging.perform(act::Bribes{family, holding.bid});
    holding.bid_state = Holding::Bid::taken;
    judging.perform(act::Gains{family, Cards::of(move.ally)});
}

} // namespace consigliere::corleone
