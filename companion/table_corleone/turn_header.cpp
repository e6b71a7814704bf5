#include "companion/table_corleone/turn_header.h"

#include "companion/widgets/button.h"

namespace consigliere::table_corleone {

using namespace corleone;
using widgets::Font;
using widgets::operator""_dp;

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
    // People may have long names, so letters become smaller before any is lost.
    const Font font = ui.fitting(
        title, head.width(), {Font::title, Font::small_title, Font::place, Font::small_place});
    ui.text_in_view(head.cut_top(head.height() * 0.58F), title, {font, ui.theme().text});
    const Font detail_font = ui.fitting(detail, head.width(), {Font::body, Font::small});
    const bool wraps = ui.measure(detail, detail_font).x > head.width();
    ui.text(wraps ? Rect{head.left, head.top, head.right, rect.top} : head, detail,
        {detail_font, ui.theme().quiet, 0, wraps ? 0 : 0.5F, wraps});
}

bool draw_family_row(Ui& ui, std::string_view id, const Rect& rect, const View& view, Family family,
    std::string_view text, widgets::Mood mood)
{
    widgets::ButtonStyle style;
    style.mood = mood;
    const widgets::Touch touch = widgets::button_ground(ui, id, rect, style);
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
