#include "companion/table_mafia/names.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/prices.h"

#include <algorithm>
#include <vector>

namespace consigliere::table_mafia {

namespace {

/// What a figure gets or pays, with reasons; or what the Federal agent withholds (M-4.9).
struct Sum {
    Figure figure{};
    bool is_withheld = false;
    int amount = 0;
    std::vector<Why> reasons;
};

std::vector<Sum> sums_of(const Position& after)
{
    std::vector<Sum> sums;
    const auto sum_of = [&sums](Figure figure, bool is_withheld) -> Sum& {
        for (Sum& sum : sums) {
            if (sum.figure == figure && sum.is_withheld == is_withheld)
                return sum;
        }
        return sums.emplace_back(Sum{figure, is_withheld, 0, {}});
    };
    const auto add = [&](std::optional<Figure> figure, int amount, const Payment& payment) {
        if (!figure)
            return;
        Sum& sum = sum_of(*figure, payment.is_withheld);
        sum.amount += amount;
        if (std::ranges::find(sum.reasons, payment.why) == sum.reasons.end())
            sum.reasons.push_back(payment.why);
    };
    for (const Payment& payment : after.last) {
        add(payment.from, -payment.amount, payment);
        add(payment.to, payment.amount, payment);
    }
    std::erase_if(sums, [](const Sum& sum) { return sum.amount == 0; });
    return sums;
}

std::string tell_sum(const Sum& sum)
{
    const std::string why = language::listed(sum.reasons, [](Why reason) { return tell(reason); });
    if (sum.is_withheld)
        return tr_fill("{figure} forgoes {amount}: {why}",
            {{"figure", tell(sum.figure)}, {"amount", money(sum.amount)}, {"why", why}});
    return tr_fill("{figure} {amount}: {why}",
        {{"figure", tell(sum.figure)}, {"amount", gain(sum.amount)}, {"why", why}});
}

/// Effect of a field besides money, in words.
std::string order_of(FieldKind kind)
{
    switch (kind) {
    case FieldKind::start_bonanno:
    case FieldKind::start_genovese:
        return tr("nothing happens");
    case FieldKind::bank:
        return tr("nothing to collect");
    case FieldKind::fortuna:
        return tr("the coin: a red card or a black one");
    case FieldKind::arms:
    case FieldKind::police:
        return tr("nothing to pay");
    case FieldKind::club:
        return tr_fill("a killer for {amount}", {{"amount", money(club_price)}});
    case FieldKind::casino:
        return tr_fill("a game for {least} to {most}",
            {{"least", money(smallest_note)}, {"most", money(most_stake)}});
    case FieldKind::informer:
        return tr_fill("a red card for {amount}", {{"amount", money(informer_price)}});
    case FieldKind::exchange:
        return tr("debts, gifts and deals");
    case FieldKind::big_city:
        return tr_fill("{amount} for each own piece", {{"amount", money(per_piece)}});
    case FieldKind::problem:
        return tr("a black card");
    case FieldKind::agent:
        break;
    }
    return tr("the family takes nothing for 3 turns");
}

bool tells_order(FieldKind kind)
{
    return kind != FieldKind::bank && kind != FieldKind::arms && kind != FieldKind::police
        && kind != FieldKind::big_city && kind != FieldKind::start_bonanno
        && kind != FieldKind::start_genovese;
}

/// True for fields without effect after the Federal agent: no cards, no killers (M-4.9).
bool is_kept_from_clean(FieldKind kind)
{
    return kind == FieldKind::fortuna || kind == FieldKind::informer || kind == FieldKind::problem
        || kind == FieldKind::club;
}

} // namespace

std::string tell_payments(const Position& after)
{
    return ledger::join(sums_of(after), " · ", tell_sum);
}

std::string tell_price(int amount, std::string_view rule)
{
    return tr_fill(
        "{amount} to the bank · {rule}", {{"amount", money(amount)}, {"rule", std::string(rule)}});
}

std::string tell_stop(const View& view, Figure figure, const Walk& walk, FieldKind kind)
{
    const auto judged = view.consider(figure, walk);
    std::vector<std::string> parts;
    std::vector<Sum> sums = sums_of(judged.after);
    // The mover's own sum first.
    std::ranges::stable_partition(sums, [&](const Sum& sum) { return sum.figure == figure; });
    for (const Sum& sum : sums) {
        const std::string amount = sum.is_withheld
            ? tr_fill("forgoes {amount} (M-4.9)", {{"amount", money(sum.amount)}})
            : gain(sum.amount);
        parts.push_back(sum.figure == figure ? amount : tell(sum.figure) + " " + amount);
    }
    for (const Due& due : judged.after.dues)
        parts.push_back(tr_fill("{figure} can’t pay {amount}",
            {{"figure", tell(due.debtor)}, {"amount", money(due.amount)}}));
    if (is_clean(view.position(), figure) && is_kept_from_clean(kind))
        parts.push_back(tr("nothing under the Federal agent (M-4.9)"));
    else if (parts.empty() || tells_order(kind))
        parts.push_back(order_of(kind));
    parts.emplace_back(rule_of(kind).text());
    return ledger::join(parts, " · ");
}

} // namespace consigliere::table_mafia
