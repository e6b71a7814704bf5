#include "companion/screens/evening_screen.h"

#include "companion/screens/evening_doors.h"
#include "companion/screens/keeping.h"
#include "companion/screens/standing_panel.h"
#include "companion/screens/table_screen.h"
#include "db/session.h"
#include "engine/ledger/words.h"

#include <utility>

namespace consigliere::screens {

EveningScreen::EveningScreen(
    Context context, std::unique_ptr<PastEvening> past, int entry, Table table)
    : m_context(context)
    , m_past(std::move(past))
    , m_table(table)
    , m_entry(entry)
{
    // Whoever asks for an entry that was undone wants to see such entries.
    if (!m_past->stands(entry))
        m_log.undone = Undone::shown;
    read_notes();
}

void EveningScreen::draw(Ui& ui, const Rect&)
{
    const bool is_covered =
        m_notice.is_shown() || m_note_dialog.is_open() || m_export.is_open() || m_asks_to_play_on;
    if (is_covered)
        ui.begin_covered();
    else
        obey_keys(ui);
    const EveningLayout layout =
        lay_out_evening(ui.whole_display(), is_covered ? Rect{} : ui.keys_place());
    go_on_playing(ui);
    draw_top_bar(ui, layout);
    ui.draw().PushClipRect(layout.board.min(), layout.board.max(), true);
    m_past->table().draw_past(ui, layout.board, m_entry);
    ui.draw().PopClipRect();
    draw_standing(ui, layout.standing, *m_past, m_entry);
    go_to(m_log.draw(ui, layout.log, *m_past, m_entry, m_notes));
    if (!layout.time_line.is_empty()) {
        go_to(m_time_line.draw(ui, layout.time_line, *m_past, m_entry, m_notes, m_log.undone));
        draw_steps(ui, layout);
    }
    if (m_table == Table::waits)
        ui.outline(ui.whole_display().inset(2_dp), ui.theme().focus, 4_dp);
    if (!is_covered)
        return;
    ui.end_covered();
    draw_dialogs(ui);
}

void EveningScreen::draw_dialogs(Ui& ui)
{
    if (m_notice.is_shown())
        m_notice.draw(ui);
    else if (m_note_dialog.is_open())
        draw_notes(ui);
    else if (m_export.is_open())
        m_export.draw(ui, m_context, *m_past, m_notice);
    else if (m_asks_to_play_on)
        draw_play_on(ui);
}

void EveningScreen::draw_notes(Ui& ui)
{
    const NoteDialog::Pen pen =
        m_context.database.is_read_only() ? NoteDialog::Pen::refused : NoteDialog::Pen::writes;
    const NoteDialog::Wish wish = m_note_dialog.draw(ui, *m_past, m_notes, pen);
    if (wish.asks_why_not)
        m_notice.show(telling::tell(m_context.keeping.why_nothing_is_recorded()));
    if (wish.notes)
        keep_notes(*wish.notes);
    go_to(wish.goes_to);
}

void EveningScreen::draw_play_on(Ui& ui)
{
    Rect rect = dialog_for(ui, "reopening-text", 560_dp, 48_dp + 70_dp);
    title(ui, rect, tr("Reopen this evening?"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    scroll_area(ui, "reopening-text", rect, [&](Rect& rest) {
        paragraph(ui, rest,
            tr_fill("It is finished, and its result is in the statistics. It goes on at the table "
                    "as it was after entry {entry}, and is open until it is played to its end. "
                    "What came after that is undone, and can be restored.",
                {{"entry", language::number(m_entry)}}));
    });
    if (button(
            ui, "reopening:done", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Reopen it")))
        play_on();
    if (button(ui, "reopening:close", buttons, tr("Leave it finished"), {ButtonKind::next}))
        m_asks_to_play_on = false;
}

/// Arrows step, Home and End go to the ends, Space plays; Escape leaves.
void EveningScreen::obey_keys(Ui& ui)
{
    const auto is_taken = [&ui](ImGuiKey key) { return ui.take_key(key, "past:time"); };
    if (is_taken(ImGuiKey_LeftArrow))
        go_to(before());
    if (is_taken(ImGuiKey_RightArrow))
        go_to(after());
    if (is_taken(ImGuiKey_Home))
        go_to(0);
    if (is_taken(ImGuiKey_End))
        go_to(m_past->head());
    if (is_taken(ImGuiKey_Space))
        toggle_playing();
    const bool is_typing = ImGui::GetIO().WantTextInput;
    if (ui.dismissal() == widgets::Dismissal::escape && !is_typing) {
        ui.take_dismissal();
        m_context.navigator.back();
    }
}

void EveningScreen::go_to(std::optional<int> entry)
{
    if (!entry || *entry == m_entry)
        return;
    m_entry = *entry;
    m_is_playing = false;
}

void EveningScreen::read_notes()
{
    const auto notes = db::read_entry_notes(m_context.database, m_past->summary().id);
    if (!m_notice.tells_failure(notes))
        m_notes = notes.value();
}

void EveningScreen::keep_notes(const std::vector<db::EntryNote>& notes)
{
    const auto failure = db::change_entry_notes(m_context.database, m_past->summary().id, notes);
    if (!m_notice.tells_failure(failure))
        read_notes();
}

/// Whether anything can be written down; says why not.
bool EveningScreen::may_write()
{
    const bool may = !m_context.database.is_read_only();
    if (!may)
        m_notice.show(telling::tell(m_context.keeping.why_nothing_is_recorded()));
    return may;
}

void EveningScreen::ask_to_play_on()
{
    if (!may_write())
        return;
    if (m_entry == m_past->head())
        m_notice.show(
            tr("This is the end. Go to the entry after which it should go on otherwise."));
    else
        m_asks_to_play_on = true;
}

void EveningScreen::play_on()
{
    m_asks_to_play_on = false;
    auto session = db::Session::resume(m_context.database, m_past->summary().id);
    if (m_notice.tells_failure(session))
        return;
    const auto recorded = session.value().record(ledger::undo_line(m_entry));
    if (m_notice.tells_failure(recorded))
        return;
    m_context.navigator.replace(
        std::make_unique<TableScreen>(m_context, std::move(session.value())));
}

void EveningScreen::open_table()
{
    if (!may_write())
        return;
    open_at_the_table(m_context, m_past->summary().id, m_notice);
    if (!m_notice.is_shown())
        m_context.navigator.back();
}

} // namespace consigliere::screens
