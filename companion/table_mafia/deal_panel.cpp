#include "companion/table_mafia/deal_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/widgets/chips.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

std::string title_of(Mode mode)
{
    if (mode == Mode::give)
        return tr("A gift in the family");
    return mode == Mode::repay ? tr("A loan is repaid") : tr("A deal");
}

/// Why nothing at all can be bought now. What stands against one thing says the referee when that
/// is tapped.
std::string tell_no_deal(const Position& position)
{
    const bool may_anybody_deal = std::ranges::any_of(all_of<Figure>, [&](Figure figure) {
        return stands_on(position, figure, FieldKind::exchange) || is_in_distress(position, figure);
    });
    return may_anybody_deal
        ? tr("No deal now, although somebody stands on the Exchange or is in distress: a tap on a "
             "thing says what stands against it.")
        : tr("No deal now: nobody stands on the Exchange, and nobody is in distress (M-4.12).");
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
    const auto target = [this, possible = Possible(view)](const Belonging& what) {
        const bool may = possible.may_sell(what);
        const bool is_lit = m_thing ? *m_thing == what.thing : may;
        return BoardTarget{"deal", may ? Mood::ready : Mood::refused, is_lit, {}};
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

void DealPanel::touched(const View& view, const BoardTouch& touch)
{
    const Possible possible(view);
    if (touch.square)
        offer_thing(view, possible, {*owner_of(view.position(), *touch.square), *touch.square});
    if (touch.field)
        offer_thing(view, possible, {view.position().holding(*touch.field)->holder, *touch.field});
}

/// What nobody can buy says why.
void DealPanel::offer_thing(const View& view, const Possible& possible, const Belonging& what)
{
    if (!possible.may_sell(what)) {
        explain_deal(view, what);
        return;
    }
    m_from = what.owner;
    m_thing = what.thing;
}

bool DealPanel::is_complete() const
{
    return m_from && m_to && (m_mode == Mode::deal ? m_thing.has_value() : m_amount > 0);
}

/// What is told so far can be written down; what the referee would refuse says why.
widgets::Readiness DealPanel::mood_of(const View& view) const
{
    if (!is_complete())
        return ready_if(false,
            m_mode == Mode::deal ? tr("Choose what is bought, and who buys it.")
                                 : tr("Choose who gets it, and how much."));
    return view.may(move().figure, move().action) ? Mood::ready : Mood::refused;
}

/// Whose line it is, and what it says.
Move DealPanel::move() const
{
    if (m_mode == Mode::give)
        return {*m_from, Give{m_amount, *m_to}, {}};
    if (m_mode == Mode::repay)
        return {*m_from, Repay{m_amount, *m_to}, {}};
    return {*m_to, Buy{*m_thing, Buy::Deal{*m_from, m_amount}}, {}};
}

void DealPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    draw_turn_header(ui, rect, m_from, title_of(m_mode),
        m_mode == Mode::repay ? tr("M-5.1.3 · A28")
                              : tr("M-4.12 · at the Exchange, or in distress"));
    Rect done = foot;
    if (button(ui, "deal:back", done.cut_left(done.width() * 0.4F, 8_dp), tr("Back"),
            {.font = Font::body})) {
        reset();
        m_mode = Mode::step;
        return;
    }
    scroll_area(ui, "deal", rect, [&](Rect& rest) {
        if (m_mode == Mode::give)
            draw_gift(ui, rest, view);
        else if (m_mode == Mode::repay)
            draw_debts(ui, rest, view);
        else
            draw_deal(ui, rest, view);
    });
    if (button(ui, "deal:done", done, tr("Write it down"), {ButtonKind::next, mood_of(view)}))
        view.record(move().figure, move().action);
}

void DealPanel::draw_deal(Ui& ui, Rect& rect, const View& view)
{
    const Possible possible(view);
    if (!possible.may_deal())
        paragraph(ui, rect, tell_no_deal(view.position()));
    heading(ui, rect, tr("What?"));
    if (m_thing && m_from)
        paragraph(ui, rect,
            tr_fill(
                "{thing}, from {figure}", {{"thing", tell(*m_thing)}, {"figure", tell(*m_from)}}),
            Font::lead, ui.theme().brass_text);
    else
        remark(ui, rect, tr("Tap a piece on the map, a token on the circuit, or a card here."));
    draw_cards(ui, rect, view);
    heading(ui, rect, tr("Who buys?"));
    const auto mood = [&](Figure figure) {
        const bool may = !m_thing || possible.may_buy(figure, {*m_from, *m_thing});
        return may && m_from != figure ? Mood::ready : Mood::refused;
    };
    if (const auto buyer = choose_figure(ui, rect, {"buyer", m_to, mood})) {
        if (mood(*buyer) == Mood::ready)
            m_to = buyer;
        else
            view.explain(*buyer, Buy{*m_thing, Buy::Deal{*m_from, m_amount}});
    }
    heading(ui, rect, tr("For how much?"));
    m_amount = choose_amount(ui, rect, "price", m_amount);
}

/// Red cards as everybody may know them: open ones by number, the others face down.
void DealPanel::draw_cards(Ui& ui, Rect& rect, const View& view)
{
    const Possible possible(view);
    widgets::Chips chips(ui, rect);
    for (const Belonging& what : possible.belongings()) {
        const auto* card = std::get_if<Card>(&what.thing);
        if (card == nullptr)
            continue;
        const bool is_chosen = m_thing && m_from == what.owner && *m_thing == what.thing;
        const Mood mood = possible.may_sell(what) ? Mood::ready : Mood::refused;
        if (chips.add("deal:" + std::string(word_of(what.owner)) + ":" + word_of(*card),
                tell(what.owner) + ": " + tell(*card), {chosen_if(is_chosen), mood, Font::body}))
            offer_thing(view, possible, what);
    }
}

void DealPanel::draw_gift(Ui& ui, Rect& rect, const View& view)
{
    m_from = view.position().turn.figure;
    heading(ui, rect, tr("To whom?"));
    const auto mood = [&](Figure figure) {
        if (!m_from || !are_related(figure, *m_from))
            return ready_if(false, tr("Gifts stay in the family."));
        return ready_if(!share_purse(view.position(), figure, *m_from),
            tr("Both figures have the same purse."));
    };
    if (const auto figure = choose_figure(ui, rect, {"give", m_to, mood}))
        m_to = figure;
    heading(ui, rect, tr("How much?"));
    m_amount = choose_amount(ui, rect, "amount", m_amount);
}

/// Each loan once, by the first figures of those who owe and lent.
void DealPanel::draw_debts(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    for (int debtor = 0; debtor < position.seat_count; ++debtor) {
        for (int creditor = 0; creditor < position.seat_count; ++creditor) {
            const Figure from = figure_of(position, static_cast<Seat>(debtor));
            const Figure to = figure_of(position, static_cast<Seat>(creditor));
            const int debt = position.debt(from, to);
            if (debt == 0)
                continue;
            const std::string id =
                "repay:" + std::string(word_of(from)) + ":" + std::string(word_of(to));
            if (!figure_button(ui, id, rect.cut_top(54_dp, 8_dp), from,
                    tr_fill("{figure} owes {other} {amount}",
                        {{"figure", tell(from)}, {"other", tell(to)}, {"amount", money(debt)}}),
                    {chosen_if(m_from == from && m_to == to), Mood::ready, Font::body}))
                continue;
            m_from = from;
            m_to = to;
            m_amount = std::min<int>(debt, position.purse(from));
        }
    }
    heading(ui, rect, tr("How much?"));
    m_amount = choose_amount(ui, rect, "amount", m_amount);
}

} // namespace consigliere::table_mafia
