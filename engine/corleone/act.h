#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/enums.h"
#include "engine/corleone/position.h"
#include "engine/ledger/grammar.h"
#include "engine/ledger/variant_utils.h"

#include <optional>
#include <variant>

/// Physical acts: what hands do at the table. Every change of a Position is one of them, so that
/// the log, the animation, "Why?", corrections and `by-hand` abilities share this one vocabulary.
/// An act knows what is possible (a card must exist to be given away) and no rule.
namespace consigliere::corleone {

/// A figure as a line names it, by kind and place: `pizzino:thug@penn-central`.
struct FigureAt {
    std::optional<Family> owner; ///< Nothing for the neutral figures.
    FigureKind kind = FigureKind::thug;
    Place place;

    bool operator==(const FigureAt&) const = default;
};
[[nodiscard]] FigureAt figure_at_its_place(const Position& position, FigureId figure);
[[nodiscard]] std::optional<FigureId> resolve(const Position& position, const FigureAt& figure);

/// One of a Family's own markers in a Territory as a line names it: `queens#2`.
struct MarkerAt {
    Area territory{};
    /// From the bottom; 0 is the highest.
    std::uint8_t number = 0;

    bool operator==(const MarkerAt&) const = default;
};

/// A common pile: a money value, a kind of goods, or the Job deck, which has no kind.
using PileName = std::variant<Bill, Good, std::monostate>;

// How a line writes things of acts where it does not write them as everywhere.

/// A card in a list of cards: `job:extortion`.
struct AsCard { };
/// A number of Jobs whose faces are unknown, as cards: `job,job`.
struct AsJobs { };

namespace act {

using ledger::as;
using ledger::line;
using ledger::operator==;

// Acts that a line may list, in corrections and for `by-hand` abilities.

/// Cards come from the piles, the Job deck, or wherever an Ally lies free.
struct Gains {
    Family family;
    Cards cards;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Gains::family, "gains", &Gains::cards);
    }
};
/// Cards go back: money and goods to their piles, Jobs to the discards, Allies out of the game.
struct Loses {
    Family family;
    Cards cards;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Loses::family, "loses", &Loses::cards);
    }
};
struct Gives {
    Family family;
    Cards cards;
    Family to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Gives::family, "gives", &Gives::cards, "to", &Gives::to);
    }
};
/// From the hand into the own Suitcase.
struct Banks {
    Family family;
    Cards cards;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Banks::family, "banks", &Banks::cards);
    }
};
/// From the Suitcase into the hand.
struct Unbanks {
    Family family;
    Cards cards;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Unbanks::family, "unbanks", &Unbanks::cards);
    }
};
struct Shot {
    FigureAt figure;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Shot::figure, "shot"); }
};
/// Back to its owner's supply, or beside the board if it is neutral.
struct Recalled {
    FigureAt figure;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Recalled::figure, "recalled");
    }
};
struct Moves {
    FigureAt figure;
    Place to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Moves::figure, "moves", "to", &Moves::to);
    }
};
/// A marker from the supply onto the top of a stack.
struct Marks {
    Family family;
    Area territory;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Marks::family, "marks", &Marks::territory);
    }
};
/// An own marker goes back to the supply.
struct Unmarks {
    Family family;
    MarkerAt marker;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Unmarks::family, "unmarks", &Unmarks::marker);
    }
};

/// It is this player's turn in Family Business, whoever's the ledger thought it was.
struct HasTurn {
    Family family;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &HasTurn::family, "has", "turn");
    }
};

// Acts that only the referee reports.

/// A figure goes from a supply or the box onto the board or into a supply.
struct Placed {
    FigureAt figure;
    Place to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Placed::figure, "placed on", &Placed::to);
    }
};
struct Opened {
    BusinessId business;
    Area territory;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table opens", &Opened::territory, &Opened::business);
    }
};
/// A card of the deck becomes a Public Job, or the face of one becomes known.
struct JobRevealed {
    JobId job;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table reveals job", &JobRevealed::job);
    }
};
struct AllyRevealed {
    AllyId ally;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table reveals ally", &AllyRevealed::ally);
    }
};
/// The discarded Jobs become the new deck (18.jobs-out).
struct Reshuffled {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., "table reshuffles jobs"); }
};
/// Jobs from the deck into the hand, faces down.
struct DrawsJobs {
    Family family;
    std::uint8_t count;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &DrawsJobs::family, "draws", as<AsJobs>(&DrawsJobs::count));
    }
};
/// The face of a Job in the hand becomes known.
struct Shows {
    Family family;
    JobId job;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Shows::family, "shows", as<AsCard>(&Shows::job));
    }
};
/// A Public Job goes into a Suitcase.
struct TakesPublicJob {
    Family family;
    JobId job;
    static constexpr auto grammar(auto... lazy)
    {
        return line(
            lazy..., &TakesPublicJob::family, "takes public", as<AsCard>(&TakesPublicJob::job));
    }
};
struct PlaysAlly {
    Family family;
    AllyId ally;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &PlaysAlly::family, "plays", as<AsCard>(&PlaysAlly::ally));
    }
};
/// A played Ally goes back into the hand (21.allies-back).
struct AllyReturns {
    Family family;
    AllyId ally;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &AllyReturns::family, "takes back", as<AsCard>(&AllyReturns::ally));
    }
};
/// An open Ally leaves the game (22.allies).
struct AllyLeaves {
    AllyId ally;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., as<AsCard>(&AllyLeaves::ally), "leaves");
    }
};
/// Money goes from the Suitcase to the piles for an Ally.
struct Bribes {
    Family family;
    Money money;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Bribes::family, "bribes", &Bribes::money);
    }
};
struct TakesHorseHead {
    Family family;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &TakesHorseHead::family, "takes horse-head");
    }
};
/// The money pile of an icon is empty, so a lower card is taken instead (18.money-out).
struct TakesLower {
    Family family;
    Bill wanted;
    Bill taken;
    static constexpr auto grammar(auto... lazy)
    {
        return line(
            lazy..., &TakesLower::family, "takes", &TakesLower::taken, "for", &TakesLower::wanted);
    }
};
/// The last card of a pile is gone.
struct PileEmptied {
    PileName pile;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table empties", &PileEmptied::pile);
    }
};
/// Public Jobs and Allies are laid open that nobody has named.
struct LaysUnnamed {
    std::uint8_t jobs;
    std::uint8_t allies;
    static constexpr auto grammar(auto... lazy)
    {
        return line(
            lazy..., "table lays", &LaysUnnamed::jobs, "jobs and", &LaysUnnamed::allies, "allies");
    }
};
/// The open Allies that nobody has named leave the game (22.allies).
struct UnnamedAlliesLeave {
    std::uint8_t count;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &UnnamedAlliesLeave::count, "allies leave");
    }
};
/// Board tracking: the money of a Suitcase is counted after Act IV.
struct CountsSuitcase {
    Family family;
    Money money;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &CountsSuitcase::family, "counts", &CountsSuitcase::money);
    }
};
/// An ability could not be used and fell away.
struct IconLost {
    Family family;
    Icon icon;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &IconLost::family, "misses", &IconLost::icon);
    }
};
/// A player has no figure left, or figures but no possible action (13.out, 13.no-pass).
struct TurnSkipped {
    Family family;
    bool has_figures;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &TurnSkipped::family, "skipped");
    }
    bool operator==(const TurnSkipped&) const = default;
};
/// The table let somebody else act who did not have the turn, and it goes on from him.
struct TurnPassedOver {
    Family family;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &TurnPassedOver::family, "is passed over");
    }
};
struct PhaseBegins {
    Phase phase;
    std::uint8_t act;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &PhaseBegins::phase, "begins");
    }
    bool operator==(const PhaseBegins&) const = default;
};

} // namespace act

// Those that a line may list: of a Family, and of a figure.
using FamilyAct = std::variant<act::Gains, act::Loses, act::Gives, act::Banks, act::Unbanks,
    act::Marks, act::Unmarks, act::HasTurn>;
using FigureAct = std::variant<act::Shot, act::Recalled, act::Moves>;
using ListedAct = ledger::Joined<FamilyAct, FigureAct>;
using Act = ledger::Joined<ListedAct,
    std::variant<act::Placed, act::Opened, act::JobRevealed, act::AllyRevealed, act::Reshuffled,
        act::DrawsJobs, act::Shows, act::TakesPublicJob, act::PlaysAlly, act::AllyReturns,
        act::AllyLeaves, act::Bribes, act::TakesHorseHead, act::TakesLower, act::PileEmptied,
        act::LaysUnnamed, act::UnnamedAlliesLeave, act::CountsSuitcase, act::IconLost,
        act::TurnSkipped, act::TurnPassedOver, act::PhaseBegins>>;

using ledger::is_one_of;
using ledger::is_one_that;

/// Does an act. Gives the reason if it is not possible, and then changes nothing.
[[nodiscard]] std::optional<ledger::Reason> apply(
    const Act& act, Position& position, const Components& components);

} // namespace consigliere::corleone
