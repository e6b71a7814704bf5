#include "companion/table_mafia/use_panel.h"

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"

namespace consigliere::table_mafia {

namespace {

bool takes_card(Card card)
{
    const CardUse use = use_of(card);
    return use == CardUse::takes_card || use == CardUse::takes_card_or_business;
}

bool takes_business(Card card)
{
    const CardUse use = use_of(card);
    return use != CardUse::as_described && use != CardUse::takes_card;
}

} // namespace

void UsePanel::reset()
{
    m_user.reset();
    m_used.reset();
    m_business.reset();
}

Figure UsePanel::user(const View& view) const
{
    return m_user.value_or(*view.position().turn.figure);
}

BoardLook UsePanel::look(const View& view)
{
    BoardLook look;
    look.lit = user(view);
    if (!m_used || !takes_business(*m_used))
        return look;
    look.fields = [this, &view](Field field) -> std::optional<BoardTarget> {
        if (!is_business(field.kind()))
            return std::nullopt;
        const bool may = view.may(user(view), UseCard{*m_used, field, std::nullopt, {}});
        const bool is_asked = field.number() == 0;
        return BoardTarget{
            "use:" + word_of(*m_used), may || is_asked ? Mood::ready : Mood::refused, may, {}};
    };
    return look;
}

void UsePanel::touched(const View& view, const BoardTouch& touch)
{
    if (touch.field && m_used && touch.field->number() == 0)
        m_business = touch.field->kind();
    else if (touch.field && m_used)
        view.record(user(view), UseCard{*m_used, *touch.field, std::nullopt, {}});
}

void UsePanel::choose(const View& view, int number)
{
    const Card card(Deck::red, number);
    m_used.reset();
    if (takes_card(card) || takes_business(card))
        m_used = card;
    else
        m_card.begin(view, user(view), UseCard{card, std::nullopt, std::nullopt, {}});
}

void UsePanel::draw(Ui& ui, Rect rect, const Rect& foot, const View& view)
{
    const Figure figure = user(view);
    draw_turn_header(ui, rect, figure,
        tr_fill("{figure} uses a red card", {{"figure", tell(figure)}}), tr("M-6.1c"));
    if (button(ui, "use:back", foot, tr("Back"))) {
        reset();
        m_mode = Mode::step;
        return;
    }
    scroll_area(ui, "use", rect, [&](Rect& rest) {
        const Family family = family_of(*view.position().turn.figure);
        const auto is_of_family = [family](Figure one) {
            return family_of(one) == family ? Mood::ready : Mood::off;
        };
        if (const auto chosen = choose_figure(ui, rest, {"user", figure, is_of_family})) {
            m_user = chosen;
            m_used.reset();
        }
        heading(ui, rest, tr("Its number"));
        // Whether he has it is seen when he lays it down; before, only open cards are told apart.
        const auto sight = view.sight();
        const auto mood = [&](int number) {
            return may_have(sight->present(), figure, Card(Deck::red, number)) ? Mood::ready
                                                                               : Mood::refused;
        };
        const auto used = m_used ? std::optional(m_used->number()) : std::nullopt;
        if (const auto number = choose_number(ui, rest, {"use", 1, Card::reds, used, mood}))
            choose(view, *number);
        if (m_used && takes_business(*m_used))
            paragraph(ui, rest, tr("Tap the business on the circuit: what glows can be taken."));
        if (m_used && m_business) {
            if (const auto business = choose_business(ui, rest, Field(*m_business, 0)))
                view.record(figure, UseCard{*m_used, *business, std::nullopt, {}});
        }
        if (m_used && takes_card(*m_used))
            draw_takings(ui, rest, view);
    });
}

/// The cards that can be taken: open ones by number, the others face down.
void UsePanel::draw_takings(Ui& ui, Rect& rect, const View& view)
{
    heading(ui, rect, tr("Takes which card?"));
    const auto sight = view.sight();
    for (const Figure from : all_of<Figure>) {
        if (share_purse(view.position(), from, user(view)))
            continue;
        for (const Card card : red_cards(sight->present().of(from).cards)) {
            if (figure_button(ui, "take:" + std::string(word_of(from)) + ":" + word_of(card),
                    rect.cut_top(52_dp, 6_dp), from, tell(from) + ": " + tell(card),
                    {.font = Font::body}))
                view.record(
                    user(view), UseCard{*m_used, std::nullopt, UseCard::Taken{card, from}, {}});
        }
    }
}

} // namespace consigliere::table_mafia
