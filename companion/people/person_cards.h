#pragma once

#include "companion/frame/figure_card.h"
#include "db/archive/statistics.h"

#include <vector>

namespace consigliere::screens {

/// Statistics of one person as cards: sides played, sources of money, places, seats, opponents,
/// habits. `game` is the word of the game; empty if evenings of several games are counted
/// together.
[[nodiscard]] std::vector<FigureCard> cards_of(
    const Ui& ui, const db::PersonPage& page, const std::string& game);

} // namespace consigliere::screens
