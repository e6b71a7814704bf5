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

} // namespace

void DealPanel::reset()
{
    m_thing.reset();
    m_from.reset();
    m_to.reset();
    m_amount = 0;
}

void DealPanel::choose(Figure seller, const Property& thing)
{
    m_from = seller;
    m_thing = thing;
}

BoardLook DealPanel::look(const View& view)
{
    BoardLook look;
    if (m_mode != Mode::deal)
        return look;
    const Position& position = view.position();
    look.squares = [this, &position](Square square) -> std::optional<BoardTarget> {
        if (!owner_of(position, square))
            return std::nullopt;
        const auto* chosen = m_thing ? std::get_if<Square>(&*m_thing) : nullptr;
        return BoardTarget{"deal", Mood::ready, chosen == nullptr || *chosen == square, {}};
    };
    look.fields = [this, &position](Field field) -> std::optional<BoardTarget> {
        if (!position.holding(field))
            return std::nullopt;
        const auto* chosen = m_thing ? std::get_if<Field>(&*m_thing) : nullptr;
        return BoardTarget{"deal", Mood::ready, chosen == nullptr || *chosen == field, {}};
    };
    return look;
}

void DealPanel::touched(const View& view, const BoardTouch& touch)
{
    if (touch.square)
        choose(*owner_of(view.position(), *touch.square), *touch.square);
    if (touch.field)
        choose(view.position().holding(*touch.field)->holder, *touch.field);
}

bool DealPanel::is_complete() const
{
    return m_from && m_to && (m_mode == Mode::deal ? m_thing.has_value() : m_amount > 0);
}

void DealPanel::write_down(const View& view)
{
    const Figure from = *m_from;
    const Figure to = *m_to;
    if (m_mode == Mode::give)
        view.record(from, Give{m_amount, to});
    else if (m_mode == Mode::repay)
        view.record(from, Repay{m_amount, to});
    else
        view.record(to, Buy{*m_thing, Buy::Deal{from, m_amount}});
}

void DealPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    draw_turn_header(ui, rect, m_from, title_of(m_mode),
        m_mode == Mode::repay ? tr("M-5.1.3 · A28")
                              : tr("M-4.12 · at the Exchange, or in distress"));
    Rect below = rect.cut_bottom(52_dp, 8_dp);
    if (button(ui, "deal:back", below.cut_left(below.width() * 0.4F), tr("Back"))) {
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
    if (button(ui, "deal:done", foot, tr("Write it down"), next_if(is_complete())))
        write_down(view);
}

void DealPanel::draw_deal(Ui& ui, Rect& rect, const View& view)
{
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
    const auto mood = [this](Figure figure) { return m_from == figure ? Mood::off : Mood::ready; };
    if (const auto buyer = choose_figure(ui, rect, {"buyer", m_to, mood}))
        m_to = buyer;
    heading(ui, rect, tr("For how much?"));
    m_amount = choose_amount(ui, rect, "price", m_amount);
}

/// Red cards as everybody may know them: open ones by number, the others face down.
void DealPanel::draw_cards(Ui& ui, Rect& rect, const View& view)
{
    const auto sight = view.sight();
    const Position& seen = sight->present();
    widgets::Chips chips(ui, rect);
    for (const Figure figure : all_of<Figure>) {
        for (const Card card : red_cards(seen.of(figure).cards)) {
            const bool is_chosen = m_thing && m_from == figure && *m_thing == Property(card);
            if (chips.add("deal:" + std::string(word_of(figure)) + ":" + word_of(card),
                    tell(figure) + ": " + tell(card),
                    {chosen_if(is_chosen), Mood::ready, Font::body}))
                choose(figure, card);
        }
    }
}

void DealPanel::draw_gift(Ui& ui, Rect& rect, const View& view)
{
    m_from = view.position().turn.figure;
    heading(ui, rect, tr("To whom?"));
    const auto mood = [&](Figure figure) {
        return m_from && are_related(figure, *m_from)
                && !share_purse(view.position(), figure, *m_from)
            ? Mood::ready
            : Mood::off;
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
