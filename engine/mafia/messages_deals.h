#pragma once

#include "engine/mafia/messages.h"

/// What is said of deals at the Exchange, of distress, of cards and of the end.
namespace consigliere::mafia::message {

// Deals (M-3.5.2, M-4.12, M-6.1a). ---------------------------------------------------------------
inline constexpr Contradicts<Figure> deals_with_himself{
    rule::exchange, to_translate("{figure} cannot deal with himself.")};
inline constexpr Contradicts<Card> card_has_no_price{
    rule::get_cards, to_translate("{card} can be bought from a player only: from maria for 400.")};
inline constexpr Forbids<Square, Figure> not_beside_buyer{
    rule::buy_occupied, to_translate("{square} shares no side with a field of {buyer}.")};
inline constexpr Forbids<> own_field_only{rule::a9_adjacency,
    to_translate("For an occupied field only own pieces count, not the home point.")};
inline constexpr Of<Forbids<Figure, Figure>> nobody_at_exchange{
    to_translate("Neither {buyer} nor {seller} stands on the Exchange, and the seller is not in "
                 "distress.")};
inline constexpr Forbids<> dealing_figures_only{rule::a33_exchange_figure,
    to_translate("At this table only the two figures that deal count, and not another one of the "
                 "same player.")};
inline constexpr Of<Forbids<>> one_of_them_on_turn{to_translate("Neither of the two is on turn.")};
inline constexpr Forbids<> no_deal_with_laid_card{rule::a35_laid_card_stays,
    to_translate("What a card holds changes hands by a card only, and by no deal.")};
inline constexpr Forbids<> no_other_card{rule::a35_laid_card_stays,
    to_translate("No other card takes a business that is held by a card.")};
inline constexpr Forbids<Figure> one_per_visit{
    rule::buy_occupied, to_translate("At this visit of {figure} a piece has been sold already.")};
inline constexpr Forbids<> one_per_exchange{rule::exchange,
    to_translate("At one visit of the Exchange only one field of the map changes hands.")};
inline constexpr Forbids<Figure> family_business_only{rule::exchange,
    to_translate("{buyer} is of the other family: businesses go there only in distress.")};
inline constexpr Forbids<Card> black_stays{
    rule::black_cards, to_translate("{card} stays with its figure until it is fulfilled.")};
inline constexpr Forbids<Figure> no_gift_to_others{rule::a25_card_sale,
    to_translate("{buyer} is of the other family: it gets cards for money only.")};
inline constexpr Forbids<> gifts_at_exchange{rule::exchange,
    to_translate("Money is given to relatives by whoever stands on the Exchange in his own turn, "
                 "before he turns to the map.")};
inline constexpr Forbids<Figure> gift_to_other_family{
    rule::exchange, to_translate("{figure} is of the other family: money is given in the family.")};
inline constexpr Contradicts<Figure, Figure> same_purse{
    rule::one_purse, to_translate("{figure} and {other} pay from one purse.")};
inline constexpr Forbids<Figure, Figure> owes_nothing{
    rule::exchange, to_translate("{figure} owes nothing to {creditor}.")};
inline constexpr Forbids<> repays_what_is_owed{rule::a28_repayment,
    to_translate("Repaid is a loan: at the Exchange, or earlier by agreement.")};
inline constexpr Contradicts<Figure, Donar> owes_less{
    rule::exchange, to_translate("{figure} owes no more than {amount} there.")};

// Distress (M-5.1). ------------------------------------------------------------------------------
inline constexpr Of<Forbids<Figure>> not_in_distress{
    to_translate("{figure} has nothing to pay that he could not.")};
inline constexpr Forbids<> city_buys_pieces_only{rule::sell_rest,
    to_translate("The city buys pieces of the map and nothing else; cards and businesses go to "
                 "players.")};
inline constexpr Forbids<Figure, int> sells_pieces_first{
    rule::loan, to_translate("{figure} still has pieces on the map to sell: {pieces}.")};
inline constexpr Forbids<> loan_comes_last{rule::a26_loan_last,
    to_translate("The city always buys, so that a loan comes only when no own piece is left.")};
inline constexpr LeavesOpen<Figure> were_they_offered{rule::a26_loan_last,
    to_translate("{figure} has cards or businesses: whether they were offered, and nobody wanted "
                 "them, is the table’s word.")};
inline constexpr Forbids<Figure> nobody_lends{
    rule::loan, to_translate("The family of {figure} cannot lend what is missing.")};
inline constexpr Forbids<Donar, Donar> family_has_less{rule::a27_next_richest,
    to_translate("All its other purses together hold {has}, and {needs} is missing.")};
inline constexpr Forbids<Family, Donar> family_can_pay{
    rule::family_out, to_translate("The {family} have {money} among them, which is enough.")};
inline constexpr Forbids<Family, int> family_can_sell{rule::family_out,
    to_translate("The {family} still have pieces on the map, which the city buys: {pieces}.")};

// Cards (M-6.1). ---------------------------------------------------------------------------------
inline constexpr Contradicts<Card> drawn_face_down{rule::red_cards,
    to_translate("{card} is drawn face down: what it does is said when it is used.")};
inline constexpr Contradicts<Card> must_be_told{
    rule::red_cards, to_translate("{card} is laid open when it is used: say its number.")};
inline constexpr Forbids<Card> black_is_not_used{
    rule::black_cards, to_translate("{card} is obeyed when it is drawn, and not used.")};
inline constexpr Forbids<Card> not_lasting{rule::black_cards,
    to_translate("{card} does not stay with anybody, so that there is nothing to fulfil.")};
inline constexpr Of<LeavesOpen<Card>> not_described{
    to_translate("What {card} says has not been described, so that nothing of it was checked.")};
inline constexpr Of<LeavesOpen<Card>> done_by_hand{
    to_translate("What {card} says is done by hand, and cannot be checked.")};
inline constexpr Of<LeavesOpen<Card>> choice_untold{
    to_translate("What was chosen for {card} has not been told.")};
inline constexpr LeavesOpen<Card, Rank> amount_unknown{rule::rank_payments,
    to_translate("What {card} means for a {rank} has not been described, so that nothing was "
                 "paid.")};
inline constexpr Forbids<Figure> same_player{rule::get_cards,
    to_translate("A card is taken from another player, and {figure} is played by the same.")};

// The end (M-7.1). -------------------------------------------------------------------------------
inline constexpr Forbids<> not_now{rule::a32_stop,
    to_translate("The table stops when nothing is left open: no vendetta and no payment.")};
inline constexpr Forbids<> no_tie{rule::winner,
    to_translate("Spitting decides only between those who have most pieces and most money when the "
                 "game is over.")};
inline constexpr Forbids<Figure> not_among_the_tied{
    rule::a31_spitting, to_translate("{figure} is not among those whom nothing tells apart.")};

} // namespace consigliere::mafia::message
