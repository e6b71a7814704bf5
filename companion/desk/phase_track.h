#pragma once

#include "companion/desk/asking.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::desk {

/// A phase in the top bar.
struct TrackPhase {
    std::string name;
    bool is_now = false;
    /// Shorter name for little room; empty if there is none.
    std::string short_name = {};
    /// Target id; empty if not interactive.
    std::string id = {};
    /// Subject of questions about it; empty if there are none.
    Hotspot::Other thing = {};
};

/// Draws the phases of a round or Act, the current one in brass. Names are shortened and shrunk as
/// needed, not elided. Returns the index tapped; appends hotspots to `things` if not nullptr.
std::optional<std::size_t> draw_phases(widgets::Ui& ui, const widgets::Rect& rect,
    const std::vector<TrackPhase>& phases, std::vector<Hotspot>* things = nullptr);

} // namespace consigliere::desk
