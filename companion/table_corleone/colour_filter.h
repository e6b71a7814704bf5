#pragma once

#include "companion/table_corleone/emblems.h"

#include <optional>

namespace consigliere::table_corleone {

/// A row of Job colours above a long list of Jobs: a tap leaves those of one colour.
class ColourFilter {
public:
    /// Draws the row if the list is long enough to be worth it.
    void draw(Ui& ui, Rect& rect, std::size_t jobs);
    /// A Job whose colour nobody has told is always listed.
    [[nodiscard]] bool lets_through(std::optional<JobColour> colour) const
    {
        return !m_chosen || !colour || *m_chosen == *colour;
    }
    void reset() { m_chosen.reset(); }

private:
    std::optional<JobColour> m_chosen;
};

} // namespace consigliere::table_corleone
