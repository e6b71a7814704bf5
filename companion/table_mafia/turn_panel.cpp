#include "companion/table_mafia/turn_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/payments.h"
#include "companion/table_mafia/pieces.h"
#include "companion/widgets/chips.h"
#include "engine/mafia/prices.h"

namespace consigliere::table_mafia {

namespace {

/// Businesses that are bought from the bank, as they can be named.
std::vector<Field> businesses(const View& view)
{
    std::vector<Field> found;
    for (const Field field : view.components().circuit()) {
        const bool is_sold = field.kind() == FieldKind::bank || field.kind() == FieldKind::arms;
        if (is_sold && !view.position().holding(field))
            found.push_back(field);
    }
    const Field here = view.position().of(*view.position().turn.figure).field;
    const bool is_told = !view.components().has_circuit() && is_business(here.kind())
        && here.kind() != FieldKind::police && here.number() > 0;
    if (is_told && !view.position().holding(here))
        found.push_back(here);
    return found;
}

} // namespace

void TurnPanel::reset()
{
    m_city.reset();
    m_business.reset();
}

// On the board. ----------------------------------------------------------------------------------

BoardLook TurnPanel::look(const View& view)
{
    BoardLook look;
    const Figure figure = *view.position().turn.figure;
    look.lit = figure;
    look.chosen = m_city.chosen();
    m_city.judge(view);
    look.squares = [this, &view](Square square) { return m_city.target(view, square); };
    look.fields = [&view, figure](Field field) -> std::optional<BoardTarget> {
        if (!is_business(field.kind()))
            return std::nullopt;
        const bool may = view.may(figure, Buy{field, std::nullopt});
        const bool is_asked = field.number() == 0;
        return BoardTarget{"buy", may || is_asked ? Mood::ready : Mood::refused, may, {}};
    };
    return look;
}

void TurnPanel::touched(const View& view, const BoardTouch& touch)
{
    if (touch.field && touch.field->number() == 0)
        m_business = touch.field->kind();
    else if (touch.field)
        view.record(*view.position().turn.figure, Buy{*touch.field, std::nullopt});
    if (touch.square)
        m_city.touched(view, *touch.square);
}

// In the panel. ----------------------------------------------------------------------------------

void TurnPanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const Position& position = view.position();
    const Figure figure = *position.turn.figure;
    draw_turn_header(ui, rect, figure,
        tr_fill("{figure}: {step}", {{"figure", tell(figure)}, {"step", tell(position.phase)}}),
        tell_standing(view, figure));
    scroll_area(ui, "turn", rect, [&](Rect& rest) {
        if (position.phase == Phase::field)
            draw_field(ui, rest, view);
        if (position.phase <= Phase::business)
            draw_business(ui, rest, view);
        m_city.draw(ui, rest, view);
        draw_deals(ui, rest, view);
    });
    const Figure next = position.turn.next.value_or(figure);
    if (button(ui, "turn:next", foot, tr_fill("{figure} rolls", {{"figure", tell(next)}}),
            {ButtonKind::next}))
        m_mode = Mode::roll;
}

/// What the field offers: it is passed over by whatever belongs to a later step.
void TurnPanel::draw_field(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    const Offer what = view.position().turn.offer;
    heading(ui, rect, tell(view.position().of(figure).field));
    if (what == Offer::informer
        && offer(ui, "informer", rect.cut_top(58_dp, 8_dp), tr("Draw a red card"),
            tr_fill("{amount} to the bank · {rule}",
                {{"amount", money(informer_price)}, {"rule", "M-4.10"}}),
            view.may(figure, Draw{Card(Deck::red, 0), {}})))
        m_mode = Mode::draw;
    if (what == Offer::club) {
        const Hire hire{Hire::Where::club};
        if (offer(ui, "hire:club", rect.cut_top(58_dp, 8_dp), tr("Hire a killer at the club"),
                tr_fill("{amount} to the bank · {rule}",
                    {{"amount", money(club_price)}, {"rule", "M-4.6"}}),
                view.may(figure, hire)))
            view.record(figure, hire);
    }
    if (what == Offer::exchange
        && offer(ui, "give", rect.cut_top(58_dp, 8_dp), tr("Give money in the family"),
            tr("free of charge · M-4.12"), true))
        m_mode = Mode::give;
}

void TurnPanel::draw_business(Ui& ui, Rect& rect, const View& view)
{
    const Figure figure = *view.position().turn.figure;
    heading(ui, rect, tell(Phase::business));
    {
        widgets::Chips chips(ui, rect);
        for (const Field field : businesses(view)) {
            // What cannot be bought says why on the circuit.
            const Buy buy{field, std::nullopt};
            if (!view.may(figure, buy))
                continue;
            if (chips.add("price:" + word_of(field),
                    tell(field) + "  " + money(cost_of(view, figure, buy)), {.font = Font::body}))
                view.record(figure, buy);
        }
        if (chips.add("card:use", tr("Use a red card"), {.font = Font::body}))
            m_mode = Mode::use;
    }
    if (m_business) {
        if (const auto business = choose_business(ui, rect, Field(*m_business, 0)))
            view.record(figure, Buy{*business, std::nullopt});
    }
    draw_black_cards(ui, rect, view);
}

/// Lasting black cards lie open until what they ask is fulfilled (M-6.1b).
void TurnPanel::draw_black_cards(Ui& ui, Rect& rect, const View& view)
{
    for (const Figure figure : all_of<Figure>) {
        view.position().of(figure).cards.black.each([&](int number) {
            const Card card(Deck::black, number);
            if (figure_button(ui, "fulfil:" + std::string(word_of(figure)) + ":" + word_of(card),
                    rect.cut_top(54_dp, 8_dp), figure,
                    tr_fill("{card} is fulfilled", {{"card", tell(card)}}), {.font = Font::body}))
                m_card.begin(view, figure, Fulfil{card, {}});
        });
    }
}

/// What two have to agree on.
void TurnPanel::draw_deals(Ui& ui, Rect& rect, const View& view)
{
    heading(ui, rect, tr("Between players"));
    widgets::Chips chips(ui, rect);
    if (chips.add("deal", tr("A deal …"), {.font = Font::body}))
        m_mode = Mode::deal;
    bool has_debts = false;
    for (const Figure figure : all_of<Figure>)
        has_debts = has_debts || debt_of(view.position(), figure) > 0;
    if (has_debts && chips.add("repay", tr("Repay a loan …"), {.font = Font::body}))
        m_mode = Mode::repay;
}

} // namespace consigliere::table_mafia
