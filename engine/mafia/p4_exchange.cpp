// Deals between players, and payments at the Exchange (M-3.5.2, M-4.12, M-6.1a, M-8.3).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/messages_turn.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/purse.h"

#include <algorithm>

namespace consigliere::mafia {

namespace {

constexpr int fee_between_own = 1'000;

bool is_at_exchange(const Position& position, Figure figure)
{
    return stands_on(position, figure, FieldKind::exchange);
}

struct Parties {
    Figure buyer;
    Figure seller;
    int price;
};

/// True if the figure is one of the two or, with `any`, belongs to one of their players.
bool takes_part(const Position& position, const Parties& parties, Figure figure, ExchangeFigure who)
{
    return figure == parties.buyer || figure == parties.seller
        || (who == ExchangeFigure::any
            && (share_purse(position, figure, parties.buyer)
                || share_purse(position, figure, parties.seller)));
}

bool is_one_at_exchange(const Position& position, const Parties& parties, ExchangeFigure who)
{
    return std::ranges::any_of(all_of<Figure>, [&](Figure figure) {
        return is_at_exchange(position, figure) && takes_part(position, parties, figure, who);
    });
}

void object_unless_on_turn(
    Judging& judging, const Parties& parties, ExchangeFigure who, ledger::RuleId rule)
{
    const Position& position = judging.position();
    const std::optional<Figure>& turn = position.turn.figure;
    const bool is_on_turn = turn && takes_part(position, parties, *turn, who);
    judging.object_if(!is_on_turn, message::one_of_them_on_turn(rule));
}

/// Objects if no figure of the deal is at the Exchange. For cards the book requires a figure of
/// either player, for other deals a dealing figure (A33).
void object_unless_at_exchange(
    Judging& judging, const Parties& parties, ExchangeFigure who, ledger::RuleId rule)
{
    const Position& position = judging.position();
    if (!judging.object_if(!is_one_at_exchange(position, parties, who),
            message::nobody_at_exchange(rule), parties.buyer, parties.seller))
        return;
    const bool is_other_there = is_one_at_exchange(position, parties, ExchangeFigure::any);
    if (rule == rule::get_cards && is_other_there)
        judging.object(message::dealing_figures_only);
}

/// Objects to violations common to all deals. Returns true if the seller is in distress, which
/// lifts the restriction to the Exchange.
bool object_to_deal(Judging& judging, const Parties& parties, ledger::RuleId rule,
    ExchangeFigure who = ExchangeFigure::dealing)
{
    const Position& position = judging.position();
    judging.object_if(parties.buyer == parties.seller, message::deals_with_himself, parties.buyer);
    const bool is_distress = is_in_distress(position, parties.seller);
    object_to_end(judging);
    if (!is_distress) {
        object_to_pressing(judging);
        object_unless_moved(judging);
        object_unless_at_exchange(judging, parties, who, rule);
    }
    if (!share_purse(position, parties.buyer, parties.seller)) {
        object_to_price(judging, parties.buyer, parties.price, rule);
        // Money needed for a debt is not kept, so a clean figure may receive it.
        judging.object_if(parties.price > 0 && !is_distress && is_clean(position, parties.seller),
            message::is_clean, parties.seller);
    }
    return is_distress;
}

void pay_price(Judging& judging, const Parties& parties)
{
    if (!share_purse(judging.position(), parties.buyer, parties.seller))
        pay(judging, parties.buyer, {parties.seller}, parties.price, Why::deal);
}

/// The figure whose visit of the Exchange permits the deal: preferably one that can still sell.
std::optional<Figure> visitor_of(const Position& position, const Parties& parties)
{
    std::optional<Figure> visitor;
    for (const Figure figure : {parties.buyer, parties.seller}) {
        if (is_at_exchange(position, figure) && (!visitor || position.of(*visitor).has_dealt_here))
            visitor = figure;
    }
    return visitor;
}

void deal(Judging& judging, const Parties& parties, Square square)
{
    const Position& position = judging.position();
    const bool is_distress = object_to_deal(judging, parties, rule::buy_occupied);
    const std::optional<Figure> visitor = visitor_of(position, parties);
    if (!is_distress && visitor
        && judging.object_if(position.of(*visitor).has_dealt_here, message::one_per_visit, visitor))
        judging.object(message::one_per_exchange);
    judging.object_if(!position.of(parties.seller).pieces.contains(square), message::not_his_piece,
        parties.seller, square);
    object_to_watched(judging, parties.buyer);
    judging.note_checked(rule::a9_adjacency);
    if (judging.object_if(!position.of(parties.buyer).pieces.beside().contains(square),
            message::not_beside_buyer, square, parties.buyer))
        judging.object(message::own_field_only);
    object_to_closing(judging, parties.buyer, square);
    const bool has_fee = share_purse(position, parties.buyer, parties.seller)
        && is_one_at_exchange(position, parties, ExchangeFigure::dealing);
    judging.note_checked(rule::one_purse);
    if (has_fee)
        object_to_price(judging, parties.buyer, fee_between_own, rule::one_purse);
    if (judging.is_impossible())
        return;

    pay_price(judging, parties);
    if (has_fee)
        pay(judging, parties.buyer, the_bank, fee_between_own, Why::transfer_fee);
    sell_piece(judging, parties.seller, square);
    place_piece(judging, parties.buyer, square);
    if (!is_distress && visitor)
        judging.position().of(*visitor).has_dealt_here = true;
}

void deal(Judging& judging, const Parties& parties, Field told)
{
    const bool is_distress = object_to_deal(judging, parties, rule::exchange);
    if (!is_distress) {
        reach(judging, Phase::business);
        object_unless_on_turn(judging, parties, ExchangeFigure::dealing, rule::field_first);
    }
    const std::optional<Field> field = find_business(judging, told);
    if (!field)
        return;
    const Position& position = judging.position();
    const std::optional<Holding> holding = position.holding(*field);
    judging.object_if(!holding || holding->holder != parties.seller, message::not_his_business,
        *field, parties.seller);
    judging.note_checked(rule::a35_laid_card_stays);
    if (holding && holding->card != 0) {
        judging.object(message::held_by_card(rule_of(field->kind())), *field, holding->holder);
        judging.object(message::no_deal_with_laid_card);
        if (field->kind() != FieldKind::bank)
            judging.object(message::like_a_bank);
    }
    object_to_watched(judging, parties.buyer);
    object_to_tokens(judging, parties.buyer);
    judging.note_checked(rule::sell_rest);
    judging.object_if(!is_distress && !are_related(parties.buyer, parties.seller),
        message::family_business_only, parties.buyer);
    if (judging.is_impossible())
        return;

    pay_price(judging, parties);
    judging.perform(act::Marks{parties.buyer, *field});
}

void deal(Judging& judging, const Parties& parties, Card card)
{
    const Position& position = judging.position();
    const ExchangeFigure who = position.options.exchange_figure;
    judging.note_checked(rule::a33_exchange_figure);
    const bool is_distress = object_to_deal(judging, parties, rule::get_cards, who);
    judging.object_if(card.deck() == Deck::black, message::black_stays, card);
    for (const Figure figure : {parties.buyer, parties.seller})
        judging.object_if(is_clean(position, figure), message::is_clean, figure);
    if (!is_distress)
        object_unless_on_turn(judging, parties, who, rule::get_cards);
    judging.note_checked(rule::a25_card_sale, rule::by_figure);
    const bool is_gift = parties.price == 0 && !is_distress;
    judging.object_if(is_gift && !are_related(parties.buyer, parties.seller),
        message::no_gift_to_others, parties.buyer);
    if (judging.is_impossible() || card.deck() == Deck::black)
        return;

    pay_price(judging, parties);
    judging.perform(act::GivesCard{parties.seller, card, parties.buyer});
}

} // namespace

void judge(Judging& judging, Figure figure, const Buy& move)
{
    if (move.deal) {
        const Parties parties{figure, move.deal->seller, move.deal->price};
        std::visit([&](auto thing) { deal(judging, parties, thing); }, move.thing);
        return;
    }
    if (const auto* square = std::get_if<Square>(&move.thing))
        buy_square(judging, figure, *square);
    else if (const auto* field = std::get_if<Field>(&move.thing))
        buy_business(judging, figure, *field);
    else
        judging.object(message::card_has_no_price, std::get<Card>(move.thing));
}

void judge(Judging& judging, Figure figure, const Give& move)
{
    judging.object_if(move.amount == 0, message::bad_number, ledger::Quoted{"0"});
    object_to_pressing(judging);
    const Position& position = judging.position();
    const bool is_his_visit = position.turn.figure == figure && is_at_exchange(position, figure)
        && (position.phase == Phase::field || position.phase == Phase::business);
    judging.object_if(!is_his_visit, message::gifts_at_exchange);
    judging.object_if(!are_related(figure, move.to), message::gift_to_other_family, move.to);
    judging.object_if(share_purse(position, figure, move.to), message::same_purse, figure, move.to);
    object_to_price(judging, figure, move.amount, rule::exchange);
    if (judging.is_impossible())
        return;
    pay(judging, figure, {move.to}, move.amount, Why::gift);
}

void judge(Judging& judging, Figure figure, const Repay& move)
{
    object_to_end(judging);
    const Position& position = judging.position();
    const int debt = position.debt(figure, move.to);
    judging.note_checked(rule::a28_repayment);
    if (judging.object_if(debt == 0, message::owes_nothing, figure, move.to)) {
        judging.object(message::repays_what_is_owed);
        return;
    }
    judging.object_if(move.amount > debt, message::owes_less, figure, Donar{debt});
    judging.object_if(is_clean(position, move.to), message::is_clean, move.to);
    object_to_price(judging, figure, move.amount, rule::exchange);
    if (judging.is_impossible())
        return;
    pay(judging, figure, {move.to}, move.amount, Why::debt);
    judging.perform(act::Owes{figure, debt - move.amount, move.to});
}

void pay_at_exchange(Judging& judging, Figure figure)
{
    const int figures = figures_of_seat(judging.position(), judging.position().of(figure).seat);
    judging.note_checked(rule::one_purse);
    if (figures > 1)
        demand(judging, figure, the_bank, exchange_fee(figures), Why::exchange_fee);
    judging.note_checked(rule::a28_repayment);
    for (int seat = 0; seat < judging.position().seat_count; ++seat) {
        const Position& position = judging.position();
        const Figure creditor = figure_of(position, static_cast<Seat>(seat));
        const int debt = position.debt(figure, creditor);
        const int amount = std::min<int>(debt, position.purse(figure));
        if (amount == 0 || is_in_distress(position, figure))
            continue;
        pay(judging, figure, {creditor}, amount, Why::debt);
        judging.perform(act::Owes{figure, debt - amount, creditor});
    }
}

} // namespace consigliere::mafia
