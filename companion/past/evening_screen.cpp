#include "companion/past/evening_screen.h"

#include "companion/evening/sharing.h"
#include "companion/evening/undo_confirmation.h"
#include "companion/frame/destinations.h"
#include "companion/past/note_dialog.h"
#include "companion/past/standing_panel.h"
#include "db/session.h"
#include "engine/ledger/line_words.h"

#include <utility>

namespace consigliere::screens {

EveningScreen::EveningScreen(Context context, std::unique_ptr<PastEvening> past, int entry,
    Table table, std::shared_ptr<WhatIfStore> trials)
    : m_context(context)
    , m_past(std::move(past))
    , m_table(table)
    , m_trials(std::move(trials))
    , m_entry(entry)
{
    // An undone entry was requested, so show undone entries.
    if (!m_past->stands(entry))
        m_log.undone = Undone::shown;
    read_notes();
}

void EveningScreen::draw(Ui& ui, const Rect&)
{
    obey_keys(ui);
    const EveningLayout layout =
        lay_out_evening(ui.whole_display(), ui.is_covered() ? Rect{} : ui.keys_place());
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
}

void EveningScreen::open_notes()
{
    m_context.overlay.open_dialog<NoteDialog>(m_context,
        NoteDialog::Facts{*m_past, m_notes, m_entry,
            [this](const std::vector<db::EntryNote>& notes) { keep_notes(notes); },
            [this](int entry) { go_to(entry); }});
}

/// Arrows: step. Home, End: first, last. Space: play. Escape: leave.
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
    if (!m_context.notice.tells_failure(notes))
        m_notes = notes.value();
}

void EveningScreen::keep_notes(const std::vector<db::EntryNote>& notes)
{
    const auto failure = db::change_entry_notes(m_context.database, m_past->summary().id, notes);
    if (!m_context.notice.tells_failure(failure))
        read_notes();
}

void EveningScreen::ask_to_play_on()
{
    if (!may_write(m_context))
        return;
    if (m_entry == m_past->head()) {
        m_context.notice.show(
            tr("This is the last entry. Go back to where you want to continue differently."));
        return;
    }
    const UndoConfirmation taking_back(
        Log::Source{m_past->evening(), m_past->table(), m_past->audience()}, m_entry);
    m_context.overlay.open([this, taking_back](Ui& ui) {
        const UndoConfirmation::Answer answer = taking_back.draw(ui, m_past->table());
        if (answer != UndoConfirmation::Answer::none)
            m_context.overlay.close();
        if (answer == UndoConfirmation::Answer::go_on)
            play_on();
    });
}

void EveningScreen::play_on()
{
    auto session = db::Session::resume(m_context.database, m_past->summary().id);
    if (m_context.notice.tells_failure(session))
        return;
    const auto recorded = session.value().record(ledger::undo_line(m_entry));
    if (m_context.notice.tells_failure(recorded))
        return;
    m_context.navigator.replace(to::Table{std::move(session.value())});
}

void EveningScreen::open_court()
{
    m_context.navigator.open(
        to::Court{tried_evening(), m_past->table(), m_asked_last, m_entry, to::Court::Time::past});
}

/// Automatic entries belong to the move that caused them; amend that move.
void EveningScreen::amend()
{
    if (!may_write(m_context))
        return;
    const ledger::History& history = m_past->evening().history();
    int entry = m_entry;
    while (entry > 0 && m_past->table().is_automatic(entry))
        entry = history.entry(entry).follows;
    if (entry == 0 || !m_past->stands(entry))
        m_context.notice.show(tr("Only entries that count can be amended. Choose one in the log."));
    else
        amend_by(ledger::Change::replace(entry, history.entry(entry).line));
}

bool EveningScreen::amend_by(ledger::Change change)
{
    return m_context.navigator.open(
        to::Amendment{m_past->summary().id, nullptr, players_of(*m_past), std::move(change)});
}

WhatIfSource EveningScreen::tried_evening()
{
    WhatIfSource tried{m_past->evening(), m_past->summary().id,
        [this](std::string_view actor) { return m_past->player(actor); }, m_trials};
    // An evening open at the table is amended there.
    if (m_table == Table::left)
        tried.amend = [this](ledger::Change change) { return amend_by(std::move(change)); };
    return tried;
}

void EveningScreen::open_table()
{
    if (may_write(m_context))
        m_context.navigator.replace(to::EveningTable{m_past->summary().id});
}

} // namespace consigliere::screens
