#include "companion/table_corleone/end_panel.h"

#include "companion/desk/end_buttons.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/score_view.h"
#include "companion/table_corleone/turn_header.h"

namespace consigliere::table_corleone {

void EndPanel::reset()
{
    m_counting.reset();
    m_finale.expect();
}

void EndPanel::draw_ranking(Ui& ui, const Rect& rect, View& view)
{
    draw_score(ui, rect, view, &m_finale);
}

void EndPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    if (m_counting)
        draw_counting(ui, rect, view);
    else
        draw_parts(ui, rect, view);
}

void EndPanel::draw_parts(Ui& ui, Rect rect, View& view)
{
    // Who has won is not told before it is counted.
    if (m_finale.is_counting()) {
        draw_turn_header(ui, rect, std::nullopt, tr("The end"), tr("The score is counted up"));
        desk::draw_end_buttons(ui, rect, view.desk());
        return;
    }
    const Score now = score(view.position(), view.components());
    std::string title = tr("The end");
    if (now.is_final && now.winners.size() == 1)
        title = tr_fill("{player} rules New York", {{"player", view.player(now.winners[0])}});
    else if (now.is_final && !now.winners.empty())
        title = tr("The victory is shared");
    draw_turn_header(ui, rect,
        now.winners.size() == 1 ? std::optional(now.winners[0]) : std::nullopt, title,
        tr("How it was counted"));
    desk::draw_end_buttons(ui, rect, view.desk());

    scroll_area(ui, "parts", rect, [&](Rect& rest) {
        for (const Score::Seat& seat : now.seats) {
            const bool needs_count = view.position().tracking == Tracking::board && !seat.suitcase;
            if (needs_count) {
                if (draw_family_row(ui, "count:" + std::string(word_of(seat.family)),
                        rest.cut_top(54_dp, 8_dp), view, seat.family, tr("count the Suitcase"),
                        Mood::ready)) {
                    m_counting = seat.family;
                    m_picker.reset();
                }
                continue;
            }
            draw_parts_of(ui, rest, view, seat);
        }
    });
}

void EndPanel::draw_counting(Ui& ui, Rect rect, View& view)
{
    draw_turn_header(
        ui, rect, m_counting, view.player(*m_counting), tr("The money cards in the Suitcase"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "counted-bills", rect, [&](Rect& rest) {
        CardPicker::Wish wish;
        wish.kinds = CardPicker::Kinds::money;
        wish.sight = CardPicker::Sight::unlimited;
        m_picker.draw_cards(ui, rest, view, wish);
    });
    if (button(ui, "panel:back", buttons.cut_left(110_dp, 10_dp), tr("Back"))) {
        m_counting.reset();
        return;
    }
    if (button(ui, "count:done", buttons,
            tr_fill("Counted: {sum}",
                {{"sum", language::dollars(dollars_of(m_picker.picked().money))}}),
            {ButtonKind::next}))
        view.attempt(*m_counting, CountSuitcase{m_picker.picked().money});
}

} // namespace consigliere::table_corleone
