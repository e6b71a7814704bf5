#include "companion/table_cash_n_guns/circle.h"

#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/things.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace consigliere::table_cash_n_guns {

namespace {

float distance(ImVec2 a, ImVec2 b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Height of a character's name in dp.
constexpr float name_height = 24;
constexpr float full_turn = 2 * std::numbers::pi_v<float>;

/// A point on the rounded rectangle of the table; it leaves more room in the middle than an
/// ellipse.
ImVec2 on_edge(ImVec2 centre, ImVec2 reach, float angle)
{
    constexpr float squareness = 0.62F;
    const auto bend = [](float part) {
        return std::copysign(std::pow(std::abs(part), squareness), part);
    };
    return {centre.x + bend(std::cos(angle)) * reach.x, centre.y + bend(std::sin(angle)) * reach.y};
}

} // namespace

CircleTouch Circle::draw(
    Ui& ui, const Rect& rect, const View& view, const Position& position, const CircleLook& look)
{
    ui.fill(rect, ui.theme().ground);
    const float part = position.player_count > 6 ? 0.155F : 0.18F;
    const float size =
        std::max(50_dp, std::min(104_dp, std::min(rect.width(), rect.height()) * part));
    m_radius = size / 2;
    m_things.clear();
    place_characters(ui, rect, view, position);
    lay_middle(position, look, free_middle(rect.centre(), position.player_count));

    CircleTouch touch;
    draw_aims(ui, view, position);
    draw_middle(ui, look, touch);
    follow_drag(ui, position, look, touch);
    for (const Player player : players(position)) {
        draw_character(ui, view, position, look, player);
        const std::optional<CharacterTarget> target =
            look.characters ? look.characters(player) : std::nullopt;
        if (!target)
            continue;
        const std::string id = target->meaning + ":" + view.components()[player].name;
        const widgets::Interaction finger =
            ui.touch(id, Rect::around(seat_of(player).centre, size, size), target->mood);
        ui.call(id, [&] { return view.name(player); });
        if (finger.tapped && !touch.dragged)
            touch.tapped = player;
        if (finger.held && look.takes_drags && !m_from && !position.of(player).is_out)
            m_from = player;
    }
    return touch;
}

/// Computes the table's edge and the seats: first seat at the bottom, then clockwise.
void Circle::place_characters(Ui& ui, const Rect& rect, const View& view, const Position& position)
{
    const int count = position.player_count;
    const float radius = m_radius;
    const ImVec2 centre = rect.centre();
    const ImVec2 reach{
        rect.width() / 2 - radius - 34_dp, rect.height() / 2 - radius - dp(name_height) - 6_dp};
    const ImVec2 edge{reach.x - radius * 0.2F, reach.y - radius * 0.2F};
    constexpr int segments = 64;
    for (int i = 0; i < segments; ++i)
        ui.draw().PathLineTo(on_edge(centre, edge, static_cast<float>(i) * full_turn / segments));
    ui.draw().PathFillConvex(ui.theme().panel.packed());
    for (const Player player : players(position)) {
        const auto i = static_cast<float>(index_of(player));
        const ImVec2 at =
            on_edge(centre, reach, full_turn / 4 + i * full_turn / static_cast<float>(count));
        const float width =
            std::min(ui.measure(view.name(player), Font::strong).x, 2 * radius + 56_dp);
        m_seats[index_of(player)] = {at,
            Rect::around({at.x, at.y + radius + dp(name_height) / 2 + 2_dp}, width + 12_dp,
                dp(name_height))};
        const Rect disc = Rect::around(at, 2 * radius, 2 * radius);
        m_things.push_back({thing::of(thing::Part::figure, player, view.components()),
            view.name(player), disc, disc, desk::Hotspot::Shape::disc});
    }
}

/// The largest centred rectangle that overlaps no character and no name.
Rect Circle::free_middle(ImVec2 centre, int count) const
{
    const float gap = 10_dp;
    Rect best = Rect::around(centre, 0, 0);
    constexpr int steps = 40;
    for (int step = 1; step <= steps; ++step) {
        const float half_width = dp(500) * static_cast<float>(step) / steps;
        float half_height = dp(500);
        for (int i = 0; i < count; ++i) {
            const Seat& seat = m_seats[static_cast<std::size_t>(i)];
            const ImVec2 place = seat.centre;
            const float reach = std::max(m_radius, seat.label.width() / 2);
            if (std::abs(place.x - centre.x) >= half_width + reach + gap)
                continue;
            const float above = centre.y - seat.label.bottom;
            const float below = place.y - m_radius - centre.y;
            half_height = std::min(half_height, std::max({above, below, 0.0F}) - gap);
        }
        const Rect free = Rect::around(centre, 2 * half_width, 2 * half_height);
        const auto use = [](const Rect& rect) {
            return std::min(rect.width(), 2.2F * rect.height()) * rect.height();
        };
        if (half_height > 0 && use(free) > use(best))
            best = free;
    }
    return best;
}

void Circle::draw_character(
    Ui& ui, const View& view, const Position& position, const CircleLook& look, Player player) const
{
    const Gangster& gangster = position.of(player);
    const Seat& seat = seat_of(player);
    table_cash_n_guns::draw_character(ui, seat.centre, 2 * m_radius, player, gangster,
        {position.godfather == player, look.lit.contains(player) || m_from == player,
            look.chosen.contains(player)});
    // Background, so names stay legible over an aim.
    ui.fill(seat.label, ui.theme().panel, 6_dp);
    ui.elide_text(seat.label.inset(6_dp, 0), view.name(player),
        {Font::strong, gangster.is_out ? ui.theme().quiet : ui.theme().text, 0.5F});
}

void Circle::draw_aims(Ui& ui, const View& view, const Position& position)
{
    for (const Player player : players(position)) {
        const Gangster& gangster = position.of(player);
        if (gangster.aim != Gangster::Aim::at || gangster.is_out)
            continue;
        const bool is_spent =
            gangster.card == Gangster::Card::discarded || gangster.card == Gangster::Card::click;
        const Colour colour =
            gangster.card == Gangster::Card::bang ? ui.theme().refused : colour_of(player);
        const std::optional<AimLine> aim =
            draw_aim(ui, end_at(player), end_at(gangster.target), colour, is_spent);
        if (aim)
            add_aim(thing::of(thing::Part::aim, player, view.components()),
                view.name(player) + " → " + view.name(gangster.target), *aim);
    }
    // Not by colour alone: a Bang! is drawn on its arrow.
    for (const Player player : players(position)) {
        const Gangster& gangster = position.of(player);
        if (gangster.aim != Gangster::Aim::at || gangster.card != Gangster::Card::bang)
            continue;
        const ImVec2 from = seat_of(player).centre;
        const ImVec2 to = seat_of(gangster.target).centre;
        const float part = (m_radius + 30_dp) / std::max(1.0F, distance(from, to));
        const ImVec2 at{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
        ui.disc(at, 15_dp, ui.theme().refused);
        ui.ring(at, 15_dp, printed_ink, 2_dp);
        draw_bang_sign(ui, at, 22_dp);
    }
}

void Circle::follow_drag(
    Ui& ui, const Position& position, const CircleLook& look, CircleTouch& touch)
{
    if (!m_from)
        return;
    const ImGuiIO& io = ImGui::GetIO();
    if (!look.takes_drags || ui.is_covered()) {
        m_from.reset();
        return;
    }
    if (io.MouseDown[0]) {
        if (distance(io.MousePos, seat_of(*m_from).centre) > m_radius)
            draw_aim(ui, end_at(*m_from), {io.MousePos, 0, {}}, ui.theme().brass, false);
        ui.request_frame();
        return;
    }
    for (const Player player : players(position)) {
        if (player != *m_from && distance(io.MousePos, seat_of(player).centre) <= m_radius * 1.25F)
            touch.dragged = {*m_from, player};
    }
    m_from.reset();
}

void Circle::lay_anew(const std::vector<Position>& round)
{
    m_loot = {};
    for (const Position& position : round)
        m_loot.follow(position.round, position.table, position.desk_is_open);
}

std::string Circle::share_at(std::size_t place) const
{
    const std::vector<LootPlaces::Place>& places = m_loot.places();
    const auto here = places.begin() + static_cast<std::ptrdiff_t>(place);
    const auto before = std::count_if(places.begin(), here, [here](const LootPlaces::Place& other) {
        return other.is_there && other.share == here->share;
    });
    return thing::share(here->share, static_cast<int>(before) + 1);
}

/// Each visible share is a hotspot; empty or covered places belong to the middle.
void Circle::lay_middle(const Position& position, const CircleLook& look, const Rect& rect)
{
    Loot lying = position.table;
    lying.add(look.draft);
    m_loot.follow(position.round, lying, position.desk_is_open);
    const std::vector<LootPlaces::Place>& places = m_loot.places();
    m_cells = lay_cards(rect, static_cast<int>(places.size()));
    bool has_middle = false;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Rect& cell = m_cells[i];
        if (!is_free(cell))
            continue;
        if (places[i].is_there && !places[i].is_covered())
            m_things.push_back({share_at(i), tell(places[i].share), cell, cell});
        else if (!std::exchange(has_middle, true))
            m_things.push_back({thing::middle, tr("The middle"), cell, cell});
    }
}

void Circle::draw_middle(Ui& ui, const CircleLook& look, CircleTouch& touch)
{
    const std::vector<LootPlaces::Place>& places = m_loot.places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const LootPlaces::Place& place = places[i];
        const Rect& cell = m_cells[i];
        if (!place.is_there) {
            draw_empty_place(ui, cell);
            continue;
        }
        draw_loot(ui, cell, place.share);
        if (!look.shares)
            continue;
        const std::optional<ControlState> mood = look.shares(place.share);
        if (mood && ui.touch(share_at(i), cell, *mood)) {
            touch.share = place.share;
            touch.place = i;
        }
        const bool is_chosen = look.chosen_places.contains(i);
        ui.describe(share_at(i), [&](widgets::Target& target) {
            target.name = tell(place.share);
            target.role = widgets::TargetRole::option;
            target.is_chosen = is_chosen;
        });
        if (mood == ControlState::enabled)
            ui.outline(cell.inset(-1_dp), ui.theme().brass, is_chosen ? 6_dp : 3_dp, 8_dp);
        else
            ui.fill(cell, ui.theme().panel.with_opacity(0.4F), 8_dp);
    }
    if (touch.share)
        m_loot.touch(touch.place);
}

// Hotspots of the round table. --------------------------------------------------------------------

namespace {

/// Outline of an aim as a narrow polygon.
std::vector<ImVec2> outline_of(const AimLine& aim, float width)
{
    const ImVec2 way{aim.tip.x - aim.start.x, aim.tip.y - aim.start.y};
    const float length = std::max(1.0F, std::hypot(way.x, way.y));
    const ImVec2 side{-way.y / length * width / 2, way.x / length * width / 2};
    return {{aim.start.x + side.x, aim.start.y + side.y}, {aim.tip.x + side.x, aim.tip.y + side.y},
        {aim.tip.x - side.x, aim.tip.y - side.y}, {aim.start.x - side.x, aim.start.y - side.y}};
}

/// The longest part of an aim that crosses no card; the whole aim if there is none.
AimLine part_beside(const AimLine& aim, const std::vector<Rect>& cards)
{
    constexpr int steps = 64;
    const auto at = [&aim](int step) { return aim.at(static_cast<float>(step) / steps); };
    const auto crosses = [&](int step) {
        const Rect around = Rect::around(at(step), 20_dp, 20_dp);
        return std::ranges::any_of(
            cards, [&around](const Rect& card) { return card.overlaps(around); });
    };
    int first = 0;
    int longest_first = 0;
    int longest = 0;
    for (int step = 0; step <= steps; ++step) {
        if (crosses(step))
            first = step + 1;
        else if (step - first > longest) {
            longest = step - first;
            longest_first = first;
        }
    }
    return longest == 0 ? aim : AimLine{at(longest_first), at(longest_first + longest)};
}

} // namespace

bool Circle::is_free(const Rect& reach) const
{
    return std::ranges::none_of(
        m_things, [&reach](const desk::Hotspot& other) { return other.reach.overlaps(reach); });
}

void Circle::add_aim(std::string thing, std::string name, const AimLine& aim)
{
    const auto around = [&aim](float part) { return Rect::around(aim.at(part), 48_dp, 48_dp); };
    // Looks for a free place for a finger, from the middle of the aim outwards.
    constexpr std::array parts{0.5F, 0.4F, 0.6F, 0.3F, 0.7F, 0.2F, 0.8F, 0.1F, 0.9F};
    const auto* const free =
        std::ranges::find_if(parts, [&](float part) { return is_free(around(part)); });
    const Rect reach = around(free == parts.end() ? parts.front() : *free);
    m_things.push_back({std::move(thing), std::move(name), reach, reach, desk::Hotspot::Shape::line,
        outline_of(part_beside(aim, m_cells), 16_dp)});
}

} // namespace consigliere::table_cash_n_guns
