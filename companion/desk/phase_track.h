#pragma once

#include "companion/widgets/ui.h"

#include <string>
#include <vector>

namespace consigliere::desk {

/// One phase on the track in the top bar.
struct TrackPhase {
    std::string name;
    bool is_now = false;
};

/// The phases of a round or an Act side by side, the running one in brass. Where not all names have
/// room, the running phase has its name and the others are dots.
void draw_phases(widgets::Ui& ui, widgets::Rect rect, const std::vector<TrackPhase>& phases);

} // namespace consigliere::desk
