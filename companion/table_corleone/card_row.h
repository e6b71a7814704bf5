#pragma once

#include "companion/table_corleone/kept_rows.h"
#include "companion/table_corleone/view.h"

/// Jobs and Allies of the evening as cards to be tapped.
namespace consigliere::table_corleone {

/// One card; `where` stands before its name in the name of the target. What is refused lies under a
/// veil. True when it was tapped.
template <typename Id>
bool draw_card(Ui& ui, std::string_view where, const Rect& rect, const View& view, Id id,
    Mood mood = Mood::ready)
{
    const auto& printed = view.components()[id];
    const bool tapped = ui.touch(std::string(where) + ":" + printed.naming.name, rect, mood).tapped;
    draw_card(ui, rect, view.name(id), printed);
    if (mood == Mood::refused)
        ui.fill(rect, ui.theme().panel.with_opacity(0.42F), 8_dp);
    return tapped;
}

/// The card of a list that keeps its rows, or its empty place.
template <typename Row>
bool draw_kept_card(
    Ui& ui, std::string_view where, const Rect& rect, const View& view, const Row& row)
{
    if (row.is_there)
        return draw_card(ui, where, rect, view, row.thing);
    draw_empty_place(ui, rect);
    return false;
}

} // namespace consigliere::table_corleone
