#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/enums.h"
#include "engine/corleone/position.h"
#include "engine/ledger/grammar.h"
#include "engine/ledger/variant_utils.h"

#include <optional>
#include <variant>

// Physical acts: what hands do at the table. Every change of a Position is an act; log, animation,
// "Why?", corrections and `by-hand` abilities use them. An act checks physical possibility (a card
// must exist to be given away), no rules.
namespace consigliere::corleone {

/// A figure by kind and place, as in a line: `pizzino:thug@penn-central`.
struct FigureAt {
    std::optional<Family> owner; ///< nullopt for neutral figures.
    FigureKind kind = FigureKind::thug;
    Place place;

    bool operator==(const FigureAt&) const = default;
};
[[nodiscard]] FigureAt figure_at_its_place(const Position& position, FigureId figure);
[[nodiscard]] std::optional<FigureId> resolve(const Position& position, const FigureAt& figure);

/// A Family's own marker in a Territory, as in a line: `queens#2`.
struct MarkerAt {
    Area territory{};
    /// Counted from the bottom, 1-based; 0 is the highest one.
    std::uint8_t number = 0;

    bool operator==(const MarkerAt&) const = default;
};

/// A common pile: a money value, a kind of goods, or the Job deck (monostate).
using PileName = std::variant<Bill, Good, std::monostate>;

// Notation tags: fields of acts that are written differently from the default.

/// As an element of a list of cards: `job:extortion`.
struct AsCard { };
/// A count of face-down Jobs as cards: `job,job`.
struct AsJobs { };

namespace act {

using ledger::as;
using ledger::line;
using ledger::operator==;

// Acts that a line may list, in corrections and for `by-hand` abilities.

/// Takes cards from the piles, the Job deck, or any Ally that no player has.
struct Gains {
    Family family;
    Cards cards;
    static constexpr auto grammar = line(&Gains::family, "gains", &Gains::cards);
};
/// Returns cards: money and goods to their piles, Jobs to the discards; Allies leave the game.
struct Loses {
    Family family;
    Cards cards;
    static constexpr auto grammar = line(&Loses::family, "loses", &Loses::cards);
};
struct Gives {
    Family family;
    Cards cards;
    Family to;
    static constexpr auto grammar = line(&Gives::family, "gives", &Gives::cards, "to", &Gives::to);
};
/// From the hand into the Family's own Suitcase.
struct Banks {
    Family family;
    Cards cards;
    static constexpr auto grammar = line(&Banks::family, "banks", &Banks::cards);
};
struct Unbanks {
    Family family;
    Cards cards;
    static constexpr auto grammar = line(&Unbanks::family, "unbanks", &Unbanks::cards);
};
struct Shot {
    FigureAt figure;
    static constexpr auto grammar = line(&Shot::figure, "shot");
};
/// Back to its owner's supply; neutral figures beside the board.
struct Recalled {
    FigureAt figure;
    static constexpr auto grammar = line(&Recalled::figure, "recalled");
};
struct Moves {
    FigureAt figure;
    Place to;
    static constexpr auto grammar = line(&Moves::figure, "moves", "to", &Moves::to);
};
/// A marker from the supply onto the top of a stack.
struct Marks {
    Family family;
    Area territory;
    static constexpr auto grammar = line(&Marks::family, "marks", &Marks::territory);
};
struct Unmarks {
    Family family;
    MarkerAt marker;
    static constexpr auto grammar = line(&Unmarks::family, "unmarks", &Unmarks::marker);
};

/// Corrects whose turn it is in Family Business.
struct HasTurn {
    Family family;
    static constexpr auto grammar = line(&HasTurn::family, "has", "turn");
};

// Acts that only the referee reports.

/// A figure from a supply or the box onto the board or into a supply.
struct Placed {
    FigureAt figure;
    Place to;
    static constexpr auto grammar = line(&Placed::figure, "placed on", &Placed::to);
};
struct Opened {
    BusinessId business;
    Area territory;
    static constexpr auto grammar = line("table opens", &Opened::territory, &Opened::business);
};
/// A card of the deck becomes a Public Job, or an unnamed one is named.
struct JobRevealed {
    JobId job;
    static constexpr auto grammar = line("table reveals job", &JobRevealed::job);
};
struct AllyRevealed {
    AllyId ally;
    static constexpr auto grammar = line("table reveals ally", &AllyRevealed::ally);
};
/// The discarded Jobs become the new deck (18.jobs-out).
struct Reshuffled {
    static constexpr auto grammar = line("table reshuffles jobs");
};
/// Jobs from the deck into the hand, face down.
struct DrawsJobs {
    Family family;
    std::uint8_t count;
    static constexpr auto grammar =
        line(&DrawsJobs::family, "draws", as<AsJobs>(&DrawsJobs::count));
};
/// The face of a Job in the hand becomes known.
struct Shows {
    Family family;
    JobId job;
    static constexpr auto grammar = line(&Shows::family, "shows", as<AsCard>(&Shows::job));
};
/// A Public Job moves into a Suitcase.
struct TakesPublicJob {
    Family family;
    JobId job;
    static constexpr auto grammar =
        line(&TakesPublicJob::family, "takes public", as<AsCard>(&TakesPublicJob::job));
};
struct PlaysAlly {
    Family family;
    AllyId ally;
    static constexpr auto grammar = line(&PlaysAlly::family, "plays", as<AsCard>(&PlaysAlly::ally));
};
/// A played Ally returns to the hand (21.allies-back).
struct AllyReturns {
    Family family;
    AllyId ally;
    static constexpr auto grammar =
        line(&AllyReturns::family, "takes back", as<AsCard>(&AllyReturns::ally));
};
/// An open Ally leaves the game (22.allies).
struct AllyLeaves {
    AllyId ally;
    static constexpr auto grammar = line(as<AsCard>(&AllyLeaves::ally), "leaves");
};
/// Pays for an Ally: money from the Suitcase to the piles.
struct Bribes {
    Family family;
    Money money;
    static constexpr auto grammar = line(&Bribes::family, "bribes", &Bribes::money);
};
struct TakesHorseHead {
    Family family;
    static constexpr auto grammar = line(&TakesHorseHead::family, "takes horse-head");
};
/// Takes a lower card because the pile of the icon's value is empty (18.money-out).
struct TakesLower {
    Family family;
    Bill wanted;
    Bill taken;
    static constexpr auto grammar =
        line(&TakesLower::family, "takes", &TakesLower::taken, "for", &TakesLower::wanted);
};
struct PileEmptied {
    PileName pile;
    static constexpr auto grammar = line("table empties", &PileEmptied::pile);
};
/// Public Jobs and Allies are turned up without being named.
struct LaysUnnamed {
    std::uint8_t jobs;
    std::uint8_t allies;
    static constexpr auto grammar =
        line("table lays", &LaysUnnamed::jobs, "jobs and", &LaysUnnamed::allies, "allies");
};
/// Unnamed open Allies leave the game (22.allies).
struct UnnamedAlliesLeave {
    std::uint8_t count;
    static constexpr auto grammar = line(&UnnamedAlliesLeave::count, "allies leave");
};
/// Board tracking: the Suitcase's money is counted after Act IV.
struct CountsSuitcase {
    Family family;
    Money money;
    static constexpr auto grammar = line(&CountsSuitcase::family, "counts", &CountsSuitcase::money);
};
/// A due ability could not be used and lapsed.
struct IconLost {
    Family family;
    Icon icon;
    static constexpr auto grammar = line(&IconLost::family, "misses", &IconLost::icon);
};
/// A player has no figure left, or figures but no possible action (13.out, 13.no-pass).
struct TurnSkipped {
    Family family;
    bool has_figures;
    static constexpr auto grammar = line(&TurnSkipped::family, "skipped");
    bool operator==(const TurnSkipped&) const = default;
};
/// The table let another player act out of turn; the turn order continues from that player.
struct TurnPassedOver {
    Family family;
    static constexpr auto grammar = line(&TurnPassedOver::family, "is passed over");
};
struct PhaseBegins {
    Phase phase;
    std::uint8_t act;
    static constexpr auto grammar = line(&PhaseBegins::phase, "begins");
    bool operator==(const PhaseBegins&) const = default;
};

} // namespace act

// Acts that a line may list: of a Family, and of a figure.
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

/// Performs an act. Returns the reason if it is impossible; the position is unchanged then.
[[nodiscard]] std::optional<ledger::Reason> apply(
    const Act& act, Position& position, const Components& components);

} // namespace consigliere::corleone
