// The table after an earlier entry, with its hotspots.

#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/table.h"
#include "companion/table_cash_n_guns/table_parts.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_cash_n_guns {

std::vector<desk::Hotspot> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    lay_past(entry);
    const auto observed = m_view.observed();
    const Position position =
        observed->secrecy().displayed(entry, observed->known().position_after(entry));
    // Leave the height of the news line, so the table is where it was; a small picture does not.
    Rect rest = rect;
    if (rect.height() >= 400_dp)
        ui.fill(rest.cut_top(dp(height_of_news)), ui.theme().ground);
    ui.begin_modal();
    m_past.draw(ui, rest, m_view, position, {});
    ui.end_modal();
    return m_past.things();
}

/// Replays the round's loot, so shares have the places they had then.
void Table::lay_past(int entry)
{
    if (std::exchange(m_past_entry, entry) == entry)
        return;
    const auto observed = m_view.observed();
    const View::Timeline& known = observed->known();
    const int round = known.position_after(entry).round;
    std::vector<Position> positions;
    for (int at = entry; known.position_after(at).round == round;
         at = known.history().entry(at).follows) {
        positions.push_back(observed->secrecy().displayed(at, known.position_after(at)));
        if (at == 0)
            break;
    }
    std::ranges::reverse(positions);
    m_past.lay_anew(positions);
}

std::vector<desk::Hotspot> Table::draw_past_track(Ui& ui, const Rect& rect, int entry)
{
    std::vector<desk::Hotspot> things;
    table_cash_n_guns::draw_track(
        ui, rect, m_view.observed()->known().position_after(entry), &things);
    return things;
}

std::vector<desk::Hotspot> Table::draw_past_seats(Ui& ui, const Rect& rect, int entry)
{
    std::vector<desk::Hotspot> things;
    ui.begin_modal();
    table_cash_n_guns::draw_seats(
        ui, rect, m_view, m_view.observed()->known().position_after(entry), &things);
    ui.end_modal();
    return things;
}

std::vector<desk::WhyAnswer> Table::explanations(int entry, desk::SomeQuestions some) const
{
    return table_cash_n_guns::explanations(m_view, entry, some);
}

} // namespace consigliere::table_cash_n_guns
