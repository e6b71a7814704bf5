#include "companion/screens/log.h"

#include "companion/language/language.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"

namespace consigliere::screens {

using language::tr;
using language::tr_fill;
using widgets::Colour;
using widgets::Font;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

void Log::notice_changes(const ledger::Evening& evening)
{
    if (evening.history().size() == m_told_entries)
        return;
    // A sentence may depend on what came later: bids are told once all are laid.
    m_lines.clear();
    m_told_entries = evening.history().size();
}

bool Log::draw(Ui& ui, const Rect& rect, const ledger::Evening& evening,
    const desk::GameTable& table, bool shows_undone)
{
    notice_changes(evening);
    const ledger::History& history = evening.history();
    const bool tapped = ui.touch("log", rect).tapped;
    Rect rest = rect;
    Rect head = rest.cut_top(24_dp, 2_dp);
    const std::string saved =
        language::tr_count("{n} entry · saved", "{n} entries · saved", history.size());
    ui.text(head.cut_right(ui.measure(saved, Font::small).x + 2_dp), saved,
        {Font::small, ui.theme().saved, 1});
    widgets::heading(ui, head, tr("Log"));
    const float row = 36_dp;
    for (int number = history.size(); number >= 1 && rest.height() >= row; --number) {
        if (shows_undone || history.stands(number))
            draw_row(ui, rest.cut_top(row, 3_dp), evening, table, number);
    }
    return tapped;
}

bool Log::draw_last(
    Ui& ui, const Rect& rect, const ledger::Evening& evening, const desk::GameTable& table)
{
    notice_changes(evening);
    const bool tapped = ui.touch("log", rect).tapped;
    const ledger::History& history = evening.history();
    if (history.size() > 0) {
        draw_row(ui, rect, evening, table, history.size());
        return tapped;
    }
    ui.fill(rect, ui.theme().raised, 6_dp);
    ui.text(rect.inset(12_dp, 0), tr("Log"), {Font::body, ui.theme().quiet});
    return tapped;
}

int Log::draw_all(Ui& ui, const Rect& rect, const ledger::Evening& evening,
    const desk::GameTable& table, bool shows_undone)
{
    notice_changes(evening);
    const ledger::History& history = evening.history();
    int tapped = 0;
    widgets::scroll_area(ui, "log-entries", rect, [&](Rect& list) {
        for (int number = history.size(); number >= 1; --number) {
            if (!shows_undone && !history.stands(number))
                continue;
            const Rect row = list.cut_top(50_dp, 4_dp);
            if (ui.touch("log:" + std::to_string(number), row))
                tapped = number;
            draw_row(ui, row, evening, table, number);
        }
    });
    return tapped;
}

void Log::draw_row(Ui& ui, const Rect& rect, const ledger::Evening& evening,
    const desk::GameTable& table, int number)
{
    const auto [found, is_new] = m_lines.try_emplace(number);
    if (is_new)
        found->second = table.tell_entry(number);
    const desk::LogLine& line = found->second;
    const ledger::Entry& entry = evening.history().entry(number);
    const bool is_move = entry.kind == ledger::Entry::Kind::move;
    const bool stands = !is_move || evening.history().stands(number);

    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.raised, 6_dp);
    Colour side = line.actor ? table.colour_of(*line.actor) : theme.line;
    if (!stands)
        side = side.with_opacity(0.4F);
    Rect inside = rect;
    ui.fill(inside.cut_left(5_dp, 10_dp), side, 2_dp);
    inside.right -= 10_dp;
    const Colour letters = stands ? theme.text : theme.quiet.with_opacity(0.8F);
    ui.text(inside.cut_left(34_dp), std::to_string(number), {Font::small, theme.quiet});
    std::string text = line.text;
    if (!stands)
        text = tr_fill("{entry} (undone)", {{"entry", text}});
    const bool has_detail = !line.detail.empty();
    const bool one_line = !has_detail
        || ui.measure(text, Font::body).x + ui.measure(line.detail, Font::small).x + 16_dp
            < inside.width();
    if (one_line) {
        ui.text_in_view(
            inside.cut_left(ui.measure(text, Font::body).x + 1_dp), text, {Font::body, letters});
        ui.text_in_view(inside, line.detail, {Font::small, theme.quiet, 1});
        return;
    }
    ui.text_in_view(inside.cut_top(inside.height() * 0.54F), text, {Font::body, letters});
    ui.text_in_view(inside, line.detail, {Font::small, theme.quiet});
}

} // namespace consigliere::screens
