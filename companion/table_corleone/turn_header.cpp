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
        ui.text(badge, "♛", {Font::lead, ui.theme().brass, 0.5F});
    }
    ui.text(head.cut_top(head.height() * 0.58F), title, {Font::title, ui.theme().text});
    ui.text(head, detail, {Font::body, ui.theme().quiet});
}

bool draw_family_row(Ui& ui, std::string_view id, const Rect& rect, const View& view, Family family,
    std::string_view text, widgets::Mood mood)
{
    widgets::ButtonStyle style;
    style.mood = mood;
    const widgets::Touch touch = widgets::button_ground(ui, id, rect, style);
    Rect inside = rect.inset(10_dp, 4_dp);
    draw_badge(ui, inside.cut_left(36_dp, 12_dp).centre(), 34_dp, family);
    const float name = std::min(inside.width() * 0.45F, 150_dp);
    ui.text(inside.cut_left(name, 8_dp), view.player(family), {Font::strong, ui.theme().text});
    ui.text(inside, text, {Font::body, ui.theme().quiet, 1});
    return touch.tapped;
}

} // namespace consigliere::table_corleone
