#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/cards.h"
#include "engine/corleone/components.h"
#include "engine/corleone/words.h"
#include "engine/ledger/verdict.h"

#include <string>
#include <variant>

/// The game's things as the single numbers that a reason's facts carry.
namespace consigliere::corleone {

enum class TermKind : std::uint8_t {
    number = 0,
    dollars,
    family,
    area,
    figure, ///< A figure and where it stands.
    figure_kind,
    business,
    space,
    job,
    ally,
    icon,
    bill,
    good,
    goods, ///< Counts of each kind.
    money, ///< Counts of each value.
    job_colour,
    tile_colour,
    phase,
    act,
};

struct Dollars {
    int dollars = 0;
};
/// I to IV.
struct ActNumber {
    int act = 0;
};
/// A card that lies in a pile of its own kind.
using Card = std::variant<Bill, Good>;

[[nodiscard]] ledger::Term term(Dollars dollars);
[[nodiscard]] ledger::Term term(ActNumber act);
[[nodiscard]] ledger::Term term(Card card);
[[nodiscard]] ledger::Term term(Family family);
[[nodiscard]] ledger::Term term(Area area);
[[nodiscard]] ledger::Term term(const FigureAt& figure);
[[nodiscard]] ledger::Term term(FigureKind kind);
[[nodiscard]] ledger::Term term(BusinessId business);
[[nodiscard]] ledger::Term term(SpaceId space);
[[nodiscard]] ledger::Term term(JobId job);
[[nodiscard]] ledger::Term term(AllyId ally);
[[nodiscard]] ledger::Term term(Icon icon);
[[nodiscard]] ledger::Term term(Bill bill);
[[nodiscard]] ledger::Term term(Good good);
[[nodiscard]] ledger::Term term(const Goods& goods);
[[nodiscard]] ledger::Term term(const Money& money);
[[nodiscard]] ledger::Term term(JobColour colour);
[[nodiscard]] ledger::Term term(TileColour colour);
[[nodiscard]] ledger::Term term(Phase phase);
/// The Business, space or Territory of a place on the board.
[[nodiscard]] ledger::Term term(Place place);

[[nodiscard]] TermKind kind_of(ledger::Term term);
/// What a term stands for, for whoever words it; the kind must fit.
[[nodiscard]] FigureAt figure_from(ledger::Term term);
[[nodiscard]] Goods goods_from(ledger::Term term);
[[nodiscard]] Money money_from(ledger::Term term);

/// A term in the words of the record: `pizzino:thug@penn-central`, `gun,gun`, `3`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::corleone
