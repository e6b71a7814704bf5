/// What lies over the table when it is asked for: the menu, the whole log, the score.

#include "companion/frame/destinations.h"
#include "companion/table/table_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/teller.h"
#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::screens {

void TableScreen::draw_guide(Ui& ui)
{
    const TableLayout layout = lay_out_table(ui.whole_display());
    const char* const on_describing = tables::find(m_session.evening().game()).on_describing;
    const Guide::Places places{layout, m_undo_place, m_why_place,
        on_describing == nullptr ? std::string() : tr(on_describing)};
    if (m_guide.draw(ui, places) == Guide::Answer::goes_on)
        return;
    m_overlay = nullptr;
    m_guide = {};
    m_context.settings.was_shown_round = true;
    m_context.settings.save(m_context.database);
}

/// What the court says of a thing on which a finger rests.
void TableScreen::draw_facts(Ui& ui)
{
    const FactsSheet::Tap tap =
        m_facts.draw(ui, *m_table, rulebook(), m_session.evening().history().head(), m_photos);
    if (tap.closes)
        m_overlay = nullptr;
    if (tap.photo) {
        m_photo_sheet.open(*tap.photo, m_facts.name());
        m_overlay = &TableScreen::draw_photo;
    }
    if (!tap.rule.empty())
        open_rule(tap.rule);
    else if (tap.entry)
        open_entry(*tap.entry);
}

/// The photo of a thing; it was come to from what the court says of it, and leads back there.
void TableScreen::draw_photo(Ui& ui)
{
    m_photo_sheet.draw(ui, m_photos, m_context.database.path());
    if (!m_photo_sheet.is_open())
        m_overlay = &TableScreen::draw_facts;
}

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
    if (row("menu:rulings", tr("Rulings and house rules")))
        m_context.navigator.open(to::Rulings{m_session.id()});
    if (row("menu:clock", tr("The clock")))
        m_overlay = &TableScreen::draw_clock_sheet;
    if (row("menu:guide", tr("Show me round")))
        m_overlay = &TableScreen::draw_guide;
    if (row("menu:export", tr("Export the record")))
        export_record();
    if (row("menu:settings", tr("Settings")))
        m_context.navigator.open(to::Settings{});
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

} // namespace consigliere::screens
