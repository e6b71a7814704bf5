#pragma once

#include "companion/evening/log.h"
#include "companion/evening/past_evening.h"
#include "db/entry_notes.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Full log of a past evening, with search, optional undone entries, and notes.
class EveningLog {
public:
    Undone undone = Undone::left_out;

    /// Returns the entry of a tapped row; nullopt without a tap.
    std::optional<int> draw(Ui& ui, const Rect& rect, const PastEvening& past, int entry,
        const std::vector<db::EntryNote>& notes);

private:
    /// Layout of a row, with the heading of a phase if one begins here.
    struct Place {
        std::size_t row = 0;
        std::string chapter;
        std::vector<std::string> notes;
        float top = 0;
        float row_top = 0;
        float row_bottom = 0;
        float bottom = 0;
    };
    /// Cache key of the layout.
    struct Found {
        float width = 0;
        float line = 0;
        std::string query;
        Undone undone = Undone::left_out;
        language::Language language = language::Language::english;
        std::vector<db::EntryNote> notes;

        [[nodiscard]] friend bool operator==(const Found&, const Found&) = default;
    };

    void draw_head(Ui& ui, Rect rect, const PastEvening& past);
    void find_places(const Ui& ui, const std::vector<Log::Row>& rows);
    [[nodiscard]] bool fits(const Log::Row& row, const std::string& words) const;
    void follow(Ui& ui, const Rect& rect, const std::vector<Log::Row>& rows, int entry);
    void draw_place(Ui& ui, const Rect& list, const Place& place, const Log::Row& row,
        const PastEvening& past, int entry, std::optional<int>& tapped);

    Log m_log;
    std::string m_query;
    std::optional<Found> m_found;
    std::vector<Place> m_places;
    /// Entry last scrolled to.
    int m_followed = -1;
};

} // namespace consigliere::screens
