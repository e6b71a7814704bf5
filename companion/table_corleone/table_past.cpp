/// The table as it was after an entry, and what of it can be asked about.

#include "companion/table_corleone/argued_now.h"
#include "companion/table_corleone/table.h"
#include "companion/table_corleone/why_text.h"

namespace consigliere::table_corleone {

std::vector<desk::Askable> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    const auto sight = m_view.sight();
    ui.begin_covered();
    m_map.draw(ui, rect, sight->known().position_after(entry), sight->components(), {});
    ui.end_covered();
    return {};
}

std::vector<desk::Askable> Table::draw_past_track(Ui& ui, const Rect& rect, int entry)
{
    ui.begin_covered();
    table_corleone::draw_track(ui, rect, m_view.sight()->known().position_after(entry));
    ui.end_covered();
    return {};
}

std::vector<desk::Askable> Table::draw_past_seats(Ui&, const Rect&, int)
{
    return {};
}

std::vector<desk::Askable> Table::draw_past_cards(Ui&, Rect&, int)
{
    return {};
}

std::vector<desk::Explanation> Table::explanations(int entry) const
{
    return table_corleone::explanations(m_view, entry);
}

std::optional<std::string> Table::how_it_stands(
    std::string_view rule, std::string_view thing, int entry) const
{
    const auto sight = m_view.sight();
    return table_corleone::how_it_stands(m_view, Moment(*sight, entry), rule, thing);
}

} // namespace consigliere::table_corleone
