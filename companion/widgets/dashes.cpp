#include "companion/widgets/dashes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace consigliere::widgets {

namespace {

/// Fraction of a dash period that is drawn.
constexpr float drawn_part = 0.58F;

float dash_length()
{
    return 7_dp;
}

void draw_dashed_line(Ui& ui, ImVec2 from, ImVec2 to, Colour colour, float thickness)
{
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const int dashes = std::max(1, static_cast<int>(length / dash_length()));
    const ImVec2 step{
        (to.x - from.x) / static_cast<float>(dashes), (to.y - from.y) / static_cast<float>(dashes)};
    for (int i = 0; i < dashes; ++i) {
        const auto at = static_cast<float>(i);
        const ImVec2 begin{from.x + step.x * at, from.y + step.y * at};
        ui.line(begin, {begin.x + step.x * drawn_part, begin.y + step.y * drawn_part}, colour,
            thickness);
    }
}

} // namespace

void draw_dashed_ellipse(Ui& ui, ImVec2 centre, ImVec2 radius, Colour colour, float thickness)
{
    constexpr float turn = 2 * std::numbers::pi_v<float>;
    const float around = turn * (radius.x + radius.y) / 2;
    const int dashes = std::max(8, static_cast<int>(around / dash_length()));
    for (int i = 0; i < dashes; ++i) {
        const float from = static_cast<float>(i) * turn / static_cast<float>(dashes);
        const float to = from + turn / static_cast<float>(dashes) * drawn_part;
        ui.line({centre.x + std::cos(from) * radius.x, centre.y + std::sin(from) * radius.y},
            {centre.x + std::cos(to) * radius.x, centre.y + std::sin(to) * radius.y}, colour,
            thickness);
    }
}

void draw_dashed_frame(Ui& ui, const Rect& rect, Colour colour, float thickness)
{
    const ImVec2 upper_right{rect.right, rect.top};
    const ImVec2 lower_left{rect.left, rect.bottom};
    draw_dashed_line(ui, rect.min(), upper_right, colour, thickness);
    draw_dashed_line(ui, upper_right, rect.max(), colour, thickness);
    draw_dashed_line(ui, rect.max(), lower_left, colour, thickness);
    draw_dashed_line(ui, lower_left, rect.min(), colour, thickness);
}

} // namespace consigliere::widgets
