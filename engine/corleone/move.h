#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/cards.h"
#include "engine/corleone/components.h"
#include "engine/corleone/words.h"
#include "engine/ledger/error_or.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What one line of a record says. `play.h` judges it.
namespace consigliere::corleone {

// What the table does. -------------------------------------------------------------------------

/// `table opens TERRITORY BUSINESS`
struct OpenBusiness {
    Area territory;
    BusinessId business;
    [[nodiscard]] friend bool operator==(const OpenBusiness&, const OpenBusiness&) = default;
};
/// `table reveals job NAME`
struct RevealJob {
    JobId job;
    [[nodiscard]] friend bool operator==(const RevealJob&, const RevealJob&) = default;
};
/// `table reveals ally NAME`
struct RevealAlly {
    AllyId ally;
    [[nodiscard]] friend bool operator==(const RevealAlly&, const RevealAlly&) = default;
};
/// `table reveals nothing`: the Job deck is out.
struct RevealNothing {
    [[nodiscard]] friend bool operator==(const RevealNothing&, const RevealNothing&) = default;
};
/// What the table believes a Turf War's outcome to be: a Family, or nobody.
struct WarBelief {
    std::optional<Family> winner;
    [[nodiscard]] friend bool operator==(const WarBelief&, const WarBelief&) = default;
};
/// `table war TERRITORY [FAMILY|none]`
struct FightWar {
    Area territory{};
    std::optional<WarBelief> belief;
    [[nodiscard]] friend bool operator==(const FightWar&, const FightWar&) = default;
};
/// `table empties PILE`: a money value, a kind of goods, or `jobs`.
struct EmptyPile {
    PileName pile;
    [[nodiscard]] friend bool operator==(const EmptyPile&, const EmptyPile&) = default;
};
/// `table corrects: ACT; ACT`
struct Correct {
    std::vector<Act> acts;
    [[nodiscard]] friend bool operator==(const Correct&, const Correct&) = default;
};
/// `table believes FAMILY …`: settles what is so by asking the referee. It changes nothing; it is
/// legal if the ledger agrees and illegal, with the rule and the facts, if it does not.
struct Believe {
    enum class Claim : std::uint8_t {
        controls, ///< `controls TERRITORY`
        dominates, ///< `dominates TERRITORY`
        influences, ///< `influences TERRITORY NUMBER`
        leads, ///< `leads COLOUR`
        first, ///< `first`: is First Player
        holds, ///< `holds CARDS`: exactly these in the hand
        supplies, ///< `supplies FIGURE,FIGURE`: exactly these figures are left
        banked, ///< `banked NUMBER`: dollars in the Suitcase
        totals, ///< `totals NUMBER`: the score as it would be now
        wins, ///< `wins`
    };
    Claim claim;
    Family family;
    Area territory = Area::wall_street;
    JobColour colour = JobColour::yellow;
    int number = 0;
    Cards cards;
    /// How many of each kind of figure, by `FigureKind`.
    std::array<std::uint8_t, 4> figures{};
    [[nodiscard]] friend bool operator==(const Believe&, const Believe&) = default;
};

// Actions of a turn. ---------------------------------------------------------------------------

/// `FAMILY thug BUSINESS`
struct PlaceThug {
    BusinessId business;
    [[nodiscard]] friend bool operator==(const PlaceThug&, const PlaceThug&) = default;
};
/// `FAMILY member don AREA+AREA[+AREA][#n]`
struct PlaceMember {
    FigureKind figure;
    SpaceId space;
    [[nodiscard]] friend bool operator==(const PlaceMember&, const PlaceMember&) = default;
};
/// `FAMILY job NAME from hand|public [pays CARDS]`
struct CompleteJob {
    enum class From : std::uint8_t { hand, open };
    JobId job;
    From from;
    Cards pays;
    [[nodiscard]] friend bool operator==(const CompleteJob&, const CompleteJob&) = default;
};
/// `FAMILY ally NAME`
struct PlayAlly {
    AllyId ally;
    [[nodiscard]] friend bool operator==(const PlayAlly&, const PlayAlly&) = default;
};
/// `FAMILY passes`: nobody may, so this is legal only when nothing at all is possible.
struct Pass {
    [[nodiscard]] friend bool operator==(const Pass&, const Pass&) = default;
};

// Abilities that are due. ----------------------------------------------------------------------

/// `FAMILY collects`
struct Collect {
    [[nodiscard]] friend bool operator==(const Collect&, const Collect&) = default;
};
/// `FAMILY uses $2`, `uses gun`, `uses horse-head`
struct UsePlain {
    Icon icon;
    [[nodiscard]] friend bool operator==(const UsePlain&, const UsePlain&) = default;
};
/// `FAMILY uses bank $3`
struct UseBank {
    Cards cards;
    [[nodiscard]] friend bool operator==(const UseBank&, const UseBank&) = default;
};
/// `FAMILY uses jobs [keeps NAME] [discards NAME]`
struct UseJobs {
    ledger::FixedList<JobId, 4> keeps;
    ledger::FixedList<JobId, 4> discards;
    /// How many were named as kept without this audience knowing them; no line says it.
    std::uint8_t covered_keeps = 0;
    [[nodiscard]] friend bool operator==(const UseJobs&, const UseJobs&) = default;
};
/// `FAMILY uses trade-2 gives gun,$1`
struct UseTrade {
    Icon icon;
    Cards gives;
    [[nodiscard]] friend bool operator==(const UseTrade&, const UseTrade&) = default;
};
/// `FAMILY uses swap gives $1 for booze`
struct UseSwap {
    Cards gives;
    Good good;
    [[nodiscard]] friend bool operator==(const UseSwap&, const UseSwap&) = default;
};
/// `FAMILY uses front BUSINESS`
struct UseFront {
    BusinessId business;
    [[nodiscard]] friend bool operator==(const UseFront&, const UseFront&) = default;
};
/// `FAMILY uses back BUSINESS`
struct UseBack {
    BusinessId business;
    [[nodiscard]] friend bool operator==(const UseBack&, const UseBack&) = default;
};
/// `FAMILY uses shoot FIGURE@PLACE`
struct UseShoot {
    FigureAt figure;
    [[nodiscard]] friend bool operator==(const UseShoot&, const UseShoot&) = default;
};
/// `FAMILY uses recall FIGURE@PLACE`
struct UseRecall {
    FigureAt figure;
    [[nodiscard]] friend bool operator==(const UseRecall&, const UseRecall&) = default;
};
/// `FAMILY uses move FIGURE@PLACE to PLACE`
struct UseMove {
    FigureAt figure;
    Place to;
    [[nodiscard]] friend bool operator==(const UseMove&, const UseMove&) = default;
};
/// `FAMILY uses mayor PLACE`, `uses union-boss BUSINESS`, `uses police-chief in:TERRITORY`
struct UseNeutral {
    FigureKind figure;
    Place to;
    [[nodiscard]] friend bool operator==(const UseNeutral&, const UseNeutral&) = default;
};
/// `FAMILY uses by-hand: ACT; ACT`
struct UseByHand {
    std::vector<Act> acts;
    [[nodiscard]] friend bool operator==(const UseByHand&, const UseByHand&) = default;
};
/// `FAMILY declines [ICON]`: one, or all that are due.
struct Decline {
    std::optional<Icon> icon;
    [[nodiscard]] friend bool operator==(const Decline&, const Decline&) = default;
};
/// `FAMILY changes CARDS for CARDS`: money is never changed, so this is never legal.
struct ChangeMoney {
    Cards gives;
    Cards takes;
    [[nodiscard]] friend bool operator==(const ChangeMoney&, const ChangeMoney&) = default;
};

// Other phases. --------------------------------------------------------------------------------

/// `FAMILY relocates TERRITORY[#k]`: `number` 0 is its highest marker there.
struct RelocateMarker {
    Area from;
    std::uint8_t number;
    [[nodiscard]] friend bool operator==(const RelocateMarker&, const RelocateMarker&) = default;
};
/// `FAMILY leaves`: places no marker.
struct LeaveMarker {
    [[nodiscard]] friend bool operator==(const LeaveMarker&, const LeaveMarker&) = default;
};
/// `FAMILY bids $5,$2` or `FAMILY bids nothing`
struct Bid {
    Cards cards;
    /// It was laid, and this audience does not know it; no line says it.
    bool is_covered = false;
    [[nodiscard]] friend bool operator==(const Bid&, const Bid&) = default;
};
/// `FAMILY takes NAME`
struct TakeAlly {
    AllyId ally;
    [[nodiscard]] friend bool operator==(const TakeAlly&, const TakeAlly&) = default;
};
/// `FAMILY discards CARDS`
struct Discard {
    Cards cards;
    [[nodiscard]] friend bool operator==(const Discard&, const Discard&) = default;
};
/// `FAMILY counts $5x3,$1`: board tracking, the Suitcase's money after Act IV.
struct CountSuitcase {
    Money money;
    [[nodiscard]] friend bool operator==(const CountSuitcase&, const CountSuitcase&) = default;
};

using Action = std::variant<OpenBusiness, RevealJob, RevealAlly, RevealNothing, FightWar, EmptyPile,
    Correct, Believe, PlaceThug, PlaceMember, CompleteJob, PlayAlly, Pass, Collect, UsePlain,
    UseBank, UseJobs, UseTrade, UseSwap, UseFront, UseBack, UseShoot, UseRecall, UseMove,
    UseNeutral, UseByHand, Decline, ChangeMoney, RelocateMarker, LeaveMarker, Bid, TakeAlly,
    Discard, CountSuitcase>;

struct Move {
    /// Who does it; nothing stands for the table.
    std::optional<Family> family;
    Action action;
    /// Why the table lets it stand although a rule forbids it; empty when it has not ruled.
    std::string ruling;

    [[nodiscard]] friend bool operator==(const Move&, const Move&) = default;
};

/// Reads a line. Names of cards, tiles and spaces that are new become known to `components`;
/// nobody has described them, so nothing is assumed of them.
[[nodiscard]] ledger::ErrorOr<Move> parse(std::string_view line, Components& components);

/// The line of a move, in the one form in which the program itself writes it.
[[nodiscard]] std::string format(const Move& move, const Components& components);
[[nodiscard]] std::string format(const Act& act, const Components& components);
[[nodiscard]] std::string format(const Cards& cards, const Components& components);
[[nodiscard]] std::string format(const FigureAt& figure, const Components& components);
[[nodiscard]] std::string format(Place place, const Components& components);

} // namespace consigliere::corleone
