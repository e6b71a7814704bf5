#pragma once

#include "companion/table_corleone/emblems.h"
#include "engine/corleone/components.h"

#include <optional>
#include <string_view>
#include <vector>

namespace consigliere::table_corleone {

/// Whether the icons that can be added say their names too.
enum class Captions : std::uint8_t { none, names };

/// Icons that are tapped together as they are printed: the chosen ones, which a tap takes away
/// again, and below them those that can be added. Takes its height off the top of `rect`.
void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label, Icons& icons,
    const std::vector<Icon>& offered, Captions captions = Captions::none);

/// The same for something that nobody may have told yet: that nothing is printed is then a choice
/// of its own.
void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label,
    std::optional<Icons>& icons, const std::vector<Icon>& offered);

/// The icons of whose rows something is so, in their order.
template <typename IsSo>
[[nodiscard]] std::vector<Icon> icons_that(const IsSo& is_so)
{
    std::vector<Icon> icons;
    for (const IconRow& row : ledger::rows_of<Icon>.rows()) {
        if (is_so(row))
            icons.push_back(row.value);
    }
    return icons;
}

} // namespace consigliere::table_corleone
