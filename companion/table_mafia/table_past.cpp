// The table after an earlier entry, with its hotspots.

#include "companion/table_mafia/argued_now.h"
#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/table.h"
#include "companion/table_mafia/table_parts.h"
#include "companion/table_mafia/things.h"

namespace consigliere::table_mafia {

namespace {

void draw_past_bar(
    Ui& ui, const Rect& rect, const Position& position, std::vector<desk::Hotspot>& things)
{
    ui.fill(rect, ui.theme().ground);
    const std::vector<Rect> halves = rect.columns(2, 0);
    const auto draw_half = [&](const Rect& half, const std::string& text, std::string thing,
                               std::string name) {
        const bool wraps = ui.measure(text, Font::small).x > half.width() - 24_dp;
        ui.elide_text(
            half.inset(12_dp, 2_dp), text, {Font::small, ui.theme().text, 0.5F, 0.5F, wraps});
        things.push_back({std::move(thing), std::move(name), half.inset(2_dp), half});
    };
    const Turn& turn = position.turn;
    const std::string dice = turn.figure && turn.next
        ? tr_fill("{figure} rolled {n}; {next} is next",
            {{"figure", tell(*turn.figure)}, {"n", language::number(turn.roll)},
                {"next", tell(*turn.next)}})
        : tr("No one has rolled yet");
    draw_half(halves[0], dice, thing::dice, tr("The dice"));
    draw_half(halves[1], tell_leader(position), thing::standing(position), tr("The game"));
}

} // namespace

std::vector<desk::Hotspot> Table::draw_past(Ui& ui, const Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    const Position& position = observed->known().position_after(entry);
    ui.begin_modal();
    Rect rest = rect;
    const Rect bar = rest.cut_top(bar_height());
    std::vector<desk::Hotspot> things;
    table_mafia::draw_board(
        ui, rest, m_view.components(), position, {.lit = position.turn.figure}, things);
    ui.end_modal();
    draw_past_bar(ui, bar, position, things);
    return things;
}

std::vector<desk::Hotspot> Table::draw_past_track(Ui& ui, const Rect& rect, int entry)
{
    return table_mafia::draw_track(ui, rect, m_view.observed()->known().position_after(entry));
}

std::vector<desk::Hotspot> Table::draw_past_seats(Ui& ui, const Rect& rect, int entry)
{
    const auto observed = m_view.observed();
    return table_mafia::draw_seats(
        ui, lay_out_seats(rect), m_view, observed->known().position_after(entry));
}

std::vector<desk::WhyAnswer> Table::explanations(int entry, desk::SomeQuestions some) const
{
    return table_mafia::explanations(m_view, entry, some);
}

std::optional<std::string> Table::faq_status(
    std::string_view now, std::string_view thing, int entry) const
{
    return table_mafia::faq_status(m_view, now, thing, entry);
}

} // namespace consigliere::table_mafia
