#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/cards.h"
#include "engine/corleone/claims.h"
#include "engine/corleone/components.h"
#include "engine/corleone/enums.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/grammar.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The move that one line of a record states. `play.h` judges it.
namespace consigliere::corleone {

using ledger::actor;
using ledger::if_there;
using ledger::operator==;

// Notation tags: fields that are written differently from the default.

/// A name that may be new.
struct NewName { };
/// Equal cards with a count: `$5x3`.
struct Counted { };

// Actions of the table. ---------------------------------------------------------------------------

struct OpenBusiness {
    Area territory;
    BusinessId business;
    static constexpr auto grammar =
        line(actor, "opens", &OpenBusiness::territory, as<NewName>(&OpenBusiness::business));
};
struct RevealJob {
    JobId job;
    static constexpr auto grammar = line(actor, "reveals", "job", &RevealJob::job);
};
struct RevealAlly {
    AllyId ally;
    static constexpr auto grammar = line(actor, "reveals", "ally", as<NewName>(&RevealAlly::ally));
};
struct RevealNothing {
    static constexpr auto grammar = line(actor, "reveals", "nothing");
};
/// The outcome of a Turf War in the table's opinion: a Family, or nullopt for `none`.
struct WarBelief {
    std::optional<Family> winner;
    bool operator==(const WarBelief&) const = default;
};
struct FightWar {
    Area territory{};
    std::optional<WarBelief> belief;
    static constexpr auto grammar =
        line(actor, "war", &FightWar::territory, if_there(&FightWar::belief));
};
/// A money value, a kind of goods, or `jobs`.
struct EmptyPile {
    PileName pile;
    static constexpr auto grammar = line(actor, "empties", &EmptyPile::pile);
};
struct Correct {
    std::vector<Act> acts;
    static constexpr auto grammar = line(actor, "corrects:", &Correct::acts);
};

/// Checks a claim; changes nothing. Illegal, with rule and facts, if the claim is false.
struct Believe {
    Family family;
    Claim claim;
    static constexpr auto grammar = line(actor, "believes", &Believe::family, &Believe::claim);
};

// Actions of a turn. ---------------------------------------------------------------------------

struct PlaceThug {
    BusinessId business;
    static constexpr auto grammar = line(actor, "thug", &PlaceThug::business);
};
struct PlaceMember {
    FigureKind figure;
    SpaceId space;
    static constexpr auto grammar =
        line(actor, "member", &PlaceMember::figure, &PlaceMember::space);
};
struct CompleteJob {
    enum class From : std::uint8_t { hand, open };
    JobId job;
    From from;
    Cards pays;
    static constexpr auto grammar = line(actor, "job", &CompleteJob::job, "from",
        &CompleteJob::from, if_there<OrNothing>("pays", &CompleteJob::pays));
};
struct PlayAlly {
    AllyId ally;
    static constexpr auto grammar = line(actor, "ally", &PlayAlly::ally);
};
/// Legal only if no action at all is possible (13.no-pass).
struct Pass {
    static constexpr auto grammar = line(actor, "passes");
};

// Due abilities. ----------------------------------------------------------------------------------

struct Collect {
    static constexpr auto grammar = line(actor, "collects");
};

struct JobNames {
    ledger::FixedList<JobId, 4> jobs;
    /// Number of redacted names in an ObserverView; never written in a line.
    std::uint8_t covered = 0;

    [[nodiscard]] constexpr int count() const { return static_cast<int>(jobs.size()) + covered; }
    [[nodiscard]] constexpr bool empty() const { return count() == 0; }
    bool operator==(const JobNames&) const = default;
};

/// The target of an ability: the words after the icon.
namespace target {

using ledger::operator==;

/// `uses gun`
struct Nothing {
    static constexpr Choice choice = Choice::nothing;
    static constexpr auto grammar = line();
};
/// `uses bank $3`
struct Money {
    static constexpr Choice choice = Choice::money;
    Cards cards;
    static constexpr auto grammar = line(&Money::cards);
};
struct Jobs {
    static constexpr Choice choice = Choice::jobs;
    JobNames keeps;
    JobNames discards;
    static constexpr auto grammar =
        line(if_there("keeps", &Jobs::keeps), if_there("discards", &Jobs::discards));
};
struct Trade {
    static constexpr Choice choice = Choice::trade;
    Cards gives;
    static constexpr auto grammar = line("gives", &Trade::gives);
};
struct Swap {
    static constexpr Choice choice = Choice::swap;
    Cards gives;
    Good good;
    static constexpr auto grammar = line("gives", &Swap::gives, "for", &Swap::good);
};
/// `uses front test-docks`
struct Business {
    static constexpr Choice choice = Choice::business;
    BusinessId business;
    static constexpr auto grammar = line(&Business::business);
};
/// `uses shoot pizzino:thug@test-docks`
struct Figure {
    static constexpr Choice choice = Choice::figure;
    FigureAt figure;
    static constexpr auto grammar = line(&Figure::figure);
};
struct FigureAndPlace {
    static constexpr Choice choice = Choice::figure_and_place;
    FigureAt figure;
    Place to;
    static constexpr auto grammar = line(&FigureAndPlace::figure, "to", &FigureAndPlace::to);
};
/// `uses mayor midtown+queens`
struct Spot {
    static constexpr Choice choice = Choice::place;
    Place to;
    static constexpr auto grammar = line(&Spot::to);
};
/// `uses by-hand: ACT; ACT`, or `uses by-hand: nothing`
struct Acts {
    static constexpr Choice choice = Choice::acts;
    std::vector<Act> acts;
    static constexpr auto grammar = line(as<OrNothing>(&Acts::acts));
};

} // namespace target

/// One alternative per Choice, in that order.
using Target =
    std::variant<target::Nothing, target::Money, target::Jobs, target::Trade, target::Swap,
        target::Business, target::Figure, target::FigureAndPlace, target::Spot, target::Acts>;
static_assert(
    [] {
        return []<typename... Kinds>(std::type_identity<std::variant<Kinds...>>) {
            std::size_t index = 0;
            return ((Kinds::choice == static_cast<Choice>(index++)) && ...);
        }(std::type_identity<Target>{});
    }(),
    "The kinds of targets do not stand in the order of the choices.");
static_assert(!ledger::is_enumerator<static_cast<Choice>(std::variant_size_v<Target>)>(),
    "A choice has no kind of target.");

/// A target of the icon's kind, with nothing chosen yet.
[[nodiscard]] Target open_target(Icon icon);

struct Use {
    Icon icon;
    Target target;
    static constexpr auto grammar = line(actor, "uses", ledger::itself);
    bool operator==(const Use&) const = default;
};
/// Declines one ability, or all due ones if nullopt.
struct Decline {
    std::optional<Icon> icon;
    static constexpr auto grammar = line(actor, "declines", if_there(&Decline::icon));
};
/// Never legal: money cannot be changed (15.no-change).
struct ChangeMoney {
    Cards gives;
    Cards takes;
    static constexpr auto grammar =
        line(actor, "changes", &ChangeMoney::gives, "for", &ChangeMoney::takes);
};

// Other phases. --------------------------------------------------------------------------------

struct RelocateMarker {
    MarkerAt marker;
    static constexpr auto grammar = line(actor, "relocates", &RelocateMarker::marker);
};
struct LeaveMarker {
    static constexpr auto grammar = line(actor, "leaves");
};
/// `FAMILY bids $5,$2` or `FAMILY bids nothing`
struct Bid {
    Cards cards;
    /// Redacted in an ObserverView: a bid was laid, its cards are hidden. Never written in a line.
    bool is_covered = false;
    static constexpr auto grammar = line(actor, "bids", ledger::itself);
    bool operator==(const Bid&) const = default;
};
struct TakeAlly {
    AllyId ally;
    static constexpr auto grammar = line(actor, "takes", as<NewName>(&TakeAlly::ally));
};
struct Discard {
    Cards cards;
    static constexpr auto grammar = line(actor, "discards", as<OrNothing>(&Discard::cards));
};
/// Board tracking: the money in the Suitcase after Act IV.
struct CountSuitcase {
    Money money;
    static constexpr auto grammar = line(actor, "counts", as<Counted>(&CountSuitcase::money));
};

using TableAction = std::variant<OpenBusiness, RevealJob, RevealAlly, RevealNothing, FightWar,
    EmptyPile, Correct, Believe>;
using FamilyAction = std::variant<PlaceThug, PlaceMember, CompleteJob, PlayAlly, Pass, Collect, Use,
    Decline, ChangeMoney, RelocateMarker, LeaveMarker, Bid, TakeAlly, Discard, CountSuitcase>;
using Action = ledger::Joined<TableAction, FamilyAction>;

struct Move {
    /// The acting Family; nullopt for the table.
    std::optional<Family> family;
    Action action;
    /// Reason of the table's ruling, or invoked house rules; empty if none.
    std::string ruling;

    bool operator==(const Move&) const = default;
};

/// Parses a line. Adds new names of cards, tiles and spaces to `components`, undescribed.
[[nodiscard]] ledger::ErrorOr<Move> parse(std::string_view line, Components& components);

/// Returns the canonical line of a move.
[[nodiscard]] std::string format(const Move& move, const Components& components);
[[nodiscard]] std::string format(const Act& act, const Components& components);
[[nodiscard]] std::string format(const Cards& cards, const Components& components);
[[nodiscard]] std::string format(const FigureAt& figure, const Components& components);
[[nodiscard]] std::string format(Place place, const Components& components);

} // namespace consigliere::corleone

template <>
inline constexpr consigliere::ledger::Enumeration<consigliere::corleone::CompleteJob::From, 2>
    consigliere::ledger::rows_of<consigliere::corleone::CompleteJob::From>{{{
        {consigliere::corleone::CompleteJob::From::hand, "hand"},
        {consigliere::corleone::CompleteJob::From::open, "public"},
    }}};
