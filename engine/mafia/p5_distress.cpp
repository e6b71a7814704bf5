// Payments that cannot be made, and the tax for an empty bank (M-5).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_deals.h"
#include "engine/mafia/prices.h"
#include "engine/mafia/purse.h"

#include <algorithm>
#include <vector>

namespace consigliere::mafia {

namespace {

/// The first due of the figure's purse; nullopt if none.
std::optional<Due> due_of(const Position& position, Figure figure)
{
    return ledger::first_of(
        position.dues, [&](const Due& due) { return share_purse(position, due.debtor, figure); });
}

int pieces_of_player(const Position& position, Figure figure)
{
    int pieces = 0;
    for (const Figure one : all_of<Figure>)
        pieces += share_purse(position, one, figure) ? pieces_of(position, one) : 0;
    return pieces;
}

/// True if the figure has a business that can be sold, that is, not held by a card (A35).
bool has_business_to_sell(const Position& position, Figure figure)
{
    for (const auto& shelf : position.holdings) {
        for (const std::optional<Holding>& holding : shelf) {
            if (holding && holding->holder == figure && holding->card == 0)
                return true;
        }
    }
    return false;
}

bool has_more_than_pieces(const Position& position, Figure figure)
{
    return position.of(figure).cards.reds() > 0 || has_business_to_sell(position, figure);
}

bool has_more_to_sell(const Position& position, Figure figure)
{
    return std::ranges::any_of(all_of<Figure>, [&](Figure one) {
        return share_purse(position, one, figure) && has_more_than_pieces(position, one);
    });
}

/// One figure for each purse of the family except the debtor's, richest first.
std::vector<Figure> lenders_for(const Position& position, Figure debtor)
{
    std::vector<Figure> lenders;
    for (const Figure figure : figures_of(family_of(debtor))) {
        const bool is_known = share_purse(position, figure, debtor)
            || std::ranges::any_of(
                lenders, [&](Figure one) { return share_purse(position, one, figure); });
        if (!is_known)
            lenders.push_back(figure);
    }
    std::ranges::stable_sort(lenders,
        [&](Figure left, Figure right) { return position.purse(left) > position.purse(right); });
    return lenders;
}

int money_of(const Position& position, const std::vector<Figure>& purses)
{
    int money = 0;
    for (const Figure figure : purses)
        money += position.purse(figure);
    return money;
}

/// True if a relative may sell for a debtor: the debtor's player has no piece left, and the family
/// cannot lend the missing amount (M-7.1.3).
bool sells_for_relative(const Position& position, Figure figure)
{
    return std::ranges::any_of(position.dues, [&](const Due& due) {
        return are_related(due.debtor, figure) && pieces_of_player(position, due.debtor) == 0
            && money_of(position, lenders_for(position, due.debtor))
            < due.amount - position.purse(due.debtor);
    });
}

} // namespace

void judge(Judging& judging, Figure figure, const Sell& move)
{
    object_to_end(judging);
    const Position& position = judging.position();
    const auto* square = std::get_if<Square>(&move.thing);
    judging.note_checked(rule::distress, rule::sell_rest);
    const bool may_sell = is_in_distress(position, figure) || sells_for_relative(position, figure);
    judging.object_if(
        !may_sell, message::not_in_distress(square ? rule::sell_pieces : rule::sell_rest), figure);
    if (judging.object_if(square == nullptr, message::city_buys_pieces_only))
        return;
    judging.object_if(
        !position.of(figure).pieces.contains(*square), message::not_his_piece, figure, *square);
    if (judging.is_impossible())
        return;

    sell_piece(judging, figure, *square);
    judging.note_checked(rule::sell_pieces);
    judging.perform(act::Pays{the_bank, city_pays, {figure}, Why::city_sale});
}

void judge(Judging& judging, Figure figure, const Borrow&)
{
    object_to_end(judging);
    const Position& position = judging.position();
    const std::optional<Due> due = due_of(position, figure);
    if (judging.object_if(!due, message::not_in_distress(rule::loan), figure))
        return;
    judging.note_checked(rule::loan, rule::a26_loan_last, rule::a27_next_richest);
    const int pieces = pieces_of_player(position, figure);
    if (judging.object_if(pieces > 0, message::sells_pieces_first, figure, pieces))
        judging.object(message::loan_comes_last);
    else if (has_more_to_sell(position, figure))
        judging.object(message::were_they_offered, figure);
    const std::vector<Figure> lenders = lenders_for(position, figure);
    int missing = due->amount - position.purse(figure);
    const int can_lend = money_of(position, lenders);
    if (judging.object_if(can_lend < missing, message::nobody_lends, figure)) {
        judging.object(message::family_has_less, Donar{can_lend}, Donar{missing});
        return;
    }
    for (const Figure lender : lenders) {
        const int amount = std::min<int>(missing, judging.position().purse(lender));
        if (amount == 0)
            continue;
        missing -= amount;
        pay(judging, lender, {figure}, amount, Why::loan);
        const int owed = judging.position().debt(figure, lender) + 2 * amount;
        judging.perform(act::Owes{figure, owed, lender});
    }
}

void judge(Judging& judging, Figure figure, const Fail&)
{
    object_to_end(judging);
    const Position& position = judging.position();
    const std::optional<Due> due = due_of(position, figure);
    if (judging.object_if(!due, message::not_in_distress(rule::family_out), figure))
        return;
    const Family family = family_of(figure);
    const int pieces = pieces_of(position, family);
    judging.object_if(pieces > 0, message::family_can_sell, family, pieces);
    const int money = position.purse(figure) + money_of(position, lenders_for(position, figure));
    judging.object_if(money >= due->amount, message::family_can_pay, family, Donar{money});
    judging.note_checked(rule::a26_loan_last);
    for (const Figure one : figures_of(family))
        judging.object_if(has_more_than_pieces(position, one), message::were_they_offered, one);

    judging.position().family_out = family;
    judging.position().dues.clear();
    end_game(judging, Ending::family_out);
}

void judge(Judging& judging, const Tax&)
{
    object_to_end(judging);
    judging.note_checked(rule::tax, rule::a29_half);
    for (int seat = 0; seat < judging.position().seat_count; ++seat) {
        const Figure figure = figure_of(judging.position(), static_cast<Seat>(seat));
        const int purse = judging.position().purse(figure);
        const int half = purse / 2;
        const bool is_up = judging.position().options.tax_round == TaxRound::up200;
        const int up = is_up ? smallest_note - 1 : 0;
        const int amount = std::min((half + up) / smallest_note * smallest_note, purse);
        pay(judging, figure, the_bank, amount, Why::tax);
    }
}

} // namespace consigliere::mafia
