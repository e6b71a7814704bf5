/// What lies over the table when it is asked for: the menu, the whole log, "Why?", the score.

#include "companion/language/language.h"
#include "companion/screens/settings_screen.h"
#include "companion/screens/table_screen.h"
#include "companion/telling/teller.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "companion/widgets/text_field.h"
#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::screens {

using language::tr;
using language::tr_fill;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

void TableScreen::draw_menu(Ui& ui)
{
    Rect rect = widgets::dialog_for(ui, "menu", 460_dp, 48_dp + 66_dp);
    widgets::title(ui, rect, tr("This evening"));
    if (widgets::button(
            ui, "menu:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    widgets::scroll_area(ui, "menu", rect, [&](Rect& rest) { draw_menu_rows(ui, rest); });
}

void TableScreen::draw_menu_rows(Ui& ui, Rect& rect)
{
    Settings& settings = m_context.settings;
    const auto row = [&](const char* id, const std::string& label) {
        const bool tapped = widgets::button(ui, id, rect.cut_top(54_dp, 8_dp), label);
        if (tapped)
            m_overlay = Overlay::none;
        return tapped;
    };
    if (row("menu:score", tr("Score now")))
        m_overlay = Overlay::score;
    if (row("menu:correct", tr("Correct by hand")))
        m_table->open_corrections();
    if (row("menu:undone",
            settings.shows_undone ? tr("Hide undone entries") : tr("Show undone entries"))) {
        settings.shows_undone = !settings.shows_undone;
        settings.save(m_context.database);
    }
    if (row("menu:export", tr("Export the record")))
        export_record();
    if (row("menu:settings", tr("Settings")))
        m_context.navigator.open(std::make_unique<SettingsScreen>(m_context));
}

void TableScreen::draw_score(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 1100_dp, 760_dp);
    if (widgets::button(
            ui, "score:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    m_table->draw_score(ui, rect);
}

void TableScreen::draw_log(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 900_dp, 2000_dp);
    widgets::title(ui, rect, tr("Log"));
    if (widgets::button(
            ui, "log:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    const int tapped = m_log.draw_all(ui, rect, log_source());
    if (tapped > 0)
        open_entry(tapped);
}

void TableScreen::draw_why(Ui& ui)
{
    Rect rect = widgets::dialog_for(ui, "why", 760_dp, 48_dp + 66_dp);
    widgets::title(ui, rect, tr("Why?"));
    if (widgets::button(
            ui, "why:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    widgets::scroll_area(ui, "why", rect, [&](Rect& rest) {
        int number = 0;
        for (const desk::Explanation& told : m_table->explanations())
            draw_explanation(ui, rest, told, ++number);
    });
}

/// A question, its answer, and the entries that made it so; each entry is a jump into the log.
void TableScreen::draw_explanation(Ui& ui, Rect& rect, const desk::Explanation& told, int number)
{
    widgets::paragraph(ui, rect, told.question, Font::strong, ui.theme().text);
    const rulebook::Rule* rule = m_rulebook ? m_rulebook->find(told.rule) : nullptr;
    const std::string page = rule == nullptr || rule->page == 0
        ? std::string()
        : "  ·  " + tr_fill("p. {page}", {{"page", language::number(rule->page)}});
    widgets::paragraph(ui, rect, told.answer + page, Font::body, ui.theme().brass_text);
    int which = 0;
    for (const desk::Explanation::Because& because : told.because) {
        const Rect row = rect.cut_top(48_dp, 6_dp);
        const bool has_entry = because.entry > 0;
        const std::string id = "because:" + std::to_string(number) + ":" + std::to_string(++which);
        if (ui.touch(id, row, widgets::ready_if(has_entry)))
            open_entry(because.entry);
        ui.fill(row, ui.theme().raised, 6_dp);
        Rect inside = row.inset(12_dp, 2_dp);
        if (has_entry)
            ui.text(inside.cut_left(44_dp), language::number(because.entry),
                {Font::small, ui.theme().quiet});
        widgets::draw_label(ui, inside, because.text, {Font::body, ui.theme().text});
    }
    rect.cut_top(12_dp);
}

} // namespace consigliere::screens
