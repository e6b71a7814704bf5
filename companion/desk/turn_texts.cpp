#include "companion/desk/turn_texts.h"

namespace consigliere::desk {

using widgets::Font;
using widgets::Rect;
using widgets::Ui;

void draw_turn_texts(
    Ui& ui, Rect head, float bottom, std::string_view title, std::string_view detail)
{
    ui.announce(Ui::Urgency::turn, title);
    const Font font = ui.fitting(
        title, head.width(), {Font::title, Font::small_title, Font::place, Font::small_place});
    ui.elide_text(head.cut_top(head.height() * 0.58F), title, {font, ui.theme().text});
    const Font detail_font = ui.fitting(detail, head.width(), {Font::body, Font::small});
    const bool wraps = ui.measure(detail, detail_font).x > head.width();
    ui.text(wraps ? Rect{head.left, head.top, head.right, bottom} : head, detail,
        {detail_font, ui.theme().quiet, 0, wraps ? 0 : 0.5F, wraps});
}

} // namespace consigliere::desk
