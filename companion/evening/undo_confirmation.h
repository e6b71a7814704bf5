#pragma once

#include "companion/evening/log.h"
#include "companion/frame/question_dialog.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Confirmation of an undo: entries removed, hidden information seen since, and whether a finished
/// evening is reopened.
class UndoConfirmation {
public:
    using Answer = QuestionDialog::Answer;

    /// Undoes everything after `entry`; 0 is the start.
    UndoConfirmation(const Log::Source& source, int entry);

    [[nodiscard]] int entry() const { return m_entry; }
    /// True if no confirmation is needed: one action, nothing seen, and the evening is not over.
    [[nodiscard]] bool goes_without_saying() const
    {
        return !m_is_final && m_rows.size() <= 1 && m_seen.empty();
    }
    [[nodiscard]] Answer draw(Ui& ui, const desk::GameTable& table) const;

private:
    void draw_words(Ui& ui, Rect& rest, const desk::GameTable& table) const;

    int m_entry;
    bool m_is_final;
    int m_entries = 0;
    std::vector<Log::Row> m_rows; ///< Newest first.
    std::vector<std::string> m_seen;
};

} // namespace consigliere::screens
