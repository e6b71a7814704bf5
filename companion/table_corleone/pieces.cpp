#include "companion/table_corleone/pieces.h"

#include "companion/table_corleone/names.h"
#include "companion/widgets/dashes.h"
#include "companion/widgets/letters.h"
#include "companion/widgets/miniature.h"

#include <algorithm>
#include <cmath>

namespace consigliere::table_corleone {

namespace {

constexpr Colour tile_blue{0x3a4d66};
constexpr Colour tile_red{0x7a3a32};

/// Initial of the kind of Family Member, in the current language.
std::string letter_of(FigureKind kind)
{
    switch (kind) {
    case FigureKind::don:
        return language::tr_in("letter of a figure", "D");
    case FigureKind::consigliere:
        return language::tr_in("letter of a figure", "C");
    case FigureKind::heir:
        return language::tr_in("letter of a figure", "H");
    default:
        return {};
    }
}

/// Icon of a neutral figure: that of the ability that places it.
Icon sign_of_neutral(FigureKind kind)
{
    if (kind == FigureKind::mayor)
        return Icon::mayor;
    return kind == FigureKind::union_boss ? Icon::union_boss : Icon::police_chief;
}

bool has_square_base(FigureKind kind)
{
    return kind == FigureKind::thug || kind == FigureKind::union_boss;
}

void draw_unknown(Ui& ui, const Rect& rect)
{
    ui.text(rect, "?", {Font::strong, printed_ink.with_opacity(0.7F), 0.0F});
}

} // namespace

void draw_figure(Ui& ui, ImVec2 centre, float size, std::optional<Family> owner, FigureKind kind)
{
    const Colour colour = owner ? colour_of(*owner) : neutral_colour();
    const float half = size / 2;
    if (has_square_base(kind)) {
        const Rect base = Rect::around(centre, size, size);
        ui.fill(base.moved(0, 2_dp), Colour(0x000000, 0.35F), size * 0.14F);
        ui.fill(base, colour, size * 0.14F);
        ui.outline(base, printed_ink.with_opacity(0.5F), 1_dp, size * 0.14F);
    } else {
        ui.disc({centre.x, centre.y + 2_dp}, half, Colour(0x000000, 0.35F));
        ui.disc(centre, half, colour);
        ui.ring(centre, half - 1_dp, printed_ink.with_opacity(0.5F), 1_dp);
        ui.ring(centre, half * 0.8F, printed_ink.with_opacity(0.35F), 1_dp);
    }
    if (!owner) {
        const Icon sign = sign_of_neutral(kind);
        const float height = size * 0.56F;
        draw_icon(ui, centre.x - icon_width(sign, height) / 2, centre.y, height, sign, printed_ink);
        return;
    }
    draw_emblem(ui, centre, size * 0.5F, *owner, ink_on(colour));
    if (kind != FigureKind::thug && !widgets::is_miniature(ui)) {
        // At the right edge of the screen, the letter is at the left of the figure.
        const float reach = half * 0.72F;
        const bool has_room = centre.x + reach + half * 0.44F <= ui.whole_display().right;
        const ImVec2 badge{centre.x + (has_room ? reach : -reach), centre.y + reach};
        ui.disc(badge, half * 0.44F, printed_ink);
        const Colour letter = colour.mixed(Colour(0xffffff), 0.3F);
        const std::string letters = letter_of(kind);
        const bool is_one = widgets::first_letter(letters) == letters;
        ui.sign(Rect::around(badge, half * (is_one ? 0.52F : 0.8F), size), letters,
            {Font::small, letter, 0.5F});
    }
}

void draw_marker(Ui& ui, ImVec2 centre, float width, Family family)
{
    const ImVec2 half{width / 2, width * 0.3F};
    const float thickness = width * marker_thickness;
    ImDrawList& draw = ui.draw();
    const auto ellipse = [&](float dy, Colour colour, float grow) {
        constexpr int segments = 28;
        for (int i = 0; i < segments; ++i) {
            const float angle = static_cast<float>(i) * 6.2831853F / segments;
            draw.PathLineTo({centre.x + std::cos(angle) * (half.x + grow),
                centre.y + dy + std::sin(angle) * (half.y + grow)});
        }
        draw.PathFillConvex(colour.packed());
    };
    // Side of the marker, from bottom to face.
    const auto edge = [&](Colour colour, float grow) {
        ellipse(thickness, colour, grow);
        ui.fill(
            {centre.x - half.x - grow, centre.y, centre.x + half.x + grow, centre.y + thickness},
            colour);
    };
    edge(printed_ink, 1_dp);
    edge(colour_of(family).mixed(printed_ink, 0.35F), 0);
    ellipse(0, printed_ink, 1_dp);
    ellipse(0, colour_of(family), 0);
    draw_emblem(ui, centre, width * 0.36F, family, ink_on(colour_of(family)));
}

void draw_control_space(Ui& ui, ImVec2 centre, float width)
{
    draw_dashed_ellipse(
        ui, centre, {width / 2, width * 0.3F}, printed_ink.with_opacity(0.55F), 1.5_dp);
}

namespace {

/// Height of the Back as a fraction of the card.
constexpr float part_of_band = 0.33F;

/// Font for Business names, one per card size; sans on small maps for legibility.
Font font_of_name(float card_height)
{
    if (card_height >= 96_dp)
        return Font::place;
    return card_height >= 62_dp ? Font::small_place : Font::small;
}

} // namespace

/// Smaller on a small card, to leave a line for the name.
Rect thug_space_of(const Rect& rect)
{
    const float height = rect.height();
    const float name =
        widgets::Fonts::size_of(font_of_name(height)) / widgets::scale_of_letters() + 2_dp;
    const float edge = 3_dp;
    const float room = height * (1 - part_of_band) - name - edge;
    const float size = std::clamp(room, height * 0.32F, height * 0.4F);
    return Rect::at({rect.right - size - 6_dp, rect.bottom - size - edge}, size, size);
}

namespace {

void draw_print(Ui& ui, const Rect& rect, const Rect& band, const BusinessCard& card)
{
    const float icon = rect.height() * 0.3F;
    const Colour light(0xf0e6d0);
    const Rect thug = thug_space_of(rect);
    const Rect name{rect.left + 8_dp, band.bottom + 2_dp, rect.right - 6_dp, thug.top};
    const Rect lower{
        rect.left + 8_dp, rect.bottom - 2_dp - icon, thug.left - 4_dp, rect.bottom - 2_dp};
    // Shrink a long name on a small map before eliding it.
    constexpr float least = 0.5F;
    const Font font = font_of_name(rect.height());
    const bool fits = ui.measure(card.name, font).x * least <= name.width();
    if (fits)
        ui.sign(name, card.name, {font, printed_ink});
    else
        ui.elide_text(name, card.name, {font, printed_ink});
    const Rect back = band.inset(8_dp, 0);
    if (card.business != nullptr && card.business->back)
        draw_icons(ui, back, *card.business->back, icon, light);
    else
        ui.text(back, "?", {Font::strong, light.with_opacity(0.8F)});
    if (card.business != nullptr && card.business->front)
        draw_icons(ui, lower, *card.business->front, icon, printed_ink);
    else
        draw_unknown(ui, lower);
}

/// Draws an undescribed printed Business; a tap opens the form.
void draw_untold(Ui& ui, const Rect& rect, const Rect& band, const std::string& request)
{
    ui.text(band.inset(8_dp, 0), "?", {Font::strong, Colour(0xf0e6d0)});
    const Rect body{rect.left + 6_dp, band.bottom, rect.right - 4_dp, rect.bottom};
    ui.text(body, request, {Font::small, printed_ink, 0, 0.5F, true});
    draw_dashed_frame(ui, rect.inset(-1_dp), ui.theme().brass, 3_dp);
}

} // namespace

void draw_business(Ui& ui, const Rect& place, const BusinessCard& card, Glow glow)
{
    // Keep the card's aspect ratio if the list is wider.
    constexpr float widest = 3.4F;
    Rect rect = place;
    rect.right = std::min(rect.right, rect.left + rect.height() * widest);
    const widgets::Theme& theme = ui.theme();
    const float corner = 7_dp;
    ui.fill(rect.moved(0, 2_dp), theme.shadow, corner);
    ui.fill(rect, theme.paper, corner);
    Rect band = rect;
    band = band.cut_top(rect.height() * part_of_band);
    ui.draw().AddRectFilled(band.min(), band.max(), (card.is_red ? tile_red : tile_blue).packed(),
        corner, ImDrawFlags_RoundCornersTop);
    if (glow == Glow::untold) {
        draw_untold(ui, rect, band, card.name);
        return;
    }
    draw_print(ui, rect, band, card);
    const bool is_legal = glow == Glow::legal;
    const Rect thug = thug_space_of(rect);
    ui.fill(thug, is_legal ? Colour(0xfbeebb) : theme.paper_shade, 4_dp);
    ui.outline(thug, is_legal ? theme.brass : theme.paper_edge.mixed(printed_ink, 0.25F),
        is_legal ? 2_dp : 1_dp, 4_dp);
    if (is_legal)
        ui.outline(rect.inset(-1_dp), theme.brass, 3_dp, corner);
    else
        ui.outline(rect, printed_ink.with_opacity(0.5F), 1_dp, corner);
    if (glow == Glow::receding)
        ui.fill(rect, theme.paper_edge.with_opacity(0.35F), corner);
}

void draw_card(Ui& ui, const Rect& rect, const std::string& name, const Job& job)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.paper, 8_dp);
    ui.outline(rect, printed_ink.with_opacity(0.4F), 1_dp, 8_dp);
    Rect inside = rect.inset(8_dp, 6_dp);
    Rect top = inside.cut_top(22_dp, 2_dp);
    const Rect mark = top.cut_left(20_dp, 8_dp);
    if (job.colour)
        draw_job_mark(ui, mark, *job.colour);
    else
        ui.outline(mark, printed_ink.with_opacity(0.5F), 1_dp, 3_dp);
    ui.elide_text(
        top, name, {ui.fitting(name, top.width(), {Font::strong, Font::small}), printed_ink});
    float left = inside.left;
    const float middle = inside.centre().y;
    const float size = std::min(20_dp, inside.height());
    if (job.cost) {
        for (const Good good : all_of<Good>) {
            for (int i = 0; i < (*job.cost)[good]; ++i) {
                draw_good(ui, {left + size / 2, middle}, size, good, printed_ink);
                left += size * 1.25F;
            }
        }
    } else {
        ui.text({left, inside.top, left + size, inside.bottom}, "?", {Font::strong, printed_ink});
        left += size;
    }
    ui.text({left, inside.top, left + size * 1.2F, inside.bottom}, "→",
        {Font::strong, printed_ink.with_opacity(0.7F), 0.5F});
    left += size * 1.3F;
    Icons gains;
    if (job.reward) {
        for (const Bill bill : all_of<Bill>) {
            for (int i = 0; i < (*job.reward)[bill] && !gains.full(); ++i)
                gains.push_back(icon_of(bill));
        }
    }
    if (job.effect) {
        for (const Icon icon : *job.effect) {
            if (!gains.full())
                gains.push_back(icon);
        }
    }
    draw_icons(ui, {left, inside.top, inside.right, inside.bottom}, gains, size, printed_ink);
}

void draw_card(Ui& ui, const Rect& rect, const std::string& name, const Ally& ally)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.paper, 8_dp);
    ui.outline(rect, printed_ink.with_opacity(0.4F), 1_dp, 8_dp);
    Rect inside = rect.inset(8_dp, 6_dp);
    ui.elide_text(inside.cut_top(22_dp, 2_dp), name,
        {ui.fitting(name, inside.width(), {Font::strong, Font::small}), printed_ink});
    if (ally.effect)
        draw_icons(ui, inside, *ally.effect, std::min(20_dp, inside.height()), printed_ink);
    else
        ui.text(inside, "?", {Font::strong, printed_ink});
}

void draw_empty_place(Ui& ui, const Rect& rect)
{
    ui.outline(rect, ui.theme().line.with_opacity(0.5F), 1_dp, 10_dp);
}

void draw_card_back(Ui& ui, const Rect& rect)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.raised.mixed(theme.brass, 0.18F), 6_dp);
    ui.outline(rect, theme.brass.with_opacity(0.6F), 1_dp, 6_dp);
    ui.outline(rect.inset(4_dp), theme.brass.with_opacity(0.35F), 1_dp, 4_dp);
}

void draw_bill_card(Ui& ui, const Rect& rect, Bill bill)
{
    ui.fill(rect, Colour(0x9dbb8c), 6_dp);
    ui.outline(rect, Colour(0x3c5a34), 1_dp, 6_dp);
    const std::string worth = tell(bill);
    ui.text(rect, worth,
        {ui.fitting(worth, rect.width() - 6_dp, {Font::count, Font::lead, Font::strong}),
            printed_ink, 0.5F});
}

void draw_good_card(Ui& ui, const Rect& rect, Good good, std::string_view name)
{
    ui.fill(rect, ui.theme().paper, 6_dp);
    ui.outline(rect, printed_ink.with_opacity(0.4F), 1_dp, 6_dp);
    Rect inside = rect.inset(2_dp, 4_dp);
    // A long name wraps before its last word.
    const bool wraps = ui.measure(name, Font::small).x > inside.width();
    const std::size_t space = wraps ? name.rfind(' ') : std::string_view::npos;
    if (space != std::string_view::npos) {
        ui.sign(inside.cut_bottom(14_dp), name.substr(space + 1), {Font::small, printed_ink, 0.5F});
        name = name.substr(0, space);
    }
    ui.sign(inside.cut_bottom(14_dp, 2_dp), name, {Font::small, printed_ink, 0.5F});
    draw_good(ui, inside.centre(), std::min(inside.height() * 0.8F, 30_dp), good, printed_ink);
}

} // namespace consigliere::table_corleone
