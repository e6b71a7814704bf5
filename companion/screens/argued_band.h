#pragma once

#include "companion/screens/argued_cards.h"

#include <cstddef>
#include <string>
#include <vector>

/// “Often argued here” as a band below the board: a few cards side by side, each with the question,
/// the whole answer, how it stands now, and the page.
namespace consigliere::screens {

/// How many of the arguments, from the first, have room there; what has none keeps its place below
/// the answers.
[[nodiscard]] std::size_t fitting_in_band(
    const Ui& ui, const Rect& band, const std::vector<ArguedHere>& arguments);

/// What was tapped.
struct BandTouch {
    std::string argument; ///< The id of an argument, to be shown in full.
    bool puts_away = false;
};
[[nodiscard]] BandTouch draw_argued_band(
    Ui& ui, const Rect& band, const std::vector<ArguedHere>& arguments, std::size_t count);

} // namespace consigliere::screens
