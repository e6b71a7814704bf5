#pragma once

#include "companion/widgets/ui.h"

#include <string_view>

namespace consigliere::widgets {

/// A part of the screen with a border; gives the space inside it.
Rect panel(Ui& ui, const Rect& rect);
/// A row or card on a panel; gives the space inside it.
Rect raised(Ui& ui, const Rect& rect);
/// A small heading in capitals, "YOUR FIGURES", that takes its line off the top of `rect`.
void heading(Ui& ui, Rect& rect, std::string_view text);
/// A title in the book serif that takes its lines off the top of `rect`.
void title(Ui& ui, Rect& rect, std::string_view text);
/// The widest line that is read without losing the next: about 75 letters.
[[nodiscard]] float line_width(Font font);
/// A paragraph that takes the height that it needs off the top of `rect`.
void paragraph(Ui& ui, Rect& rect, std::string_view text, Font font, Colour colour);
void paragraph(Ui& ui, Rect& rect, std::string_view text, Font font = Font::body);
/// The same for what may be overlooked.
void remark(Ui& ui, Rect& rect, std::string_view text, Font font = Font::body);
/// The height that a paragraph takes at this width.
[[nodiscard]] float paragraph_height(const Ui& ui, std::string_view text, Font font, float width);

/// Everything behind a dialog recedes; gives the place of the dialog itself, centred and at most
/// this large.
Rect dialog(Ui& ui, float width, float height);
/// The same as high as it needs to be for the list `id` that it shows and `rest` beside that.
Rect dialog_for(Ui& ui, std::string_view id, float width, float rest);

} // namespace consigliere::widgets
