/// The table as it was after an entry, and what of it can be asked about.

#include "companion/table_mafia/argued_now.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/score_sheet.h"
#include "companion/table_mafia/seat_view.h"
#include "companion/table_mafia/table.h"
#include "companion/table_mafia/things.h"
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
    Rect rest = rect;
    const Rect bar = rest.cut_top(bar_height());
    m_past.draw(ui, rest, m_view.components(), position, look);
    ui.end_covered();
    std::vector<desk::Askable> things = m_past.askables(position);
    const std::vector<desk::Askable> told = draw_past_bar(ui, bar, position);
    things.insert(things.end(), told.begin(), told.end());
    return things;
}

/// Who rolled what, and who leads.
std::vector<desk::Askable> Table::draw_past_bar(
    Ui& ui, const Rect& rect, const Position& position) const
{
    ui.fill(rect, ui.theme().ground);
    const std::vector<Rect> halves = rect.columns(2, 0);
    const Turn& turn = position.turn;
    const std::string dice = turn.figure && turn.next
        ? tr_fill("{figure} rolled {n}; {next} is next",
            {{"figure", tell(*turn.figure)}, {"n", language::number(turn.roll)},
                {"next", tell(*turn.next)}})
        : tr("Nobody has rolled yet");
    const auto draw_half = [&](const Rect& half, const std::string& text) {
        const bool wraps = ui.measure(text, Font::small).x > half.width() - 24_dp;
        ui.text_in_view(
            half.inset(12_dp, 2_dp), text, {Font::small, ui.theme().text, 0.5F, 0.5F, wraps});
    };
    draw_half(halves[0], dice);
    draw_half(halves[1], tell_leader(position));
    return {{thing::dice, tr("The dice"), halves[0].inset(2_dp), halves[0]},
        {thing::standing(position), tr("The game"), halves[1].inset(2_dp), halves[1]}};
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
    std::string_view now, std::string_view thing, int entry) const
{
    return table_mafia::how_it_stands(m_view, now, thing, entry);
}

} // namespace consigliere::table_mafia
