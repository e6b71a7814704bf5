#pragma once

#include "companion/desk/asking.h"
#include "companion/table_mafia/view.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// What a tap on a part of the board would do. The meaning goes before the name in the target’s id,
/// so that the same field is another target as soon as a tap on it means something else.
struct BoardTarget {
    std::string meaning;
    ControlState mood = ControlState::enabled;
    /// What is possible glows.
    bool is_lit = false;
    /// A few letters in the field: how many steps lead there, what it costs.
    std::string label{};
    std::function<void()> tap{};
};

/// How the board presents itself now.
struct BoardLook {
    std::function<std::optional<BoardTarget>(Square)> squares{};
    std::function<std::optional<BoardTarget>(Field)> fields{};
    /// Where a killer stands who was chosen.
    std::optional<Square> chosen{};
    /// Whose disc is lit.
    std::optional<Figure> lit{};
};

/// Circuit and map as one board: fields, figures, tokens, pieces, killers. Adds to `things` what it
/// shows, to be asked about; gives what a tap on it does.
std::function<void()> draw_board(Ui& ui, const Rect& rect, const Components& components,
    const Position& position, const BoardLook& look, std::vector<desk::Hotspot>& things);

/// A field of the circuit: its kind in colour and in words.
void draw_field(Ui& ui, const Rect& cell, Field field, Font font);
/// What is written on a field where there is little room: "Agent", "Bank 2".
[[nodiscard]] std::string short_name(Field field);

} // namespace consigliere::table_mafia
