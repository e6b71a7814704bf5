#pragma once

#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

// Enclosed spaces of the map (M-3.5c), by the reading A10. A group of empty fields, connected by
// sides, is closed by a family if it touches the family's pieces, touches no piece of the other
// family by a side, and contains no field next to the other's home points.
namespace consigliere::mafia {

/// All empty fields in spaces closed by the pieces `own`. `entries`: fields next to the others'
/// home points.
[[nodiscard]] Squares closed_spaces(Squares own, Squares others, Squares entries);

/// What a family has closed. While the others' home points are unknown, any edge field may be next
/// to one, so only inner spaces are certainly closed (A34).
struct Closed {
    Squares certain;
    Squares possible; ///< Not in `certain`.
};
[[nodiscard]] Closed closed_by(
    const Position& position, const Components& components, Family family);

/// The spaces closed by a placement. `after` has one piece more than `before`, or one replaced. A
/// closed space that shrinks or is filled is not new. One that unknown home points may have kept
/// open is not new either, unless the piece splits it; if it becomes certainly closed, it counts as
/// possible.
[[nodiscard]] Closed newly_closed(
    const Position& before, const Position& after, const Components& components, Family family);

/// Fields where a figure can buy: beside its pieces or its home point.
[[nodiscard]] Squares reach_of(
    const Position& position, const Components& components, Figure figure);

} // namespace consigliere::mafia
