#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/cards.h"
#include "engine/corleone/components.h"
#include "engine/corleone/enums.h"
#include "engine/ledger/verdict.h"

#include <concepts>
#include <string>
#include <variant>

/// The game's things as the single numbers that a reason's facts carry.
namespace consigliere::corleone {

struct Dollars {
    int dollars = 0;
};
/// I to IV.
struct ActNumber {
    int act = 0;
};

/// What a fact can be. The kind of a term is the place of its thing in this list, and that of a
/// plain number is 0.
using Thing = std::variant<int, Dollars, ActNumber, Family, Area, FigureAt, FigureKind, BusinessId,
    SpaceId, JobId, AllyId, Icon, Bill, Good, Goods, Money, JobColour, TileColour, Phase>;

[[nodiscard]] ledger::Term term(const Thing& thing);
/// What a term stands for.
[[nodiscard]] Thing thing_of(ledger::Term term);

/// A card that lies in a pile of its own kind.
using Card = std::variant<Bill, Good>;
[[nodiscard]] ledger::Term term(const std::same_as<Card> auto& card)
{
    return std::visit([](auto kind) { return term(Thing{kind}); }, card);
}
/// The Business, space or Territory of a place on the board.
[[nodiscard]] ledger::Term term(Place place);

/// A term in the words of the record: `pizzino:thug@penn-central`, `gun,gun`, `3`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::corleone
