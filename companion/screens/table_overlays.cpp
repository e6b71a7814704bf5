/// What lies over the table when it is asked for: the menu, the whole log, "Why?", the score.

#include "companion/screens/settings_screen.h"
#include "companion/screens/table_screen.h"
#include "companion/telling/teller.h"
#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::screens {

void TableScreen::draw_menu(Ui& ui)
{
    Rect rect = dialog_for(ui, "menu", 460_dp, 48_dp + 66_dp);
    title(ui, rect, tr("This evening"));
    if (button(ui, "menu:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = nullptr;
    scroll_area(ui, "menu", rect, [&](Rect& rest) { draw_menu_rows(ui, rest); });
}

void TableScreen::draw_menu_rows(Ui& ui, Rect& rect)
{
    Settings& settings = m_context.settings;
    const auto row = [&](const char* id, const std::string& label) {
        const bool tapped = button(ui, id, rect.cut_top(54_dp, 8_dp), label);
        if (tapped)
            m_overlay = nullptr;
        return tapped;
    };
    if (row("menu:score", tr("Score now")))
        m_overlay = &TableScreen::draw_score;
    const std::optional<int> trial = m_trials->last();
    if (row("menu:what-if",
            trial ? tr_fill(
                "Back to the trial from entry {entry}", {{"entry", language::number(*trial)}})
                  : tr("What if …")))
        try_from(trial.value_or(m_session.evening().history().head()));
    if (row("menu:correct", tr("Correct by hand")))
        m_table->open_corrections();
    if (row("menu:undone",
            settings.shows_undone ? tr("Hide undone entries") : tr("Show undone entries"))) {
        settings.shows_undone = !settings.shows_undone;
        settings.save(m_context.database);
    }
    if (row("menu:clock", tr("The clock")))
        m_overlay = &TableScreen::draw_clock_sheet;
    if (row("menu:export", tr("Export the record")))
        export_record();
    if (row("menu:settings", tr("Settings")))
        m_context.navigator.open(std::make_unique<SettingsScreen>(m_context));
}

void TableScreen::draw_clock_sheet(Ui& ui)
{
    if (m_clock.draw_sheet(ui, clock_source(), m_context, m_notice))
        m_overlay = nullptr;
}

void TableScreen::draw_score(Ui& ui)
{
    Rect rect = dialog(ui, 1100_dp, 760_dp);
    if (button(ui, "score:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = nullptr;
    m_table->draw_score(ui, rect);
}

void TableScreen::draw_log(Ui& ui)
{
    Rect rect = dialog(ui, 900_dp, 2000_dp);
    title(ui, rect, tr("Log"));
    if (button(ui, "log:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = nullptr;
    const int tapped = m_log.draw_all(ui, rect, log_source());
    if (tapped > 0)
        open_entry(tapped);
}

void TableScreen::draw_why(Ui& ui)
{
    Rect rect = dialog_for(ui, "why", 760_dp, 48_dp + 66_dp);
    title(ui, rect, tr("Why?"));
    if (button(ui, "why:close", rect.cut_bottom(56_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_overlay = nullptr;
    scroll_area(ui, "why", rect, [&](Rect& rest) {
        int number = 0;
        for (const desk::Explanation& told : m_table->explanations())
            draw_question(ui, rest, told, ++number);
    });
}

/// A question and its answer; a tap opens the sheet with the rule and the entries.
void TableScreen::draw_question(Ui& ui, Rect& rect, const desk::Explanation& told, int number)
{
    const float width = rect.width() - 28_dp;
    const float height = ui.measure(told.question, Font::strong, width).y
        + ui.measure(told.answer, Font::body, width).y + 32_dp;
    const Rect box = rect.cut_top(std::max(height, 56_dp), 8_dp);
    if (ui.touch("why:" + std::to_string(number), box)) {
        m_question = number;
        m_overlay = &TableScreen::draw_question_sheet;
    }
    Rect inside = raised(ui, box);
    paragraph(ui, inside, told.question, Font::strong);
    paragraph(ui, inside, told.answer, Font::body, ui.theme().brass_text);
}

/// The same sheet as behind what is refused: the answer, the rule, the entries that made it so.
void TableScreen::draw_question_sheet(Ui& ui)
{
    const std::vector<desk::Explanation> all = m_table->explanations();
    const desk::Explanation& told = all[static_cast<std::size_t>(m_question) - 1];
    SheetContent content;
    content.title = told.question;
    content.answer = told.answer;
    content.rules = {told.rule};
    for (const desk::Explanation::Because& because : told.because)
        content.evidence.push_back({because.entry, because.text});
    const SheetTap tap = draw_sheet(ui, "question", content, m_rulebook ? &*m_rulebook : nullptr);
    if (tap.closes)
        m_overlay = &TableScreen::draw_why;
    answer_sheet(tap);
}

} // namespace consigliere::screens
