// Vector drawings of abilities, goods and Job colours.

#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/names.h"
#include "companion/widgets/drawn_digit.h"
#include "companion/widgets/miniature.h"
#include "companion/widgets/pen.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace consigliere::table_corleone {

using widgets::Pen;

namespace {

void draw_gun(const Pen& pen)
{
    pen.box(-0.95F, -0.5F, 0.95F, -0.06F, 0.08F);
    pen.convex({{-0.95F, -0.1F}, {-0.42F, -0.1F}, {-0.6F, 0.72F}, {-0.98F, 0.66F}});
    pen.stroke({{-0.4F, 0.02F}, {-0.3F, 0.3F}, {0, 0.28F}, {0.06F, -0.02F}}, 0.12F);
    pen.box(0.7F, -0.64F, 0.82F, -0.46F);
}

void draw_bottle(const Pen& pen)
{
    pen.box(-0.16F, -0.95F, 0.16F, -0.4F, 0.05F);
    pen.box(-0.24F, -0.98F, 0.24F, -0.78F, 0.06F);
    pen.convex({{-0.16F, -0.5F}, {0.16F, -0.5F}, {0.44F, -0.08F}, {-0.44F, -0.08F}});
    pen.box(-0.44F, -0.12F, 0.44F, 0.95F, 0.12F);
}

void draw_capsules(const Pen& pen)
{
    pen.convex({{-0.85F, -0.1F}, {-0.45F, -0.6F}, {0.15F, -0.1F}, {-0.25F, 0.4F}});
    pen.disc(-0.64F, -0.36F, 0.34F);
    pen.disc(-0.06F, 0.16F, 0.34F);
    pen.ring(0.52F, 0.52F, 0.34F, 0.14F);
    pen.stroke({{0.3F, 0.72F}, {0.74F, 0.3F}}, 0.12F);
}

void draw_suitcase(const Pen& pen)
{
    pen.box(-0.95F, -0.34F, 0.95F, 0.74F, 0.14F);
    pen.frame(-0.34F, -0.7F, 0.34F, -0.24F, 0.16F, 0.12F);
}

void draw_cards(const Pen& pen, Colour paper, Ui& ui, ImVec2 centre, float size)
{
    pen.box(-0.7F, -0.9F, 0.3F, 0.5F, 0.12F);
    const Pen light(ui, centre, size, paper);
    light.box(-0.36F, -0.62F, 0.74F, 0.9F, 0.12F);
    pen.frame(-0.36F, -0.62F, 0.74F, 0.9F, 0.12F, 0.12F);
    pen.stroke({{-0.12F, -0.2F}, {0.5F, -0.2F}}, 0.1F);
    pen.stroke({{-0.12F, 0.12F}, {0.5F, 0.12F}}, 0.1F);
    pen.stroke({{-0.12F, 0.44F}, {0.3F, 0.44F}}, 0.1F);
}

void draw_horse_head(const Pen& pen)
{
    pen.convex({{-0.2F, -0.7F}, {0.12F, -0.95F}, {0.5F, -0.2F}, {0.6F, 0.9F}, {-0.3F, 0.9F}});
    pen.convex({{-0.2F, -0.7F}, {0.2F, -0.4F}, {-0.4F, 0.3F}, {-0.85F, 0.24F}, {-0.8F, -0.06F}});
    pen.convex({{-0.1F, 0}, {0.5F, -0.1F}, {0.6F, 0.9F}, {-0.34F, 0.9F}});
}

void draw_arrow(const Pen& pen, float y, float direction)
{
    pen.stroke({{-0.8F * direction, y}, {0.7F * direction, y}}, 0.16F);
    pen.convex(
        {{0.95F * direction, y}, {0.45F * direction, y - 0.34F}, {0.45F * direction, y + 0.34F}});
}

void draw_target(const Pen& pen)
{
    pen.ring(0, 0, 0.7F, 0.14F);
    pen.disc(0, 0, 0.18F);
    pen.box(-0.07F, -1, 0.07F, -0.5F);
    pen.box(-0.07F, 0.5F, 0.07F, 1);
    pen.box(-1, -0.07F, -0.5F, 0.07F);
    pen.box(0.5F, -0.07F, 1, 0.07F);
}

/// The Mayor's top hat.
void draw_hat(const Pen& pen)
{
    pen.box(-0.55F, -0.9F, 0.55F, 0.5F, 0.1F);
    pen.box(-1, 0.45F, 1, 0.78F, 0.14F);
}

/// The Union Boss's hammer.
void draw_hammer(const Pen& pen)
{
    pen.convex({{-0.2F, -0.62F}, {0.2F, -0.98F}, {0.98F, -0.2F}, {0.62F, 0.2F}});
    pen.convex({{0.2F, -0.5F}, {0.5F, -0.2F}, {-0.65F, 0.95F}, {-0.95F, 0.65F}});
}

/// The Police Chief's shield, with a hole in it.
void draw_shield(const Pen& pen, Colour hole)
{
    pen.convex({{-0.78F, -0.75F}, {0, -0.98F}, {0.78F, -0.75F}, {0.78F, 0.1F}, {0.45F, 0.65F},
        {0, 0.98F}, {-0.45F, 0.65F}, {-0.78F, 0.1F}});
    pen.in(hole).disc(0, -0.1F, 0.34F);
}

/// True if the ink is the light one, for dark ground.
bool is_light(Colour ink)
{
    return ink.contrast_with(Colour(0x000000)) > 8;
}

struct Tint {
    Colour on_light;
    Colour on_dark;
    [[nodiscard]] Colour of(Colour ink) const { return is_light(ink) ? on_dark : on_light; }
};

constexpr Tint steel{Colour(0x454d55), Colour(0xc4ccd4)};
constexpr Tint bottle{Colour(0x7c4a1c), Colour(0xdca468)};
constexpr Tint leather{Colour(0x4a5664), Colour(0xb9c6d4)};
constexpr Tint powder{Colour(0x5b4a86), Colour(0xc3b4ea)};
constexpr Tint blood{Colour(0x96281d), Colour(0xf0a396)};

/// A Business from one side; the half that is meant is filled.
void draw_half_business(const Pen& pen, bool lower)
{
    pen.frame(-0.9F, -0.8F, 0.9F, 0.8F, 0.12F, 0.16F);
    if (lower)
        pen.box(-0.9F, 0, 0.9F, 0.8F, 0.16F);
    else
        pen.box(-0.9F, -0.8F, 0.9F, 0, 0.16F);
}

constexpr Colour bill_green{0x9dbb8c};
constexpr Colour bill_border{0x3c5a34};

/// Draws the number with lines, for bills too small for text.
void draw_worth(Ui& ui, const Rect& rect, std::string_view text)
{
    std::string signs;
    std::ranges::copy_if(text, std::back_inserter(signs),
        [](char sign) { return sign == '+' || (sign >= '0' && sign <= '9'); });
    constexpr float width = 0.66F;
    const float height = std::min(
        rect.height() * 0.78F, rect.width() * 0.9F / (width * static_cast<float>(signs.size())));
    const Colour ink = printed_ink;
    float x = rect.centre().x - height * width * static_cast<float>(signs.size() - 1) / 2;
    for (const char sign : signs) {
        const ImVec2 centre{x, rect.centre().y};
        if (sign == '+') {
            const Pen plus(ui, centre, height, ink);
            plus.box(-0.4F, -0.08F, 0.4F, 0.08F);
            plus.box(-0.08F, -0.4F, 0.08F, 0.4F);
        } else {
            widgets::draw_digit(ui, centre, height, sign - '0', ink);
        }
        x += height * width;
    }
}

void draw_bill(Ui& ui, const Rect& rect, std::string_view text)
{
    ui.fill(rect, bill_green, 3_dp);
    ui.outline(rect, bill_border, 1_dp, 3_dp);
    const Font font = rect.height() < 18_dp ? Font::small : Font::strong;
    // Text must stay inside the bill, and legible.
    constexpr float least = 0.7F;
    const float width = ui.measure(text, font).x;
    const float room = std::min(rect.width() - rect.height() * 0.12F,
        width * rect.height() / widgets::Fonts::size_of(font));
    if (room >= width * least && !widgets::is_miniature(ui))
        ui.sign(Rect::around(rect.centre(), room, rect.height()), text, {font, printed_ink, 0.5F});
    else
        draw_worth(ui, rect, text);
}

/// `cards` cards for money.
void draw_trade(Ui& ui, const Rect& rect, int cards, Colour ink)
{
    const float height = rect.height();
    Rect rest = rect;
    const Rect count = rest.cut_left(height * 0.5F);
    const bool is_small = height < 22_dp;
    ui.sign(count, std::to_string(cards), {is_small ? Font::small : Font::strong, ink, 0.5F});
    // The gain is the largest part.
    const Pen arrow(ui, rest.cut_left(height * 0.3F, height * 0.04F).centre(), height * 0.3F, ink);
    draw_arrow(arrow, 0, 1);
    draw_bill(ui, rest.inset(0, height * 0.08F),
        cards == 3 ? language::dollars("5+3") : tell(Bill::five));
}

/// Parameters of one icon.
struct Sketch {
    Ui& ui;
    const Rect& rect;
    const Pen& pen;
    Icon icon;
    Colour ink;
    float height;

    [[nodiscard]] ImVec2 centre() const { return rect.centre(); }
    /// Colour of holes in the icon.
    [[nodiscard]] Colour through(Colour dark) const
    {
        return is_light(ink) ? dark : Colour(0xf3ead6);
    }
};

void draw_its_bill(const Sketch& to)
{
    draw_bill(to.ui, to.rect, tell(*about<Bill>(to.icon)));
}

void draw_its_good(const Sketch& to)
{
    draw_good(to.ui, to.centre(), to.height, *about<Good>(to.icon), to.ink);
}

void draw_its_trade(const Sketch& to)
{
    draw_trade(to.ui, to.rect, cards_traded(to.icon), to.ink);
}

void draw_swap(const Sketch& to)
{
    const Pen wide(to.ui, to.centre(), to.height * 1.2F, to.ink);
    draw_arrow(wide, -0.34F, 1);
    draw_arrow(wide, 0.34F, -1);
}

/// Drawing function of an icon, and its width relative to its height.
struct Sign {
    Icon icon;
    void (*draw)(const Sketch&);
    float width = 1.15F;
};

constexpr std::array<Sign, count_of<Icon>> signs{{
    {Icon::bank, [](const Sketch& to) { draw_suitcase(to.pen.in(leather.of(to.ink))); }},
    {Icon::jobs,
        [](const Sketch& to) {
            draw_cards(to.pen, to.through(Colour(0x3a4150)), to.ui, to.centre(), to.height);
        }},
    {Icon::trade_1, draw_its_trade, 2.2F},
    {Icon::trade_2, draw_its_trade, 2.2F},
    {Icon::trade_3, draw_its_trade, 2.4F},
    {Icon::swap, draw_swap, 1.5F},
    {Icon::money_1, draw_its_bill, 1.7F},
    {Icon::money_2, draw_its_bill, 1.7F},
    {Icon::money_3, draw_its_bill, 1.7F},
    {Icon::money_5, draw_its_bill, 1.7F},
    {Icon::gun, draw_its_good},
    {Icon::booze, draw_its_good},
    {Icon::blood_money, draw_its_good},
    {Icon::narcotics, draw_its_good},
    {Icon::horse_head, [](const Sketch& to) { draw_horse_head(to.pen); }},
    {Icon::front, [](const Sketch& to) { draw_half_business(to.pen, true); }},
    {Icon::back, [](const Sketch& to) { draw_half_business(to.pen, false); }},
    {Icon::shoot, [](const Sketch& to) { draw_target(to.pen.in(blood.of(to.ink))); }},
    {Icon::move, [](const Sketch& to) { draw_arrow(to.pen, 0, 1); }},
    {Icon::recall, [](const Sketch& to) { draw_arrow(to.pen, 0, -1); }},
    {Icon::mayor, [](const Sketch& to) { draw_hat(to.pen); }},
    {Icon::union_boss, [](const Sketch& to) { draw_hammer(to.pen); }},
    {Icon::police_chief, [](const Sketch& to) { draw_shield(to.pen, to.through(printed_ink)); }},
    {Icon::by_hand,
        [](const Sketch& to) {
            to.ui.text(to.rect, symbol::pencil, {Font::strong, to.ink, 0.5F});
        }},
}};
static_assert(std::ranges::all_of(signs,
                  [](const Sign& sign) {
                      return sign.draw != nullptr
                          && &sign == &signs[static_cast<std::size_t>(sign.icon)];
                  }),
    "Every icon has a sign, in their order.");

const Sign& sign_of(Icon icon)
{
    return signs[static_cast<std::size_t>(icon)];
}

} // namespace

float icon_width(Icon icon, float height)
{
    return height * sign_of(icon).width;
}

float draw_icon(Ui& ui, float left, float middle, float height, Icon icon, Colour ink)
{
    const float width = icon_width(icon, height);
    const Rect rect{left, middle - height / 2, left + width, middle + height / 2};
    const Pen pen(ui, rect.centre(), height, ink);
    sign_of(icon).draw({ui, rect, pen, icon, ink, height});
    return width;
}

void draw_good(Ui& ui, ImVec2 centre, float size, Good good, Colour ink)
{
    const Pen pen(ui, centre, size, ink);
    switch (good) {
    case Good::gun:
        draw_gun(pen.in(steel.of(ink)));
        return;
    case Good::booze:
        draw_bottle(pen.in(bottle.of(ink)));
        return;
    case Good::blood_money: {
        const Rect bill = Rect::around(centre, size * 1.15F, size * 0.74F);
        ui.fill(bill, bill_green, 2_dp);
        ui.outline(bill, bill_border, 1_dp, 2_dp);
        ui.disc(centre, size * 0.24F, Colour(0xc43b2a));
        return;
    }
    case Good::narcotics:
        draw_capsules(pen.in(powder.of(ink)));
        return;
    }
}

void draw_job_mark(Ui& ui, const Rect& rect, JobColour colour)
{
    ui.fill(rect, colour_of(colour), 3_dp);
    const float size = std::min(rect.width(), rect.height()) * 0.5F;
    const Pen pen(ui, rect.centre(), size, Colour(0x1b140c, 0.75F));
    switch (colour) {
    case JobColour::yellow:
        pen.disc(0, 0, 0.8F);
        return;
    case JobColour::blue:
        pen.box(-0.8F, -0.8F, 0.8F, 0.8F);
        return;
    case JobColour::green:
        pen.convex({{0, -0.9F}, {0.95F, 0.8F}, {-0.95F, 0.8F}});
        return;
    case JobColour::grey:
        pen.stroke({{-0.8F, -0.8F}, {0.8F, 0.8F}}, 0.36F);
        pen.stroke({{-0.8F, 0.8F}, {0.8F, -0.8F}}, 0.36F);
        return;
    }
}

} // namespace consigliere::table_corleone
