#pragma once

#include "companion/table_corleone/emblems.h"

#include <optional>

namespace consigliere::table_corleone {

/// Row of Job colours above a long list of Jobs; a tap filters by one colour.
class ColourFilter {
public:
    /// Draws the row if `jobs` is large enough to need it. Shrinks `rect` by the height used.
    void draw(Ui& ui, Rect& rect, std::size_t jobs);
    /// True if a Job of this colour is listed; always true for an undescribed colour.
    [[nodiscard]] bool lets_through(std::optional<JobColour> colour) const
    {
        return !m_chosen || !colour || *m_chosen == *colour;
    }
    void reset() { m_chosen.reset(); }

private:
    std::optional<JobColour> m_chosen;
};

} // namespace consigliere::table_corleone
