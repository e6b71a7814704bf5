#pragma once

#include "companion/table_corleone/kept_rows.h"
#include "companion/table_corleone/view.h"

/// Jobs and Allies of the evening as cards to be tapped.
namespace consigliere::table_corleone {

/// One card in a panel; `where` stands before its name in the name of the target.
template <typename Id>
void add_card(Contents& panel, const std::string& where, const View& view, Id id, desk::Tap tap,
    Lay lay = Lay::things)
{
    const auto& printed = view.components()[id];
    panel.button(lay,
        {.id = where + ":" + printed.naming.name,
            .tap = std::move(tap),
            .picture = [&printed, name = view.name(id)](
                           Ui& ui, const Rect& place) { draw_card(ui, place, name, printed); }});
}

/// The cards of a list that keeps its rows, or their empty places, in a panel.
template <typename Id, typename Tap>
void add_kept_cards(Contents& panel, const std::string& where, const View& view,
    const std::vector<typename KeptRows<Id>::Row>& rows, const Tap& tap)
{
    for (const auto& row : rows) {
        if (row.is_there)
            add_card(panel, where, view, row.thing, tap(row.thing));
        else
            panel.button(Lay::things, {.id = {}, .picture = draw_empty_place});
    }
}

} // namespace consigliere::table_corleone
