#pragma once

#include "companion/table_mafia/view.h"

#include <optional>

namespace consigliere::table_mafia {

/// Dialog with everything one figure has, in words: rank, purse, perk, businesses, debts, cards.
/// Face-down cards are shown only while their player holds the button.
class FigureSheet {
public:
    void open(Figure figure) { m_figure = figure; }
    [[nodiscard]] bool is_open() const { return m_figure.has_value(); }
    void draw(Ui& ui, const View& view);

private:
    std::optional<Figure> m_figure;
};

} // namespace consigliere::table_mafia
