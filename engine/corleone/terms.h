#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/cards.h"
#include "engine/corleone/components.h"
#include "engine/corleone/enums.h"
#include "engine/ledger/verdict.h"

#include <concepts>
#include <string>
#include <variant>

// Converts values of the game into terms, the numbers in a reason's facts.
namespace consigliere::corleone {

struct Dollars {
    int dollars = 0;
};
/// Acts are numbered 1 to 4, displayed as I to IV.
struct ActNumber {
    int act = 0;
};

/// All fact types. `Term::kind` is the index in this list; 0 is a plain number.
using Thing = std::variant<int, Dollars, ActNumber, Family, Area, FigureAt, FigureKind, BusinessId,
    SpaceId, JobId, AllyId, Icon, Bill, Good, Goods, Money, JobColour, TileColour, Phase>;

[[nodiscard]] ledger::Term term(const Thing& thing);
/// Inverse of `term`.
[[nodiscard]] Thing thing_of(ledger::Term term);

/// A card with its own pile.
using Card = std::variant<Bill, Good>;
[[nodiscard]] ledger::Term term(const std::same_as<Card> auto& card)
{
    return std::visit([](auto kind) { return term(Thing{kind}); }, card);
}
/// The Business, space or Territory of a place. Precondition: the place is on the board.
[[nodiscard]] ledger::Term term(Place place);

/// A term in the words of a record: `pizzino:thug@penn-central`, `gun,gun`, `3`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::corleone
