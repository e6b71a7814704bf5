#pragma once

#include "companion/desk/asking.h"
#include "companion/table_corleone/emblems.h"
#include "engine/corleone/position.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::table_corleone {

/// One of the four Acts, by its number.
struct ActStep {
    int number = 1;
};
/// What can be asked about on the track.
using TrackStep = std::variant<ActStep, Phase>;

/// Where the game is: the four Acts with their hand limits, and the phases of an Act, as the track
/// on the board has them. Gives what was tapped, and adds all of them to the `things` that are
/// asked about, if any are.
std::optional<TrackStep> draw_track(Ui& ui, const Rect& rect, const Position& position,
    std::vector<desk::Hotspot>* things = nullptr);

/// What is done in a phase of an Act, and where the book says so; empty for what is none.
[[nodiscard]] std::string tell_phase(Phase phase);

/// A dialog that says what an Act or a phase is, by which rule, on which page. False when it was
/// closed.
[[nodiscard]] bool draw_track_sheet(Ui& ui, const TrackStep& step, const Position& position);

} // namespace consigliere::table_corleone
