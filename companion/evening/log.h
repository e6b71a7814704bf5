#pragma once

#include "companion/desk/log_rows.h"
#include "companion/frame/room.h"
#include "companion/language/language.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The log: a row per action in words, newest first; undone and refused ones grey. Effects are
/// folded into the action's row if no other entry is between.
class Log {
public:
    /// The evening shown and how.
    struct Source {
        const ledger::Evening& evening;
        const desk::GameTable& table;
        ledger::Audience audience = ledger::Audience::everybody();
        bool shows_undone = true;
        /// Number of entries at the end that are only in memory.
        int unsaved = 0;
    };

    using Row = desk::LogRow;

    /// Draws the last rows. Returns the first entry of the row tapped, or of the newest row for a
    /// tap elsewhere; nullopt if not tapped.
    std::optional<int> draw(Ui& ui, const Rect& rect, const Source& source);
    /// Like draw(), with a single row.
    std::optional<int> draw_last(Ui& ui, const Rect& rect, const Source& source);

    /// Scrolls the full log to an entry when it is next drawn.
    void open_at(int entry);
    /// Draws all rows with headings for the parts of the game and a search field. Returns the first
    /// entry of the row tapped, or 0.
    int draw_all(Ui& ui, const Rect& rect, const Source& source);

    /// All rows, oldest first.
    [[nodiscard]] const std::vector<Row>& rows(const Source& source);
    /// Height of a row with all of its text at this width.
    [[nodiscard]] static float height_of(const Ui& ui, const Row& row, float width);
    static void draw_whole_row(
        Ui& ui, const Rect& place, const Row& row, const desk::GameTable& table);

    [[nodiscard]] Row row_of(int entry, const Source& source);
    /// Invalidates the cached texts. That is automatic when language or history changes.
    void forget() { m_told_entries = -1; }

private:
    void tell_again(const Source& source);
    [[nodiscard]] bool fits(const Row& row, const Source& source) const;
    void draw_row(Ui& ui, const Rect& rect, const Row& row, const desk::GameTable& table) const;

    std::vector<Row> m_rows; ///< Oldest first.
    int m_told_entries = -1;
    language::Language m_language = language::chosen();
    std::string m_query;
    /// Entry to scroll to; 0 for none.
    int m_goal = 0;
};

} // namespace consigliere::screens
