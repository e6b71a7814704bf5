#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/enums.h"
#include "engine/ledger/grammar.h"

#include <variant>

namespace consigliere::corleone {

using ledger::as;
using ledger::line;

/// Notation: an empty set of cards is written `nothing`.
struct OrNothing { };
/// Notation: an area other than Central Park.
struct OnlyTerritory { };

/// Claims about a Family in `table believes`.
namespace claim {

using ledger::operator==;

struct Controls {
    Area territory;
    static constexpr auto grammar = line("controls", as<OnlyTerritory>(&Controls::territory));
};
struct Dominates {
    Area territory;
    static constexpr auto grammar = line("dominates", as<OnlyTerritory>(&Dominates::territory));
};
struct Influences {
    Area territory;
    int influence = 0;
    static constexpr auto grammar =
        line("influences", as<OnlyTerritory>(&Influences::territory), &Influences::influence);
};
/// Has the majority in Jobs of a colour.
struct Leads {
    JobColour colour;
    static constexpr auto grammar = line("leads", &Leads::colour);
};
struct IsFirst {
    static constexpr auto grammar = line("first");
};
/// The hand is exactly `cards`.
struct Holds {
    Cards cards;
    static constexpr auto grammar = line("holds", as<OrNothing>(&Holds::cards));
};
/// The supply is exactly `figures`.
struct Supplies {
    Figures figures;
    static constexpr auto grammar = line("supplies", &Supplies::figures);
};
/// Dollars in the Suitcase.
struct Banked {
    int dollars = 0;
    static constexpr auto grammar = line("banked", &Banked::dollars);
};
/// Total score, as it would be now.
struct Totals {
    int dollars = 0;
    static constexpr auto grammar = line("totals", &Totals::dollars);
};
struct Wins {
    static constexpr auto grammar = line("wins");
};

} // namespace claim

using Claim = std::variant<claim::Controls, claim::Dominates, claim::Influences, claim::Leads,
    claim::IsFirst, claim::Holds, claim::Supplies, claim::Banked, claim::Totals, claim::Wins>;

} // namespace consigliere::corleone
