#pragma once

#include "companion/table_corleone/view.h"

#include <optional>

namespace consigliere::table_corleone {

/// The Thug to place on a Thug space; nullopt if none is left in the supply.
[[nodiscard]] std::optional<FigureKind> thug_in_hand(const Position& position, Family family);
/// The Family Member to place on a space: `chosen`, or the first in the supply; nullopt if none is
/// left.
[[nodiscard]] std::optional<FigureKind> member_in_hand(
    const Position& position, Family family, std::optional<FigureKind> chosen);

/// Interaction with the figures of the tray.
struct TrayTouch {
    std::optional<FigureKind> tapped;
    /// Pressed figure, which may be dragged away.
    std::optional<FigureKind> held;
};

/// Draws the supply of a Family. Each figure keeps its place, which stays empty while it is on the
/// board. Figures that a tap on the map would place have a brass edge; the chosen one is lit.
/// Shrinks `rect` by the height used.
TrayTouch draw_figure_tray(
    Ui& ui, Rect& rect, const Position& position, Family family, std::optional<FigureKind> chosen);

} // namespace consigliere::table_corleone
