#include "companion/table_mafia/picture.h"

#include "companion/table_mafia/pieces.h"

#include <algorithm>
#include <array>
#include <vector>

namespace consigliere::table_mafia {

namespace {

/// Colour of a player whose figures are not known yet.
constexpr Colour unknown_colour{0x8a8378};

/// Figures of a player; empty if unknown. A player with several has all of the family that nobody
/// else has: at most two share a family, and then one of them has one figure (M-8.1).
std::vector<Figure> figures_in(const desk::Sitting& sitting)
{
    if (sitting.seat >= sitting.sides.size() || !sitting.sides[sitting.seat])
        return {};
    const std::uint8_t side = *sitting.sides[sitting.seat];
    if (side < figure_count)
        return {static_cast<Figure>(side)};
    std::vector<Figure> figures;
    for (const Figure figure : figures_of(static_cast<Family>(side - figure_count))) {
        const std::optional<std::uint8_t> alone(static_cast<std::uint8_t>(figure));
        if (std::ranges::find(sitting.sides, alone) == sitting.sides.end())
            figures.push_back(figure);
    }
    return figures;
}

} // namespace

Colour colour_of(desk::Sitting sitting)
{
    const std::vector<Figure> figures = figures_in(sitting);
    return figures.empty() ? unknown_colour : paint_of(figures.front());
}

void draw_badge(Ui& ui, ImVec2 centre, float diameter, desk::Sitting sitting)
{
    const std::vector<Figure> figures = figures_in(sitting);
    if (figures.empty())
        ui.disc(centre, diameter / 2, unknown_colour);
    else
        draw_badges(ui, centre, diameter, figures);
}

void draw_picture(Ui& ui, const Rect& rect)
{
    ui.fill(rect, ui.theme().water, 8_dp);
    const float cell = std::min(rect.width() / 11, rect.height() / 7) * 0.92F;
    const Rect board = Rect::around(rect.centre(), cell * 11, cell * 7);
    const std::vector<Rect> cells = board.grid(11, 7, std::max(1.0F, cell * 0.08F));
    constexpr std::array kinds{FieldKind::bank, FieldKind::fortuna, FieldKind::arms,
        FieldKind::police, FieldKind::casino, FieldKind::informer, FieldKind::exchange,
        FieldKind::big_city};
    struct Piece {
        int column;
        int row;
        Figure figure;
    };
    constexpr std::array<Piece, 9> pieces{
        {{1, 1, Figure::maria}, {2, 1, Figure::maria}, {2, 2, Figure::maria},
            {1, 5, Figure::franco}, {1, 3, Figure::vitorio}, {9, 1, Figure::antonio},
            {8, 1, Figure::antonio}, {9, 5, Figure::paolo}, {9, 3, Figure::sergio}}};
    std::size_t on_ring = 0;
    for (int row = 0; row < 7; ++row) {
        for (int column = 0; column < 11; ++column) {
            const Rect& place = cells[static_cast<std::size_t>(row * 11 + column)];
            if (column == 0 || row == 0 || column == 10 || row == 6)
                ui.fill(place, paint_of(kinds[on_ring++ % kinds.size()]), 2_dp);
            else
                ui.fill(place, Colour(0x2c3a31), 2_dp);
        }
    }
    for (const Piece& piece : pieces) {
        const Rect& place = cells[static_cast<std::size_t>(piece.row * 11 + piece.column)];
        ui.fill(place, paint_of(piece.figure), 2_dp);
        draw_emblem(ui, place.centre(), place.height() * 0.56F, piece.figure, printed_ink);
    }
}

} // namespace consigliere::table_mafia
