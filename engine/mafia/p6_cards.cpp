// Drawing and using cards, and completing black ones (M-4.4, M-4.10, M-4.13, M-6.1).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/messages_turn.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/purse.h"

namespace consigliere::mafia {

namespace {

enum class Reason : std::uint8_t { none, errand, informer };

Reason reason_to_draw(const Position& position, Figure figure)
{
    const Turn& turn = position.turn;
    if (turn.red_draws + turn.black_draws > 0 && turn.drawer == figure)
        return Reason::errand;
    const bool is_offered = turn.offer == Offer::informer && turn.figure == figure
        && position.phase == Phase::field && turn.errand == Errand::none;
    return is_offered ? Reason::informer : Reason::none;
}

void object_to_errand(Judging& judging, Deck deck)
{
    const Turn& turn = judging.position().turn;
    const std::optional<ledger::RuleId> rule = errand_of(judging.position());
    const int draws = deck == Deck::red ? turn.red_draws : turn.black_draws;
    judging.object_if(
        draws == 0, message::wrong_deck(*rule), deck == Deck::red ? Deck::black : Deck::red);
}

void object_to_informer(Judging& judging, Figure figure, Deck deck)
{
    judging.object_if(deck == Deck::black, message::wrong_deck(rule::informer), Deck::red);
    object_to_price(judging, figure, informer_price, rule::informer);
}

void object_to_no_reason(Judging& judging, Figure figure)
{
    const Position& position = judging.position();
    judging.object_if(is_clean(position, figure), message::is_clean, figure);
    judging.object(message::nothing_to_draw, figure);
    if (position.turn.errand == Errand::toss)
        judging.object(message::toss_first);
    judging.object_if(stands_on(position, figure, FieldKind::informer), message::no_informer_here);
}

/// Completes the obligation or offer that allowed the draw.
void draw_is_done(Judging& judging, Figure figure, Reason reason, Deck deck)
{
    Turn& turn = judging.position().turn;
    if (reason == Reason::informer) {
        turn.offer = Offer::none;
        pay(judging, figure, the_bank, informer_price, Why::informer);
    } else if (reason == Reason::errand) {
        std::uint8_t& draws = deck == Deck::red ? turn.red_draws : turn.black_draws;
        std::uint8_t& instead = deck == Deck::red ? turn.black_draws : turn.red_draws;
        --(draws > 0 ? draws : instead);
        if (turn.red_draws + turn.black_draws == 0)
            turn.drawer.reset();
    }
}

/// Black cards take effect when drawn; only lasting ones stay, face up (M-6.1b).
void obey(Judging& judging, Figure figure, const Draw& move)
{
    judging.note_checked(rule::black_cards);
    if (!is_lasting(move.card))
        judging.perform(act::ReturnsCard{figure, move.card});
    do_card(judging, figure, move.card, move.does);
}

void object_to_user(Judging& judging, Figure figure, Card card)
{
    reach(judging, Phase::business);
    const Position& position = judging.position();
    judging.object_if(position.turn.figure && !is_family_on_turn(position, figure),
        message::family_not_on_turn, family_of(figure));
    judging.object_if(is_clean(position, figure), message::is_clean, figure);
    judging.object_if(!card.is_told(), message::must_be_told, card);
    if (judging.object_if(card.deck() == Deck::black, message::black_is_not_used, card))
        return;
    judging.note_checked(rule::get_cards, rule::by_figure, rule::red_cards);
    if (may_have(position, figure, card))
        return;
    const CardPlace place = place_of(position, card);
    const bool is_of_same_player = place.kind != CardPlace::Kind::deck
        && share_purse(position, place.holder, figure) && place.holder != figure;
    if (is_of_same_player)
        judging.object(message::card_of_other_figure, card, place.holder, figure);
    else
        judging.object(message::has_not_card, figure, card);
}

void take_card(Judging& judging, Figure figure, const UseCard& move)
{
    if (judging.object_if(!move.takes, message::needs_card, move.card))
        return;
    const UseCard::Taken& taken = *move.takes;
    const Position& position = judging.position();
    judging.object_if(share_purse(position, figure, taken.from), message::same_player, taken.from);
    judging.object_if(taken.card.deck() == Deck::black, message::black_stays, taken.card);
    if (judging.is_impossible() || taken.card.deck() == Deck::black)
        return;
    judging.perform(act::ReturnsCard{figure, move.card});
    judging.perform(act::GivesCard{taken.from, taken.card, figure});
}

void use_as_described(Judging& judging, Figure figure, const UseCard& move)
{
    judging.object_if(
        move.on.has_value() || move.takes.has_value(), message::has_no_target, move.card);
    if (judging.is_impossible())
        return;
    if (is_lasting(move.card))
        judging.perform(act::OpensCard{figure, move.card});
    else
        judging.perform(act::ReturnsCard{figure, move.card});
    do_card(judging, figure, move.card, move.does);
}

} // namespace

void judge(Judging& judging, Figure figure, const Draw& move)
{
    object_to_end(judging);
    const Reason reason = reason_to_draw(judging.position(), figure);
    const Deck deck = move.card.deck();
    judging.note_checked(rule::get_cards, rule::decks);
    if (reason == Reason::errand)
        object_to_errand(judging, deck);
    else if (reason == Reason::informer)
        object_to_informer(judging, figure, deck);
    else
        object_to_no_reason(judging, figure);
    judging.object_if(deck == Deck::red && !move.does.empty(), message::drawn_face_down, move.card);
    if (judging.is_impossible())
        return;

    draw_is_done(judging, figure, reason, deck);
    judging.perform(act::TakesCard{figure, move.card});
    if (deck == Deck::black && !judging.is_impossible())
        obey(judging, figure, move);
}

void judge(Judging& judging, Figure figure, const UseCard& move)
{
    object_to_user(judging, figure, move.card);
    if (judging.is_impossible() || move.card.deck() == Deck::black)
        return;
    const CardUse use = use_of(move.card);
    const bool is_by_book = use != CardUse::as_described;
    const bool is_too_much = is_by_book
        && (!move.does.empty() || (move.on && move.takes) || (move.takes && !takes_cards(use)));
    judging.object_if(is_too_much, message::has_no_target, move.card);
    if (judging.is_impossible())
        return;

    if (!is_by_book)
        use_as_described(judging, figure, move);
    else if (takes_cards(use) && !move.on)
        take_card(judging, figure, move);
    else
        use_on_business(judging, figure, move);
}

void judge(Judging& judging, Figure figure, const Fulfil& move)
{
    object_to_end(judging);
    judging.note_checked(rule::black_cards);
    const bool is_lasting_black = move.card.deck() == Deck::black && is_lasting(move.card);
    if (judging.object_if(!is_lasting_black, message::not_lasting, move.card))
        return;
    judging.perform(act::ReturnsCard{figure, move.card});
    do_by_hand(judging, move.does);
}

} // namespace consigliere::mafia
