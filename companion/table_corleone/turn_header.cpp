#include "companion/table_corleone/panel_parts.h"

namespace consigliere::table_corleone {

desk::Sign sign_of(std::optional<Family> family)
{
    if (family)
        return [family](Ui& ui, ImVec2 centre, float diameter) {
            draw_badge(ui, centre, diameter, *family);
        };
    return [](Ui& ui, ImVec2 centre, float diameter) {
        ui.disc(centre, diameter / 2, ui.theme().raised);
        ui.ring(centre, diameter / 2, ui.theme().brass, 2_dp);
        draw_icon(ui, centre.x - 14_dp, centre.y, 24_dp, Icon::horse_head, ui.theme().brass);
    };
}

namespace {

void draw_family(Ui& ui, const Rect& rect, const View& view, Family family, std::string_view text)
{
    Rect inside = rect.inset(10_dp, 4_dp);
    draw_badge(ui, inside.cut_left(36_dp, 12_dp).centre(), 34_dp, family);
    const float needed = ui.measure(text, Font::body).x;
    const bool wraps = needed > inside.width() * 0.6F;
    const Rect said = inside.cut_right(wraps ? inside.width() * 0.6F : needed + 2_dp, 8_dp);
    ui.elide_text(inside, view.player(family), {Font::strong, ui.theme().text});
    ui.text(said, text,
        {wraps ? Font::small : Font::body, ui.theme().quiet, wraps ? 0.0F : 1.0F, 0.5F, wraps});
}

} // namespace

void add_family_row(Contents& panel, const std::string& id, const View& view, Family family,
    const std::string& text, const desk::Tap& tap)
{
    panel.button(Lay::low_rows,
        {.id = tap.does ? id : std::string(),
            .tap = tap,
            .picture = [&view, family, text](Ui& ui, const Rect& place) {
                draw_family(ui, place, view, family, text);
            }});
}

} // namespace consigliere::table_corleone
