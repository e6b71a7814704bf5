#pragma once

#include "companion/table_mafia/board.h"
#include "companion/table_mafia/view.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// Editor for the ring of fields, along the arrow from the Bonanno start. A kind is dragged into
/// the ring, or a tap inserts it after the marked field or the last one. Fields are moved by
/// dragging, and removed by dragging into the middle.
class CircuitForm {
public:
    void open(const Components& components);
    /// `doubts`: warnings to show.
    void draw(Ui& ui, Rect rect, const std::string& doubts);
    [[nodiscard]] const std::vector<FieldKind>& kinds() const { return m_kinds; }
    /// Names of the kinds still missing; empty if complete.
    [[nodiscard]] std::vector<std::string> missing() const;
    /// True if a field besides the start can be removed: the marked one, or the last.
    [[nodiscard]] bool has_more_than_start() const { return m_kinds.size() > 1; }
    [[nodiscard]] bool is_one_marked() const { return m_marked.has_value(); }
    void take_back();

private:
    struct Carried {
        FieldKind kind{};
        std::optional<std::size_t> from; ///< Index in the ring; nullopt for a new field.
        ImVec2 pressed_at;
        bool has_left = false; ///< Moved farther than a tap.
    };

    void draw_told(Ui& ui, const Rect& rect, const std::string& doubts) const;
    void draw_ring(Ui& ui, const BoardPlaces& places);
    void draw_kinds(Ui& ui, const Rect& rect);
    void carry(const widgets::Interaction& touch, FieldKind kind, std::optional<std::size_t> from);
    void follow_finger(Ui& ui, const BoardPlaces& places);
    void drop(const Carried& carried, ImVec2 finger, const BoardPlaces& places);
    void lay(FieldKind kind);
    [[nodiscard]] bool has_room_for(FieldKind kind) const;

    std::vector<FieldKind> m_kinds;
    std::optional<std::size_t> m_marked;
    std::optional<Carried> m_carried;
};

/// Form for describing the board: the circuit, and the squares at each home point (A8). Neither is
/// printed in the book. Kept for all later games.
class BoardForm {
public:
    void open(const Components& components);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const View& view);

private:
    void draw_homes(Ui& ui, Rect rect);
    void guess_homes();
    [[nodiscard]] bool has_homes() const;
    [[nodiscard]] ledger::Tree description() const;
    /// Warnings about unlikely but possible input.
    [[nodiscard]] std::string doubts() const;
    void finish(const View& view);

    bool m_is_open = false;
    bool m_is_at_homes = false;
    /// The home points are the default guess, not confirmed yet.
    bool m_are_guessed = false;
    CircuitForm m_circuit;
    std::array<Squares, figure_count> m_homes{};
    Figure m_figure{};
};

} // namespace consigliere::table_mafia
