#pragma once

#include "companion/table_mafia/view.h"

#include <optional>

namespace consigliere::table_mafia {

/// Everything that lies in front of one figure, in words: rank, purse, perk, businesses, debts, and
/// its cards; those face down only while their player holds the button.
class FigureSheet {
public:
    void open(Figure figure) { m_figure = figure; }
    [[nodiscard]] bool is_open() const { return m_figure.has_value(); }
    void draw(Ui& ui, const View& view);

private:
    std::optional<Figure> m_figure;
};

} // namespace consigliere::table_mafia
