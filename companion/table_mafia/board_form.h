#pragma once

#include "companion/table_mafia/view.h"

#include <array>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// The table describes its board once, for all evenings: the kinds of field laid into a ring by
/// taps, along the arrow from the Bonanno start, and the fields of the map that each home point
/// touches (A8). The book prints neither.
class BoardForm {
public:
    void open(const Components& components);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const View& view);

private:
    void draw_circuit(Ui& ui, Rect rect);
    void draw_homes(Ui& ui, Rect rect);
    void guess_homes();
    [[nodiscard]] bool has_homes() const;
    [[nodiscard]] ledger::Tree description() const;
    /// The kinds that the circuit still lacks, as the board calls them; empty when it is whole.
    [[nodiscard]] std::vector<std::string> missing() const;
    /// What is unlikely about it, though not impossible.
    [[nodiscard]] std::string doubts() const;
    void finish(const View& view);

    bool m_is_open = false;
    bool m_is_at_homes = false;
    /// The home points are the guess of the rules page, which nobody has confirmed.
    bool m_are_guessed = false;
    std::vector<FieldKind> m_circuit;
    std::array<Squares, figure_count> m_homes{};
    Figure m_figure{};
};

} // namespace consigliere::table_mafia
