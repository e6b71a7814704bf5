#pragma once

#include "companion/table_mafia/panel.h"

#include <optional>

namespace consigliere::table_mafia {

/// Form for what the table does as a whole: taxes, agreed end, beliefs, describing the board.
class TableForm {
public:
    /// Request that is not a record line.
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
    /// The page for entering a belief is open.
    bool m_believes = false;
    std::optional<Figure> m_figure;
    std::optional<Believe::Claim> m_claim;
    int m_number = 0;
    std::optional<Rank> m_rank;
    std::optional<Square> m_square;
};

} // namespace consigliere::table_mafia
