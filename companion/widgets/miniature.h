#pragma once

#include "companion/widgets/rect.h"
#include "companion/widgets/ui.h"

#include <functional>

namespace consigliere::widgets {

/// Draws a picture that is made for a size of its own so that it fits into a smaller place: its
/// lines shrink with it, and its letters, which nobody could read, are left out. It is for the eye
/// only, so nothing of it is a target.
void draw_miniature(Ui& ui, const Rect& place, ImVec2 size,
    const std::function<void(Ui& ui, const Rect& rect)>& draw);

/// Whether what is drawn now becomes such a picture: what would be an empty place without its
/// letters can then say it in lines.
[[nodiscard]] bool is_miniature(Ui& ui);

} // namespace consigliere::widgets
