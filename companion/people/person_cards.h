#pragma once

#include "companion/people/figure_card.h"
#include "db/archive/statistics.h"

#include <vector>

namespace consigliere::screens {

/// What the evenings say about one person, as cards: by what was played, where the money came from,
/// places, seats, against whom, habits. `game` is the word of the game, empty when evenings of
/// several are counted together.
[[nodiscard]] std::vector<FigureCard> cards_of(
    const Ui& ui, const db::PersonPage& page, const std::string& game);

} // namespace consigliere::screens
