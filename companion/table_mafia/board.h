#pragma once

#include "companion/desk/asking.h"
#include "companion/table_mafia/board_places.h"
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
    Mood mood = Mood::ready;
    /// What is possible glows.
    bool is_lit = false;
    /// A few letters in the field: how many steps lead there, what it costs.
    std::string label{};
    /// What a tap does, where the panel does not want to be told of it.
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

/// What a finger did on it.
struct BoardTouch {
    std::optional<Square> square;
    std::optional<Field> field;
    std::function<void()> tap{};
};

/// Circuit and map as one board: fields, figures, tokens, pieces, killers.
class Board {
public:
    BoardTouch draw(Ui& ui, const Rect& rect, const Components& components,
        const Position& position, const BoardLook& look);
    /// What was drawn last, to be asked about.
    [[nodiscard]] std::vector<desk::Askable> askables(const Position& position) const;
    /// Where one of them lies, by what it is called or by what lies with it.
    [[nodiscard]] std::optional<ImVec2> place_of(
        std::string_view thing, const Position& position) const;

private:
    void draw_ring(Ui& ui, const Position& position, const BoardLook& look, BoardTouch& touch);
    void draw_map(Ui& ui, const Position& position, const BoardLook& look, BoardTouch& touch);
    void draw_homes(Ui& ui, const Components& components, const Position& position) const;
    void draw_figures(Ui& ui, const Position& position, const BoardLook& look);

    BoardPlaces m_places;
    /// Where the figures stand.
    std::array<Rect, figure_count> m_figures{};
};

/// A field of the circuit: its kind in colour and in words.
void draw_field(Ui& ui, const Rect& cell, Field field, Font font);
/// What is written on a field where there is little room: "Agent", "Bank 2".
[[nodiscard]] std::string short_name(Field field);

} // namespace consigliere::table_mafia
