#pragma once

#include "companion/widgets/ui.h"

#include <string_view>

namespace consigliere::widgets {

/// Draws a panel with a border. Returns the rectangle inside it.
Rect panel(Ui& ui, const Rect& rect);
/// Draws a row or card on a panel. Returns the rectangle inside it.
Rect raised(Ui& ui, const Rect& rect);
/// Draws a small heading in capitals, "YOUR FIGURES"; shrinks `rect` by its height.
void heading(Ui& ui, Rect& rect, std::string_view text);
/// Draws a serif title; shrinks `rect` by its height.
void title(Ui& ui, Rect& rect, std::string_view text);
/// Widest comfortable line: about 75 characters.
[[nodiscard]] float line_width(Font font);
/// Draws a paragraph; shrinks `rect` by its height.
void paragraph(Ui& ui, Rect& rect, std::string_view text, Font font, Colour colour);
void paragraph(Ui& ui, Rect& rect, std::string_view text, Font font = Font::body);
/// Like paragraph(), in the colour for secondary text.
void remark(Ui& ui, Rect& rect, std::string_view text, Font font = Font::body);
[[nodiscard]] float paragraph_height(const Ui& ui, std::string_view text, Font font, float width);

/// Dims everything behind a dialog and draws its panel, centred and at most this large. Returns the
/// rectangle inside it.
Rect dialog(Ui& ui, float width, float height);
/// Like dialog(), but fits the height of list `id` plus `rest` pixels.
Rect dialog_for(Ui& ui, std::string_view id, float width, float rest);

} // namespace consigliere::widgets
