#pragma once

#include "companion/table_mafia/panel.h"

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
    [[nodiscard]] Contents doings(const View& view, Wish& wish);
    [[nodiscard]] Contents belief(const View& view);
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
