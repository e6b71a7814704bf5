#pragma once

#include "companion/frame/room.h"

#include <vector>

namespace consigliere::screens {

/// Aspect ratio for which boards are drawn.
inline constexpr float board_width_by_height = 1.41F;

/// Rectangles of a table screen. They depend only on the display, not on the phase, so that buttons
/// keep their places.
struct TableLayout {
    Rect top_bar;
    Rect board;
    Rect side; ///< Turn panel and log.
    Rect seats;
    /// Area for the verdict card within `side`; the card takes the height it needs.
    Rect verdict;
    /// The top bar has one row for buttons and one for the track.
    bool has_two_bars = false;
    /// Little room: the log is a single row.
    bool is_tight = false;
};

[[nodiscard]] TableLayout lay_out_table(const Rect& rect);

/// True if a side panel is wide enough for a second column: the log, or the differences.
[[nodiscard]] bool has_two_columns(const Rect& inside);
/// Width of the second column as a fraction of the panel.
inline constexpr float second_column = 0.46F;

/// Position of the verdict card in a side panel. It covers the end of the turn panel, but not its
/// last rows of buttons; nothing moves.
class CardPlace {
public:
    /// Rectangle of a card of this height, not below `floor`.
    [[nodiscard]] Rect in(const Rect& turn, float floor, float height) const;
    /// Call after drawing the panel: finds its last rows of buttons.
    void look_at(const Ui& ui, const Rect& turn);

private:
    /// Heights of the last row, the last two rows, and so on.
    std::vector<float> m_rows;
};

/// Rows of the top bar, each a touch target high. Equal if there is only one row.
struct TopBars {
    Rect upper;
    Rect lower;
};
[[nodiscard]] TopBars bars_of(const TableLayout& layout);

} // namespace consigliere::screens
