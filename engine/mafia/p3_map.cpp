// Pieces on the inner map: placement and purchase (M-3.5, M-3.5.1).

#include "engine/mafia/enclosure.h"
#include "engine/mafia/flow.h"
#include "engine/mafia/messages_map.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/purse.h"

namespace consigliere::mafia {

namespace {

/// The first piece must be next to the own home point, any other next to that or to an own piece.
void object_to_place(Judging& judging, Figure figure, Square square)
{
    const Position& position = judging.position();
    const std::optional<Squares>& home = judging.components().home(figure);
    if (home)
        judging.note_checked(rule::a8_homes);
    if (position.of(figure).pieces.empty()) {
        const bool is_elsewhere =
            home ? !home->contains(square) : !Squares::edge().contains(square);
        if (!judging.object_if(is_elsewhere, message::first_elsewhere, figure, square) && !home)
            judging.object(message::home_unknown, figure, square);
        return;
    }
    if (reach_of(position, judging.components(), figure).contains(square)) {
        judging.note_checked(rule::buy_field);
        return;
    }
    if (!home && Squares::edge().contains(square))
        judging.object(message::home_may_be_beside, square, figure);
    else
        judging.object(message::not_beside, square, figure);
}

/// Objects to closing new spaces; see newly_closed(). With unknown home points of the other family,
/// spaces at the edge are undecided (A34).
void object_to_new_spaces(Judging& judging, Figure figure, Square square)
{
    const Family family = family_of(figure);
    Position then = judging.position();
    for (const Figure one : all_of<Figure>)
        then.of(one).pieces.remove(square);
    then.of(figure).pieces.add(square);

    const Components& components = judging.components();
    const bool is_told = components.homes(other(family)).has_value();
    judging.note_checked(rule::enclosure, rule::a10_enclosure);
    if (!is_told)
        judging.note_checked(rule::a34_closed_inside);
    const Closed fresh = newly_closed(judging.position(), then, components, family);
    if (!fresh.certain.empty()) {
        judging.object(message::encloses, family, fresh.certain.first());
        judging.object(message::encloses_by_choice);
        if (!is_told)
            judging.object(message::closed_inside);
    } else if (!fresh.possible.empty()) {
        judging.object(message::may_enclose, family, fresh.possible.first());
        judging.object(message::open_by_home);
    }
}

void object_to_gaps(Judging& judging, Figure figure, Square square)
{
    const Position& position = judging.position();
    const Squares gaps = closed_by(position, judging.components(), family_of(figure)).certain;
    const Squares can = gaps & reach_of(position, judging.components(), figure);
    if (gaps.contains(square) || can.empty())
        return;
    judging.object(message::fill_first, family_of(figure), can.first());
    judging.object(message::can_fill, figure);
}

} // namespace

void object_to_closing(Judging& judging, Figure figure, Square square)
{
    object_to_new_spaces(judging, figure, square);
    object_to_gaps(judging, figure, square);
}

void object_to_buyer(Judging& judging, Figure figure)
{
    const Position& position = judging.position();
    judging.note_checked(rule::order);
    if (!position.turn.figure || position.turn.figure == figure)
        return;
    judging.note_checked(rule::a2_family);
    const bool is_related = is_family_on_turn(position, figure);
    if (is_related && position.options.family_may_buy)
        return;
    judging.object(message::only_turn_buys, *position.turn.figure);
    if (is_related)
        judging.object(message::family_may_not_buy);
}

void place_piece(Judging& judging, Figure figure, Square square)
{
    judging.perform(act::Places{figure, square});
    if (judging.is_impossible())
        return;
    pay_perk(judging, Figure::antonio);
    judging.note_checked(rule::a17_rank_now);
    end_by_piece(judging, figure);
}

void lift_piece(Judging& judging, Figure figure, Square square)
{
    while (judging.position().guarded.contains(square))
        judging.perform(act::LosesKiller{figure, {square}});
    judging.perform(act::Lifts{figure, square});
}

void sell_piece(Judging& judging, Figure figure, Square square)
{
    judging.object_if(
        judging.position().guarded.contains(square), message::was_killer_known, square, figure);
    lift_piece(judging, figure, square);
}

void buy_square(Judging& judging, Figure figure, Square square)
{
    reach(judging, Phase::city);
    object_to_buyer(judging, figure);
    object_to_watched(judging, figure);
    const Position& position = judging.position();
    const int most = position.options.fields_per_turn;
    judging.note_checked(rule::a1_per_turn);
    if (judging.object_if(position.turn.fields_bought >= most, message::fields_this_turn, most))
        judging.object(message::one_piece_in_turn);
    const std::optional<Figure> owner = owner_of(position, square);
    if (judging.object_if(owner.has_value(), message::square_is_taken, square, owner))
        return;
    object_to_place(judging, figure, square);
    object_to_closing(judging, figure, square);
    const int price = price_for(judging, figure, Effect::Kind::field_price, usual_field_price);
    object_to_price(judging, figure, price, rule::buy_field);
    if (judging.is_impossible())
        return;

    pay(judging, figure, the_bank, price, Why::field);
    ++judging.position().turn.fields_bought;
    place_piece(judging, figure, square);
}

} // namespace consigliere::mafia
