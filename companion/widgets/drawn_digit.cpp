#include "companion/widgets/drawn_digit.h"

#include <array>
#include <vector>

namespace consigliere::widgets {

namespace {

/// Pen stroke in a square from -1 to 1.
using Way = std::vector<ImVec2>;

const Way& way_of(int digit)
{
    static const std::array<Way, 10> ways{{
        {{0, -1}, {0.38F, -0.82F}, {0.52F, -0.4F}, {0.52F, 0.4F}, {0.38F, 0.82F}, {0, 1},
            {-0.38F, 0.82F}, {-0.52F, 0.4F}, {-0.52F, -0.4F}, {-0.38F, -0.82F}, {0, -1}},
        {{-0.3F, -0.62F}, {0.12F, -1}, {0.12F, 1}},
        {{-0.5F, -0.6F}, {-0.36F, -0.88F}, {0, -1}, {0.34F, -0.88F}, {0.5F, -0.52F},
            {0.32F, -0.12F}, {-0.52F, 1}, {0.56F, 1}},
        {{-0.46F, -0.86F}, {-0.1F, -1}, {0.28F, -0.92F}, {0.46F, -0.6F}, {0.32F, -0.2F},
            {-0.04F, -0.06F}, {0.36F, 0.08F}, {0.54F, 0.46F}, {0.34F, 0.88F}, {-0.06F, 1},
            {-0.5F, 0.84F}},
        {{0.24F, 1}, {0.24F, -1}, {-0.58F, 0.42F}, {0.6F, 0.42F}},
        {{0.46F, -1}, {-0.36F, -1}, {-0.44F, -0.12F}, {-0.06F, -0.28F}, {0.34F, -0.16F},
            {0.54F, 0.3F}, {0.36F, 0.82F}, {-0.06F, 1}, {-0.5F, 0.84F}},
        {{0.42F, -0.88F}, {0.08F, -1}, {-0.3F, -0.76F}, {-0.52F, -0.1F}, {-0.48F, 0.56F},
            {-0.24F, 0.92F}, {0.12F, 1}, {0.44F, 0.8F}, {0.52F, 0.4F}, {0.32F, 0.02F},
            {-0.06F, -0.08F}, {-0.46F, 0.24F}},
        {{-0.52F, -1}, {0.52F, -1}, {-0.12F, 1}},
        {{0, -0.06F}, {-0.36F, -0.24F}, {-0.44F, -0.58F}, {-0.26F, -0.9F}, {0, -1}, {0.26F, -0.9F},
            {0.44F, -0.58F}, {0.36F, -0.24F}, {0, -0.06F}, {0.42F, 0.18F}, {0.54F, 0.54F},
            {0.32F, 0.9F}, {0, 1}, {-0.32F, 0.9F}, {-0.54F, 0.54F}, {-0.42F, 0.18F}, {0, -0.06F}},
        {{-0.42F, 0.88F}, {-0.08F, 1}, {0.3F, 0.76F}, {0.52F, 0.1F}, {0.48F, -0.56F},
            {0.24F, -0.92F}, {-0.12F, -1}, {-0.44F, -0.8F}, {-0.52F, -0.4F}, {-0.32F, -0.02F},
            {0.06F, 0.08F}, {0.46F, -0.24F}},
    }};
    return ways.at(static_cast<std::size_t>(digit));
}

} // namespace

void draw_digit(Ui& ui, ImVec2 centre, float height, int digit, Colour ink)
{
    constexpr float thickness = 0.18F;
    // The pen extends beyond the stroke by half its width.
    const float half = height * (1 - thickness) / 2;
    Way placed;
    for (const ImVec2 point : way_of(digit))
        placed.emplace_back(centre.x + point.x * half, centre.y + point.y * half);
    ui.draw().AddPolyline(
        placed.data(), static_cast<int>(placed.size()), ink.packed(), 0, height * thickness);
}

} // namespace consigliere::widgets
