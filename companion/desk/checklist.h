#pragma once

#include "companion/widgets/ui.h"

#include <string>
#include <vector>

namespace consigliere::desk {

/// Something that hands do at the table. It is ticked by itself where the record knows that it is
/// done, and keeps nobody from going on.
struct ChecklistItem {
    std::string text; ///< "Consigliere to each"
    bool is_done = false;
};

/// How high a list of such steps is in this width.
[[nodiscard]] float height_of_checklist(
    const widgets::Ui& ui, const std::vector<ChecklistItem>& steps, float width);
/// Draws them one after the other, as many in a line as it has room for; takes their height off the
/// top of `rect`. A tick moves none of them.
void draw_checklist(widgets::Ui& ui, widgets::Rect& rect, const std::vector<ChecklistItem>& steps);

} // namespace consigliere::desk
