#pragma once

#include "companion/evening/log.h"
#include "companion/frame/question_dialog.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// What is told before entries are taken back: which ones, what hidden things were seen since, and
/// that an evening that is over is opened again.
class UndoConfirmation {
public:
    using Answer = QuestionDialog::Answer;

    /// Everything after an entry goes, 0 being the start.
    UndoConfirmation(const Log::Source& source, int entry);

    [[nodiscard]] int entry() const { return m_entry; }
    /// Somebody takes back what he has just done, and nothing was shown: that needs no words.
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
    std::vector<Log::Row> m_rows; ///< The last one first.
    std::vector<std::string> m_seen;
};

} // namespace consigliere::screens
