#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/position.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/exposure.h"
#include "engine/ledger/message_template.h"

#include <vector>

namespace consigliere::corleone {

/// Kinds of hidden information that an entry can reveal.
enum class Exposed : std::uint8_t {
    business, ///< A tile of the stack was turned up (12.open).
    public_job, ///< A Job of the deck was turned up.
    ally, ///< An Ally was turned up.
    drawn_job, ///< A player looked at Jobs of the deck (27.jobs).
    hand, ///< A Job in a hand was shown.
    bid, ///< The bids were opened (20.suitcase).
};

[[nodiscard]] std::vector<ledger::Exposure> exposures(
    const Position& before, const Position& after, const std::vector<Act>& acts);

} // namespace consigliere::corleone

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::corleone::Exposed> = [] {
    using corleone::Exposed;
    return Enumeration<Exposed, 6>{{{
        {Exposed::business, "business", to_translate("Businesses revealed")},
        {Exposed::public_job, "public-job", to_translate("Jobs revealed")},
        {Exposed::ally, "ally", to_translate("Allies revealed")},
        {Exposed::drawn_job, "drawn-job", to_translate("Jobs drawn")},
        {Exposed::hand, "hand", to_translate("Jobs shown")},
        {Exposed::bid, "bid", to_translate("Bids revealed")},
    }}};
}();
