#pragma once

#include "companion/desk/asking.h"
#include "companion/table_mafia/view.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// Effect of a tap on a part of the board. `meaning` is the prefix of the target id, so a changed
/// meaning makes a new target and a double tap does no harm.
struct BoardTarget {
    std::string meaning;
    ControlState mood = ControlState::enabled;
    /// True if possible now: the part glows.
    bool is_lit = false;
    /// Short text in the field: number of steps, or cost.
    std::string label{};
    std::function<void()> tap{};
};

/// What is highlighted and can be tapped on the board.
struct BoardLook {
    std::function<std::optional<BoardTarget>(Square)> squares{};
    std::function<std::optional<BoardTarget>(Field)> fields{};
    /// Square of the chosen killer.
    std::optional<Square> chosen{};
    /// Figure whose disc is highlighted.
    std::optional<Figure> lit{};
};

/// Draws circuit and map as one board: fields, figures, tokens, pieces, killers. Adds their
/// hotspots to `things`. Returns the action of a tap, empty if none.
std::function<void()> draw_board(Ui& ui, const Rect& rect, const Components& components,
    const Position& position, const BoardLook& look, std::vector<desk::Hotspot>& things);

void draw_field(Ui& ui, const Rect& cell, Field field, Font font);
/// Short name of a field: "Agent", "Bank 2".
[[nodiscard]] std::string short_name(Field field);

} // namespace consigliere::table_mafia
