#include "companion/table_cash_n_guns/circle.h"

#include "companion/table_cash_n_guns/pieces.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

float distance(ImVec2 a, ImVec2 b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// The height of a character's name below the character.
constexpr float name_height = 24;

/// A pile of the same shares in the middle of the table.
struct Pile {
    Share share;
    int count = 1;
};

/// The round's loot in the order of the kinds, and the desk if it is offered.
std::vector<Pile> piles_on(const Position& position)
{
    std::vector<Pile> piles;
    for (const LootCard card : all_loot_cards) {
        if (position.table[card] > 0)
            piles.push_back({Share(card), position.table[card]});
    }
    if (position.desk_is_open)
        piles.push_back({Share::desk()});
    return piles;
}

} // namespace

CircleTouch Circle::draw(Ui& ui, const Rect& rect, const View& view, const CircleLook& look)
{
    const Position& position = view.position();
    ui.fill(rect, ui.theme().ground);
    const float size = std::min(104_dp, std::min(rect.width(), rect.height()) * 0.18F);
    const float radius = size / 2;
    draw_table(ui, rect, position.player_count, radius);

    CircleTouch touch;
    draw_middle(ui, view, look, touch, free_middle(rect.centre(), position.player_count, radius));
    draw_aims(ui, view, radius);
    follow_drag(ui, view, look, touch, radius);
    for (const Player player : players(position)) {
        draw_character(ui, view, look, size, player);
        if (!look.takes_taps && !look.takes_drags)
            continue;
        const std::string id = "character:" + view.components()[player].name;
        const widgets::Touch finger = ui.touch(id, Rect::around(place_of(player), size, size));
        if (finger.tapped && !touch.dragged)
            touch.tapped = player;
        if (finger.held && look.takes_drags && !m_from && !position.of(player).is_out)
            m_from = player;
    }
    return touch;
}

/// The table's edge, and the places round it: the first seat is at the bottom, and the others
/// follow clockwise as they sit.
void Circle::draw_table(Ui& ui, const Rect& rect, int count, float radius)
{
    constexpr float full_turn = 2 * std::numbers::pi_v<float>;
    const ImVec2 centre = rect.centre();
    const ImVec2 reach{rect.width() / 2 - radius - 30_dp,
        rect.height() / 2 - radius - widgets::dp(name_height) - 6_dp};
    constexpr int segments = 64;
    for (int i = 0; i < segments; ++i) {
        const float angle = static_cast<float>(i) * full_turn / segments;
        ui.draw().PathLineTo({centre.x + std::cos(angle) * (reach.x - radius * 0.2F),
            centre.y + std::sin(angle) * (reach.y - radius * 0.2F)});
    }
    ui.draw().PathFillConvex(ui.theme().panel.packed());
    for (int i = 0; i < count; ++i) {
        const float angle =
            full_turn / 4 + static_cast<float>(i) * full_turn / static_cast<float>(count);
        m_places[static_cast<std::size_t>(i)] = {
            centre.x + std::cos(angle) * reach.x, centre.y + std::sin(angle) * reach.y};
    }
}

/// The largest rectangle round the centre that leaves all characters and their names free.
Rect Circle::free_middle(ImVec2 centre, int count, float radius) const
{
    const float gap = 8_dp;
    Rect best = Rect::around(centre, 0, 0);
    constexpr int steps = 40;
    for (int step = 1; step <= steps; ++step) {
        const float half_width = widgets::dp(500) * static_cast<float>(step) / steps;
        float half_height = widgets::dp(500);
        for (int i = 0; i < count; ++i) {
            const ImVec2 place = m_places[static_cast<std::size_t>(i)];
            if (std::abs(place.x - centre.x) >= half_width + radius + gap)
                continue;
            const float above = centre.y - (place.y + radius + widgets::dp(name_height));
            const float below = place.y - radius - centre.y;
            half_height = std::min(half_height, std::max({above, below, 0.0F}) - gap);
        }
        const Rect free = Rect::around(centre, 2 * half_width, 2 * half_height);
        const auto use = [](const Rect& rect) {
            return std::min(rect.width(), 2 * rect.height()) * rect.height();
        };
        if (half_height > 0 && use(free) > use(best))
            best = free;
    }
    return best;
}

void Circle::draw_character(
    Ui& ui, const View& view, const CircleLook& look, float size, Player player) const
{
    const Gangster& gangster = view.position().of(player);
    CharacterLook character;
    character.stance = gangster.stance;
    character.is_out = gangster.is_out;
    character.is_godfather = view.position().godfather == player;
    character.wounds = gangster.wounds;
    character.is_lit = look.lit.contains(player) || m_from == player;
    character.is_chosen = look.chosen.contains(player);
    const ImVec2 at = place_of(player);
    table_cash_n_guns::draw_character(ui, at, size, player, character);
    const std::string name = view.name(player);
    const float width = std::min(ui.measure(name, Font::strong).x, size + 56_dp);
    const Rect label = Rect::around({at.x, at.y + size / 2 + widgets::dp(name_height) / 2 + 2_dp},
        width + 12_dp, widgets::dp(name_height));
    // Names stay readable where an aim runs below them.
    ui.fill(label, ui.theme().panel, 6_dp);
    ui.text_in_view(label.inset(6_dp, 0), name,
        {Font::strong, gangster.is_out ? ui.theme().quiet : ui.theme().text, 0.5F});
}

void Circle::draw_aims(Ui& ui, const View& view, float radius) const
{
    const Position& position = view.position();
    for (const Player player : players(position)) {
        const Gangster& gangster = position.of(player);
        if (gangster.aim != Gangster::Aim::at || gangster.is_out)
            continue;
        const bool is_spent =
            gangster.card == Gangster::Card::discarded || gangster.card == Gangster::Card::click;
        const Colour colour =
            gangster.card == Gangster::Card::bang ? ui.theme().refused : colour_of(player);
        draw_aim(ui, place_of(player), place_of(gangster.target), radius,
            widgets::dp(name_height) + 4_dp, colour, is_spent);
    }
}

void Circle::follow_drag(
    Ui& ui, const View& view, const CircleLook& look, CircleTouch& touch, float radius)
{
    if (!m_from)
        return;
    const ImGuiIO& io = ImGui::GetIO();
    if (!look.takes_drags) {
        m_from.reset();
        return;
    }
    if (io.MouseDown[0]) {
        if (distance(io.MousePos, place_of(*m_from)) > radius)
            draw_aim(ui, place_of(*m_from), io.MousePos, radius * 0.4F, 0, ui.theme().brass, false);
        ui.keep_moving();
        return;
    }
    for (const Player player : players(view.position())) {
        if (player != *m_from && distance(io.MousePos, place_of(player)) <= radius * 1.25F)
            touch.dragged = {*m_from, player};
    }
    m_from.reset();
}

void Circle::draw_middle(
    Ui& ui, const View& view, const CircleLook& look, CircleTouch& touch, const Rect& rect)
{
    const std::vector<Pile> piles = piles_on(view.position());
    const std::vector<Rect> cells = lay_cards(rect, static_cast<int>(piles.size()));
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const Pile& pile = piles[i];
        draw_loot(ui, cells[i], pile.share);
        if (look.shares) {
            const Mood mood = look.shares(pile.share);
            if (ui.touch("share:" + std::string(word_of(pile.share)), cells[i], mood))
                touch.share = pile.share;
            if (mood == Mood::ready)
                ui.outline(cells[i].inset(-1_dp), ui.theme().brass, 3_dp, 8_dp);
            else
                ui.fill(cells[i], ui.theme().panel.with_opacity(0.4F), 8_dp);
        }
        if (pile.count > 1)
            draw_count(ui, cells[i], pile.count);
    }
}

} // namespace consigliere::table_cash_n_guns
