#pragma once

#include "companion/widgets/rect.h"
#include "companion/widgets/ui.h"

#include <functional>

namespace consigliere::widgets {

/// Draws a picture laid out for `size`, scaled down into `place`. Lines scale too; text, which
/// would be unreadable, is omitted. It has no targets.
void draw_miniature(Ui& ui, const Rect& place, ImVec2 size,
    const std::function<void(Ui& ui, const Rect& rect)>& draw);

/// True while a miniature is being drawn. Drawings can use it to replace text by lines.
[[nodiscard]] bool is_miniature(Ui& ui);

} // namespace consigliere::widgets
