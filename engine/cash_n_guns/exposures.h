#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/exposure.h"
#include "engine/ledger/message_template.h"

#include <vector>

namespace consigliere::cash_n_guns {

/// What lies hidden in Ca$h 'n Guns until a line shows it, or is decided by all at once.
enum class Exposed : std::uint8_t {
    loot, ///< Cards of the deck were laid open.
    aim, ///< Everybody has seen who aims at whom.
    courage, ///< Everybody has seen who lies down.
    bullet, ///< A Bullet card was shown.
    hand, ///< A player has looked at a Bullet card of another one.
    taken, ///< A loot card came into a hand that others have not seen.
    discards, ///< The discard pile was looked through.
    count, ///< The loot was counted.
};

/// What an entry has opened, whose acts led from one position to the other.
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
