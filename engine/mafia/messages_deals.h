#pragma once

#include "engine/mafia/messages.h"

// Messages about deals at the Exchange, distress, cards and the end.
namespace consigliere::mafia::message {

// Deals (M-3.5.2, M-4.12, M-6.1a). ----------------------------------------------------------------
inline constexpr Contradicts<Figure> deals_with_himself{
    rule::exchange, to_translate("{figure} can’t deal with the same figure.")};
inline constexpr Contradicts<Card> card_has_no_price{rule::get_cards,
    to_translate("{card} can only be bought from a player. Example: from maria for 400.")};
inline constexpr Forbids<Square, Figure> not_beside_buyer{
    rule::buy_occupied, to_translate("{square} shares no side with {buyer}’s fields.")};
inline constexpr Forbids<> own_field_only{rule::a9_adjacency,
    to_translate("For an occupied field, only the buyer’s own pieces count, not the home point.")};
inline constexpr Of<Forbids<Figure, Figure>> nobody_at_exchange{to_translate(
    "Neither {buyer} nor {seller} is on the Exchange, and the seller isn’t in distress.")};
inline constexpr Forbids<> dealing_figures_only{rule::a33_exchange_figure,
    to_translate("Only the two dealing figures count, not another figure of the same player: this "
                 "table’s option.")};
inline constexpr Of<Forbids<>> one_of_them_on_turn{to_translate("It’s neither figure’s turn.")};
inline constexpr Forbids<> no_deal_with_laid_card{rule::a35_laid_card_stays,
    to_translate("What a card holds changes hands only by a card, not by a deal.")};
inline constexpr Forbids<> no_other_card{
    rule::a35_laid_card_stays, to_translate("No other card takes a business held by a card.")};
inline constexpr Forbids<Figure> one_per_visit{
    rule::buy_occupied, to_translate("On this visit of {figure}, a piece has already been sold.")};
inline constexpr Forbids<> one_per_exchange{rule::exchange,
    to_translate("Only one field of the map changes hands per visit to the Exchange.")};
inline constexpr Forbids<Figure> family_business_only{rule::exchange,
    to_translate("{buyer} is from the other family: businesses go there only in distress.")};
inline constexpr Forbids<Card> black_stays{
    rule::black_cards, to_translate("{card} stays with its figure until it is fulfilled.")};
inline constexpr Forbids<Figure> no_gift_to_others{rule::a25_card_sale,
    to_translate("{buyer} is from the other family and gets cards only for money.")};
inline constexpr Forbids<> gifts_at_exchange{rule::exchange,
    to_translate("Only the current figure, on the Exchange, gives relatives money, and only before "
                 "turning to the map.")};
inline constexpr Forbids<Figure> gift_to_other_family{rule::exchange,
    to_translate("{figure} is from the other family: money is given only in the family.")};
inline constexpr Contradicts<Figure, Figure> same_purse{
    rule::one_purse, to_translate("{figure} and {other} share one purse.")};
inline constexpr Forbids<Figure, Figure> owes_nothing{
    rule::exchange, to_translate("{figure} owes nothing to {creditor}.")};
inline constexpr Forbids<> repays_what_is_owed{rule::a28_repayment,
    to_translate("Only a loan is repaid: at the Exchange, or earlier by agreement.")};
inline constexpr Contradicts<Figure, Donar> owes_less{
    rule::exchange, to_translate("{figure} owes no more than {amount} there.")};

// Distress (M-5.1). -------------------------------------------------------------------------------
inline constexpr Of<Forbids<Figure>> not_in_distress{
    to_translate("{figure} can pay everything that is due.")};
inline constexpr Forbids<> city_buys_pieces_only{rule::sell_rest,
    to_translate("The city buys only pieces on the map; cards and businesses go to players.")};
inline constexpr Forbids<Figure, int> sells_pieces_first{
    rule::loan, to_translate("{figure} still has pieces on the map to sell: {pieces}.")};
inline constexpr Forbids<> loan_comes_last{rule::a26_loan_last,
    to_translate("The city always buys, so a loan comes only when no own piece is left.")};
inline constexpr LeavesOpen<Figure> were_they_offered{rule::a26_loan_last,
    to_translate("Can’t check: {figure} has cards or businesses. Only the table knows whether they "
                 "were offered and no one wanted them.")};
inline constexpr Forbids<Figure> nobody_lends{
    rule::loan, to_translate("{figure}’s family can’t lend what is missing.")};
inline constexpr Forbids<Donar, Donar> family_has_less{rule::a27_next_richest,
    to_translate("All its other purses hold {has} together, and {needs} is missing.")};
inline constexpr Forbids<Family, Donar> family_can_pay{
    rule::family_out, to_translate("The {family} have {money} together, which is enough.")};
inline constexpr Forbids<Family, int> family_can_sell{rule::family_out,
    to_translate("The {family} still have pieces on the map, which the city buys: {pieces}.")};

// Cards (M-6.1). ----------------------------------------------------------------------------------
inline constexpr Contradicts<Card> drawn_face_down{rule::red_cards,
    to_translate("{card} is drawn face down. Enter what it does when it is used.")};
inline constexpr Contradicts<Card> must_be_told{
    rule::red_cards, to_translate("{card} is revealed when it is used. Give its number.")};
inline constexpr Forbids<Card> black_is_not_used{
    rule::black_cards, to_translate("{card} is obeyed when it is drawn, not used.")};
inline constexpr Forbids<Card> not_lasting{
    rule::black_cards, to_translate("{card} isn’t kept, so there is nothing to fulfil.")};
inline constexpr Of<LeavesOpen<Card>> not_described{
    to_translate("Not checked: {card} isn’t described yet.")};
inline constexpr Of<LeavesOpen<Card>> done_by_hand{
    to_translate("Not checked: what {card} says is done at the table.")};
inline constexpr Of<LeavesOpen<Card>> choice_untold{
    to_translate("Not checked: the choice for {card} isn’t entered yet.")};
inline constexpr LeavesOpen<Card, Rank> amount_unknown{rule::rank_payments,
    to_translate("Not paid: what {card} means for a {rank} isn’t described yet.")};
inline constexpr Forbids<Figure> same_player{rule::get_cards,
    to_translate("A card is taken from another player, but the same player has {figure}.")};

// The end (M-7.1). --------------------------------------------------------------------------------
inline constexpr Forbids<> not_now{rule::a32_stop,
    to_translate("The table can stop only when no vendetta and no payment is open.")};
inline constexpr Forbids<> no_tie{rule::winner,
    to_translate("Spitting decides only between figures tied for the most pieces and money when "
                 "the game is finished.")};
inline constexpr Forbids<Figure> not_among_the_tied{
    rule::a31_spitting, to_translate("{figure} isn’t among the tied.")};

} // namespace consigliere::mafia::message
