#pragma once

#include "companion/table_corleone/room.h"

#include <algorithm>

/// The signs of Families, abilities and Job colours: our own small drawings, so that nothing is
/// told by a colour alone.
namespace consigliere::table_corleone {

/// What a Family's things are coloured with. A table may change it to match its own box.
[[nodiscard]] Colour colour_of(Family family);
void set_colour(Family family, Colour colour);
/// The colours that a Family can be given.
[[nodiscard]] const std::vector<Colour>& family_colours();
[[nodiscard]] Colour colour_of(JobColour colour);
/// The grey of the neutral side.
[[nodiscard]] Colour neutral_colour();

/// What is drawn on a Family's colour: the ink of everything printed, and black where that does not
/// stand out enough.
[[nodiscard]] Colour ink_on(Colour ground);
/// A Family's emblem alone: crown, anchor, rose, star or clover, as wide as `size`.
void draw_emblem(Ui& ui, ImVec2 centre, float size, Family family, Colour ink);
/// The emblem on a disc of the Family's colour.
void draw_badge(Ui& ui, ImVec2 centre, float diameter, Family family);

/// An ability icon as high as `height`, with its left edge at `left`; gives its width.
float draw_icon(Ui& ui, float left, float middle, float height, Icon icon, Colour ink);
[[nodiscard]] float icon_width(Icon icon, float height);
/// A row of icons in a rectangle, made smaller if they would not fit.
template <typename Icons>
void draw_icons(Ui& ui, const Rect& rect, const Icons& icons, float height, Colour ink)
{
    float width = 0;
    for (const Icon icon : icons)
        width += icon_width(icon, height);
    // They move together before they become smaller.
    const float gaps = static_cast<float>(std::max<std::size_t>(icons.size(), 1) - 1);
    const float gap =
        std::clamp((rect.width() - width) / std::max(gaps, 1.0F), height * 0.08F, height * 0.3F);
    const float all = width + gap * gaps;
    const float part = all > rect.width() ? rect.width() / all : 1;
    float left = rect.left;
    for (const Icon icon : icons)
        left += draw_icon(ui, left, rect.centre().y, height * part, icon, ink) + gap * part;
}
/// Where the ink is black or white, things have a tint of their own.
void draw_good(Ui& ui, ImVec2 centre, float size, Good good, Colour ink);

/// The coloured corner of a Job with the mark that stands for its colour.
void draw_job_mark(Ui& ui, const Rect& rect, JobColour colour);

} // namespace consigliere::table_corleone
