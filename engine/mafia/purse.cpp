#include "engine/mafia/purse.h"

namespace consigliere::mafia {

void collect(Judging& judging, Figure figure, int amount, Why why)
{
    judging.note_checked(rule_of(why));
    if (amount == 0)
        return;
    if (is_clean(judging.position(), figure)) {
        judging.note_checked(rule::agent);
        judging.perform(act::Forgoes{figure, amount, why});
    } else {
        judging.perform(act::Pays{the_bank, amount, {figure}, why});
    }
}

void pay_perk(Judging& judging, Figure figure)
{
    const FigureRow& row = ledger::rows_of<Figure>.row(figure);
    judging.note_checked(rule::a5_perks);
    if (is_clean(judging.position(), figure))
        judging.note_checked(rule::a6_perk_of_clean);
    collect(judging, figure, row.amount, row.reason);
}

void demand(Judging& judging, Figure debtor, Party to, int amount, Why why)
{
    judging.note_checked(rule_of(why));
    const Position& position = judging.position();
    if (amount == 0 || (to.figure && share_purse(position, debtor, *to.figure)))
        return;
    // Clean figures are not paid by players either.
    if (to.figure && is_clean(position, *to.figure)) {
        judging.note_checked(rule::agent);
        judging.perform(act::Forgoes{*to.figure, amount, why});
        return;
    }
    if (position.purse(debtor) >= amount && !is_in_distress(position, debtor))
        judging.perform(act::Pays{{debtor}, amount, to, why});
    else if (!position.dues.full())
        judging.perform(act::FallsDue{debtor, amount, to, why});
}

void pay(Judging& judging, Figure figure, Party to, int amount, Why why)
{
    judging.note_checked(rule_of(why));
    if (amount > 0)
        judging.perform(act::Pays{{figure}, amount, to, why});
}

void object_to_price(Judging& judging, Figure figure, int amount, ledger::RuleId rule)
{
    const int has = judging.position().purse(figure);
    judging.object_if(has < amount, message::cannot_pay(rule), figure, Donar{has}, Donar{amount});
}

bool settle_dues(Judging& judging)
{
    Position& position = judging.position();
    for (std::size_t i = 0; i < position.dues.size(); ++i) {
        const Due due = position.dues[i];
        if (position.purse(due.debtor) < due.amount)
            continue;
        position.dues.erase_at(i);
        judging.perform(act::Pays{{due.debtor}, due.amount, {due.to}, due.why});
        return true;
    }
    return false;
}

} // namespace consigliere::mafia
