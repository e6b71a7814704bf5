#pragma once

#include "companion/table_corleone/room.h"

#include <algorithm>

// Vector drawings of Families, abilities and Job colours. No information is conveyed by colour
// alone.
namespace consigliere::table_corleone {

/// Colour of a Family's pieces. Can be changed to match the table's own box.
[[nodiscard]] Colour colour_of(Family family);
void set_colour(Family family, Colour colour);
[[nodiscard]] const std::vector<Colour>& family_colours();
[[nodiscard]] Colour colour_of(JobColour colour);
[[nodiscard]] Colour neutral_colour();

/// Ink for drawing on a Family's colour: `printed_ink`, or black if the contrast is too low.
[[nodiscard]] Colour ink_on(Colour ground);
/// Draws a Family's emblem (crown, anchor, rose, star, clover), `size` wide, without a disc.
void draw_emblem(Ui& ui, ImVec2 centre, float size, Family family, Colour ink);
void draw_badge(Ui& ui, ImVec2 centre, float diameter, Family family);

/// Draws an ability icon, `height` high, with its left edge at `left`. Returns its width.
float draw_icon(Ui& ui, float left, float middle, float height, Icon icon, Colour ink);
[[nodiscard]] float icon_width(Icon icon, float height);
/// Draws a row of icons in `rect`, scaled down to fit.
template <typename Icons>
void draw_icons(Ui& ui, const Rect& rect, const Icons& icons, float height, Colour ink)
{
    float width = 0;
    for (const Icon icon : icons)
        width += icon_width(icon, height);
    // Gaps shrink before icons do.
    const float gaps = static_cast<float>(std::max<std::size_t>(icons.size(), 1) - 1);
    const float gap =
        std::clamp((rect.width() - width) / std::max(gaps, 1.0F), height * 0.08F, height * 0.3F);
    const float all = width + gap * gaps;
    const float part = all > rect.width() ? rect.width() / all : 1;
    float left = rect.left;
    for (const Icon icon : icons)
        left += draw_icon(ui, left, rect.centre().y, height * part, icon, ink) + gap * part;
}
/// Draws a good. With black or white ink, goods have a tint of their own.
void draw_good(Ui& ui, ImVec2 centre, float size, Good good, Colour ink);

/// Draws the coloured corner of a Job with the symbol of its colour.
void draw_job_mark(Ui& ui, const Rect& rect, JobColour colour);

} // namespace consigliere::table_corleone
