// The table after an earlier entry, with its hotspots.

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/table.h"

namespace consigliere::table_corleone {

std::vector<desk::Hotspot> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    const Position& position = observed->known().position_after(entry);
    return m_map.draw_past(ui, rect, position, observed->components(),
        [&](FigureId figure) { return tell(m_view, figure_at_its_place(position, figure)); });
}

std::vector<desk::Hotspot> Table::draw_past_track(Ui& ui, const Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    std::vector<desk::Hotspot> things;
    ui.begin_modal();
    table_corleone::draw_track(ui, rect, observed->known().position_after(entry), &things);
    ui.end_modal();
    return things;
}

std::vector<desk::Hotspot> Table::draw_past_seats(Ui& ui, const Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    std::vector<desk::Hotspot> things;
    ui.begin_modal();
    table_corleone::draw_seats(ui, rect, m_view, observed->known().position_after(entry), &things);
    ui.end_modal();
    return things;
}

std::vector<desk::Hotspot> Table::draw_past_cards(Ui& ui, Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    return table_corleone::draw_past_cards(
        ui, rect, m_view, observed->known().position_after(entry));
}

std::vector<desk::WhyAnswer> Table::explanations(int entry, desk::SomeQuestions some) const
{
    return table_corleone::explanations(m_view, entry, some);
}

} // namespace consigliere::table_corleone
