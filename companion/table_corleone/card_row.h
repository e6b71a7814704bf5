#pragma once

#include "companion/table_corleone/kept_rows.h"
#include "companion/table_corleone/view.h"

#include <algorithm>

// Jobs and Allies as tappable cards.
namespace consigliere::table_corleone {

/// Adds one card to a panel; `where` prefixes the name in the target id.
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

/// Adds the cards of a `KeptRows` list to a panel, with gaps for those that are gone.
template <typename Id, typename Tap>
void add_kept_cards(Contents& panel, const std::string& where, const View& view,
    const std::vector<typename KeptRows<Id>::Row>& rows, const Tap& tap)
{
    // Places are kept between others, not alone.
    if (std::ranges::none_of(rows, [](const auto& row) { return row.is_there; }))
        return;
    for (const auto& row : rows) {
        if (row.is_there)
            add_card(panel, where, view, row.thing, tap(row.thing));
        else
            panel.button(Lay::things, {.id = {}, .picture = draw_empty_place});
    }
}

} // namespace consigliere::table_corleone
