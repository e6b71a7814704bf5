#pragma once

#include "companion/frame/room.h"

#include <vector>

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
    /// In the side, where the referee says why not: the card is as high as it needs.
    Rect verdict;
    /// The top bar has a row for its buttons and one for the track.
    bool has_two_bars = false;
    /// There is little room: the log is one row.
    bool is_tight = false;
};

[[nodiscard]] TableLayout lay_out_table(const Rect& rect);

/// A side that is wide inside has a second column beside the turn panel: the log, or what differs.
[[nodiscard]] bool has_two_columns(const Rect& inside);
/// What of the width of such a side is its second column.
inline constexpr float second_column = 0.46F;

/// Where the verdict card lies in a side panel. It moves nothing: it lies over the end of the turn
/// panel, but not over the rows of buttons that end it, where what comes next stands.
class CardPlace {
public:
    /// The place of a card that is so high, no lower than `floor`.
    [[nodiscard]] Rect in(const Rect& turn, float floor, float height) const;
    /// To be asked after the panel was drawn: learns where its last rows of buttons are.
    void look_at(const Ui& ui, const Rect& turn);

private:
    /// How high the last rows are that end the panel: one of them, two of them, and so on.
    std::vector<float> m_rows;
};

/// The rows of the top bar, as high as a finger: both are the same where there is one row.
struct TopBars {
    Rect upper;
    Rect lower;
};
[[nodiscard]] TopBars bars_of(const TableLayout& layout);

} // namespace consigliere::screens
