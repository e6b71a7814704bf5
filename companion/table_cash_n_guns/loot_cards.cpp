#include "companion/table_cash_n_guns/loot_cards.h"

#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/widgets/pen.h"
#include "companion/widgets/uniform_labels.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using widgets::Pen;
using widgets::UniformLabels;

namespace {

/// One colour per value of bills and diamonds, to distinguish them across a table.
Colour colour_of(LootCard card)
{
    switch (card) {
    case LootCard::bill_5000:
        return Colour(0xb9cfa4);
    case LootCard::bill_10000:
        return Colour(0x86bdd0);
    case LootCard::bill_20000:
        return Colour(0xe0ab62);
    case LootCard::diamond_5000:
        return Colour(0x9b7ad0);
    case LootCard::diamond_10000:
        return Colour(0xd9486a);
    default:
        return Colour(0x6fb8d6);
    }
}

void draw_diamond(const Pen& pen, Colour shade)
{
    const Colour light = shade.mixed(Colour(0xffffff), 0.55F);
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

/// Caption of cards without a value.
std::string name_of_picture(Share share)
{
    if (type_of(share) == LootType::first_aid)
        return tr("First aid");
    return share.is_desk() ? tr("Desk") : tell(share);
}

/// True if the text stays legible in this width.
bool can_be_read(const Ui& ui, float width, std::string_view text)
{
    constexpr float least = 0.7F;
    return ui.measure(text, Font::small).x * least <= width;
}

bool has_value(Share share)
{
    const LootType type = type_of(share);
    return type == LootType::bill || type == LootType::diamond;
}

/// Width for a card's text. A value may cover the frame of its bill.
float width_for_text(const Rect& inside, Share share)
{
    return inside.width() - (has_value(share) ? 2 * 2_dp : 0);
}

/// True if values are shortened to thousands, because the longest would not be legible.
bool tells_thousands(const Ui& ui, const Rect& inside)
{
    constexpr LootCard longest = LootCard::bill_20000;
    const float whole = ui.measure(language::dollars(dollars_of(longest)), Font::small).x;
    return whole / widgets::scale_of_letters() > width_for_text(inside, longest);
}

/// Text of a card: its value, else its caption.
std::string text_of(const Ui& ui, const Rect& inside, Share share)
{
    if (!has_value(share))
        return name_of_picture(share);
    const int value = dollars_of(*share.card());
    return tells_thousands(ui, inside) ? tr_fill("{n}k", {{"n", language::number(value / 1000)}})
                                       : language::dollars(value);
}

/// All texts of cards of this size, in one font.
UniformLabels signs_in(const Ui& ui, const Rect& inside, Font font)
{
    UniformLabels signs(font);
    for (const Share share : all_shares) {
        const float width = width_for_text(inside, share);
        const std::string text = text_of(ui, inside, share);
        if (can_be_read(ui, width, text))
            signs.add(ui, text, width);
    }
    return signs;
}

/// The largest font in which every card's text fits, so all cards look alike. Illegible names are
/// elided instead.
UniformLabels signs_on(const Ui& ui, const Rect& inside)
{
    for (const Font font : {Font::lead, Font::strong}) {
        const UniformLabels signs = signs_in(ui, inside, font);
        if (signs.fit())
            return signs;
    }
    return signs_in(ui, inside, Font::small);
}

/// Values must be legible across the table, so they use the largest font in which the longest value
/// fits. Small cards use signs_on().
UniformLabels values_on(const Ui& ui, const Rect& inside)
{
    constexpr float least = 0.7F;
    // The largest font has digits only.
    const Font font = tells_thousands(ui, inside) ? Font::lead : Font::count;
    UniformLabels values(font);
    for (const Share share : all_shares) {
        if (!has_value(share))
            continue;
        const std::string text = text_of(ui, inside, share);
        const float width = width_for_text(inside, share);
        if (ui.measure(text, font).x * least > width)
            return signs_on(ui, inside);
        values.add(ui, text, width);
    }
    return values;
}

void draw_text(Ui& ui, const Rect& inside, ImVec2 centre, Share share)
{
    const std::string text = text_of(ui, inside, share);
    const float width = width_for_text(inside, share);
    const float height = 26_dp;
    if (!can_be_read(ui, width, text)) {
        ui.elide_text(Rect::around(centre, width, height), text, {Font::small, printed_ink, 0.5F});
        return;
    }
    const UniformLabels signs = has_value(share) ? values_on(ui, inside) : signs_on(ui, inside);
    signs.draw(ui, Rect::around(centre, width, height), text, printed_ink, 0.5F);
}

void draw_bill(Ui& ui, const Rect& inside, Colour colour, LootCard bill)
{
    const Colour shade = colour.mixed(printed_ink, 0.16F);
    ui.outline(inside.inset(2_dp), shade, 2_dp, 6_dp);
    ui.disc(
        {inside.centre().x, inside.top + inside.height() * 0.26F}, inside.height() * 0.13F, shade);
    ui.disc({inside.centre().x, inside.bottom - inside.height() * 0.22F}, inside.height() * 0.09F,
        shade);
    const Rect band = Rect::around(inside.centre(), inside.width(), 26_dp);
    ui.fill(band, colour);
    draw_text(ui, inside, band.centre(), bill);
}

/// Draws a picture above the name or value.
void draw_picture(Ui& ui, Rect inside, Share share)
{
    const Rect label = inside.cut_bottom(24_dp);
    draw_text(ui, label, label.centre(), share);
    const float size = std::min(inside.width(), inside.height()) * 0.92F;
    const Pen pen(ui, inside.centre(), size, printed_ink);
    switch (type_of(share)) {
    case LootType::diamond:
        draw_diamond(pen, colour_of(*share.card()));
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
    case LootType::bill:
        break;
    }
}

/// Draws the back of a loot card; it must not resemble a face.
void draw_back(Ui& ui, const Rect& rect)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect.moved(0, 2_dp), theme.shadow, 8_dp);
    ui.fill(rect, theme.raised, 8_dp);
    ui.outline(rect.inset(5_dp), theme.line, 2_dp, 5_dp);
    ui.outline(rect, theme.line, 1_dp, 8_dp);
}

} // namespace

void draw_loot(Ui& ui, const Rect& rect, Share share)
{
    if (share == Share(LootCard::covered)) {
        draw_back(ui, rect);
        return;
    }
    const widgets::Theme& theme = ui.theme();
    const bool is_bill = type_of(share) == LootType::bill;
    const Colour ground = is_bill ? colour_of(*share.card()) : theme.paper;
    ui.fill(rect.moved(0, 2_dp), theme.shadow, 8_dp);
    ui.fill(rect, ground, 8_dp);
    ui.outline(rect, printed_ink.with_opacity(0.4F), 1_dp, 8_dp);
    if (is_bill)
        draw_bill(ui, rect.inset(3_dp), ground, *share.card());
    else
        draw_picture(ui, rect.inset(3_dp), share);
}

void draw_empty_place(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().ground.with_opacity(0.35F), 8_dp);
    ui.outline(rect, ui.theme().line.with_opacity(0.6F), 1_dp, 8_dp);
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
        // Targets below finger size weigh more than small cards.
        const float finger = std::min(width, height) >= 48_dp ? 1.0F : 0.5F;
        const float fit = finger * std::min({width / largest.x, height / largest.y, 1.0F});
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

std::optional<LootCard> tap_card(Ui& ui, const Rect& rect, std::string_view id,
    std::span<const LootCard> cards, const Loot& chosen)
{
    const std::vector<Rect> cells = lay_cards(rect, static_cast<int>(cards.size()));
    std::optional<LootCard> tapped;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::string card_id = std::string(id) + ":" + std::string(word_of(cards[i]));
        if (ui.touch(card_id, cells[i]))
            tapped = cards[i];
        ui.call(card_id, [&] { return tell(cards[i]); });
        draw_loot(ui, cells[i], cards[i]);
        if (chosen[cards[i]] > 0)
            draw_count(ui, cells[i], chosen[cards[i]]);
    }
    return tapped;
}

desk::Picture cards_to_tap(
    std::string_view id, const Loot& chosen, std::function<void(LootCard)> tapped)
{
    return {
        220_dp, [id, chosen = Loot(chosen), tapped = std::move(tapped)](Ui& ui, const Rect& place) {
            if (const auto card = tap_card(ui, place, id, kept_cards, chosen))
                tapped(*card);
        }};
}

} // namespace consigliere::table_cash_n_guns
