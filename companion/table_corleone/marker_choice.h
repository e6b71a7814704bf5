#pragma once

#include "companion/table_corleone/view.h"

#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// One way for a winner without markers to lay one (p. 19): the marker taken from a stack, and its
/// effect there. Adjacent markers of one Family are one option.
struct MarkerOption {
    Area from = Area::wall_street;
    /// Index of the own marker from the bottom.
    std::uint8_t number = 0;
    std::string effect;
};
[[nodiscard]] std::vector<MarkerOption> marker_options(const View& view);

[[nodiscard]] bool gives_marker(const View& view, Area area);

/// Asks the winner which marker to move, or none.
[[nodiscard]] Contents marker_choice(View& view);
/// A stack was tapped: takes its marker if there is only one option.
void take_marker_from(View& view, Area area);

} // namespace consigliere::table_corleone
