#pragma once

#include "companion/charts/drawing.h"
#include "companion/frame/screen.h"
#include "db/archive/evening_card.h"

#include <functional>

namespace consigliere::screens {

/// Row of an evening, the same on all screens. Winner, total, other players, date and place; with
/// enough room also totals over time and remarks.
struct EveningRow {
    const db::EveningCard& card;
    /// Returns the chart of totals at this size; nullptr if not known yet. Empty in lists without
    /// charts.
    std::function<const charts::Drawing*(charts::Size)> line = {};
};

/// Row height in logical pixels, without the gap below.
inline constexpr float height_of_evening_row = 106;
/// Height of the row in logical pixels: that of its three lines if it has no remarks.
[[nodiscard]] float height_of_short_row(const db::EveningCard& card);
/// Draws the row. Returns true when tapped.
bool draw_evening_row(Ui& ui, const Rect& rect, const EveningRow& row);

} // namespace consigliere::screens
