#include "companion/table_corleone/emblems.h"

#include "companion/widgets/pen.h"

#include <array>
#include <cmath>
#include <numbers>

namespace consigliere::table_corleone {

using widgets::Pen;

namespace {

constexpr std::array<Colour, count_of<Family>> default_colours{
    Colour(0xe2b53a), Colour(0x4f8fd0), Colour(0xc9503f), Colour(0x9a6cc0), Colour(0x4fa05a)};
constexpr std::array<Colour, 4> job_colours{
    Colour(0xe2c04a), Colour(0x5b93cc), Colour(0x67a668), Colour(0x9aa0a3)};

std::array<Colour, count_of<Family>>& colours_in_use()
{
    static std::array<Colour, count_of<Family>> colours = default_colours;
    return colours;
}

constexpr float pi = std::numbers::pi_v<float>;

void draw_crown(const Pen& pen)
{
    pen.box(-0.82F, 0.42F, 0.82F, 0.66F, 0.1F);
    pen.convex({{-0.82F, 0.34F}, {-0.95F, -0.45F}, {-0.3F, 0.34F}});
    pen.convex({{-0.45F, 0.34F}, {0, -0.72F}, {0.45F, 0.34F}});
    pen.convex({{0.3F, 0.34F}, {0.95F, -0.45F}, {0.82F, 0.34F}});
    pen.convex({{-0.82F, 0.36F}, {-0.6F, 0}, {0.6F, 0}, {0.82F, 0.36F}});
}

void draw_anchor(const Pen& pen)
{
    pen.ring(0, -0.64F, 0.22F, 0.16F);
    pen.box(-0.09F, -0.44F, 0.09F, 0.82F);
    pen.box(-0.42F, -0.28F, 0.42F, -0.12F, 0.08F);
    pen.arc(0, 0.08F, 0.72F, 0.12F * pi, 0.88F * pi, 0.18F);
    pen.convex({{-0.92F, 0.38F}, {-0.86F, 0.02F}, {-0.48F, 0.3F}});
    pen.convex({{0.92F, 0.38F}, {0.48F, 0.3F}, {0.86F, 0.02F}});
}

/// Petals round a heart. Must differ from the clover in shape, for red-green colour blindness.
void draw_rose(const Pen& pen)
{
    pen.ring(0, 0, 0.82F, 0.22F);
    pen.arc(0, 0, 0.46F, -0.1F * pi, 1.35F * pi, 0.2F);
    pen.disc(0, 0, 0.16F);
}

void draw_star(const Pen& pen)
{
    std::array<ImVec2, 10> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float angle = -pi / 2 + static_cast<float>(i) * pi / 5;
        const float radius = i % 2 == 0 ? 0.96F : 0.4F;
        points[i] = {std::cos(angle) * radius, std::sin(angle) * radius + 0.06F};
    }
    for (std::size_t i = 0; i < points.size(); i += 2)
        pen.convex({points[i], points[(i + 1) % 10], {0, 0.06F}, points[(i + 9) % 10]});
}

void draw_clover(const Pen& pen)
{
    pen.disc(0, -0.5F, 0.4F);
    pen.disc(-0.46F, 0.14F, 0.4F);
    pen.disc(0.46F, 0.14F, 0.4F);
    pen.disc(0, -0.06F, 0.22F);
    pen.convex({{-0.08F, 0}, {0.08F, 0}, {0.26F, 0.9F}, {-0.26F, 0.9F}});
}

} // namespace

Colour colour_of(Family family)
{
    return colours_in_use()[static_cast<std::size_t>(family)];
}

void set_colour(Family family, Colour colour)
{
    colours_in_use()[static_cast<std::size_t>(family)] = colour;
}

const std::vector<Colour>& family_colours()
{
    static const std::vector<Colour> colours{default_colours[0], default_colours[1],
        default_colours[2], default_colours[3], default_colours[4], Colour(0xd88a3a),
        Colour(0x3aa5a0), Colour(0xd77aa0), Colour(0xb8b2a6), Colour(0xb58a5e)};
    return colours;
}

Colour colour_of(JobColour colour)
{
    return job_colours[static_cast<std::size_t>(colour)];
}

Colour neutral_colour()
{
    return Colour(0xc2bcae);
}

Colour ink_on(Colour ground)
{
    constexpr double least = 4.5;
    return ground.contrast_with(printed_ink) < least ? Colour(0x000000) : printed_ink;
}

void draw_emblem(Ui& ui, ImVec2 centre, float size, Family family, Colour ink)
{
    constexpr std::array emblems{&draw_crown, &draw_anchor, &draw_rose, &draw_star, &draw_clover};
    static_assert(emblems.size() == count_of<Family>, "Every Family has an emblem.");
    emblems[static_cast<std::size_t>(family)](Pen(ui, centre, size, ink));
}

void draw_badge(Ui& ui, ImVec2 centre, float diameter, Family family)
{
    ui.disc(centre, diameter / 2, colour_of(family));
    draw_emblem(ui, centre, diameter * 0.54F, family, ink_on(colour_of(family)));
}

} // namespace consigliere::table_corleone
