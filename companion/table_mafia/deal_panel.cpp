#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panels.h"
#include "companion/table_mafia/pieces.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

std::string title_of(Mode mode)
{
    if (mode == Mode::give)
        return tr("Give money in the family");
    return mode == Mode::repay ? tr("Repay a loan") : tr("Make a deal");
}

/// Why no deal is possible at all. Reasons about one thing are given when it is tapped.
std::string tell_no_deal(const Position& position)
{
    const bool may_anybody_deal = std::ranges::any_of(all_of<Figure>, [&](Figure figure) {
        return stands_on(position, figure, FieldKind::exchange) || is_in_distress(position, figure);
    });
    return may_anybody_deal ? tr("No deal now, although someone is on the Exchange or in distress. "
                                 "Tap a thing to see why.")
                            : tr("No deal now: no one is on the Exchange or in distress (M-4.12).");
}

} // namespace

void DealPanel::reset()
{
    m_thing.reset();
    m_from.reset();
    m_to.reset();
    m_amount = 0;
}

void explain_deal(const View& view, const Belonging& what)
{
    const auto relatives = figures_of(family_of(what.owner));
    const auto buyer =
        std::ranges::find_if(relatives, [&](Figure one) { return one != what.owner; });
    view.explain(*buyer, Buy{what.thing, Buy::Deal{what.owner, 0}});
}

BoardLook DealPanel::look(const View& view)
{
    BoardLook look;
    if (m_mode != Mode::deal)
        return look;
    const auto target = [this, &view, possible = Possible(view)](const Belonging& what) {
        BoardTarget found = target_for("deal", offer(view, possible, what));
        found.is_lit = m_thing ? *m_thing == what.thing : found.is_lit;
        return found;
    };
    const Position& position = view.position();
    look.squares = [target, &position](Square square) -> std::optional<BoardTarget> {
        const std::optional<Figure> owner = owner_of(position, square);
        return owner ? std::optional(target({*owner, square})) : std::nullopt;
    };
    look.fields = [target, &position](Field field) -> std::optional<BoardTarget> {
        const std::optional<Holding>& holding = position.holding(field);
        return holding ? std::optional(target({holding->holder, field})) : std::nullopt;
    };
    return look;
}

/// Tap that offers a thing; explains why if no player can buy it.
Tap DealPanel::offer(const View& view, const Possible& possible, const Belonging& what)
{
    return desk::tap_if(
        possible.may_sell(what),
        [this, what] {
            m_from = what.owner;
            m_thing = what.thing;
        },
        [&view, what] { explain_deal(view, what); });
}

/// Tap that records the agreement; explains why if it would be refused.
Tap DealPanel::done(const View& view) const
{
    if (m_mode == Mode::deal)
        return m_thing && m_from && m_to
            ? deed(view, m_to, Buy{*m_thing, Buy::Deal{*m_from, m_amount}})
            : Tap{ready_if(false, tr("Choose what is bought and who buys it."))};
    if (!m_from || !m_to || m_amount == 0)
        return {ready_if(false, tr("Choose who gets it and how much."))};
    return m_mode == Mode::give ? deed(view, m_from, Give{m_amount, *m_to})
                                : deed(view, m_from, Repay{m_amount, *m_to});
}

Contents DealPanel::contents(const View& view)
{
    if (m_mode == Mode::give)
        m_from = view.position().turn.figure;
    Contents panel{"deal",
        {sign_of(m_from), title_of(m_mode),
            m_mode == Mode::repay ? tr("M-5.1.3 · A28")
                                  : tr("M-4.12 · at the Exchange, or in distress")}};
    if (m_mode == Mode::give)
        add_gift(panel, view);
    else if (m_mode == Mode::repay)
        add_debts(panel, view);
    else
        add_deal(panel, view);
    panel.goes_back("deal:back", [this] {
        reset();
        m_mode = Mode::step;
    });
    panel.goes_on("deal:done", tr("Record"), done(view));
    return panel;
}

void DealPanel::add_deal(Contents& panel, const View& view)
{
    const Possible possible(view);
    if (!possible.may_deal())
        panel.text(tell_no_deal(view.position()));
    panel.heading(tr("What?"));
    if (m_thing && m_from)
        panel.text(tr_fill("{thing}, from {figure}",
                       {{"thing", tell(*m_thing)}, {"figure", tell(*m_from)}}),
            desk::Text::Tone::told);
    else
        panel.remark(tr("Tap a piece on the map, a token on the circuit, or a card here."));
    // Red cards as publicly known: open ones by number, others face down.
    for (const Belonging& what : possible.belongings()) {
        if (const auto* card = std::get_if<Card>(&what.thing))
            panel.button(Lay::chips,
                {"deal:" + std::string(word_of(what.owner)) + ":" + word_of(*card),
                    tell(what.owner) + ": " + tell(*card), offer(view, possible, what),
                    m_from == what.owner && m_thing == what.thing});
    }
    panel.heading(tr("Who buys?"));
    add_figures(panel, "buyer", m_to, [&](Figure figure) {
        const bool may = !m_thing || possible.may_buy(figure, {*m_from, *m_thing});
        return desk::tap_if(
            may && m_from != figure, [this, figure] { m_to = figure; },
            [this, &view, figure] {
                view.explain(figure, Buy{*m_thing, Buy::Deal{*m_from, m_amount}});
            });
    });
    add_amount(panel, tr("For how much?"), "price", m_amount);
}

void DealPanel::add_gift(Contents& panel, const View& view)
{
    panel.heading(tr("To whom?"));
    add_figures(panel, "give", m_to, [&](Figure figure) {
        if (!are_related(figure, *m_from))
            return Tap{ready_if(false, tr("Gifts stay in the family."))};
        return desk::sets(m_to, figure,
            ready_if(!share_purse(view.position(), figure, *m_from),
                tr("Both figures share one purse.")));
    });
    add_amount(panel, tr("How much?"), "amount", m_amount);
}

/// Adds each loan once, by the first figures of debtor and lender.
void DealPanel::add_debts(Contents& panel, const View& view)
{
    const Position& position = view.position();
    for (int i = 0; i < position.seat_count * position.seat_count; ++i) {
        const Figure from = figure_of(position, static_cast<Seat>(i / position.seat_count));
        const Figure to = figure_of(position, static_cast<Seat>(i % position.seat_count));
        const int debt = position.debt(from, to);
        if (debt == 0)
            continue;
        const auto choose = [this, from, to, most = std::min<int>(debt, position.purse(from))] {
            m_from = from;
            m_to = to;
            m_amount = most;
        };
        panel.button(Lay::rows,
            {"repay:" + std::string(word_of(from)) + ":" + std::string(word_of(to)),
                tr_fill("{figure} owes {other} {amount}",
                    {{"figure", tell(from)}, {"other", tell(to)}, {"amount", money(debt)}}),
                {{}, choose}, m_from == from && m_to == to, sign_of(from)});
    }
    add_amount(panel, tr("How much?"), "amount", m_amount);
}

} // namespace consigliere::table_mafia
