#pragma once

#include "companion/table_mafia/circuit_form.h"
#include "companion/table_mafia/view.h"

#include <array>
#include <string>

namespace consigliere::table_mafia {

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
