#pragma once

#include "companion/table_corleone/emblems.h"
#include "engine/corleone/components.h"

#include <optional>
#include <string_view>
#include <vector>

namespace consigliere::table_corleone {

/// Whether the offered icons have captions.
enum class Captions : std::uint8_t { none, names };

/// Field for entering printed icons. A tap on an offered icon below adds it; a tap on a chosen one
/// removes it. Shrinks `rect` by the height used.
void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label, Icons& icons,
    const std::vector<Icon>& offered, Captions captions = Captions::none);

/// Like above, for a half that may be undescribed (nullopt); "nothing printed" is then a choice of
/// its own.
void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label,
    std::optional<Icons>& icons, const std::vector<Icon>& offered);

/// Icons whose row satisfies `is_so`, in enumerator order.
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
