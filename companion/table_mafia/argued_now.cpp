// FAQ answers for one hotspot: the options this table has chosen, and what the position adds.

#include "companion/desk/questions.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/room.h"
#include "companion/table_mafia/table.h"
#include "companion/table_mafia/things.h"
#include "engine/mafia/explain.h"
#include "engine/mafia/prices.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::table_mafia {

using language::number;

namespace argued {

namespace {

using About = Question::About;
using Told = std::optional<std::string>;
using desk::Telling;

/// A hotspot at a snapshot: the figure, field, purse or square that it refers to.
struct Subject {
    Subject(const Snapshot& moment, std::string_view thing);

    const Snapshot& moment;
    const Position& position;
    std::optional<Figure> figure;
    std::optional<Seat> seat;
    std::optional<Field> field;
    std::optional<Square> square;

    [[nodiscard]] Answer ask(const Question& question) const;
    /// Owner of the piece on `square`; nullopt if it is empty or not set.
    [[nodiscard]] std::optional<Figure> owner() const;
};

Subject::Subject(const Snapshot& when, std::string_view thing)
    : moment(when)
    , position(when.position())
{
    using thing::Part;
    for (const Figure one : all_of<Figure>) {
        for (const Part part : {Part::figure, Part::rank, Part::cards}) {
            if (thing::of(part, one) == thing)
                figure = one;
        }
    }
    for (int number = 0; number < position.seat_count; ++number) {
        if (thing::purse(static_cast<Seat>(number), moment.components()) == thing)
            seat = static_cast<Seat>(number);
    }
    for (const FieldKind kind : all_of<FieldKind>) {
        for (int place = 0; place <= Field::most; ++place) {
            if (thing::field(Field(kind, place)) == thing)
                field = Field(kind, place);
        }
    }
    Squares::all().each([&](Square one) {
        if (thing::square(one, position) == thing)
            square = one;
    });
}

Answer Subject::ask(const Question& question) const
{
    return answer(position, moment.components(), question);
}

std::optional<Figure> Subject::owner() const
{
    return square ? owner_of(position, *square) : std::nullopt;
}

std::string listed(const std::vector<AnswerCount>& parts, std::string (*tell_amount)(int))
{
    return language::listed(parts, [tell_amount](const AnswerCount& part) {
        return part.figure && part.amount != 0 ? tell(*part.figure) + " " + tell_amount(part.amount)
                                               : std::string();
    });
}

std::string per_turn(const Options& options)
{
    return tr_count("{n} free field per turn", "{n} free fields per turn", options.fields_per_turn)
        + ", "
        + tr_count(
            "{n} killer hired per turn", "{n} killers hired per turn", options.hires_per_turn);
}

/// The table's option on a question that the rules leave open.
Told chosen_for(const Options& options, std::string_view now)
{
    if (now == "per-turn")
        return per_turn(options);
    if (now == "family-may-buy")
        return options.family_may_buy ? tr("the current figure’s relatives may buy and hire too")
                                      : tr("only the current figure may buy and hire");
    if (now == "club-counts")
        return options.club_counts
            ? tr("a killer from the club counts as one of the turn’s")
            : tr("a killer from the club doesn’t count as one of the turn’s");
    if (now == "attack-family")
        return options.attack_family ? tr("relatives may be attacked")
                                     : tr("relatives may not be attacked");
    if (now == "agent-turns")
        return options.fed_current_counts
            ? tr("the turn the agent arrives is one of the three")
            : tr("three turns after the one in which the agent arrives");
    if (now == "stakes")
        return options.stake_steps == StakeSteps::any ? tr("any amount from 200")
                                                      : tr("steps of 200 only");
    if (now == "exchange-figure")
        return options.exchange_figure == ExchangeFigure::any
            ? tr("any figure of the two players may be at the Exchange")
            : tr("one of the two dealing figures must be at the Exchange");
    if (now == "rounding")
        return options.tax_round == TaxRound::down200 ? tr("half is rounded down to 200")
                                                      : tr("half is rounded up to 200");
    if (now == "blitz")
        return options.blitz ? tr("a blitz war was agreed") : tr("no blitz war was agreed");
    return std::nullopt;
}

// The turn. ---------------------------------------------------------------------------------------

Told next(const Subject& on)
{
    const std::optional<Figure> figure = next_player(on.position);
    return figure && on.position.phase != Phase::end
        ? Told(tr_fill("Next: {figure}", {{"figure", tell(*figure)}}))
        : std::nullopt;
}

Told on_turn(const Subject& on)
{
    return on.position.turn.figure && on.position.phase != Phase::end
        ? Told(tr_fill("{figure}’s turn", {{"figure", tell(*on.position.turn.figure)}}))
        : std::nullopt;
}

Told step(const Subject& on)
{
    return on.position.phase == Phase::end ? std::nullopt : Told(tell(on.position.phase));
}

/// For a figure, or for the owner of the killer on the square.
Told rank(const Subject& on)
{
    const std::optional<Figure> figure = on.figure ? on.figure : on.owner();
    if (!figure)
        return std::nullopt;
    return tell(*figure) + ": " + tell(rank_of(on.position, *figure));
}

/// Range of steps of the figure that has rolled; for other figures the rank, which can change a
/// roll.
Told steps(const Subject& on)
{
    const std::optional<Figure> mover =
        on.position.phase == Phase::move ? on.position.turn.figure : std::nullopt;
    if (mover && on.figure.value_or(*mover) == *mover) {
        const Steps range = steps_of(on.position, *mover);
        const std::string steps = range.least == range.most
            ? number(range.most)
            : number(range.least) + "–" + number(range.most);
        return tr_fill("steps of {figure}: {steps}", {{"figure", tell(*mover)}, {"steps", steps}});
    }
    return on.figure ? rank(on) : std::nullopt;
}

Told guard(const Subject& on)
{
    const std::optional<Figure> figure = on.owner();
    if (!figure)
        return std::nullopt;
    return tell(*figure) + ": "
        + (on.position.guarded.contains(*on.square) ? tr("Its owner’s killer protects it.")
                                                    : tr("No killer protects it."));
}

/// For the family of the figure, or for both.
Told watched(const Subject& on)
{
    const std::string told = language::listed(all_of<Family>, [&on](Family family) {
        const int turns = on.position.watched(family);
        if (turns == 0 || (on.figure && family_of(*on.figure) != family))
            return std::string();
        return tell(family) + ": "
            + tr_count("For {n} turn of the family", "For {n} turns of the family", turns);
    });
    return told.empty() ? std::nullopt : Told(told);
}

// Debts, and the end. -----------------------------------------------------------------------------

Told due(const Subject& on)
{
    if (on.position.dues.empty())
        return std::nullopt;
    return tell(on.position.dues[0].debtor) + ": " + donars(on.position.dues[0].amount);
}

Told debt(const Subject& on)
{
    if (!on.seat)
        return std::nullopt;
    const int debt = debt_of(on.position, figure_of(on.position, *on.seat));
    return debt == 0 ? std::nullopt
                     : Told(tr_fill("this purse owes {amount}", {{"amount", donars(debt)}}));
}

Told tax(const Subject& on)
{
    if (!on.seat)
        return std::nullopt;
    const Answer tax = on.ask({.about = About::tax});
    const Figure figure = figure_of(on.position, *on.seat);
    const auto part = std::ranges::find(tax.parts, std::optional(figure), &AnswerCount::figure);
    return part == tax.parts.end()
        ? std::nullopt
        : Told(tr_fill("this purse would pay {amount}", {{"amount", donars(part->amount)}}));
}

Told vendetta(const Subject& on)
{
    if (!on.position.vendetta)
        return std::nullopt;
    const auto left = [&on](Figure figure) {
        return tell(figure) + " " + number(left_after_vendetta(on.position, figure).value_or(0));
    };
    return tr_fill("left at the end: {pieces}",
        {{"pieces",
            left(on.position.vendetta->attacker) + ", " + left(on.position.vendetta->victim)}});
}

Told winner(const Subject& on)
{
    const Answer now = on.ask({.about = About::winner});
    const std::string pieces = listed(now.parts, [](int count) { return number(count); });
    return pieces.empty() ? std::nullopt : Told(tr_fill("pieces: {pieces}", {{"pieces", pieces}}));
}

Told empty_fields(const Subject& on)
{
    return tr_count("{n} field of the map is empty", "{n} fields of the map are empty",
        empty_squares(on.position).size());
}

// Fields of the circuit. --------------------------------------------------------------------------

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

constexpr std::array tellings{
    Telling{"next", next},
    Telling{"on-turn", on_turn},
    Telling{"step", step},
    Telling{"steps", steps},
    Telling{"rank", rank},
    Telling{"guard", guard},
    Telling{"watched", watched},
    Telling{"due", due},
    Telling{"debt", debt},
    Telling{"tax", tax},
    Telling{"vendetta", vendetta},
    Telling{"winner", winner},
    Telling{"empty-fields", empty_fields},
    Telling{"perk", perk},
    Telling{"family-start", family_start},
    Telling{"stop", stop},
    Telling{"holder", holder},
    Telling{"laid-card", laid_card},
    Telling{"exchange-fee", fee_at_exchange},
};

} // namespace

} // namespace argued

std::optional<std::string> Table::faq_status(
    std::string_view now, std::string_view thing, int entry) const
{
    const auto observed = m_view.observed();
    const Snapshot moment(*observed, entry);
    if (argued::Told chosen = argued::chosen_for(moment.position().options, now))
        return chosen;
    const argued::Subject on(moment, thing);
    return desk::told_by(argued::tellings, now, on);
}

} // namespace consigliere::table_mafia
