#pragma once

#include "companion/widgets/ui.h"

#include <string>
#include <vector>

namespace consigliere::desk {

/// A step for players to do by hand. Ticked automatically once the record implies it; never blocks.
struct ChecklistItem {
    std::string text; ///< "Consigliere to each"
    bool is_done = false;
};

[[nodiscard]] float height_of_checklist(
    const widgets::Ui& ui, const std::vector<ChecklistItem>& steps, float width);
/// Draws the steps in as many lines as needed; shrinks `rect` by the height used. Ticks do not
/// change the layout.
void draw_checklist(widgets::Ui& ui, widgets::Rect& rect, const std::vector<ChecklistItem>& steps);

} // namespace consigliere::desk
