#pragma once

#include "companion/table_mafia/view.h"

#include <optional>

namespace consigliere::table_mafia {

/// What the table does as a whole: taxes, the agreed end, what it believes, its board.
class TableForm {
public:
    /// What was tapped that is not a line.
    enum class Wish : std::uint8_t { none, board };

    void open();
    [[nodiscard]] bool is_open() const { return m_is_open; }
    Wish draw(Ui& ui, const View& view);

private:
    void draw_doings(Ui& ui, Rect& rect, const View& view, Wish& wish);
    void draw_belief(Ui& ui, Rect& rect);
    [[nodiscard]] bool is_complete() const;
    void record(const View& view, const Action& action);

    bool m_is_open = false;
    /// The table says what it believes.
    bool m_believes = false;
    std::optional<Figure> m_figure;
    std::optional<Believe::Claim> m_claim;
    int m_number = 0;
    std::optional<Rank> m_rank;
    std::optional<Square> m_square;
};

} // namespace consigliere::table_mafia
