#include "companion/table_mafia/pieces.h"

#include "companion/table_mafia/view.h"
#include "companion/widgets/pen.h"

#include <array>
#include <cmath>
#include <numbers>

namespace consigliere::table_mafia {

using widgets::Pen;

namespace {

constexpr float pi = std::numbers::pi_v<float>;

void draw_rook(const Pen& pen)
{
    pen.box(-0.7F, 0.62F, 0.7F, 0.9F, 0.08F);
    pen.convex({{-0.46F, -0.3F}, {0.46F, -0.3F}, {0.56F, 0.56F}, {-0.56F, 0.56F}});
    pen.box(-0.66F, -0.62F, 0.66F, -0.36F);
    for (const float left : {-0.66F, -0.19F, 0.28F})
        pen.box(left, -0.9F, left + 0.38F, -0.55F);
}

void draw_spade(const Pen& pen)
{
    pen.disc(-0.38F, 0.18F, 0.4F);
    pen.disc(0.38F, 0.18F, 0.4F);
    pen.convex({{0, -0.92F}, {0.72F, 0}, {0.3F, 0.3F}, {-0.3F, 0.3F}, {-0.72F, 0}});
    pen.convex({{-0.06F, 0.1F}, {0.06F, 0.1F}, {0.3F, 0.92F}, {-0.3F, 0.92F}});
}

void draw_sun(const Pen& pen)
{
    pen.disc(0, 0, 0.44F);
    constexpr int rays = 8;
    for (int i = 0; i < rays; ++i) {
        const float angle = static_cast<float>(i) * 2 * pi / rays;
        const float x = std::cos(angle);
        const float y = std::sin(angle);
        pen.stroke({{x * 0.62F, y * 0.62F}, {x * 0.94F, y * 0.94F}}, 0.2F);
    }
}

void draw_heart(const Pen& pen)
{
    pen.disc(-0.4F, -0.3F, 0.42F);
    pen.disc(0.4F, -0.3F, 0.42F);
    pen.convex({{-0.78F, -0.12F}, {-0.3F, -0.34F}, {0.3F, -0.34F}, {0.78F, -0.12F}, {0, 0.86F}});
}

void draw_clover(const Pen& pen)
{
    pen.disc(0, -0.48F, 0.4F);
    pen.disc(-0.44F, 0.12F, 0.4F);
    pen.disc(0.44F, 0.12F, 0.4F);
    pen.disc(0, -0.04F, 0.22F);
    pen.convex({{-0.06F, 0}, {0.06F, 0}, {0.3F, 0.92F}, {-0.3F, 0.92F}});
}

/// Draws a horse's head, facing left.
void draw_knight(const Pen& pen)
{
    pen.box(-0.6F, 0.66F, 0.66F, 0.92F, 0.08F);
    pen.convex({{0.1F, -0.9F}, {0.5F, -0.5F}, {0.62F, 0.1F}, {0.54F, 0.6F}, {-0.44F, 0.6F},
        {-0.1F, 0.1F}, {-0.1F, -0.6F}});
    pen.convex({{0.02F, -0.72F}, {0.1F, 0}, {-0.5F, 0.24F}, {-0.78F, 0.02F}, {-0.6F, -0.3F}});
    pen.convex({{-0.14F, -0.94F}, {0.16F, -0.6F}, {-0.16F, -0.5F}});
}

} // namespace

Colour paint_of(Figure figure)
{
    constexpr std::array<Colour, figure_count> colours{Colour(0xc9503f), Colour(0x6b625c),
        Colour(0xe2b53a), Colour(0x4f8fd0), Colour(0x4fa05a), Colour(0xece6d8)};
    return colours[index_of(figure)];
}

Colour paint_of(Family family)
{
    return paint_of(figures_of(family).front());
}

Colour paint_of(FieldKind kind)
{
    constexpr std::array<Colour, ledger::count_of<FieldKind>> colours{Colour(0xc9503f),
        Colour(0x4f8fd0), Colour(0x8fa96b), Colour(0xd0a23c), Colour(0xa9795c), Colour(0xb8935a),
        Colour(0x7490b8), Colour(0xc06aa0), Colour(0xa497c8), Colour(0x7fb8ac), Colour(0xcdbb93),
        Colour(0x9a8478), Colour(0x98989a)};
    return colours[static_cast<std::size_t>(kind)];
}

void draw_emblem(Ui& ui, ImVec2 centre, float size, Figure figure, Colour colour)
{
    constexpr std::array emblems{
        &draw_rook, &draw_spade, &draw_sun, &draw_heart, &draw_clover, &draw_knight};
    static_assert(emblems.size() == figure_count, "Every figure has an emblem.");
    emblems[index_of(figure)](Pen(ui, centre, size, colour));
}

void draw_badge(Ui& ui, ImVec2 centre, float diameter, Figure figure)
{
    ui.disc(centre, diameter / 2, paint_of(figure));
    ui.ring(centre, diameter / 2, printed_ink, std::max(1.0F, diameter * 0.05F));
    draw_emblem(ui, centre, diameter * 0.5F, figure, printed_ink);
}

desk::Sign sign_of(std::optional<Figure> figure)
{
    if (!figure)
        return {};
    return [figure](Ui& ui, ImVec2 centre, float diameter) {
        draw_badge(ui, centre, diameter, *figure);
    };
}

void draw_badges(Ui& ui, ImVec2 centre, float diameter, const std::vector<Figure>& figures)
{
    const auto count = static_cast<float>(figures.size());
    const float size = count > 1 ? diameter * (count > 2 ? 0.56F : 0.66F) : diameter;
    const float away = (diameter - size) / 2;
    for (std::size_t i = figures.size(); i-- > 0;) {
        // Clockwise around the middle, from the upper left.
        const float angle = 2 * pi * static_cast<float>(i) / count - 0.75F * pi;
        draw_badge(ui, {centre.x + std::cos(angle) * away, centre.y + std::sin(angle) * away}, size,
            figures[i]);
    }
}

void draw_token(Ui& ui, const Rect& rect, Figure figure)
{
    ui.fill(rect, paint_of(figure), 4_dp);
    ui.outline(rect, printed_ink, 1.5_dp, 4_dp);
    draw_emblem(ui, rect.centre(), rect.height() * 0.6F, figure, printed_ink);
}

void draw_killer(Ui& ui, ImVec2 centre, float size)
{
    ui.disc(centre, size / 2, printed_ink);
    ui.ring(centre, size / 2, Colour(0xf0e6d0), std::max(1.0F, size * 0.06F));
    const Pen pen(ui, centre, size, Colour(0xf0e6d0));
    // A hat above a shaded face.
    pen.ellipse(0, -0.06F, 0.6F, 0.12F);
    pen.convex({{-0.34F, -0.08F}, {-0.28F, -0.46F}, {0.28F, -0.46F}, {0.34F, -0.08F}});
    pen.arc(0, 0.02F, 0.34F, 0.1F * pi, 0.9F * pi, 0.14F);
}

void draw_note(Ui& ui, const Rect& rect, int amount)
{
    const std::string worth = gain(amount);
    const float width = std::max(rect.width(), ui.measure(worth, Font::strong).x + 16_dp);
    const Rect note = Rect::around(rect.centre(), width, rect.height() * 0.6F);
    ui.fill(note, Colour(0xd9e4c4), 4_dp);
    ui.outline(note, printed_ink, 1.5_dp, 4_dp);
    ui.sign(note, worth, {Font::strong, printed_ink, 0.5F});
}

void draw_card_back(Ui& ui, const Rect& rect, Deck deck)
{
    const Rect card = Rect::around(rect.centre(), rect.height() * 0.64F, rect.height() * 0.92F);
    ui.fill(card, deck == Deck::red ? Colour(0xa8382b) : Colour(0x2b2724), 5_dp);
    ui.outline(card, Colour(0xf0e6d0), 2_dp, 5_dp);
    ui.outline(card.inset(5_dp), Colour(0xf0e6d0), 1_dp, 3_dp);
}

} // namespace consigliere::table_mafia
