#include "companion/evening/undo_confirmation.h"

#include "companion/telling/amendment.h"
#include "engine/games/games.h"
#include "engine/ledger/timeline.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

UndoConfirmation::UndoConfirmation(const Log::Source& source, int entry)
    : m_entry(entry)
    , m_is_final(source.evening.summary_after(source.evening.history().size()).is_final)
{
    const ledger::History& history = source.evening.history();
    const std::vector<int> taken = history.taken_back(history.size(), entry);
    m_entries = static_cast<int>(taken.size());
    // Automatic entries are in the row of the entry they follow.
    int last = 0;
    for (const int number : taken) {
        last = std::max(last, number);
        if (source.table.is_automatic(number) && number != taken.back())
            continue;
        desk::LogLine line = source.table.tell_entry(number);
        m_rows.push_back({number, std::exchange(last, 0), std::move(line.text),
            std::move(line.detail), std::move(line.actor), source.table.chapter_of(number)});
    }
    std::vector<ledger::Exposure> seen =
        games::copying_of(source.evening)
            .exposures_since(source.evening, taken.empty() ? history.size() : taken.back() - 1);
    // Entries undone earlier were reported then.
    std::erase_if(seen, [&taken](const ledger::Exposure& exposure) {
        return std::ranges::find(taken, exposure.entry) == taken.end();
    });
    m_seen = telling::tell_seen(source.evening, seen);
}

UndoConfirmation::Answer UndoConfirmation::draw(Ui& ui, const desk::GameTable& table) const
{
    using Next = QuestionDialog::Next;
    // Make cancel the primary button if the evening is over.
    const QuestionDialog question = m_is_final
        ? QuestionDialog{"reopening", tr("Reopen this evening?"), tr("Reopen"), tr("Cancel"),
            Next::stay, 680}
        : QuestionDialog{"undo", tr_count("Undo {n} entry?", "Undo {n} entries?", m_entries),
            tr("Undo"), tr("Cancel"), Next::go_on, 680};
    return question.draw(ui, [&](Rect& rest) { draw_words(ui, rest, table); });
}

void UndoConfirmation::draw_words(Ui& ui, Rect& rest, const desk::GameTable& table) const
{
    if (m_is_final)
        paragraph(ui, rest,
            tr_fill("This evening is finished and in the statistics. If you reopen it, play "
                    "continues after entry {entry}, and it stays open until it is finished again.",
                {{"entry", language::number(m_entry)}}));
    if (!m_seen.empty()) {
        paragraph(ui, rest, tr("Players have already seen:"), Font::strong);
        for (const std::string& seen : m_seen)
            paragraph(ui, rest, seen);
    }
    remark(ui, rest, tr("You can redo these later:"));
    constexpr std::size_t most_rows = 12;
    for (std::size_t i = 0; i < std::min(m_rows.size(), most_rows); ++i) {
        const float height = Log::height_of(ui, m_rows[i], rest.width());
        Log::draw_whole_row(ui, rest.cut_top(height, 4_dp), m_rows[i], table);
    }
    if (m_rows.size() > most_rows)
        remark(ui, rest,
            tr_count("and {n} more before that", "and {n} more before that",
                static_cast<int>(m_rows.size() - most_rows)));
}

} // namespace consigliere::screens
