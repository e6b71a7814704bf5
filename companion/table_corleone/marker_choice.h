#pragma once

#include "companion/table_corleone/view.h"

#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// One way for a winner without markers to lay one all the same (p. 19): a marker that it takes
/// from a stack, and what that changes there. Markers that lie on each other are one way.
struct MarkerOption {
    Area from = Area::wall_street;
    /// The own marker's number from the bottom.
    std::uint8_t number = 0;
    std::string effect;
};
[[nodiscard]] std::vector<MarkerOption> marker_options(const View& view);

/// Whether a marker can be taken from a stack now.
[[nodiscard]] bool gives_marker(const View& view, Area area);

/// Asks the winner which marker moves, or whether none does.
[[nodiscard]] Contents marker_choice(View& view);
/// A finger on a stack of the map takes its marker, if there is only one way to.
void take_marker_from(View& view, Area area);

} // namespace consigliere::table_corleone
