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
using ledger::Pieces;
using ledger::operator""_w;
using ledger::operator==;

// Acts that a line may list, in corrections and for `by-hand` abilities.

/// Cards come from the piles, the Job deck, or wherever an Ally lies free.
struct Gains {
    Family family;
    Cards cards;
    using Grammar = Pieces<&Gains::family, "gains"_w, &Gains::cards>;
};
/// Cards go back: money and goods to their piles, Jobs to the discards, Allies out of the game.
struct Loses {
    Family family;
    Cards cards;
    using Grammar = Pieces<&Loses::family, "loses"_w, &Loses::cards>;
};
struct Gives {
    Family family;
    Cards cards;
    Family to;
    using Grammar = Pieces<&Gives::family, "gives"_w, &Gives::cards, "to"_w, &Gives::to>;
};
/// From the hand into the own Suitcase.
struct Banks {
    Family family;
    Cards cards;
    using Grammar = Pieces<&Banks::family, "banks"_w, &Banks::cards>;
};
/// From the Suitcase into the hand.
struct Unbanks {
    Family family;
    Cards cards;
    using Grammar = Pieces<&Unbanks::family, "unbanks"_w, &Unbanks::cards>;
};
struct Shot {
    FigureAt figure;
    using Grammar = Pieces<&Shot::figure, "shot"_w>;
};
/// Back to its owner's supply, or beside the board if it is neutral.
struct Recalled {
    FigureAt figure;
    using Grammar = Pieces<&Recalled::figure, "recalled"_w>;
};
struct Moves {
    FigureAt figure;
    Place to;
    using Grammar = Pieces<&Moves::figure, "moves"_w, "to"_w, &Moves::to>;
};
/// A marker from the supply onto the top of a stack.
struct Marks {
    Family family;
    Area territory;
    using Grammar = Pieces<&Marks::family, "marks"_w, &Marks::territory>;
};
/// An own marker goes back to the supply.
struct Unmarks {
    Family family;
    MarkerAt marker;
    using Grammar = Pieces<&Unmarks::family, "unmarks"_w, &Unmarks::marker>;
};

/// It is this player's turn in Family Business, whoever's the ledger thought it was.
struct HasTurn {
    Family family;
    using Grammar = Pieces<&HasTurn::family, "has"_w, "turn"_w>;
};

// Acts that only the referee reports.

/// A figure goes from a supply or the box onto the board or into a supply.
struct Placed {
    FigureAt figure;
    Place to;
    using Grammar = Pieces<&Placed::figure, "placed on"_w, &Placed::to>;
};
struct Opened {
    BusinessId business;
    Area territory;
    using Grammar = Pieces<"table opens"_w, &Opened::territory, &Opened::business>;
};
/// A card of the deck becomes a Public Job, or the face of one becomes known.
struct JobRevealed {
    JobId job;
    using Grammar = Pieces<"table reveals job"_w, &JobRevealed::job>;
};
struct AllyRevealed {
    AllyId ally;
    using Grammar = Pieces<"table reveals ally"_w, &AllyRevealed::ally>;
};
/// The discarded Jobs become the new deck (18.jobs-out).
struct Reshuffled {
    using Grammar = Pieces<"table reshuffles jobs"_w>;
};
/// Jobs from the deck into the hand, faces down.
struct DrawsJobs {
    Family family;
    std::uint8_t count;
    using Grammar = Pieces<&DrawsJobs::family, "draws"_w, as<AsJobs>(&DrawsJobs::count)>;
};
/// The face of a Job in the hand becomes known.
struct Shows {
    Family family;
    JobId job;
    using Grammar = Pieces<&Shows::family, "shows"_w, as<AsCard>(&Shows::job)>;
};
/// A Public Job goes into a Suitcase.
struct TakesPublicJob {
    Family family;
    JobId job;
    using Grammar =
        Pieces<&TakesPublicJob::family, "takes public"_w, as<AsCard>(&TakesPublicJob::job)>;
};
struct PlaysAlly {
    Family family;
    AllyId ally;
    using Grammar = Pieces<&PlaysAlly::family, "plays"_w, as<AsCard>(&PlaysAlly::ally)>;
};
/// A played Ally goes back into the hand (21.allies-back).
struct AllyReturns {
    Family family;
    AllyId ally;
    using Grammar = Pieces<&AllyReturns::family, "takes back"_w, as<AsCard>(&AllyReturns::ally)>;
};
/// An open Ally leaves the game (22.allies).
struct AllyLeaves {
    AllyId ally;
    using Grammar = Pieces<as<AsCard>(&AllyLeaves::ally), "leaves"_w>;
};
/// Money goes from the Suitcase to the piles for an Ally.
struct Bribes {
    Family family;
    Money money;
    using Grammar = Pieces<&Bribes::family, "bribes"_w, &Bribes::money>;
};
struct TakesHorseHead {
    Family family;
    using Grammar = Pieces<&TakesHorseHead::family, "takes horse-head"_w>;
};
/// The money pile of an icon is empty, so a lower card is taken instead (18.money-out).
struct TakesLower {
    Family family;
    Bill wanted;
    Bill taken;
    using Grammar =
        Pieces<&TakesLower::family, "takes"_w, &TakesLower::taken, "for"_w, &TakesLower::wanted>;
};
/// The last card of a pile is gone.
struct PileEmptied {
    PileName pile;
    using Grammar = Pieces<"table empties"_w, &PileEmptied::pile>;
};
/// Public Jobs and Allies are laid open that nobody has named.
struct LaysUnnamed {
    std::uint8_t jobs;
    std::uint8_t allies;
    using Grammar =
        Pieces<"table lays"_w, &LaysUnnamed::jobs, "jobs and"_w, &LaysUnnamed::allies, "allies"_w>;
};
/// The open Allies that nobody has named leave the game (22.allies).
struct UnnamedAlliesLeave {
    std::uint8_t count;
    using Grammar = Pieces<&UnnamedAlliesLeave::count, "allies leave"_w>;
};
/// Board tracking: the money of a Suitcase is counted after Act IV.
struct CountsSuitcase {
    Family family;
    Money money;
    using Grammar = Pieces<&CountsSuitcase::family, "counts"_w, &CountsSuitcase::money>;
};
/// An ability could not be used and fell away.
struct IconLost {
    Family family;
    Icon icon;
    using Grammar = Pieces<&IconLost::family, "misses"_w, &IconLost::icon>;
};
/// A player has no figure left, or figures but no possible action (13.out, 13.no-pass).
struct TurnSkipped {
    Family family;
    bool has_figures;
    using Grammar = Pieces<&TurnSkipped::family, "skipped"_w>;
    bool operator==(const TurnSkipped&) const = default;
};
/// The table let somebody else act who did not have the turn, and it goes on from him.
struct TurnPassedOver {
    Family family;
    using Grammar = Pieces<&TurnPassedOver::family, "is passed over"_w>;
};
struct PhaseBegins {
    Phase phase;
    std::uint8_t act;
    using Grammar = Pieces<&PhaseBegins::phase, "begins"_w>;
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
