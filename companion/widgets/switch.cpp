#include "companion/widgets/switch.h"

#include "companion/widgets/button.h"

#include <algorithm>

namespace consigliere::widgets {

namespace {

float switch_width()
{
    return 54_dp;
}

/// The knob is at the right, with a tick, if on.
void draw_switch(Ui& ui, const Rect& place, bool is_on)
{
    const Theme& theme = ui.theme();
    const float radius = place.height() / 2;
    ui.fill(place, is_on ? theme.saved.mixed(theme.raised, 0.25F) : theme.raised, radius);
    ui.outline(place, is_on ? theme.saved : theme.quiet, 1_dp, radius);
    const ImVec2 knob{is_on ? place.right - radius : place.left + radius, place.centre().y};
    ui.disc(knob, radius - 4_dp, is_on ? theme.paper : theme.quiet);
    if (is_on)
        ui.sign(Rect::around(knob, radius * 1.3F, radius * 1.3F), symbol::check,
            {Font::small, theme.ink, 0.5F});
}

} // namespace

bool switch_row(Ui& ui, std::string_view id, const Rect& rect, std::string_view label, bool is_on)
{
    const Interaction touch = ui.touch(id, rect);
    if (touch.held)
        ui.fill(rect, ui.theme().raised, 10_dp);
    Rect rest = rect;
    const Rect place = rest.cut_right(switch_width(), 12_dp);
    draw_switch(ui, Rect::around(place.centre(), place.width(), 30_dp), is_on);
    ui.text(rest, label, {Font::body, ui.theme().text, 0, 0.5F, true});
    return touch.tapped;
}

float switch_row_height(const Ui& ui, std::string_view label, float width)
{
    return std::max(48_dp, ui.measure(label, Font::body, width - switch_width() - 12_dp).y + 6_dp);
}

} // namespace consigliere::widgets
