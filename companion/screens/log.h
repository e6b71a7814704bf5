#pragma once

#include "companion/desk/desk.h"
#include "companion/widgets/ui.h"
#include "engine/ledger/evening.h"

#include <map>

namespace consigliere::screens {

/// The log: every entry in a plain sentence, the last one on top, undone ones in grey.
class Log {
public:
    /// Draws the last entries; true when they were tapped, to see them all.
    bool draw(widgets::Ui& ui, const widgets::Rect& rect, const ledger::Evening& evening,
        const desk::GameTable& table, bool shows_undone);
    /// The same with room for one row: the last entry.
    bool draw_last(widgets::Ui& ui, const widgets::Rect& rect, const ledger::Evening& evening,
        const desk::GameTable& table);
    /// Draws all entries to be scrolled; gives the number of the one that was tapped, or 0.
    int draw_all(widgets::Ui& ui, const widgets::Rect& rect, const ledger::Evening& evening,
        const desk::GameTable& table, bool shows_undone);
    /// Told sentences are kept until the language or the history changes.
    void forget() { m_lines.clear(); }

private:
    void notice_changes(const ledger::Evening& evening);
    void draw_row(widgets::Ui& ui, const widgets::Rect& rect, const ledger::Evening& evening,
        const desk::GameTable& table, int number);

    std::map<int, desk::LogLine> m_lines;
    int m_told_entries = 0;
};

} // namespace consigliere::screens
