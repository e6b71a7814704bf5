#pragma once

#include "companion/desk/asking.h"
#include "companion/table_corleone/emblems.h"
#include "engine/corleone/position.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::table_corleone {

struct ActStep {
    int number = 1;
};
/// What can be tapped on the track.
using TrackStep = std::variant<ActStep, Phase>;

/// Draws the track: four Acts with their hand limits, and the phases of an Act, as on the board.
/// Returns what was tapped. Adds all hotspots to `things` unless it is nullptr.
std::optional<TrackStep> draw_track(Ui& ui, const Rect& rect, const Position& position,
    std::vector<desk::Hotspot>* things = nullptr);

/// What is done in a phase of an Act, with its page; empty for other phases.
[[nodiscard]] std::string tell_phase(Phase phase);

/// Draws a dialog about an Act or a phase, with rule and page. Returns false when closed.
[[nodiscard]] bool draw_track_sheet(Ui& ui, const TrackStep& step, const Position& position);

} // namespace consigliere::table_corleone
