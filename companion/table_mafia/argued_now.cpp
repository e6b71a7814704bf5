#include "companion/table_mafia/argued_now.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/things.h"
#include "companion/table_mafia/why_text.h"
#include "engine/mafia/prices.h"

#include <algorithm>
#include <array>

namespace consigliere::table_mafia {

namespace {

using language::number;
using Told = std::optional<std::string>;
using About = Question::About;

std::string per_turn(const Options& options)
{
    return tr_count(
               "{n} free field in a turn", "{n} free fields in a turn", options.fields_per_turn)
        + ", "
        + tr_count(
            "{n} killer hired in a turn", "{n} killers hired in a turn", options.hires_per_turn);
}

/// What this table has chosen where the book is silent.
Told chosen_for(const Options& options, std::string_view now)
{
    if (now == "per-turn")
        return per_turn(options);
    if (now == "family-may-buy")
        return options.family_may_buy ? tr("relatives of whoever is on turn buy and hire, too")
                                      : tr("only whoever is on turn buys and hires");
    if (now == "club-counts")
        return options.club_counts ? tr("a killer of the club is one of those of the turn")
                                   : tr("a killer of the club comes beside those of the turn");
    if (now == "attack-family")
        return options.attack_family ? tr("relatives may be attacked")
                                     : tr("nobody attacks his own family");
    if (now == "agent-turns")
        return options.fed_current_counts
            ? tr("the turn in which the agent comes is one of the three")
            : tr("three turns after the one in which the agent comes");
    if (now == "rounding")
        return options.tax_round == TaxRound::down200 ? tr("half is rounded down to 200")
                                                      : tr("half is rounded up to 200");
    if (now == "blitz")
        return options.blitz ? tr("a blitz war was agreed on") : tr("no blitz war was agreed on");
    return std::nullopt;
}

class ArguedNow {
public:
    ArguedNow(const Moment& moment, std::string_view thing)
        : m_moment(moment)
        , m_position(moment.position())
    {
        find(thing);
    }

    [[nodiscard]] Told of(std::string_view now) const
    {
        struct Row {
            std::string_view now;
            Told (ArguedNow::*tell)() const;
        };
        constexpr std::array rows{
            Row{"next", &ArguedNow::next},
            Row{"on-turn", &ArguedNow::on_turn},
            Row{"step", &ArguedNow::step},
            Row{"steps", &ArguedNow::steps},
            Row{"rank", &ArguedNow::rank},
            Row{"guard", &ArguedNow::guard},
            Row{"watched", &ArguedNow::watched},
            Row{"perk", &ArguedNow::perk},
            Row{"family-start", &ArguedNow::family_start},
            Row{"stop", &ArguedNow::stop},
            Row{"holder", &ArguedNow::holder},
            Row{"laid-card", &ArguedNow::laid_card},
            Row{"exchange-fee", &ArguedNow::fee_at_exchange},
            Row{"due", &ArguedNow::due},
            Row{"debt", &ArguedNow::debt},
            Row{"tax", &ArguedNow::tax},
            Row{"vendetta", &ArguedNow::vendetta},
            Row{"winner", &ArguedNow::winner},
            Row{"empty-fields", &ArguedNow::empty_fields},
        };
        const auto* const row = std::ranges::find(rows, now, &Row::now);
        return row == rows.end() ? std::nullopt : (this->*row->tell)();
    }

private:
    /// Which figure, field or purse the thing is, or whose piece it is.
    void find(std::string_view thing)
    {
        using thing::Part;
        for (const Figure figure : all_of<Figure>) {
            for (const Part part : {Part::figure, Part::rank, Part::cards}) {
                if (thing::of(part, figure) == thing)
                    m_figure = figure;
            }
        }
        for (int seat = 0; seat < m_position.seat_count; ++seat) {
            if (thing::purse(static_cast<Seat>(seat), m_moment.components()) == thing)
                m_seat = static_cast<Seat>(seat);
        }
        for (const FieldKind kind : all_of<FieldKind>) {
            for (int place = 0; place <= Field::most; ++place) {
                if (thing::field(Field(kind, place)) == thing)
                    m_field = Field(kind, place);
            }
        }
        Squares::all().each([&](Square square) {
            if (thing::square(square, m_position) == thing)
                m_square = square;
        });
    }
    [[nodiscard]] Answer ask(const Question& question) const
    {
        return answer(m_position, m_moment.components(), question);
    }
    /// What everybody has a part of: "Antonio +400, Maria Luisa −200".
    [[nodiscard]] static std::string listed(
        const std::vector<Part>& parts, std::string (*tell_amount)(int))
    {
        return language::listed(parts, [tell_amount](const Part& part) {
            return part.figure && part.amount != 0
                ? tell(*part.figure) + " " + tell_amount(part.amount)
                : std::string();
        });
    }
    [[nodiscard]] std::optional<Figure> owner() const
    {
        return m_square ? owner_of(m_position, *m_square) : std::nullopt;
    }

    // The turn. -----------------------------------------------------------------------------------

    [[nodiscard]] Told next() const
    {
        const std::optional<Figure> figure = next_player(m_position);
        return figure && m_position.phase != Phase::end
            ? Told(tr_fill("Next: {figure}", {{"figure", tell(*figure)}}))
            : std::nullopt;
    }
    [[nodiscard]] Told on_turn() const
    {
        return m_position.turn.figure && m_position.phase != Phase::end
            ? Told(tr_fill("on turn: {figure}", {{"figure", tell(*m_position.turn.figure)}}))
            : std::nullopt;
    }
    [[nodiscard]] Told step() const
    {
        return m_position.phase == Phase::end ? std::nullopt : Told(tell(m_position.phase));
    }
    /// How far whoever has rolled may go; of another figure, by how much it might change a roll.
    [[nodiscard]] Told steps() const
    {
        const std::optional<Figure> mover =
            m_position.phase == Phase::move ? m_position.turn.figure : std::nullopt;
        if (mover && m_figure.value_or(*mover) == *mover) {
            const Steps range = steps_of(m_position, *mover);
            const std::string steps = range.least == range.most
                ? number(range.most)
                : number(range.least) + "–" + number(range.most);
            return tr_fill(
                "steps of {figure}: {steps}", {{"figure", tell(*mover)}, {"steps", steps}});
        }
        return m_figure ? rank() : std::nullopt;
    }
    /// Of a figure, or of whose killer it is.
    [[nodiscard]] Told rank() const
    {
        const std::optional<Figure> figure = m_figure ? m_figure : owner();
        if (!figure)
            return std::nullopt;
        return tell(*figure) + ": " + tell(rank_of(m_position, *figure));
    }
    [[nodiscard]] Told guard() const
    {
        const std::optional<Figure> figure = owner();
        if (!figure)
            return std::nullopt;
        return tell(*figure) + ": "
            + (m_position.guarded.contains(*m_square)
                    ? tr("His killer stands there and protects it.")
                    : tr("No killer protects it."));
    }
    /// Of the family of a figure, or of both.
    [[nodiscard]] Told watched() const
    {
        const std::string told = language::listed(all_of<Family>, [this](Family family) {
            const int turns = m_position.watched(family);
            if (turns == 0 || (m_figure && family_of(*m_figure) != family))
                return std::string();
            return tell(family) + ": "
                + tr_count("For {n} turn of the family", "For {n} turns of the family", turns);
        });
        return told.empty() ? std::nullopt : Told(told);
    }

    // The circuit. --------------------------------------------------------------------------------

    /// What the last line paid a figure as its perk.
    [[nodiscard]] Told perk() const
    {
        if (!m_figure)
            return std::nullopt;
        const Why why = ledger::rows_of<Figure>.row(*m_figure).reason;
        const auto is_perk = [&](const Payment& payment) {
            return payment.why == why && !payment.is_withheld;
        };
        const auto paid = std::ranges::find_if(m_position.last, is_perk);
        return paid == m_position.last.end() ? std::nullopt
                                             : Told(tell(why) + ": " + donars(paid->amount));
    }
    /// Of the family whose start it is, or to which a figure belongs.
    [[nodiscard]] Told family_start() const
    {
        for (const Family family : all_of<Family>) {
            const bool is_meant = m_field ? m_field->kind() == start_of(family)
                                          : m_figure && family_of(*m_figure) == family;
            if (is_meant)
                return tell(family) + ": " + donars(per_piece * pieces_of(m_position, family));
        }
        return std::nullopt;
    }
    [[nodiscard]] Told stop() const
    {
        if (!m_field)
            return std::nullopt;
        const Answer stop = ask({.about = About::stop, .field = *m_field});
        const std::string told = listed(stop.parts, with_sign);
        return told.empty() ? std::nullopt : Told(told);
    }
    [[nodiscard]] bool is_business_here() const
    {
        return m_field && is_business(m_field->kind()) && m_field->number() > 0;
    }
    [[nodiscard]] Told holder() const
    {
        if (!is_business_here())
            return std::nullopt;
        const std::optional<Holding>& holding = m_position.holding(*m_field);
        return holding ? tr_fill("{figure} holds {field}",
                   {{"figure", tell(holding->holder)}, {"field", tell(*m_field)}})
                       : tr_fill("nobody holds {field}", {{"field", tell(*m_field)}});
    }
    [[nodiscard]] Told laid_card() const
    {
        if (!is_business_here())
            return std::nullopt;
        const std::optional<Holding>& holding = m_position.holding(*m_field);
        if (!holding)
            return holder();
        return holding->card == 0 ? tr("no card is laid there")
                                  : tr_fill("a card is laid there: {card}",
                                      {{"card", tell(Card(Deck::red, holding->card))}});
    }
    [[nodiscard]] Told fee_at_exchange() const
    {
        if (!m_seat)
            return std::nullopt;
        const int fee = exchange_fee(figures_of_seat(m_position, *m_seat));
        return fee == 0 ? tr("nothing: one figure has this purse") : donars(fee);
    }

    // Debts, and the end. -------------------------------------------------------------------------

    [[nodiscard]] Told due() const
    {
        if (m_position.dues.empty())
            return std::nullopt;
        return tell(m_position.dues[0].debtor) + ": " + donars(m_position.dues[0].amount);
    }
    [[nodiscard]] Told debt() const
    {
        if (!m_seat)
            return std::nullopt;
        const int debt = debt_of(m_position, figure_of(m_position, *m_seat));
        return debt == 0 ? std::nullopt
                         : Told(tr_fill("this purse owes {amount}", {{"amount", donars(debt)}}));
    }
    [[nodiscard]] Told tax() const
    {
        if (!m_seat)
            return std::nullopt;
        const Answer tax = ask({.about = About::tax});
        const Figure figure = figure_of(m_position, *m_seat);
        const auto part = std::ranges::find(tax.parts, std::optional(figure), &Part::figure);
        return part == tax.parts.end()
            ? std::nullopt
            : Told(tr_fill("this purse would pay {amount}", {{"amount", donars(part->amount)}}));
    }
    [[nodiscard]] Told vendetta() const
    {
        if (!m_position.vendetta)
            return std::nullopt;
        const auto left = [this](Figure figure) {
            return tell(figure) + " " + number(left_after_vendetta(m_position, figure).value_or(0));
        };
        return tr_fill("left in the end: {pieces}",
            {{"pieces",
                left(m_position.vendetta->attacker) + ", " + left(m_position.vendetta->victim)}});
    }
    [[nodiscard]] Told winner() const
    {
        const Answer now = ask({.about = About::winner});
        return tr_fill("pieces: {pieces}",
            {{"pieces", listed(now.parts, [](int pieces) { return number(pieces); })}});
    }
    [[nodiscard]] Told empty_fields() const
    {
        return tr_count("{n} field of the map is empty", "{n} fields of the map are empty",
            empty_squares(m_position).size());
    }

    const Moment& m_moment;
    const Position& m_position;
    std::optional<Figure> m_figure;
    std::optional<Seat> m_seat;
    std::optional<Field> m_field;
    std::optional<Square> m_square;
};

} // namespace

std::optional<std::string> how_it_stands(
    const ToldView& view, std::string_view now, std::string_view thing, int entry)
{
    const auto sight = view.sight();
    const Moment moment(*sight, entry);
    if (Told chosen = chosen_for(moment.position().options, now))
        return chosen;
    return ArguedNow(moment, thing).of(now);
}

} // namespace consigliere::table_mafia
