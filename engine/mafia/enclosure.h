#pragma once

#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

/// Enclosed spaces of the map (M-3.5c), by the workable reading of A10: a group of empty fields
/// that hang together by their sides is closed by a family if it touches the family’s pieces,
/// touches no piece of the other family by a side, and contains no field next to the other’s home
/// points.
namespace consigliere::mafia {

/// All empty fields in spaces that the pieces `own` close; `entries` are the fields next to the
/// others’ home points.
[[nodiscard]] Squares closed_spaces(Squares own, Squares others, Squares entries);

/// What a family has closed now. While the others’ home points are not described, any field of the
/// edge may be next to one, so that only what lies within is certainly closed (A34).
struct Closed {
    Squares certain;
    Squares possible; ///< Beside the certain ones.
};
[[nodiscard]] Closed closed_by(
    const Position& position, const Components& components, Family family);

/// What a placement closes that was not closed before: `after` has one piece more than `before`, or
/// one in place of another. A space that was closed shrinks or is filled; one that only home points
/// can have kept open does so, too, unless the piece parts it in two.
[[nodiscard]] Closed newly_closed(
    const Position& before, const Position& after, const Components& components, Family family);

/// Fields next to which a figure can buy: those beside its pieces, and beside its home point.
[[nodiscard]] Squares reach_of(
    const Position& position, const Components& components, Figure figure);

} // namespace consigliere::mafia
