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

/// What one line of a record says. `play.h` judges it.
namespace consigliere::corleone {

using ledger::actor;
using ledger::if_there;
using ledger::operator==;

// How a line writes things where it does not write them as everywhere.

/// A name that the record may say here for the first time.
struct NewName { };
/// `$5x3` for three cards of $5.
struct Counted { };

// What the table does. -------------------------------------------------------------------------

struct OpenBusiness {
    Area territory;
    BusinessId business;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "opens", &OpenBusiness::territory,
            as<NewName>(&OpenBusiness::business));
    }
};
struct RevealJob {
    JobId job;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "reveals", "job", &RevealJob::job);
    }
};
struct RevealAlly {
    AllyId ally;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "reveals", "ally", as<NewName>(&RevealAlly::ally));
    }
};
/// The Job deck is out.
struct RevealNothing {
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "reveals", "nothing");
    }
};
/// What the table believes a Turf War's outcome to be: a Family, or `none`.
struct WarBelief {
    std::optional<Family> winner;
    bool operator==(const WarBelief&) const = default;
};
struct FightWar {
    Area territory{};
    std::optional<WarBelief> belief;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "war", &FightWar::territory, if_there(&FightWar::belief));
    }
};
/// A money value, a kind of goods, or `jobs`.
struct EmptyPile {
    PileName pile;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "empties", &EmptyPile::pile);
    }
};
struct Correct {
    std::vector<Act> acts;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "corrects:", &Correct::acts);
    }
};

/// Settles what is so by asking the referee. It changes nothing; it is legal if the ledger agrees
/// and illegal, with the rule and the facts, if it does not.
struct Believe {
    Family family;
    Claim claim;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "believes", &Believe::family, &Believe::claim);
    }
};

// Actions of a turn. ---------------------------------------------------------------------------

struct PlaceThug {
    BusinessId business;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "thug", &PlaceThug::business);
    }
};
struct PlaceMember {
    FigureKind figure;
    SpaceId space;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "member", &PlaceMember::figure, &PlaceMember::space);
    }
};
struct CompleteJob {
    enum class From : std::uint8_t { hand, open };
    JobId job;
    From from;
    Cards pays;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "job", &CompleteJob::job, "from", &CompleteJob::from,
            if_there<OrNothing>("pays", &CompleteJob::pays));
    }
};
struct PlayAlly {
    AllyId ally;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "ally", &PlayAlly::ally);
    }
};
/// Nobody may, so this is legal only when nothing at all is possible.
struct Pass {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., actor, "passes"); }
};

// Abilities that are due. ----------------------------------------------------------------------

struct Collect {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., actor, "collects"); }
};

/// Jobs by name, with commas between.
struct JobNames {
    ledger::FixedList<JobId, 4> jobs;
    /// How many were named without this audience knowing them; no line says it.
    std::uint8_t covered = 0;

    [[nodiscard]] constexpr int count() const { return static_cast<int>(jobs.size()) + covered; }
    [[nodiscard]] constexpr bool empty() const { return count() == 0; }
    bool operator==(const JobNames&) const = default;
};

/// What an ability is used on: what stands behind the icon in the line.
namespace target {

using ledger::operator==;

/// `uses gun`
struct Nothing {
    static constexpr Choice choice = Choice::nothing;
    static constexpr auto grammar(auto... lazy) { return line(lazy...); }
};
/// `uses bank $3`
struct Money {
    static constexpr Choice choice = Choice::money;
    Cards cards;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Money::cards); }
};
struct Jobs {
    static constexpr Choice choice = Choice::jobs;
    JobNames keeps;
    JobNames discards;
    static constexpr auto grammar(auto... lazy)
    {
        return line(
            lazy..., if_there("keeps", &Jobs::keeps), if_there("discards", &Jobs::discards));
    }
};
struct Trade {
    static constexpr Choice choice = Choice::trade;
    Cards gives;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., "gives", &Trade::gives); }
};
struct Swap {
    static constexpr Choice choice = Choice::swap;
    Cards gives;
    Good good;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "gives", &Swap::gives, "for", &Swap::good);
    }
};
/// `uses front test-docks`
struct Business {
    static constexpr Choice choice = Choice::business;
    BusinessId business;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Business::business); }
};
/// `uses shoot pizzino:thug@test-docks`
struct Figure {
    static constexpr Choice choice = Choice::figure;
    FigureAt figure;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Figure::figure); }
};
struct FigureAndPlace {
    static constexpr Choice choice = Choice::figure_and_place;
    FigureAt figure;
    Place to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &FigureAndPlace::figure, "to", &FigureAndPlace::to);
    }
};
/// `uses mayor midtown+queens`
struct Spot {
    static constexpr Choice choice = Choice::place;
    Place to;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Spot::to); }
};
/// `uses by-hand: ACT; ACT`, or `uses by-hand: nothing`
struct Acts {
    static constexpr Choice choice = Choice::acts;
    std::vector<Act> acts;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., as<OrNothing>(&Acts::acts));
    }
};

} // namespace target

/// One for each Choice, in their order.
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

/// The target of an icon that nobody has chosen yet.
[[nodiscard]] Target open_target(Icon icon);

struct Use {
    Icon icon;
    Target target;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "uses", ledger::itself);
    }
    bool operator==(const Use&) const = default;
};
/// One ability, or all that are due.
struct Decline {
    std::optional<Icon> icon;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "declines", if_there(&Decline::icon));
    }
};
/// Money is never changed, so this is never legal.
struct ChangeMoney {
    Cards gives;
    Cards takes;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "changes", &ChangeMoney::gives, "for", &ChangeMoney::takes);
    }
};

// Other phases. --------------------------------------------------------------------------------

struct RelocateMarker {
    MarkerAt marker;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "relocates", &RelocateMarker::marker);
    }
};
/// Places no marker.
struct LeaveMarker {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., actor, "leaves"); }
};
/// `FAMILY bids $5,$2` or `FAMILY bids nothing`
struct Bid {
    Cards cards;
    /// It was laid, and this audience does not know it; no line says it.
    bool is_covered = false;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "bids", ledger::itself);
    }
    bool operator==(const Bid&) const = default;
};
struct TakeAlly {
    AllyId ally;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "takes", as<NewName>(&TakeAlly::ally));
    }
};
struct Discard {
    Cards cards;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "discards", as<OrNothing>(&Discard::cards));
    }
};
/// Board tracking, the Suitcase's money after Act IV.
struct CountSuitcase {
    Money money;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., actor, "counts", as<Counted>(&CountSuitcase::money));
    }
};

using TableAction = std::variant<OpenBusiness, RevealJob, RevealAlly, RevealNothing, FightWar,
    EmptyPile, Correct, Believe>;
using FamilyAction = std::variant<PlaceThug, PlaceMember, CompleteJob, PlayAlly, Pass, Collect, Use,
    Decline, ChangeMoney, RelocateMarker, LeaveMarker, Bid, TakeAlly, Discard, CountSuitcase>;
using Action = ledger::Joined<TableAction, FamilyAction>;

struct Move {
    /// Who does it; nothing stands for the table.
    std::optional<Family> family;
    Action action;
    /// Why the table lets it stand although a rule forbids it; empty when it has not ruled.
    std::string ruling;

    bool operator==(const Move&) const = default;
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

template <>
inline constexpr consigliere::ledger::Enumeration<consigliere::corleone::CompleteJob::From, 2>
    consigliere::ledger::rows_of<consigliere::corleone::CompleteJob::From>{{{
        {consigliere::corleone::CompleteJob::From::hand, "hand"},
        {consigliere::corleone::CompleteJob::From::open, "public"},
    }}};
