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

/// The round's loot as single cards, in the order of the kinds, and the desk if it is offered.
std::vector<Share> shares_on(const Position& position)
{
    std::vector<Share> shares;
    for (const LootCard card : all_loot_cards) {
        for (int i = 0; i < position.table[card]; ++i)
            shares.emplace_back(card);
    }
    if (position.desk_is_open)
        shares.push_back(Share::desk());
    return shares;
}

} // namespace

CircleTouch Circle::draw(Ui& ui, const Rect& rect, const View& view, const CircleLook& look)
{
    const Position& position = view.position();
    const int count = position.player_count;
    ui.fill(rect, ui.theme().ground);
    const float size = std::min(104_dp, std::min(rect.width(), rect.height()) * 0.18F);
    const float radius = size / 2;
    const ImVec2 centre = rect.centre();
    const ImVec2 reach{rect.width() / 2 - radius - 34_dp, rect.height() / 2 - radius - 26_dp};
    // The table's edge, so that the characters sit round something.
    constexpr int segments = 64;
    for (int i = 0; i < segments; ++i) {
        const float angle = static_cast<float>(i) * 2 * std::numbers::pi_v<float> / segments;
        ui.draw().PathLineTo({centre.x + std::cos(angle) * (reach.x - radius * 0.2F),
            centre.y + std::sin(angle) * (reach.y - radius * 0.2F)});
    }
    ui.draw().PathFillConvex(ui.theme().panel.packed());
    for (int i = 0; i < count; ++i) {
        // The first seat is at the bottom, and the others follow clockwise as they sit.
        const float angle = std::numbers::pi_v<float> / 2
            + static_cast<float>(i) * 2 * std::numbers::pi_v<float> / static_cast<float>(count);
        m_places[static_cast<std::size_t>(i)] = {
            centre.x + std::cos(angle) * reach.x, centre.y + std::sin(angle) * reach.y};
    }

    CircleTouch touch;
    const Rect middle = Rect::around(centre, reach.x * 1.02F, reach.y * 0.82F);
    draw_middle(ui, view, look, touch, middle);
    draw_aims(ui, view, radius);
    follow_drag(ui, view, look, touch, radius);
    for (const Player player : players(position)) {
        const Gangster& gangster = position.of(player);
        CharacterLook character;
        character.stance = gangster.stance;
        character.is_out = gangster.is_out;
        character.is_godfather = position.godfather == player;
        character.wounds = gangster.wounds;
        character.is_lit = look.lit.contains(player) || m_from == player;
        character.is_chosen = look.chosen.contains(player);
        const ImVec2 at = place_of(player);
        draw_character(ui, at, size, player, character);
        const Rect name = Rect::around({at.x, at.y + radius + 20_dp}, size + 60_dp, 22_dp);
        ui.text_in_view(name, view.name(player),
            {Font::strong, gangster.is_out ? ui.theme().quiet : ui.theme().text, 0.5F});
        if (!look.takes_taps && !look.takes_drags)
            continue;
        const std::string id = "character:" + view.components()[player].name;
        const widgets::Touch finger = ui.touch(id, Rect::around(at, size, size));
        if (finger.tapped && !touch.dragged)
            touch.tapped = player;
        if (finger.held && look.takes_drags && !m_from && !gangster.is_out)
            m_from = player;
    }
    return touch;
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
        draw_aim(ui, place_of(player), place_of(gangster.target), radius, colour, is_spent);
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
            draw_aim(ui, place_of(*m_from), io.MousePos, radius * 0.4F, ui.theme().brass, false);
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
    const std::vector<Share> shares = shares_on(view.position());
    if (shares.empty())
        return;
    const int columns = shares.size() > 5 ? 5 : static_cast<int>(shares.size());
    const int rows = (static_cast<int>(shares.size()) + columns - 1) / columns;
    const float width = std::min(76_dp, rect.width() / static_cast<float>(columns) - 8_dp);
    const float height = std::min(92_dp, rect.height() / static_cast<float>(rows) - 8_dp);
    const Rect grid =
        Rect::around(rect.centre(), static_cast<float>(columns) * (width + 8_dp) - 8_dp,
            static_cast<float>(rows) * (height + 8_dp) - 8_dp);
    const std::vector<Rect> cells = grid.grid(columns, rows, 8_dp);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        draw_loot(ui, cells[i], shares[i]);
        if (!look.shares)
            continue;
        const Mood mood = look.shares(shares[i]);
        const std::string id = "share:" + std::string(word_of(shares[i])) + ":" + std::to_string(i);
        if (ui.touch(id, cells[i], mood))
            touch.share = shares[i];
        if (mood == Mood::ready)
            ui.outline(cells[i].inset(-1_dp), ui.theme().brass, 3_dp, 8_dp);
        else
            ui.fill(cells[i], ui.theme().panel.with_opacity(0.4F), 8_dp);
    }
}

} // namespace consigliere::table_cash_n_guns
