#pragma once

#include "companion/table_corleone/view.h"

#include <optional>

namespace consigliere::table_corleone {

/// The Thug of a supply, if one is left: it goes to a Thug space.
[[nodiscard]] std::optional<FigureKind> thug_in_hand(const Position& position, Family family);
/// The Family Member that goes to a Family Member space: the chosen one, or the first that is left.
[[nodiscard]] std::optional<FigureKind> member_in_hand(
    const Position& position, Family family, std::optional<FigureKind> chosen);

/// What a finger does with the figures in front of a player.
struct TrayTouch {
    std::optional<FigureKind> tapped;
    /// It lies on this one, and may carry it away.
    std::optional<FigureKind> held;
};

/// The figures in front of a player. Every figure of the Family has a place of its own, which stays
/// empty while the figure is out, so that nothing below moves. Those that a tap on the map would
/// place have an edge of brass, and the chosen one shines. Takes its height off the top of `rect`.
TrayTouch draw_figure_tray(
    Ui& ui, Rect& rect, const Position& position, Family family, std::optional<FigureKind> chosen);

} // namespace consigliere::table_corleone
