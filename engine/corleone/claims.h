#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/enums.h"
#include "engine/ledger/grammar.h"

#include <variant>

namespace consigliere::corleone {

using ledger::as;
using ledger::Pieces;
using ledger::operator""_w;

/// In a line, no cards at all are `nothing`.
struct OrNothing { };
/// In a line, an area that must not be Central Park.
struct OnlyTerritory { };

/// What can be believed of a Family.
namespace claim {

using ledger::operator==;

struct Controls {
    Area territory;
    using Grammar = Pieces<"controls"_w, as<OnlyTerritory>(&Controls::territory)>;
};
struct Dominates {
    Area territory;
    using Grammar = Pieces<"dominates"_w, as<OnlyTerritory>(&Dominates::territory)>;
};
struct Influences {
    Area territory;
    int influence = 0;
    using Grammar =
        Pieces<"influences"_w, as<OnlyTerritory>(&Influences::territory), &Influences::influence>;
};
/// Has the majority in Jobs of a colour.
struct Leads {
    JobColour colour;
    using Grammar = Pieces<"leads"_w, &Leads::colour>;
};
/// Is First Player.
struct IsFirst {
    using Grammar = Pieces<"first"_w>;
};
/// Has exactly these cards in the hand.
struct Holds {
    Cards cards;
    using Grammar = Pieces<"holds"_w, as<OrNothing>(&Holds::cards)>;
};
/// Has exactly these figures left.
struct Supplies {
    Figures figures;
    using Grammar = Pieces<"supplies"_w, &Supplies::figures>;
};
/// Has so many dollars in the Suitcase.
struct Banked {
    int dollars = 0;
    using Grammar = Pieces<"banked"_w, &Banked::dollars>;
};
/// Has this score, as it would be now.
struct Totals {
    int dollars = 0;
    using Grammar = Pieces<"totals"_w, &Totals::dollars>;
};
struct Wins {
    using Grammar = Pieces<"wins"_w>;
};

} // namespace claim

using Claim = std::variant<claim::Controls, claim::Dominates, claim::Influences, claim::Leads,
    claim::IsFirst, claim::Holds, claim::Supplies, claim::Banked, claim::Totals, claim::Wins>;

} // namespace consigliere::corleone
