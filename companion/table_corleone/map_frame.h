#pragma once

#include "companion/table_corleone/map.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

/// Ink of everything drawn on paper.
inline constexpr Colour map_ink = printed_ink;
/// Colour of lettering on that ink.
inline constexpr Colour map_brass{0xd0a23c};

/// Grows `rect` around its centre to the minimum size of a touch target.
[[nodiscard]] inline Rect finger_sized(const Rect& rect)
{
    return Rect::around(
        rect.centre(), std::max(rect.width(), 48_dp), std::max(rect.height(), 48_dp));
}

/// The hit area of the figure on a card: its right 48 dp.
[[nodiscard]] inline Rect worker_reach(const Rect& card)
{
    return {std::max(card.left, card.right - 48_dp), card.top, card.right, card.bottom};
}

/// Maps map units to pixels: largest scale that fits, centred.
struct MapFit {
    ImVec2 origin;
    float factor = 1;
};
[[nodiscard]] inline MapFit fit_map(const Rect& rect)
{
    const float factor = std::min(rect.width() / map_width, rect.height() / map_height);
    return {{rect.left + (rect.width() - map_width * factor) / 2,
                rect.top + (rect.height() - map_height * factor) / 2},
        factor};
}

/// One frame of the map: state shared by its parts.
struct Map::Frame {
    Ui& ui;
    const Position& position;
    const Components& components;
    const MapQuestion& question;
    ImVec2 origin;
    float factor = 1;
    /// Hotspots are collected only if this is not null.
    const TellFigure* tell_figure = nullptr;
    std::optional<MapTap> tapped{};
    /// Hit-test order of hotspots, topmost first.
    enum class Level : std::uint8_t { figure, space, business, stack, land };
    std::array<std::vector<desk::Hotspot>, 5> things{};

    /// Adds a hotspot; its hit area is at least as large as a finger.
    desk::Hotspot& add(Level level, std::string thing, std::string name, const Rect& place,
        desk::Hotspot::Shape shape = desk::Hotspot::Shape::card)
    {
        return things[static_cast<std::size_t>(level)].emplace_back(
            desk::Hotspot{std::move(thing), std::move(name), place, finger_sized(place), shape});
    }
    [[nodiscard]] bool is_taken(Place place) const
    {
        return std::ranges::find(position.figures, place) != position.figures.end();
    }
    [[nodiscard]] ImVec2 at(ImVec2 point) const
    {
        return {origin.x + point.x * factor, origin.y + point.y * factor};
    }
    [[nodiscard]] Rect at(const Rect& rect) const
    {
        return {origin.x + rect.left * factor, origin.y + rect.top * factor,
            origin.x + rect.right * factor, origin.y + rect.bottom * factor};
    }
    [[nodiscard]] float size(float units) const { return units * factor; }
    /// True if `rect` is partly visible; the map may be larger than its clip rectangle.
    [[nodiscard]] bool is_seen(const Rect& rect) const
    {
        const ImVec2 least = ui.draw().GetClipRectMin();
        const ImVec2 most = ui.draw().GetClipRectMax();
        return rect.overlaps({least.x, least.y, most.x, most.y});
    }
    void tap(const MapTap& tap) { tapped = tap; }
    /// True if a place for a figure was tapped, or a dragged figure was dropped on it.
    [[nodiscard]] bool is_meant(
        std::string_view id, const Rect& rect, ControlState mood = ControlState::enabled) const
    {
        const Rect reach = finger_sized(rect);
        const bool takes_figure = question.let_go && reach.contains(*question.let_go);
        return ui.touch(id, reach, mood).tapped || takes_figure;
    }
};

[[nodiscard]] inline ControlState mood_of(Glow glow)
{
    return glow == Glow::legal ? ControlState::enabled : widgets::ControlState::explains;
}

} // namespace consigliere::table_corleone
