// FAQ status for fields of the circuit.

#include "companion/table_mafia/argued_now.h"
#include "companion/table_mafia/names.h"
#include "engine/mafia/prices.h"

#include <array>

namespace consigliere::table_mafia::argued {

namespace {

using About = Question::About;

Told perk(const Subject& on)
{
    if (!on.figure)
        return std::nullopt;
    const Why why = ledger::rows_of<Figure>.row(*on.figure).reason;
    const auto is_perk = [&](const Payment& payment) {
        return payment.why == why && !payment.is_withheld;
    };
    const auto paid = std::ranges::find_if(on.position.last, is_perk);
    return paid == on.position.last.end() ? std::nullopt
                                          : Told(tell(why) + ": " + donars(paid->amount));
}

/// For the family of the start field, or of the figure.
Told family_start(const Subject& on)
{
    for (const Family family : all_of<Family>) {
        const bool is_meant = on.field ? on.field->kind() == start_of(family)
                                       : on.figure && family_of(*on.figure) == family;
        if (is_meant)
            return tell(family) + ": " + donars(per_piece * pieces_of(on.position, family));
    }
    return std::nullopt;
}

Told stop(const Subject& on)
{
    if (!on.field)
        return std::nullopt;
    const Answer stop = on.ask({.about = About::stop, .field = *on.field});
    const std::string told = listed(stop.parts, with_sign);
    return told.empty() ? std::nullopt : Told(told);
}

bool is_business_here(const Subject& on)
{
    return on.field && is_business(on.field->kind()) && on.field->number() > 0;
}

Told holder(const Subject& on)
{
    if (!is_business_here(on))
        return std::nullopt;
    const std::optional<Holding>& holding = on.position.holding(*on.field);
    return holding ? tr_fill("{figure} holds {field}",
               {{"figure", tell(holding->holder)}, {"field", tell(*on.field)}})
                   : tr_fill("no one holds {field}", {{"field", tell(*on.field)}});
}

Told laid_card(const Subject& on)
{
    if (!is_business_here(on))
        return std::nullopt;
    const std::optional<Holding>& holding = on.position.holding(*on.field);
    if (!holding)
        return holder(on);
    return holding->card == 0
        ? tr("no card on it")
        : tr_fill("card on it: {card}", {{"card", tell(Card(Deck::red, holding->card))}});
}

Told fee_at_exchange(const Subject& on)
{
    if (!on.seat)
        return std::nullopt;
    const int fee = exchange_fee(figures_of_seat(on.position, *on.seat));
    return fee == 0 ? tr("nothing: one figure has this purse") : donars(fee);
}

constexpr std::array circuit_tellings{
    Telling{"perk", perk},
    Telling{"family-start", family_start},
    Telling{"stop", stop},
    Telling{"holder", holder},
    Telling{"laid-card", laid_card},
    Telling{"exchange-fee", fee_at_exchange},
};

} // namespace

Told told_of_circuit(std::string_view now, const Subject& on)
{
    return told_by(circuit_tellings, now, on);
}

} // namespace consigliere::table_mafia::argued
