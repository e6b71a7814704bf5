#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/exposure.h"
#include "engine/ledger/message_template.h"
#include "engine/mafia/act.h"
#include "engine/mafia/position.h"

#include <vector>

namespace consigliere::mafia {

/// Hidden or random information that a line can expose.
enum class Exposed : std::uint8_t {
    roll,
    coin,
    drawn, ///< A player looked at a card of a deck.
    opened,
};

/// What one entry exposed. `acts` lead from `before` to `after`.
[[nodiscard]] std::vector<ledger::Exposure> exposures(
    const Position& before, const Position& after, const std::vector<Act>& acts);

} // namespace consigliere::mafia

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::mafia::Exposed> = [] {
    using mafia::Exposed;
    return Enumeration<Exposed, 4>{{{
        {Exposed::roll, "roll", to_translate("Dice rolled")},
        {Exposed::coin, "coin", to_translate("Coin tossed")},
        {Exposed::drawn, "drawn", to_translate("Cards drawn")},
        {Exposed::opened, "opened", to_translate("Cards revealed")},
    }}};
}();
