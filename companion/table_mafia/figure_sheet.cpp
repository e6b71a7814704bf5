#include "companion/table_mafia/names.h"
#include "companion/table_mafia/panel.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/questions.h"

#include <array>

namespace consigliere::table_mafia {

namespace {

std::string occasion_of(Figure figure)
{
    constexpr std::array<const char*, figure_count> occasions{to_translate("for each piece placed"),
        to_translate("when anyone enters a casino"),
        to_translate("when anyone stops on a big city"),
        to_translate("when anyone stops on an informer"),
        to_translate("when anyone hires a killer"),
        to_translate("when anyone enters a police station")};
    return tr(occasions[index_of(figure)]);
}

/// Businesses of a figure, each with the card on it.
std::vector<std::string> businesses_of(const View& view, Figure figure)
{
    const Position& position = view.position();
    std::vector<std::string> told;
    const Answer held = answer(position, view.components(), {Question::About::holdings, figure});
    for (const Field field : held.fields) {
        const int card = position.holding(field)->card;
        told.push_back(
            card == 0 ? tell(field) : tell(field) + " (" + tell(Card(Deck::red, card)) + ")");
    }
    return told;
}

/// Draws open cards with their text; face-down ones only while their player holds the button.
void draw_cards(Ui& ui, Rect& rect, const Rect& hold, const View& view, Figure figure)
{
    ledger::Audience audience = view.desk().audience();
    const int seat = static_cast<int>(view.position().of(figure).seat);
    if (!audience.sees_hand_of(seat)) {
        if (button_ground(ui, "seat:hold", hold).held)
            audience = ledger::Audience::seat(seat);
        ui.text(hold, tr("Hold to see the cards"), {Font::strong, ui.theme().text, 0.5F});
    }
    const auto seen = view.evening().observed(audience);
    const Cards& cards = seen->present().of(figure).cards;
    heading(ui, rect, tr("Cards"));
    for (const Card card : known_cards(cards)) {
        const std::string text = text_of(view.components(), card);
        paragraph(ui, rect, text.empty() ? tell(card) : tell(card) + ": " + text);
    }
    if (cards.untold > 0)
        paragraph(
            ui, rect, tr_count("{n} red card face down", "{n} red cards face down", cards.untold));
    if (cards.reds() + cards.black.size() == 0)
        paragraph(ui, rect, tr("none"));
}

} // namespace

void FigureSheet::draw(Ui& ui, const View& view)
{
    const Figure figure = *m_figure;
    const Position& position = view.position();
    Rect rect = dialog(ui, 560_dp, 640_dp);
    Rect head = rect.cut_top(60_dp, 12_dp);
    draw_badge(ui, head.cut_left(58_dp, 14_dp).centre(), 54_dp, figure);
    ui.elide_text(head, tell(figure), {Font::title, ui.theme().text});
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (button(ui, "seat:close", buttons.cut_right(150_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_figure.reset();
    const auto line = [&](Rect& rest, const std::string& label, const std::string& value) {
        heading(ui, rest, label);
        paragraph(ui, rest, value);
    };
    scroll_area(ui, "sheet", rect, [&](Rect& rest) {
        paragraph(ui, rest, tell_standing(view, figure));
        line(rest, tr("Purse"),
            view.shares_purse(figure) ? tr_fill("{money}, shared by the figures of {player}",
                {{"money", money(position.purse(figure))}, {"player", view.player(figure)}})
                                      : money(position.purse(figure)));
        const FigureRow& perk = ledger::rows_of<Figure>.row(figure);
        line(rest, tell(perk.reason),
            tr_fill("{amount} from the bank {when} ({rule})",
                {{"amount", money(perk.amount)}, {"when", occasion_of(figure)},
                    {"rule", std::string(perk.perk.text())}}));
        const std::vector<std::string> held = businesses_of(view, figure);
        if (!held.empty())
            line(rest, tr("Businesses"), ledger::join(held, ", "));
        for (const Figure other : all_of<Figure>) {
            const int debt = position.debt(figure, other);
            if (debt > 0 && other == figure_of(position, position.of(other).seat))
                line(rest, tr_fill("Owes {player}", {{"player", view.player(other)}}), money(debt));
        }
        draw_cards(ui, rest, buttons, view, figure);
    });
}

} // namespace consigliere::table_mafia
