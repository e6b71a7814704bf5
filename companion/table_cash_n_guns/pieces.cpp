#include "companion/table_cash_n_guns/pieces.h"

#include "companion/table_cash_n_guns/names.h"
#include "companion/widgets/drawn_digit.h"
#include "companion/widgets/miniature.h"
#include "companion/widgets/pen.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace consigliere::table_cash_n_guns {

using widgets::Pen;

namespace {

constexpr std::array<Colour, most_players> colours{Colour(0xe2b53a), Colour(0x4f8fd0),
    Colour(0xd45c4a), Colour(0x9a6cc0), Colour(0x4fa05a), Colour(0xd88a3a), Colour(0x3aa5a0),
    Colour(0xd77aa0)};

/// Draws a gangster from the waist up: coat in the seat's colour, hat, shaded face.
void draw_gangster(const Pen& pen, Colour coat, float opacity)
{
    const Colour dark = printed_ink.with_opacity(opacity);
    const Colour skin = Colour(0xd9b48a).with_opacity(opacity);
    const Colour cloth = coat.with_opacity(opacity);
    pen.in(cloth).convex({{-0.62F, 0.95F}, {-0.56F, 0.4F}, {-0.22F, 0.22F}, {0.22F, 0.22F},
        {0.56F, 0.4F}, {0.62F, 0.95F}});
    pen.in(Colour(0xf0e6d0).with_opacity(opacity))
        .convex({{-0.14F, 0.24F}, {0.14F, 0.24F}, {0, 0.62F}});
    pen.in(dark).convex(
        {{-0.05F, 0.3F}, {0.05F, 0.3F}, {0.07F, 0.62F}, {0, 0.74F}, {-0.07F, 0.62F}});
    pen.in(skin).ellipse(0, -0.04F, 0.3F, 0.34F);
    pen.in(dark).ellipse(0, -0.3F, 0.62F, 0.13F);
    pen.in(dark).convex({{-0.36F, -0.3F}, {-0.32F, -0.74F}, {-0.06F, -0.66F}, {0.06F, -0.66F},
        {0.32F, -0.74F}, {0.36F, -0.3F}});
    pen.in(cloth).convex({{-0.36F, -0.36F}, {0.36F, -0.36F}, {0.36F, -0.48F}, {-0.36F, -0.48F}});
}

} // namespace

Colour colour_of(Player player)
{
    return colours[index_of(player)];
}

void draw_badge(Ui& ui, ImVec2 centre, float diameter, Player player)
{
    ui.disc(centre, diameter / 2, colour_of(player));
    if (widgets::is_miniature(ui)) {
        widgets::draw_digit(
            ui, centre, diameter * 0.6F, static_cast<int>(index_of(player)) + 1, printed_ink);
        return;
    }
    ui.text(Rect::around(centre, diameter, diameter),
        language::number(static_cast<int>(index_of(player)) + 1),
        {Font::strong, printed_ink, 0.5F});
}

desk::Sign sign_of(std::optional<Player> player)
{
    if (!player)
        return {};
    return [player](Ui& ui, ImVec2 centre, float diameter) {
        draw_badge(ui, centre, diameter, *player);
    };
}

void draw_wounds(Ui& ui, ImVec2 left, float size, int wounds, int deadly)
{
    for (int i = 0; i < std::max(wounds, deadly); ++i) {
        const ImVec2 centre{left.x + size * (static_cast<float>(i) + 0.5F), left.y};
        const bool is_wound = i < wounds;
        const Pen pen(ui, centre, size, is_wound ? ui.theme().refused : ui.theme().quiet);
        pen.convex({{0, -0.85F}, {0.5F, 0.1F}, {-0.5F, 0.1F}});
        pen.disc(0, 0.25F, 0.52F);
        if (is_wound)
            continue;
        pen.in(ui.theme().raised).convex({{0, -0.52F}, {0.32F, 0.12F}, {-0.32F, 0.12F}});
        pen.in(ui.theme().raised).disc(0, 0.25F, 0.35F);
    }
}

void draw_desk(Ui& ui, ImVec2 centre, float width)
{
    const Pen pen(ui, centre, width, printed_ink);
    pen.in(Colour(0x7a5230))
        .convex({{-0.95F, -0.2F}, {0.95F, -0.2F}, {0.95F, 0.02F}, {-0.95F, 0.02F}});
    pen.in(Colour(0x5e3e22))
        .convex({{-0.85F, 0.02F}, {-0.35F, 0.02F}, {-0.35F, 0.5F}, {-0.85F, 0.5F}});
    pen.in(Colour(0x5e3e22)).convex({{0.35F, 0.02F}, {0.85F, 0.02F}, {0.85F, 0.5F}, {0.35F, 0.5F}});
    pen.in(ui.theme().brass)
        .convex({{-0.2F, -0.42F}, {0.2F, -0.42F}, {0.28F, -0.2F}, {-0.28F, -0.2F}});
}

void draw_character(Ui& ui, ImVec2 centre, float size, Player player, const Gangster& gangster,
    const CharacterLook& look)
{
    using Stance = Gangster::Stance;
    const float radius = size / 2;
    const bool stands = gangster.stance == Stance::stands && !gangster.is_out;
    const float opacity = gangster.is_out ? 0.25F : (stands ? 1.0F : 0.6F);
    if (look.is_lit)
        ui.disc(centre, radius + 7_dp, ui.theme().brass.with_opacity(0.35F));
    ui.disc({centre.x, centre.y + 3_dp}, radius, Colour(0x000000, 0.3F));
    ui.disc(centre, radius, ui.theme().raised);
    const float quarter = 1.5707963F;
    const Pen pen(ui, centre, size * 0.92F, printed_ink, stands || gangster.is_out ? 0 : quarter);
    draw_gangster(pen, colour_of(player), opacity);
    const Colour border = look.is_chosen || look.is_lit ? ui.theme().brass : colour_of(player);
    ui.ring(centre, radius, border.with_opacity(gangster.is_out ? 0.4F : 1),
        look.is_chosen || look.is_lit ? 4_dp : 2.5_dp);
    if (gangster.is_out)
        ui.line({centre.x - radius * 0.6F, centre.y - radius * 0.6F},
            {centre.x + radius * 0.6F, centre.y + radius * 0.6F}, ui.theme().refused, 4_dp);
    if (gangster.stance == Stance::shot && !gangster.is_out)
        ui.ring(centre, radius - 4_dp, ui.theme().refused, 3_dp);
    if (look.is_godfather)
        draw_desk(ui, {centre.x, centre.y + radius * 0.9F}, size * 0.62F);
    // The number is on top; its outline separates it from a coat of its own colour.
    const ImVec2 number{centre.x - radius * 0.74F, centre.y - radius * 0.74F};
    const float badge = widgets::is_miniature(ui) ? 36_dp : 24_dp;
    ui.disc(number, badge / 2 + 2_dp, ui.theme().raised);
    draw_badge(ui, number, badge, player);
    if (gangster.is_out)
        return;
    // Up to three drops fit beside the hat; the Unbreakable's five extend to the right.
    const int deadly = deadly_wounds(gangster);
    const float drop = 15_dp;
    const ImVec2 drops{centre.x + radius * 0.42F, centre.y - radius * 0.86F};
    const Rect ground = Rect::at({drops.x - 3_dp, drops.y - drop * 0.6F},
        drop * static_cast<float>(deadly) + 6_dp, drop * 1.2F);
    ui.fill(ground, ui.theme().raised, 8_dp);
    draw_wounds(ui, drops, drop, gangster.wounds, deadly);
}

namespace {

/// First point from `from` in direction `unit` outside of a character and its name.
ImVec2 clear_of(const AimEnd& end, ImVec2 from, ImVec2 unit)
{
    const float step = 2_dp;
    const Rect label = end.label.inset(-6_dp);
    ImVec2 at = from;
    const auto is_clear = [&] {
        const float away = std::hypot(at.x - end.centre.x, at.y - end.centre.y);
        return away > end.radius + 8_dp && !label.contains(at);
    };
    while (!is_clear())
        at = {at.x + unit.x * step, at.y + unit.y * step};
    return at;
}

} // namespace

std::optional<AimLine> line_of_aim(const AimEnd& from, const AimEnd& to)
{
    const float dx = to.centre.x - from.centre.x;
    const float dy = to.centre.y - from.centre.y;
    const float length = std::hypot(dx, dy);
    if (length < from.radius + to.radius)
        return std::nullopt;
    const ImVec2 unit{dx / length, dy / length};
    // Mutual aims are drawn side by side.
    const ImVec2 aside{-unit.y * 9_dp, unit.x * 9_dp};
    const ImVec2 start = clear_of(from, {from.centre.x + aside.x, from.centre.y + aside.y}, unit);
    const ImVec2 tip =
        clear_of(to, {to.centre.x + aside.x, to.centre.y + aside.y}, {-unit.x, -unit.y});
    // Between neighbours the arrowhead shrinks, so the shaft is visible; with still less room it
    // starts below the name.
    const float room = (tip.x - start.x) * unit.x + (tip.y - start.y) * unit.y;
    const float head = std::clamp(room / 2, 12_dp, 20_dp);
    const float whole = std::max(room, head + 10_dp);
    const auto before_tip = [&](float away) {
        return ImVec2{tip.x - unit.x * away, tip.y - unit.y * away};
    };
    return AimLine{before_tip(whole), tip, before_tip(head)};
}

std::optional<AimLine> draw_aim(
    Ui& ui, const AimEnd& from, const AimEnd& to, Colour colour, bool is_spent)
{
    const std::optional<AimLine> aim = line_of_aim(from, to);
    if (!aim)
        return aim;
    const auto& [start, tip, neck] = *aim;
    const ImVec2 head{tip.x - neck.x, tip.y - neck.y};
    const Colour shade = colour.with_opacity(is_spent ? 0.3F : 0.95F);
    ui.line(start, neck, shade, std::hypot(head.x, head.y) * 0.35F);
    const std::array<ImVec2, 3> triangle{tip,
        ImVec2{neck.x - head.y * 0.6F, neck.y + head.x * 0.6F},
        ImVec2{neck.x + head.y * 0.6F, neck.y - head.x * 0.6F}};
    ui.draw().AddTriangleFilled(triangle[0], triangle[1], triangle[2], shade.packed());
    return aim;
}

bool player_button(Ui& ui, std::string_view id, const Rect& rect, Player player,
    std::string_view text, const ButtonStyle& style)
{
    const widgets::Interaction touch = button_ground(ui, id, rect, style);
    Rect inside = rect.inset(8_dp, 2_dp);
    draw_badge(ui, inside.cut_left(28_dp, 8_dp).centre(), 26_dp, player);
    const bool wraps = ui.measure(text, style.font).x > inside.width();
    const Font font = wraps ? Font::small : style.font;
    ui.elide_text(inside, text, {font, widgets::letters_on(ui, style), 0, 0.5F, wraps});
    return touch.tapped;
}

void draw_bang_sign(Ui& ui, ImVec2 centre, float size)
{
    const Pen pen(ui, centre, size, printed_ink);
    pen.in(Colour(0xc9a23c))
        .convex({{-0.34F, -0.2F}, {0.34F, -0.2F}, {0.34F, 0.8F}, {-0.34F, 0.8F}});
    pen.in(Colour(0xb5703a)).ellipse(0, -0.2F, 0.34F, 0.7F);
    pen.in(Colour(0xa5822c))
        .convex({{-0.44F, 0.66F}, {0.44F, 0.66F}, {0.44F, 0.9F}, {-0.44F, 0.9F}});
}

void draw_loot_sign(Ui& ui, ImVec2 centre, float size)
{
    const Rect card = Rect::around(centre, size * 0.7F, size * 0.9F);
    ui.fill(card.moved(-size * 0.14F, 0), Colour(0x6f9560), 3_dp);
    ui.fill(card.moved(size * 0.1F, 0), Colour(0x9dbb8c), 3_dp);
    ui.disc({centre.x + size * 0.1F, centre.y}, size * 0.18F, Colour(0x6f9560));
}

} // namespace consigliere::table_cash_n_guns
