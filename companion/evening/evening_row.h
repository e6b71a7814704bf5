#pragma once

#include "companion/charts/drawing.h"
#include "companion/frame/screen.h"
#include "db/archive/evening_card.h"

#include <functional>

namespace consigliere::screens {

/// An evening in a row that tells something: who won, with what, before whom, when and where; with
/// room enough also how the totals went and what is worth a remark. The same row on all screens.
struct EveningRow {
    const db::EveningCard& card;
    /// The line of its totals for a place of this size; nothing while it is not known. Lists
    /// without such lines leave the function out.
    std::function<const charts::Drawing*(charts::Size)> line = {};
};

/// How high a row is in a list, in logical pixels, the gap below it not counted.
inline constexpr float height_of_evening_row = 106;
/// Of an evening that is worth no remark: as high as its three lines need.
[[nodiscard]] float height_of_short_row(const db::EveningCard& card);
/// Draws it. True when it was tapped.
bool draw_evening_row(Ui& ui, const Rect& rect, const EveningRow& row);

} // namespace consigliere::screens
