#include "companion/desk/score_reveal.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"
#include "companion/table_corleone/panels.h"
#include "companion/table_corleone/table_parts.h"

namespace consigliere::table_corleone {

Contents EndPanel::contents(View& view)
{
    if (m_counting)
        return counting(view);
    const Score now = score(view.position(), view.components());
    const std::optional<Family> winner =
        now.winners.size() == 1 ? std::optional(now.winners[0]) : std::nullopt;
    std::string title = tr("The end");
    if (now.is_final && winner)
        title = tr_fill("{player} rules New York", {{"player", view.player(*winner)}});
    else if (now.is_final && !now.winners.empty())
        title = tr("The victory is shared");
    Contents panel = desk::end_of(
        view.desk(), m_finale, "parts", {sign_of(winner), title, tr("How it was counted")});
    if (m_finale.is_counting())
        return panel;
    for (const Score::Seat& seat : now.seats) {
        const Family family = seat.family;
        const auto count = [this, family] {
            m_counting = family;
            m_picker.reset();
        };
        if (view.position().tracking == Tracking::board && !seat.suitcase)
            add_family_row(panel, "count:" + std::string(word_of(family)), view, family,
                tr("count the Suitcase"), {{}, count});
        else
            panel.draws([&view, seat](Ui& ui, Rect& rest) { draw_parts_of(ui, rest, view, seat); });
    }
    return panel;
}

Contents EndPanel::counting(View& view)
{
    Contents panel{"counted-bills",
        {sign_of(m_counting), view.player(*m_counting), tr("Money cards in the Suitcase")}};
    panel.draws([this, &view](Ui& ui, Rect& rest) {
        CardPicker::Wish wish;
        wish.kinds = CardPicker::Kinds::money;
        wish.observed = CardPicker::HandVisibility::unlimited;
        m_picker.draw_cards(ui, rest, view, wish);
    });
    panel.goes_back("panel:back", [this] { m_counting.reset(); });
    const Money& money = m_picker.picked().money;
    panel.goes_on("count:done",
        tr_fill("Counted: {sum}", {{"sum", language::dollars(dollars_of(money))}}),
        attempts(view, m_counting, CountSuitcase{money}));
    return panel;
}

} // namespace consigliere::table_corleone
