/// What lies over the table when it is asked for: the menu, the whole log, one entry, "Why?", the
/// score, and the form in which a table rules otherwise.

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
    Rect rect = widgets::dialog(ui, 460_dp, 600_dp);
    widgets::title(ui, rect, tr("This evening"));
    if (widgets::button(
            ui, "menu:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    widgets::scroll_area(ui, "menu", rect, [&](Rect& rest) { draw_menu_rows(ui, rest); });
}

void TableScreen::draw_menu_rows(Ui& ui, Rect& rect)
{
    Settings& settings = m_context.settings;
    const bool may_redo = m_session.evening().history().redo_target().has_value();
    const auto row = [&](const char* id, const std::string& label, Mood mood = Mood::ready) {
        ButtonStyle style;
        style.mood = mood;
        const bool tapped = widgets::button(ui, id, rect.cut_top(54_dp, 8_dp), label, style);
        if (tapped)
            m_overlay = Overlay::none;
        return tapped;
    };
    if (row("menu:score", tr("Score now")))
        m_overlay = Overlay::score;
    if (row("menu:redo", tr("Redo"), widgets::ready_if(may_redo)))
        redo();
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
    const int tapped =
        m_log.draw_all(ui, rect, m_session.evening(), *m_table, m_context.settings.shows_undone);
    if (tapped > 0) {
        m_sheet_entry = tapped;
        m_overlay = Overlay::entry;
    }
}

void TableScreen::draw_why(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 760_dp, 760_dp);
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
        if (ui.touch(id, row, widgets::ready_if(has_entry))) {
            m_sheet_entry = because.entry;
            m_overlay = Overlay::entry;
        }
        ui.fill(row, ui.theme().raised, 6_dp);
        Rect inside = row.inset(12_dp, 2_dp);
        if (has_entry)
            ui.text(inside.cut_left(44_dp), language::number(because.entry),
                {Font::small, ui.theme().quiet});
        widgets::draw_label(ui, inside, because.text, {Font::body, ui.theme().text});
    }
    rect.cut_top(12_dp);
}

void TableScreen::draw_entry_sheet(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 640_dp, 520_dp);
    const ledger::History& history = m_session.evening().history();
    const ledger::Entry& entry = history.entry(m_sheet_entry);
    widgets::title(
        ui, rect, tr_fill("Entry {entry}", {{"entry", language::number(m_sheet_entry)}}));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    widgets::scroll_area(ui, "entry", rect, [&](Rect& rest) {
        const desk::LogLine told = m_table->tell_entry(m_sheet_entry);
        widgets::paragraph(ui, rest, told.text, Font::lead, ui.theme().text);
        if (!told.detail.empty())
            widgets::paragraph(ui, rest, told.detail, Font::body, ui.theme().quiet);
        widgets::paragraph(ui, rest, entry.line, Font::body, ui.theme().quiet);
        const std::string reasons = telling::tell_reasons(*m_teller, entry.reasons);
        widgets::paragraph(ui, rest,
            telling::tell(entry.verdict) + (reasons.empty() ? "" : ": " + reasons), Font::body,
            ui.theme().text);
    });

    const float close = widgets::button_width(ui, tr("Close"), {ButtonKind::next});
    if (widgets::button(ui, "entry:close", buttons.cut_right(std::max(110_dp, close), 10_dp),
            tr("Close"), {ButtonKind::next}))
        m_overlay = Overlay::none;
    const bool is_move = entry.kind == ledger::Entry::Kind::move;
    const bool may_undo =
        is_move && history.stands(m_sheet_entry) && m_sheet_entry < history.head();
    const bool may_redo = is_move
        && ledger::is_applied(
            m_session.evening().consider(ledger::redo_line(m_sheet_entry)).verdict);
    if (may_undo
        && widgets::button(ui, "entry:undo", buttons, tr("Undo everything after this entry"))) {
        record(ledger::undo_line(m_sheet_entry));
        m_overlay = Overlay::none;
    }
    if (may_redo && widgets::button(ui, "entry:redo", buttons, tr("Restore up to this entry"))) {
        record(ledger::redo_line(m_sheet_entry));
        m_overlay = Overlay::none;
    }
}

void TableScreen::draw_ruling(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 640_dp, 480_dp);
    widgets::title(ui, rect, tr("We rule otherwise"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    widgets::scroll_area(ui, "ruling-reasons", rect, [&](Rect& rest) {
        widgets::text_field(
            ui, "ruling", rest.cut_top(52_dp, 10_dp), m_ruling, tr("Why it stands"));
        int number = 0;
        for (const std::string& reason :
            {tr("House rule"), tr("Agreed at the table"), tr("It was announced earlier")}) {
            const std::string id = "ruling:" + std::to_string(++number);
            if (widgets::button(ui, id, rest.cut_top(52_dp, 8_dp), reason))
                m_ruling = reason;
        }
        widgets::paragraph(ui, rest,
            tr("The move stands although a rule forbids it. The log keeps the reason."), Font::body,
            ui.theme().quiet);
    });
    if (widgets::button(
            ui, "ruling:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel")))
        m_overlay = Overlay::none;
    ButtonStyle done;
    done.kind = ButtonKind::next;
    done.mood = widgets::ready_if(!ledger::trim(m_ruling).empty());
    if (widgets::button(ui, "ruling:done", buttons, tr("It stands"), done)) {
        m_overlay = Overlay::none;
        record(m_verdict.line() + " ! " + std::string(ledger::trim(m_ruling)));
    }
}

} // namespace consigliere::screens
