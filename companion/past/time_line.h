#pragma once

#include "companion/charts/charts.h"
#include "companion/evening/past_evening.h"
#include "companion/frame/room.h"
#include "companion/language/language.h"
#include "db/archive/digest.h"
#include "db/entry_notes.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Sign of a mark; distinct per kind, because flags may overlap.
[[nodiscard]] charts::Emblem emblem_of(db::EveningSeries::Mark::Kind kind);
inline constexpr charts::Emblem emblem_of_note = charts::Emblem::star;

/// Draggable time line of an evening: totals, phases, and flags at notable entries.
class TimeLine {
public:
    PastEvening::Axis axis = PastEvening::Axis::entries;

    /// Returns the entry dragged to; nullopt without a drag.
    std::optional<int> draw(Ui& ui, const Rect& rect, const PastEvening& past, int entry,
        const std::vector<db::EntryNote>& notes, Undone undone);

private:
    /// Cache key of the drawing.
    struct Made {
        charts::Size size;
        PastEvening::Axis axis = PastEvening::Axis::entries;
        Colour text;
        language::Language language = language::Language::english;
        std::size_t notes = 0;
        Undone undone = Undone::left_out;
    };
    void make(const Ui& ui, const PastEvening& past, const std::vector<db::EntryNote>& notes,
        const Made& made);
    void add_lines(const Ui& ui, const PastEvening& past);
    void add_parts(const Ui& ui, const PastEvening& past, const charts::Look& look);
    void add_flags(const Ui& ui, const PastEvening& past, const std::vector<db::EntryNote>& notes);
    void draw_phases(Ui& ui, const Rect& rect, const PastEvening& past, int entry) const;

    std::optional<Made> m_made;
    charts::LineChart m_chart;
    charts::Drawing m_drawing;
    charts::Span m_span;
};

} // namespace consigliere::screens
