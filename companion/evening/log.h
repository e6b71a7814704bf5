#pragma once

#include "companion/desk/desk.h"
#include "companion/frame/room.h"
#include "companion/language/language.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The log: every action in a plain sentence, the last one on top, undone and refused ones in grey.
/// What an action brings is folded into its row, as long as nothing else came in between.
class Log {
public:
    /// What is shown of which evening.
    struct Source {
        const ledger::Evening& evening;
        const desk::GameTable& table;
        ledger::Audience audience = ledger::Audience::everybody();
        bool shows_undone = true;
        /// The last entries that are only in memory.
        int unsaved = 0;
    };

    /// One action with the entries that only carried it on.
    struct Row {
        int first = 0;
        int last = 0;
        std::string text;
        std::string detail;
        std::optional<std::string> actor;
        /// Where in the game it happened.
        std::string chapter;
        enum class State : std::uint8_t { stands, undone, refused };
        State state = State::stands;
        /// The gravest verdict among its entries.
        ledger::Verdict verdict = ledger::Verdict::legal;
        /// Whether any of them stands by a house rule.
        bool is_by_house_rule = false;
    };

    /// Draws the last rows; gives the first entry of the row that was tapped, or of the newest one
    /// for a tap elsewhere. Nothing when it was not tapped.
    std::optional<int> draw(Ui& ui, const Rect& rect, const Source& source);
    /// The same with room for one row.
    std::optional<int> draw_last(Ui& ui, const Rect& rect, const Source& source);

    /// Opens the whole log at an entry.
    void open_at(int entry);
    /// Draws all rows, with the parts of the game over them and a field to search for words; gives
    /// the first entry of the row that was tapped, or 0.
    int draw_all(Ui& ui, const Rect& rect, const Source& source);

    /// All rows, the oldest first.
    [[nodiscard]] const std::vector<Row>& rows(const Source& source);
    /// How high a row is that shows all of its words in this width.
    [[nodiscard]] static float height_of(const Ui& ui, const Row& row, float width);
    /// Draws such a row.
    static void draw_whole_row(
        Ui& ui, const Rect& place, const Row& row, const desk::GameTable& table);

    /// The row in which an entry is told.
    [[nodiscard]] Row row_of(int entry, const Source& source);
    /// Told sentences are kept until the language or the history changes, or until this.
    void forget() { m_told_entries = -1; }

private:
    void tell_again(const Source& source);
    void add(int number, const Source& source);
    [[nodiscard]] bool fits(const Row& row, const Source& source) const;
    void draw_row(Ui& ui, const Rect& rect, const Row& row, const desk::GameTable& table) const;

    std::vector<Row> m_rows; ///< Oldest first.
    int m_told_entries = -1;
    language::Language m_language = language::chosen();
    std::string m_query;
    /// The entry at which the whole log is to open.
    int m_goal = 0;
};

} // namespace consigliere::screens
