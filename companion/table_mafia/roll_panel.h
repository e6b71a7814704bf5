#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Input for both dice, one tap each (M-3.1).
class Dice {
public:
    /// `title`: heading of the number die.
    void add(Contents& panel, const View& view, std::optional<Figure> figure, std::string title);
    /// Records the roll as soon as both dice are entered.
    void roll(const View& view, std::optional<Figure> figure);
    void reset() { *this = {}; }

private:
    std::optional<int> m_number;
    std::optional<Figure> m_next;
};

/// Panel for the start of a turn; before the first turn, it asks who begins.
class RollPanel final : public Panel {
public:
    explicit RollPanel(Mode& mode)
        : m_mode(mode)
    {
    }

    [[nodiscard]] BoardLook look(const View& view) override;
    [[nodiscard]] Contents contents(const View& view) override;
    void reset() override;

private:
    /// Figure that rolls: named by the colour die, or drawn by lot; nullopt if not known yet.
    [[nodiscard]] std::optional<Figure> roller(const View& view) const;

    Mode& m_mode;
    std::optional<Figure> m_first;
    Dice m_dice;
};

/// Adds a button for describing the board, until it is described.
void add_describe_board(Contents& panel, const View& view, Mode& mode);

} // namespace consigliere::table_mafia
