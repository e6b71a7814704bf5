#include "engine/mafia/position.h"

#include <algorithm>
#include <cassert>

namespace consigliere::mafia {

namespace {

std::size_t shelf_of(FieldKind kind)
{
    assert(is_business(kind));
    return kind == FieldKind::bank ? 0 : kind == FieldKind::arms ? 1 : 2;
}

} // namespace

std::optional<Holding>& Position::holding(Field business)
{
    return holdings[shelf_of(business.kind())][static_cast<std::size_t>(business.number())];
}

const std::optional<Holding>& Position::holding(Field field) const
{
    static constexpr std::optional<Holding> nobodys;
    if (!is_business(field.kind()))
        return nobodys;
    return holdings[shelf_of(field.kind())][static_cast<std::size_t>(field.number())];
}

int pieces_of(const Position& position, Figure figure)
{
    return position.of(figure).pieces.size();
}

Squares squares_of(const Position& position, Family family)
{
    Squares squares;
    for (const Figure figure : figures_of(family))
        squares = squares | position.of(figure).pieces;
    return squares;
}

int pieces_of(const Position& position, Family family)
{
    return squares_of(position, family).size();
}

Squares empty_squares(const Position& position)
{
    return Squares::all() - squares_of(position, Family::bonanno)
        - squares_of(position, Family::genovese);
}

Rank rank_of(const Position& position, Figure figure)
{
    return rank_with(pieces_of(position, figure));
}

std::optional<Figure> owner_of(const Position& position, Square square)
{
    return ledger::first_of(
        all_of<Figure>, [&](Figure figure) { return position.of(figure).pieces.contains(square); });
}

int killers_of(const Position& position, Figure figure)
{
    const Character& character = position.of(figure);
    return character.killers_home + position.guarded.count(character.pieces);
}

int tokens_used(const Position& position, Figure figure)
{
    int count = 0;
    for (const auto& shelf : position.holdings) {
        count += static_cast<int>(std::ranges::count_if(
            shelf, [figure](const auto& holding) { return holding && holding->holder == figure; }));
    }
    return count;
}

bool share_purse(const Position& position, Figure left, Figure right)
{
    return position.of(left).seat == position.of(right).seat;
}

bool is_purse_of(const Position& position, std::optional<Figure> party, Figure figure)
{
    return party && share_purse(position, *party, figure);
}

bool is_told_of(const Position& position, const Payment& payment, Figure figure)
{
    const auto has_part = [figure](const Payment& one) {
        return one.from == figure || one.to == figure;
    };
    if (std::ranges::any_of(position.last, has_part))
        return has_part(payment);
    return is_purse_of(position, payment.from, figure) || is_purse_of(position, payment.to, figure);
}

int brought_by(const Position& position, const Payment& payment, Figure figure)
{
    if (payment.is_withheld || !is_told_of(position, payment, figure))
        return 0;
    return is_purse_of(position, payment.to, figure)
            && (payment.to == figure || payment.from != figure)
        ? payment.amount
        : -payment.amount;
}

int figures_of_seat(const Position& position, Seat seat)
{
    return static_cast<int>(std::ranges::count(position.characters, seat, &Character::seat));
}

Figure figure_of(const Position& position, Seat seat)
{
    return *ledger::first_of(
        all_of<Figure>, [&](Figure figure) { return position.of(figure).seat == seat; });
}

bool stands_on(const Position& position, Figure figure, FieldKind kind)
{
    return position.of(figure).field.kind() == kind;
}

bool is_family_on_turn(const Position& position, Figure figure)
{
    return position.turn.figure && are_related(*position.turn.figure, figure);
}

bool is_watched(const Position& position, Figure figure)
{
    return position.watched(family_of(figure)) > 0;
}

bool is_clean(const Position& position, Figure figure)
{
    return position.turn.is_clean && position.turn.figure == figure;
}

bool is_in_distress(const Position& position, Figure figure)
{
    return std::ranges::any_of(
        position.dues, [&](const Due& due) { return share_purse(position, due.debtor, figure); });
}

CardPlace place_of(const Position& position, Card card)
{
    for (const Figure figure : all_of<Figure>) {
        const Cards& cards = position.of(figure).cards;
        const bool is_black = card.deck() == Deck::black;
        if ((is_black ? cards.black : cards.open).contains(card.number()))
            return {CardPlace::Kind::open, figure, {}};
        if (!is_black && cards.covered.contains(card.number()))
            return {CardPlace::Kind::covered, figure, {}};
    }
    if (card.deck() == Deck::black || !card.is_told())
        return {};
    for (const Field field : all_businesses) {
        const std::optional<Holding>& holding = position.holding(field);
        if (holding && holding->card == card.number())
            return {CardPlace::Kind::laid, holding->holder, field};
    }
    return {};
}

int cards_in_deck(const Position& position, Deck deck)
{
    int away = 0;
    for (const Character& character : position.characters)
        away += deck == Deck::red ? character.cards.reds() : character.cards.black.size();
    if (deck == Deck::black)
        return Card::blacks - away;
    for (const auto& shelf : position.holdings) {
        away += static_cast<int>(std::ranges::count_if(
            shelf, [](const auto& holding) { return holding && holding->card != 0; }));
    }
    return Card::reds - away;
}

bool may_have(const Position& position, Figure figure, Card card)
{
    const CardPlace place = place_of(position, card);
    const bool is_in_hand =
        place.kind == CardPlace::Kind::covered || place.kind == CardPlace::Kind::open;
    if (is_in_hand)
        return place.holder == figure;
    return card.deck() == Deck::red && place.kind == CardPlace::Kind::deck
        && position.of(figure).cards.untold > 0;
}

} // namespace consigliere::mafia
