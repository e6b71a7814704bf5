#pragma once

#include "companion/evening/evening_export.h"
#include "companion/evening/past_evening.h"
#include "companion/evening/undo_confirmation.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/screen.h"
#include "companion/frame/what_if_store.h"
#include "companion/past/evening_layout.h"
#include "companion/past/evening_log.h"
#include "companion/past/note_dialog.h"
#include "companion/past/time_line.h"
#include "db/entry_notes.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// An evening as it was after any of its entries: the board, how everybody stood, the log, and a
/// time line to drag. Nothing is undone by looking, and nothing can be tapped on the board.
class EveningScreen final : public Screen {
public:
    /// Whether the evening goes on meanwhile at the table below: then a frame leaves no doubt that
    /// what is seen is not now.
    enum class Table : std::uint8_t { left, waits };

    EveningScreen(Context context, std::unique_ptr<PastEvening> past, int entry, Table table,
        std::shared_ptr<WhatIfStore> trials);

    void draw(Ui& ui, const Rect& rect) override;
    void on_resume() override { read_notes(); }
    /// Says something over the evening; nothing when there is nothing to say.
    void tell(const std::string& sentence);

private:
    void draw_evening(Ui& ui, const EveningLayout& layout);
    void draw_dialogs(Ui& ui);
    void draw_top_bar(Ui& ui, const EveningLayout& layout);
    [[nodiscard]] std::vector<Way> ways();
    void draw_ways(Ui& ui, Rect& bar, bool is_narrow);
    void draw_headings(Ui& ui, Rect rect);
    void draw_steps(Ui& ui, const EveningLayout& layout);
    void draw_step_buttons(Ui& ui, Rect row);
    void draw_playing(Ui& ui, Rect row);
    void draw_taking_back(Ui& ui);
    void draw_notes(Ui& ui);

    void obey_keys(Ui& ui);
    /// Goes to an entry by hand, which ends the playing.
    void go_to(std::optional<int> entry);
    void toggle_playing();
    void go_on_playing(Ui& ui);
    void read_notes();
    void keep_notes(const std::vector<db::EntryNote>& notes);
    void ask_to_play_on();
    void play_on();
    void amend();
    /// False when there is no screen for that, which is told.
    bool amend_by(ledger::Change change);
    void open_table();
    void open_court();
    [[nodiscard]] WhatIfSource tried_evening();

    [[nodiscard]] std::optional<int> before() const
    {
        return m_past->before(m_entry, m_step, m_log.undone);
    }
    [[nodiscard]] std::optional<int> after() const
    {
        return m_past->after(m_entry, m_step, m_log.undone);
    }

    Context m_context;
    std::unique_ptr<PastEvening> m_past;
    Table m_table;
    std::shared_ptr<WhatIfStore> m_trials;
    int m_entry = 0;
    Step m_step = Step::entry;
    std::vector<db::EntryNote> m_notes;
    /// The questions that were asked under "Why?", the last one first.
    std::vector<std::string> m_asked_last;

    TimeLine m_time_line;
    EveningLog m_log;
    NoteDialog m_note_dialog;
    EveningExport m_export;
    Notice m_notice;
    /// The ways for which a narrow bar has no room, and whether they are shown.
    std::vector<Way> m_waiting;
    bool m_shows_menu = false;
    /// What would be taken back if it went on from here, while that is asked.
    std::optional<UndoConfirmation> m_taking_back;

    bool m_is_playing = false;
    /// Which of the speeds it plays at, and when the next step is due.
    std::size_t m_speed = 1;
    double m_next_step = 0;
};

} // namespace consigliere::screens
