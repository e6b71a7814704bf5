#include "companion/table_mafia/board.h"

#include <algorithm>
#include <cmath>

namespace consigliere::table_mafia {

namespace {

/// Number of fields on each side of the ring; corners belong to top and bottom.
struct Sides {
    int top = 0;
    int right = 0;
    int bottom = 0;
    int left = 0;
};

Sides sides_of(int count)
{
    Sides sides;
    const int half = (count + 1) / 2;
    sides.right = std::max(1, static_cast<int>(std::lround(static_cast<float>(half) * 0.38F)));
    sides.top = half - sides.right;
    const int rest = count - half;
    sides.left = std::clamp(sides.right, 1, std::max(1, rest - 1));
    sides.bottom = rest - sides.left;
    return sides;
}

std::vector<Rect> lay_ring(const Rect& rect, int count, float thick_side, float thick_top)
{
    const float gap = 3_dp;
    const Sides sides = sides_of(count);
    Rect rest = rect;
    const Rect top = rest.cut_top(thick_top, gap);
    const Rect bottom = rest.cut_bottom(thick_top, gap);
    std::vector<Rect> cells = top.columns(sides.top, gap);
    const auto add = [&cells](std::vector<Rect> more, bool is_back) {
        if (is_back)
            std::ranges::reverse(more);
        cells.insert(cells.end(), more.begin(), more.end());
    };
    add(rest.cut_right(thick_side).rows(sides.right, gap), false);
    add(bottom.columns(sides.bottom, gap), true);
    add(rest.cut_left(thick_side).rows(sides.left, gap), true);
    return cells;
}

/// Fields known by number on an undescribed circuit.
std::vector<Field> told_fields(const Position& position)
{
    std::vector<Field> fields;
    for (const FieldKind kind : all_of<FieldKind>) {
        for (int number = 1; number <= Field::most; ++number) {
            const Field field(kind, number);
            const bool is_stood_on = std::ranges::any_of(
                all_of<Figure>, [&](Figure one) { return position.of(one).field == field; });
            if (position.holding(field) || is_stood_on)
                fields.push_back(field);
        }
        fields.emplace_back(kind, 0);
    }
    return fields;
}

} // namespace

bool has_room_for_finger(const Rect& rect)
{
    return rect.width() >= 48_dp && rect.height() >= 48_dp;
}

std::optional<std::size_t> BoardPlaces::cell_of(Field field) const
{
    auto found = std::ranges::find(fields, field);
    if (found == fields.end())
        found = std::ranges::find(fields, field.kind(), &Field::kind);
    return found == fields.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - fields.begin()));
}

std::vector<Rect> lay_out_figures(const Rect& body, int count)
{
    const Rect room = body.inset(4_dp, 3_dp);
    const float gap = 2_dp;
    int columns = count;
    float size = 0;
    for (int tried = count; tried >= 1; --tried) {
        const int rows = (count + tried - 1) / tried;
        const float fits = std::min({38_dp, (room.width() + gap) / static_cast<float>(tried) - gap,
            (room.height() + gap) / static_cast<float>(rows) - gap});
        if (fits > size) {
            size = fits;
            columns = tried;
        }
    }
    const int rows = (count + columns - 1) / columns;
    const float top = room.centre().y - (static_cast<float>(rows - 1) * (size + gap)) / 2;
    std::vector<Rect> places;
    for (int i = 0; i < count; ++i) {
        const auto column = static_cast<float>(i % columns);
        const auto row = static_cast<float>(i / columns);
        places.push_back(Rect::around(
            {room.right - size / 2 - column * (size + gap), top + row * (size + gap)}, size, size));
    }
    return places;
}

BoardPlaces lay_out_board(const Rect& rect, std::vector<Field> fields)
{
    BoardPlaces places;
    const Rect board = rect.inset(6_dp);
    const float gutter = 8_dp;
    // Squares are finger-sized, not larger, until the names in the ring fit.
    const float square = 51_dp;
    const float side =
        std::clamp((board.width() - 2 * gutter - Square::columns * square) / 2, 52_dp, 92_dp);
    const float top =
        std::clamp((board.height() - 2 * gutter - Square::rows * square) / 2, 50_dp, 80_dp);
    places.fields = std::move(fields);
    if (!places.fields.empty())
        places.cells = lay_ring(board, static_cast<int>(places.fields.size()), side, top);
    places.map = board.inset(side + gutter, top + gutter);
    const std::vector<Rect> squares = places.map.grid(Square::columns, Square::rows, 3_dp);
    for (std::size_t i = 0; i < squares.size(); ++i)
        places.squares[i] = squares[i];
    return places;
}

BoardPlaces lay_out_board(const Rect& rect, const Components& components, const Position& position)
{
    BoardPlaces places = lay_out_board(
        rect, components.has_circuit() ? components.circuit() : told_fields(position));
    places.is_described = components.has_circuit();
    return places;
}

} // namespace consigliere::table_mafia
