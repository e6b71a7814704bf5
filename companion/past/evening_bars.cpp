// Bars of a past evening: title and actions at the top; stepping and playback at the bottom.

#include "companion/evening/sharing.h"
#include "companion/frame/destinations.h"
#include "companion/frame/evening_texts.h"
#include "companion/past/evening_doors.h"
#include "companion/past/evening_screen.h"
#include "companion/tables/tables.h"
#include "companion/widgets/button_row.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace consigliere::screens {

namespace {

struct Speed {
    const char* label;
    double steps_per_second;
};
constexpr std::array speeds{
    Speed{"½×", 0.5}, Speed{"1×", 1}, Speed{"2×", 2}, Speed{"4×", 4}, Speed{"8×", 8}};

std::string name_of(Step step, const PastEvening& past)
{
    switch (step) {
    case Step::entry:
        return tr("Entry");
    case Step::turn:
        return tr("Turn");
    case Step::conflict:
        return past.table().conflict_name();
    case Step::phase:
        break;
    }
    return tr("Phase");
}

constexpr std::array step_ids{
    "past:step:entry", "past:step:turn", "past:step:conflict", "past:step:phase"};

} // namespace

void EveningScreen::draw_top_bar(Ui& ui, const EveningLayout& layout)
{
    const Rect& rect = layout.top_bar;
    ui.fill(rect, ui.theme().ground);
    ui.line({rect.left, rect.bottom}, {rect.right, rect.bottom}, ui.theme().line, 1_dp);
    Rect bar = rect.inset(10_dp, 6_dp);
    Rect ways = bar;
    if (layout.is_narrow)
        ways = bar.cut_bottom(48_dp, 8_dp);
    if (button(ui, "back", bar.cut_left(56_dp, 12_dp), symbol::back, {ButtonKind::quiet}))
        m_context.navigator.back();
    draw_ways(ui, layout.is_narrow ? ways : bar, layout.is_narrow);
    draw_headings(ui, bar);
}

/// Without room for all, rarely used actions move to a menu.
std::vector<MenuAction> EveningScreen::ways()
{
    const ControlState mood = mood_of_writing(m_context);
    std::vector<MenuAction> ways{
        {"past:export", tr("Export"), [this] { open_exports(m_context, *m_past); }},
        {"past:notes", tr("Notes"), [this] { open_notes(); }},
        {"past:why", tr("Why?"), [this] { open_court(); }},
        {"past:what-if", tr("What if"),
            [this] {
                m_context.navigator.open(to::WhatIf{tried_evening(), m_entry});
            },
            {}, true},
    };
    if (m_past->facts().is_finished)
        ways.insert(ways.begin(), {"past:story", tr("The story"), [this] {
                                       m_context.navigator.open(to::Story{m_past->summary().id});
                                   }});
    if (m_table == Table::waits) {
        ways.push_back({"past:close", tr("Back to now"), [this] { m_context.navigator.back(); },
            {ButtonKind::next}});
        return ways;
    }
    ways.push_back({"past:amend", tr("Amend"), [this] { amend(); },
        {.mood = m_past->stands(m_entry) && m_entry > 0 ? mood : ControlState::explains}, true});
    if (m_past->facts().is_finished)
        ways.push_back({"past:on", tr("Continue from here"), [this] { ask_to_play_on(); },
            {.mood = m_entry == m_past->head() ? ControlState::explains : mood}});
    ways.push_back(
        {"past:table", tr("Back to the table"), [this] { open_table(); }, {.mood = mood}});
    return ways;
}

/// Buttons at the right end. Shrinks `bar` by the width used, or fills a bar of its own.
void EveningScreen::draw_ways(Ui& ui, Rect& bar, bool is_narrow)
{
    constexpr float least_heading = 300;
    const float gap = 8_dp;
    std::vector<MenuAction> shown = ways();
    float width = -gap;
    for (const MenuAction& way : shown)
        width += button_width(ui, way.label, way.style) + gap;
    if (width > (is_narrow ? bar.width() : bar.width() - dp(least_heading))) {
        std::vector<MenuAction> waiting;
        std::ranges::copy_if(shown, std::back_inserter(waiting), &MenuAction::may_wait);
        std::erase_if(shown, [](const MenuAction& way) { return way.may_wait; });
        shown.push_back({"past:more", symbol::more, [this, waiting] {
                             m_context.overlay.open_menu(
                                 "past:menu", "menu:close", tr("This evening"), waiting);
                         }});
    }
    const MenuAction* tapped = nullptr;
    const std::vector<Rect> cells = bar.columns(static_cast<int>(shown.size()), gap);
    if (is_narrow) {
        std::vector<std::string> labels;
        for (const MenuAction& way : shown)
            labels.push_back(way.label);
        const Font font = widgets::font_of_row(ui, cells.front(), labels);
        for (MenuAction& way : shown)
            way.style.font = font;
    }
    for (std::size_t i = shown.size(); i > 0; --i) {
        const MenuAction& way = shown[i - 1];
        const Rect place =
            is_narrow ? cells[i - 1] : bar.cut_right(button_width(ui, way.label, way.style), gap);
        if (button(ui, way.id, place, way.label, way.style))
            tapped = &way;
    }
    if (tapped != nullptr)
        tapped->act();
}

void EveningScreen::draw_headings(Ui& ui, Rect rect)
{
    const db::SessionSummary& summary = m_past->summary();
    std::string about = date_of(summary) + "  ·  " + tables::title_of(summary.game);
    if (!summary.details.place.empty())
        about += "  ·  " + summary.details.place;
    const std::string entry = language::number(m_entry);
    const std::string entries = language::number(m_past->last());
    const auto where_with = [this](const std::string& place) {
        const std::string where = place + "  ·  " + m_past->tell_chapter(m_entry);
        return m_table == Table::waits ? tr("Not now") + "  ·  " + where : where;
    };
    std::string where = where_with(m_entry == 0
            ? tr("At the start")
            : tr_fill("Entry {entry} of {entries}", {{"entry", entry}, {"entries", entries}}));
    // Drop the optional words before the phase would be cut off.
    if (ui.measure(where, Font::small).x > rect.width())
        where = where_with(entry + "/" + entries);
    const Rect upper = rect.cut_top(rect.height() * 0.5F);
    const Font font = ui.fitting(about, upper.width(), {Font::small_title, Font::small_place});
    ui.elide_text(upper, about, {font, ui.theme().brass_text});
    const Font small = ui.fitting(where, rect.width(), {Font::strong, Font::small});
    ui.elide_text(rect, where, {small, ui.theme().text});
}

void EveningScreen::draw_steps(Ui& ui, const EveningLayout& layout)
{
    Rect rect = layout.steps;
    if (layout.is_narrow) {
        draw_step_buttons(ui, rect.cut_top(50_dp, 8_dp));
        draw_playing(ui, rect);
        return;
    }
    draw_playing(ui, rect.cut_right(rect.width() * 0.36F, 10_dp));
    draw_step_buttons(ui, rect);
}

void EveningScreen::draw_step_buttons(Ui& ui, Rect row)
{
    const auto arrow = [&](const char* id, const Rect& place, const char* sign,
                           std::optional<int> target, const std::string& missing) {
        if (button(ui, id, place, sign, {.mood = ready_if(target.has_value(), missing)}))
            go_to(target);
    };
    const auto other_than_here = [this](int entry) {
        return entry == m_entry ? std::nullopt : std::optional(entry);
    };
    arrow("past:first", row.cut_left(48_dp, 6_dp), symbol::first, other_than_here(0),
        tr("This is the start."));
    arrow(
        "past:before", row.cut_left(56_dp, 6_dp), symbol::back, before(), tr("None before this."));
    arrow("past:last", row.cut_right(48_dp, 6_dp), symbol::last, other_than_here(m_past->head()),
        tr("This is the end."));
    arrow(
        "past:after", row.cut_right(56_dp, 6_dp), symbol::forward, after(), tr("None after this."));
    const std::vector<Rect> cells = row.columns(static_cast<int>(step_count), 4_dp);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < step_count; ++i)
        names.push_back(name_of(static_cast<Step>(i), *m_past));
    const Font font = widgets::font_of_row(ui, cells.front(), names);
    for (std::size_t i = 0; i < step_count; ++i) {
        const auto step = static_cast<Step>(i);
        const bool has_stops = m_past->stops(step, m_log.undone).size() > 0;
        if (button(ui, step_ids[i], cells[i], names[i],
                {chosen_if(step == m_step), ready_if(has_stops, tr("None in this evening.")),
                    font}))
            m_step = step;
    }
}

void EveningScreen::draw_playing(Ui& ui, Rect row)
{
    const bool has_clock = m_past->has_clock();
    const bool by_clock = m_time_line.axis == PastEvening::Axis::clock;
    if (button(ui, "past:clock", row.cut_left(52_dp, 8_dp), symbol::clock,
            {chosen_if(by_clock),
                ready_if(has_clock, tr("The times of these entries are unknown."))}))
        m_time_line.axis = by_clock ? PastEvening::Axis::entries : PastEvening::Axis::clock;
    const Rect slower = row.cut_left(48_dp);
    if (m_speed > 0 && button(ui, "past:slower", slower, symbol::minus))
        --m_speed;
    ui.text(row.cut_left(34_dp), speeds[m_speed].label, {Font::strong, ui.theme().text, 0.5F});
    const Rect faster = row.cut_left(48_dp, 8_dp);
    if (m_speed + 1 < speeds.size() && button(ui, "past:faster", faster, symbol::plus))
        ++m_speed;
    ButtonStyle style{ButtonKind::next};
    style.symbol = m_is_playing ? symbol::stop : symbol::play;
    if (button(ui, "past:play", row, m_is_playing ? tr("Stop") : tr("Play"), style))
        toggle_playing();
}

/// Restarts from the beginning at the end.
void EveningScreen::toggle_playing()
{
    m_is_playing = !m_is_playing;
    if (!m_is_playing)
        return;
    if (!after())
        m_entry = 0;
    m_next_step = ImGui::GetTime() + 1 / speeds[m_speed].steps_per_second;
}

void EveningScreen::go_on_playing(Ui& ui)
{
    if (!m_is_playing || ui.is_covered())
        return;
    const double now = ImGui::GetTime();
    if (now < m_next_step) {
        ui.request_frame_in(std::max(0.001, m_next_step - now));
        return;
    }
    ui.request_frame();
    const std::optional<int> next = after();
    if (next)
        m_entry = *next;
    m_is_playing = next && m_past->after(*next, m_step, m_log.undone);
    m_next_step = ImGui::GetTime() + 1 / speeds[m_speed].steps_per_second;
}

} // namespace consigliere::screens
