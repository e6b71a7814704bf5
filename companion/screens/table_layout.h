#pragma once

#include "companion/screens/room.h"

namespace consigliere::screens {

/// Boards are drawn for this shape.
inline constexpr float board_width_by_height = 1.41F;

/// Where the parts of a table screen are. A scorekeeper's hand learns their places, so they are the
/// same in every phase; how much room each has depends on the display alone.
struct TableLayout {
    Rect top_bar;
    Rect board;
    Rect side; ///< The turn panel and the log.
    Rect seats;
    /// Over the seats, where the referee says why not: it covers nothing that comes next.
    Rect verdict;
    /// The top bar has a row for its buttons and one for the track.
    bool has_two_bars = false;
    /// There is little room: the log is one row.
    bool is_tight = false;
};

[[nodiscard]] TableLayout lay_out_table(const Rect& rect);

/// The rows of the top bar, as high as a finger: both are the same where there is one row.
struct TopBars {
    Rect upper;
    Rect lower;
};
[[nodiscard]] TopBars bars_of(const TableLayout& layout);

} // namespace consigliere::screens
