#include "companion/table_cash_n_guns/pieces.h"

#include "companion/language/language.h"
#include "companion/table_cash_n_guns/telling.h"
#include "companion/widgets/pen.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using widgets::Font;
using widgets::Pen;
using widgets::operator""_dp;

namespace {

constexpr Colour ink{0x1b140c};
constexpr std::array<Colour, most_players> colours{Colour(0xe2b53a), Colour(0x4f8fd0),
    Colour(0xd45c4a), Colour(0x9a6cc0), Colour(0x4fa05a), Colour(0xd88a3a), Colour(0x3aa5a0),
    Colour(0xd77aa0)};

/// A gangster from the waist up: coat in the seat's colour, hat, face in the shade.
void draw_gangster(const Pen& pen, Colour coat, float opacity)
{
    const Colour dark = ink.with_opacity(opacity);
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

void draw_diamond(const Pen& pen)
{
    const Colour light{0xbfe3f0};
    const Colour shade{0x7fb6cc};
    pen.in(light).convex({{-0.8F, -0.2F}, {-0.45F, -0.65F}, {0.45F, -0.65F}, {0.8F, -0.2F}});
    pen.in(shade).convex({{-0.8F, -0.2F}, {0.8F, -0.2F}, {0, 0.8F}});
    pen.in(light).convex({{-0.3F, -0.2F}, {0.3F, -0.2F}, {0, 0.8F}});
}

void draw_painting(const Pen& pen)
{
    pen.in(Colour(0x9a7430)).convex({{-0.8F, -0.7F}, {0.8F, -0.7F}, {0.8F, 0.7F}, {-0.8F, 0.7F}});
    pen.in(Colour(0xcfe0e4))
        .convex({{-0.62F, -0.52F}, {0.62F, -0.52F}, {0.62F, 0.52F}, {-0.62F, 0.52F}});
    pen.in(Colour(0x4f7a5a)).convex({{-0.62F, 0.52F}, {-0.2F, -0.1F}, {0.2F, 0.52F}});
    pen.in(Colour(0x6b9a70)).convex({{-0.1F, 0.52F}, {0.3F, 0.05F}, {0.62F, 0.52F}});
    pen.in(Colour(0xe2b53a)).disc(0.32F, -0.26F, 0.14F);
}

void draw_clip(const Pen& pen)
{
    pen.in(Colour(0x4a4f55)).convex({{-0.4F, -0.8F}, {0.3F, -0.8F}, {0.5F, 0.75F}, {-0.2F, 0.75F}});
    pen.in(Colour(0xc9a23c))
        .convex({{-0.26F, -0.95F}, {0.16F, -0.95F}, {0.3F, -0.8F}, {-0.4F, -0.8F}});
    for (const float y : {-0.4F, 0.0F, 0.4F})
        pen.in(Colour(0x8a9096)).stroke({{-0.2F + y * 0.12F, y}, {0.24F + y * 0.12F, y}}, 0.08F);
}

void draw_first_aid(const Pen& pen)
{
    pen.in(Colour(0xf3ead6)).convex({{-0.8F, -0.45F}, {0.8F, -0.45F}, {0.8F, 0.7F}, {-0.8F, 0.7F}});
    pen.in(Colour(0xb5a68a))
        .convex({{-0.3F, -0.7F}, {0.3F, -0.7F}, {0.3F, -0.45F}, {-0.3F, -0.45F}});
    pen.in(Colour(0xc8402f))
        .convex({{-0.13F, -0.25F}, {0.13F, -0.25F}, {0.13F, 0.5F}, {-0.13F, 0.5F}});
    pen.in(Colour(0xc8402f)).convex({{-0.38F, 0}, {0.38F, 0}, {0.38F, 0.25F}, {-0.38F, 0.25F}});
}

std::string label_of(Share share)
{
    switch (type_of(share)) {
    case LootType::bill:
    case LootType::diamond:
        return language::dollars(dollars_of(*share.card()));
    case LootType::first_aid:
        return language::tr("First aid");
    case LootType::desk:
        return language::tr("Desk");
    case LootType::painting:
    case LootType::clip:
        break;
    }
    return tell(share);
}

} // namespace

Colour colour_of(Player player)
{
    return colours[index_of(player)];
}

void draw_badge(Ui& ui, ImVec2 centre, float diameter, Player player)
{
    ui.disc(centre, diameter / 2, colour_of(player));
    ui.text(Rect::around(centre, diameter, diameter),
        language::number(static_cast<int>(index_of(player)) + 1), {Font::strong, ink, 0.5F});
}

void draw_wounds(Ui& ui, ImVec2 left, float size, int wounds)
{
    for (int i = 0; i < wounds; ++i) {
        const ImVec2 centre{left.x + size * (static_cast<float>(i) + 0.5F), left.y};
        const Pen pen(ui, centre, size, ink);
        pen.in(ui.theme().refused).convex({{0, -0.85F}, {0.5F, 0.1F}, {-0.5F, 0.1F}});
        pen.in(ui.theme().refused).disc(0, 0.25F, 0.52F);
    }
}

void draw_desk(Ui& ui, ImVec2 centre, float width)
{
    const Pen pen(ui, centre, width, ink);
    pen.in(Colour(0x7a5230))
        .convex({{-0.95F, -0.2F}, {0.95F, -0.2F}, {0.95F, 0.02F}, {-0.95F, 0.02F}});
    pen.in(Colour(0x5e3e22))
        .convex({{-0.85F, 0.02F}, {-0.35F, 0.02F}, {-0.35F, 0.5F}, {-0.85F, 0.5F}});
    pen.in(Colour(0x5e3e22)).convex({{0.35F, 0.02F}, {0.85F, 0.02F}, {0.85F, 0.5F}, {0.35F, 0.5F}});
    pen.in(ui.theme().brass)
        .convex({{-0.2F, -0.42F}, {0.2F, -0.42F}, {0.28F, -0.2F}, {-0.28F, -0.2F}});
}

void draw_character(Ui& ui, ImVec2 centre, float size, Player player, const CharacterLook& look)
{
    using Stance = Gangster::Stance;
    const float radius = size / 2;
    const bool stands = look.stance == Stance::stands && !look.is_out;
    const float opacity = look.is_out ? 0.25F : (stands ? 1.0F : 0.6F);
    if (look.is_lit)
        ui.disc(centre, radius + 7_dp, ui.theme().brass.with_opacity(0.35F));
    ui.disc({centre.x, centre.y + 3_dp}, radius, Colour(0x000000, 0.3F));
    ui.disc(centre, radius, ui.theme().raised);
    const float quarter = 1.5707963F;
    const Pen pen(ui, centre, size * 0.92F, ink, stands || look.is_out ? 0 : quarter);
    draw_gangster(pen, colour_of(player), opacity);
    const Colour border = look.is_chosen || look.is_lit ? ui.theme().brass : colour_of(player);
    ui.ring(centre, radius, border.with_opacity(look.is_out ? 0.4F : 1),
        look.is_chosen || look.is_lit ? 4_dp : 2.5_dp);
    const ImVec2 number{centre.x - radius * 0.74F, centre.y - radius * 0.74F};
    draw_badge(ui, number, 24_dp, player);
    if (look.is_out)
        ui.line({centre.x - radius * 0.6F, centre.y - radius * 0.6F},
            {centre.x + radius * 0.6F, centre.y + radius * 0.6F}, ui.theme().refused, 4_dp);
    if (look.stance == Stance::shot && !look.is_out)
        ui.ring(centre, radius - 4_dp, ui.theme().refused, 3_dp);
    if (look.is_godfather)
        draw_desk(ui, {centre.x, centre.y + radius * 0.9F}, size * 0.62F);
    draw_wounds(ui, {centre.x + radius * 0.5F, centre.y - radius * 0.8F}, 16_dp, look.wounds);
}

void draw_aim(
    Ui& ui, ImVec2 from, ImVec2 to, float radius, float below, Colour colour, bool is_spent)
{
    const float dx = to.x - from.x;
    const float dy = to.y - from.y;
    const float length = std::hypot(dx, dy);
    if (length < 2 * radius)
        return;
    const ImVec2 unit{dx / length, dy / length};
    // Arrows of two who aim at each other run side by side.
    const ImVec2 aside{-unit.y * 9_dp, unit.x * 9_dp};
    const float gap = radius + 8_dp;
    const ImVec2 start{from.x + unit.x * gap + aside.x, from.y + unit.y * gap + aside.y};
    // An aim from below would end under the name.
    const float drop = radius + below;
    const bool meets_name = unit.y < 0 && std::abs(unit.x) * drop < -unit.y * 48_dp;
    const float end = meets_name ? std::max(gap, drop / -unit.y + 6_dp) : gap;
    const ImVec2 tip{to.x - unit.x * end + aside.x, to.y - unit.y * end + aside.y};
    const Colour shade = colour.with_opacity(is_spent ? 0.3F : 0.95F);
    const float head = 20_dp;
    const ImVec2 neck{tip.x - unit.x * head, tip.y - unit.y * head};
    ui.line(start, neck, shade, 7_dp);
    const std::array<ImVec2, 3> triangle{tip,
        ImVec2{neck.x - unit.y * head * 0.6F, neck.y + unit.x * head * 0.6F},
        ImVec2{neck.x + unit.y * head * 0.6F, neck.y - unit.x * head * 0.6F}};
    ui.draw().AddTriangleFilled(triangle[0], triangle[1], triangle[2], shade.packed());
}

void draw_loot(Ui& ui, const Rect& rect, Share share)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect.moved(0, 2_dp), theme.shadow, 8_dp);
    const bool is_bill = type_of(share) == LootType::bill;
    ui.fill(rect, is_bill ? Colour(0x9dbb8c) : theme.paper, 8_dp);
    ui.outline(rect, ink.with_opacity(0.4F), 1_dp, 8_dp);
    const std::string text = label_of(share);
    Rect inside = rect.inset(3_dp);
    const Rect label = inside.cut_bottom(20_dp);
    const float size = std::min(inside.width(), inside.height()) * 0.86F;
    const Pen pen(ui, inside.centre(), size, ink);
    switch (type_of(share)) {
    case LootType::bill:
        ui.disc(inside.centre(), size * 0.36F, Colour(0x6f9560));
        ui.text(inside, "$", {Font::lead, ink, 0.5F});
        break;
    case LootType::diamond:
        draw_diamond(pen);
        break;
    case LootType::painting:
        draw_painting(pen);
        break;
    case LootType::clip:
        draw_clip(pen);
        break;
    case LootType::first_aid:
        draw_first_aid(pen);
        break;
    case LootType::desk:
        draw_desk(ui, inside.centre(), size);
        break;
    }
    // On a small card the picture is enough, and what something is worth always fits.
    if (ui.measure(text, Font::small).x <= label.width())
        ui.text(label, text, {Font::small, ink, 0.5F});
}

std::vector<Rect> lay_cards(const Rect& rect, int count)
{
    const ImVec2 largest{84_dp, 100_dp};
    const float gap = 8_dp;
    int best_columns = 1;
    float best = 0;
    ImVec2 size;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const float width = (rect.width() + gap) / static_cast<float>(columns) - gap;
        const float height = (rect.height() + gap) / static_cast<float>(rows) - gap;
        const float fit = std::min({width / largest.x, height / largest.y, 1.0F});
        if (fit <= best)
            continue;
        best = fit;
        best_columns = columns;
        size = {std::min(width, largest.x), std::min(height, largest.y)};
    }
    const int rows = (count + best_columns - 1) / best_columns;
    const Rect grid =
        Rect::around(rect.centre(), static_cast<float>(best_columns) * (size.x + gap) - gap,
            static_cast<float>(rows) * (size.y + gap) - gap);
    return grid.grid(best_columns, rows, gap);
}

void draw_count(Ui& ui, const Rect& card, int count)
{
    const ImVec2 corner{card.right - 6_dp, card.top + 8_dp};
    ui.disc(corner, 14_dp, ui.theme().brass);
    ui.text(Rect::around(corner, 28_dp, 28_dp), language::number(count),
        {Font::strong, ui.theme().ink, 0.5F});
}

std::optional<LootCard> tap_kept_card(
    Ui& ui, const Rect& rect, std::string_view id, const Loot& chosen)
{
    std::vector<LootCard> kept;
    for (const LootCard card : all_loot_cards) {
        if (is_kept(card))
            kept.push_back(card);
    }
    const std::vector<Rect> cells = lay_cards(rect, static_cast<int>(kept.size()));
    std::optional<LootCard> tapped;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (ui.touch(std::string(id) + ":" + std::string(word_of(kept[i])), cells[i]))
            tapped = kept[i];
        draw_loot(ui, cells[i], kept[i]);
        if (chosen[kept[i]] > 0)
            draw_count(ui, cells[i], chosen[kept[i]]);
    }
    return tapped;
}

void draw_bang_sign(Ui& ui, ImVec2 centre, float size)
{
    const Pen pen(ui, centre, size, ink);
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
