#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/exposure.h"
#include "engine/ledger/message_template.h"

#include <vector>

namespace consigliere::cash_n_guns {

/// Hidden information or simultaneous decisions that a line can expose.
enum class Exposed : std::uint8_t {
    loot,
    aim, ///< All aims became public.
    courage, ///< It became public who lies down.
    bullet,
    hand, ///< A player looked at another player's Bullet card.
    taken, ///< A player took a loot card that the others have not seen.
    discards, ///< A player searched the discard pile.
    count,
};

/// What one entry exposed. `acts` lead from `before` to `after`.
[[nodiscard]] std::vector<ledger::Exposure> exposures(
    const Position& before, const Position& after, const std::vector<Act>& acts);

} // namespace consigliere::cash_n_guns

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::cash_n_guns::Exposed> = [] {
    using cash_n_guns::Exposed;
    return Enumeration<Exposed, 8>{{{
        {Exposed::loot, "loot", to_translate("Loot revealed")},
        {Exposed::aim, "aim", to_translate("Aims")},
        {Exposed::courage, "courage", to_translate("Who lies down")},
        {Exposed::bullet, "bullet", to_translate("Bullet cards shown")},
        {Exposed::hand, "hand", to_translate("Bullet cards swapped")},
        {Exposed::taken, "taken", to_translate("Loot taken face down")},
        {Exposed::discards, "discards", to_translate("Discard pile looked through")},
        {Exposed::count, "count", to_translate("Loot counted")},
    }}};
}();
