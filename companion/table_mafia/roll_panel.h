#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Both dice: one tap for each (M-3.1).
class Dice {
public:
    /// `title` stands above the number.
    void add(Contents& panel, const View& view, std::optional<Figure> figure, std::string title);
    /// What a figure rolls is written down as soon as both are told.
    void roll(const View& view, std::optional<Figure> figure);
    void reset() { *this = {}; }

private:
    std::optional<int> m_number;
    std::optional<Figure> m_next;
};

/// A turn begins, the first one with the question whose it is.
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
    /// Who rolls: the one that the colour die named, or whoever was chosen by lot.
    [[nodiscard]] std::optional<Figure> roller(const View& view) const;

    Mode& m_mode;
    std::optional<Figure> m_first;
    Dice m_dice;
};

/// As long as nobody has described the board, that is what comes next at the end of a panel.
void add_describe_board(Contents& panel, const View& view, Mode& mode);

} // namespace consigliere::table_mafia
