#include "companion/table_corleone/turn_header.h"

#include "companion/desk/turn_texts.h"

namespace consigliere::table_corleone {

void draw_turn_header(Ui& ui, Rect& rect, std::optional<Family> family, std::string_view title,
    std::string_view detail)
{
    Rect head = rect.cut_top(58_dp, 12_dp);
    const Rect badge = head.cut_left(54_dp, 14_dp);
    if (family) {
        draw_badge(ui, badge.centre(), 52_dp, *family);
    } else {
        ui.disc(badge.centre(), 26_dp, ui.theme().raised);
        ui.ring(badge.centre(), 26_dp, ui.theme().brass, 2_dp);
        draw_icon(ui, badge.centre().x - 14_dp, badge.centre().y, 24_dp, Icon::horse_head,
            ui.theme().brass);
    }
    desk::draw_turn_texts(ui, head, rect.top, title, detail);
}

bool draw_family_row(Ui& ui, std::string_view id, const Rect& rect, const View& view, Family family,
    std::string_view text, std::optional<Mood> mood)
{
    widgets::Touch touch;
    if (mood)
        touch = button_ground(ui, id, rect, {.mood = *mood});
    else
        ui.fill(rect, ui.theme().raised.with_opacity(0.4F), 10_dp);
    Rect inside = rect.inset(10_dp, 4_dp);
    draw_badge(ui, inside.cut_left(36_dp, 12_dp).centre(), 34_dp, family);
    const float needed = ui.measure(text, Font::body).x;
    const bool wraps = needed > inside.width() * 0.6F;
    const Rect said = inside.cut_right(wraps ? inside.width() * 0.6F : needed + 2_dp, 8_dp);
    ui.text_in_view(inside, view.player(family), {Font::strong, ui.theme().text});
    ui.text(said, text,
        {wraps ? Font::small : Font::body, ui.theme().quiet, wraps ? 0.0F : 1.0F, 0.5F, wraps});
    return touch.tapped;
}

} // namespace consigliere::table_corleone
