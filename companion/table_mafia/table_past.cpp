/// The table as it was after an entry, and what of it can be asked about.

#include "companion/table_mafia/argued_now.h"
#include "companion/table_mafia/seat_view.h"
#include "companion/table_mafia/table.h"
#include "companion/table_mafia/track.h"
#include "companion/table_mafia/why_text.h"

namespace consigliere::table_mafia {

std::vector<desk::Askable> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    const auto sight = m_view.sight();
    const Position& position = sight->known().position_after(entry);
    BoardLook look;
    look.lit = position.turn.figure;
    ui.begin_covered();
    m_past.draw(ui, rect, m_view.components(), position, look);
    ui.end_covered();
    return m_past.askables(position);
}

std::vector<desk::Askable> Table::draw_past_track(Ui& ui, const Rect& rect, int entry)
{
    const auto sight = m_view.sight();
    const Position& position = sight->known().position_after(entry);
    table_mafia::draw_track(ui, rect, position);
    return things_of_track(ui, rect, position);
}

std::vector<desk::Askable> Table::draw_past_seats(Ui& ui, const Rect& rect, int entry)
{
    const auto sight = m_view.sight();
    const Position& position = sight->known().position_after(entry);
    const SeatPlaces places = lay_out_seats(rect);
    table_mafia::draw_seats(ui, places, m_view, position);
    return things_of_seats(places, m_view, position);
}

std::vector<desk::Explanation> Table::explanations(int entry) const
{
    return table_mafia::explanations(m_view, entry);
}

std::optional<std::string> Table::how_it_stands(
    std::string_view rule, std::string_view, int entry) const
{
    return table_mafia::how_it_stands(m_view, rule, entry);
}

} // namespace consigliere::table_mafia
