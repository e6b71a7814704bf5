// The end of the game (CG-K, CG-W).

#include "companion/desk/end_buttons.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"

#include <algorithm>
#include <cstdlib>

namespace consigliere::table_cash_n_guns {

using language::dollars;
using language::number;

namespace {

/// Draws the value of each number of paintings; marks those that players have.
void draw_collections(Ui& ui, Rect& rect, const Score& score)
{
    heading(ui, rect, tr("Value of a painting collection"));
    constexpr int rows = paintings_in_box / 2;
    const std::vector<Rect> cells = rect.cut_top(rows * 30_dp).grid(2, rows, 2_dp);
    for (int count = 1; count <= paintings_in_box; ++count) {
        const bool is_there = std::ranges::any_of(score.seats, [count](const Score::Seat& seat) {
            return seat.is_alive && seat.paintings.cards == count;
        });
        // Column-major order.
        const std::div_t place = std::div(count - 1, rows);
        const int index = place.rem * 2 + place.quot;
        Rect cell = cells[static_cast<std::size_t>(index)];
        const Colour colour = is_there ? ui.theme().text : ui.theme().quiet;
        ui.text(cell.cut_left(30_dp), number(count), {Font::strong, colour});
        ui.text(cell, dollars(dollars_of_paintings(count)),
            {is_there ? Font::strong : Font::body, colour});
    }
}

} // namespace

void EndPanel::draw_count(Ui& ui, const Rect& rect, const View& view)
{
    draw_score(ui, rect, view, &m_finale);
}

Contents EndPanel::contents(const View& view)
{
    const Score now = score(view.position());
    const std::optional<Player> winner =
        now.winners.size() == 1 ? std::optional(now.winners[0]) : std::nullopt;
    Contents panel = desk::end_of(view.desk(), m_finale, "count",
        {sign_of(winner),
            now.winners.empty() ? tr("No one gets away")
                                : tr_fill("{player} gets away with the loot",
                                    {{"player", view.name(now.winners[0])}}),
            tell(now.decision)});
    if (m_finale.is_counting())
        return panel;
    panel.heading(tr("Diamond bonus"));
    panel.text(tell_bonus(view, now));
    panel.draws([now](Ui& ui, Rect& rest) { draw_collections(ui, rest, now); });
    return panel;
}

} // namespace consigliere::table_cash_n_guns
