#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/screen.h"
#include "companion/frame/what_if_store.h"
#include "companion/past/evening_layout.h"
#include "companion/past/evening_log.h"
#include "companion/past/time_line.h"
#include "db/entry_notes.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// An evening after any of its entries: board, scores, log and a draggable time line. Read-only.
class EveningScreen final : public Screen {
public:
    /// `waits` if the evening continues at the table below: a frame then marks the view as not
    /// current.
    enum class Table : std::uint8_t { left, waits };

    EveningScreen(Context context, std::unique_ptr<PastEvening> past, int entry, Table table,
        std::shared_ptr<WhatIfStore> trials);

    void draw(Ui& ui, const Rect& rect) override;
    void on_resume() override { read_notes(); }

private:
    void draw_top_bar(Ui& ui, const EveningLayout& layout);
    [[nodiscard]] std::vector<MenuAction> ways();
    void draw_ways(Ui& ui, Rect& bar, bool is_narrow);
    void draw_headings(Ui& ui, Rect rect);
    void draw_steps(Ui& ui, const EveningLayout& layout);
    void draw_step_buttons(Ui& ui, Rect row);
    void draw_playing(Ui& ui, Rect row);
    void open_notes();

    void obey_keys(Ui& ui);
    /// Goes to an entry and stops playback; ignores nullopt.
    void go_to(std::optional<int> entry);
    void toggle_playing();
    void go_on_playing(Ui& ui);
    void read_notes();
    void keep_notes(const std::vector<db::EntryNote>& notes);
    void ask_to_play_on();
    void play_on();
    void amend();
    /// Returns false after showing an error if the screen cannot be opened.
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
    std::vector<std::string> m_asked_last;

    TimeLine m_time_line;
    EveningLog m_log;

    bool m_is_playing = false;
    /// Index of the playback speed; time of the next step in seconds.
    std::size_t m_speed = 1;
    double m_next_step = 0;
};

} // namespace consigliere::screens
