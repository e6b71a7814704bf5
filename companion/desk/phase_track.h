#pragma once

#include "companion/desk/asking.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

/// One phase on the track in the top bar.
struct TrackPhase {
    std::string name;
    bool is_now = false;
    /// What it is called where the whole name has no room; the whole name if there is no other.
    std::string short_name = {};
    /// What a tap on it is called. Without it the phase answers no tap, and looks like no button.
    std::string id = {};
    /// What it is asked about as; without it nobody can ask.
    Hotspot::Other thing = {};
};

/// The phases of a round or an Act side by side, the running one in brass. All keep their words:
/// short names, and then smaller letters, where there is little room. Gives the one that was
/// tapped, and adds each to the things that can be asked about.
std::optional<std::size_t> draw_phases(widgets::Ui& ui, const widgets::Rect& rect,
    const std::vector<TrackPhase>& phases, std::vector<Hotspot>* things = nullptr);
/// Where they are drawn there.
[[nodiscard]] std::vector<widgets::Rect> places_of(
    const widgets::Ui& ui, const widgets::Rect& rect, const std::vector<TrackPhase>& phases);

} // namespace consigliere::desk
