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

/// The cards of a list that keeps its rows, or their empty places, in a panel.
template <typename Id, typename Tap>
void add_kept_cards(Contents& panel, const std::string& where, const View& view,
    const std::vector<typename KeptRows<Id>::Row>& rows, const Tap& tap)
{
    for (const auto& row : rows) {
        const auto& printed = view.components()[row.thing];
        if (row.is_there)
            panel.button(Lay::things,
                {.id = where + ":" + printed.naming.name,
                    .tap = tap(row.thing),
                    .picture = [&printed, name = view.name(row.thing)](Ui& ui, const Rect& place) {
                        draw_card(ui, place, name, printed);
                    }});
        else
            panel.button(Lay::things, {.id = {}, .picture = draw_empty_place});
    }
}

} // namespace consigliere::table_corleone
