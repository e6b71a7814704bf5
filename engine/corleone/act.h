#pragma once

#include "engine/corleone/cards.h"
#include "engine/corleone/position.h"
#include "engine/corleone/words.h"

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

    [[nodiscard]] friend constexpr bool operator==(const FigureAt&, const FigureAt&) = default;
};
[[nodiscard]] FigureAt figure_at_its_place(const Position& position, FigureId figure);
[[nodiscard]] std::optional<FigureId> resolve(const Position& position, const FigureAt& figure);

/// A common pile: a money value, a kind of goods, or the Job deck, which has no kind.
using PileName = std::variant<Bill, Good, std::monostate>;

namespace act {

// Acts that a line may list, in corrections and for `by-hand` abilities.

/// Cards come from the piles, the Job deck, or wherever an Ally lies free.
struct Gains {
    Family family;
    Cards cards;
    [[nodiscard]] friend constexpr bool operator==(const Gains&, const Gains&) = default;
};
/// Cards go back: money and goods to their piles, Jobs to the discards, Allies out of the game.
struct Loses {
    Family family;
    Cards cards;
    [[nodiscard]] friend constexpr bool operator==(const Loses&, const Loses&) = default;
};
struct Gives {
    Family family;
    Cards cards;
    Family to;
    [[nodiscard]] friend constexpr bool operator==(const Gives&, const Gives&) = default;
};
/// From the hand into the own Suitcase.
struct Banks {
    Family family;
    Cards cards;
    [[nodiscard]] friend constexpr bool operator==(const Banks&, const Banks&) = default;
};
/// From the Suitcase into the hand.
struct Unbanks {
    Family family;
    Cards cards;
    [[nodiscard]] friend constexpr bool operator==(const Unbanks&, const Unbanks&) = default;
};
struct Shot {
    FigureAt figure;
    [[nodiscard]] friend constexpr bool operator==(const Shot&, const Shot&) = default;
};
/// Back to its owner's supply, or beside the board if it is neutral.
struct Recalled {
    FigureAt figure;
    [[nodiscard]] friend constexpr bool operator==(const Recalled&, const Recalled&) = default;
};
struct Moves {
    FigureAt figure;
    Place to;
    [[nodiscard]] friend constexpr bool operator==(const Moves&, const Moves&) = default;
};
/// A marker from the supply onto the top of a stack.
struct Marks {
    Family family;
    Area territory;
    [[nodiscard]] friend constexpr bool operator==(const Marks&, const Marks&) = default;
};
/// The own `number`-th marker from the bottom goes back to the supply; 0 is the highest.
struct Unmarks {
    Family family;
    Area territory;
    std::uint8_t number;
    [[nodiscard]] friend constexpr bool operator==(const Unmarks&, const Unmarks&) = default;
};

/// It is this player's turn in Family Business, whoever's the ledger thought it was.
struct HasTurn {
    Family family;
    [[nodiscard]] friend constexpr bool operator==(const HasTurn&, const HasTurn&) = default;
};

// Acts that only the referee reports.

/// A figure goes from a supply or the box onto the board or into a supply.
struct Placed {
    FigureAt figure;
    Place to;
    [[nodiscard]] friend constexpr bool operator==(const Placed&, const Placed&) = default;
};
struct Opened {
    BusinessId business;
    Area territory;
    [[nodiscard]] friend constexpr bool operator==(const Opened&, const Opened&) = default;
};
/// A card of the deck becomes a Public Job, or the face of one becomes known.
struct JobRevealed {
    JobId job;
    [[nodiscard]] friend constexpr bool operator==(
        const JobRevealed&, const JobRevealed&) = default;
};
struct AllyRevealed {
    AllyId ally;
    [[nodiscard]] friend constexpr bool operator==(
        const AllyRevealed&, const AllyRevealed&) = default;
};
/// The discarded Jobs become the new deck (18.jobs-out).
struct Reshuffled {
    [[nodiscard]] friend constexpr bool operator==(const Reshuffled&, const Reshuffled&) = default;
};
/// Jobs from the deck into the hand, faces down.
struct DrawsJobs {
    Family family;
    std::uint8_t count;
    [[nodiscard]] friend constexpr bool operator==(const DrawsJobs&, const DrawsJobs&) = default;
};
/// The face of a Job in the hand becomes known.
struct Shows {
    Family family;
    JobId job;
    [[nodiscard]] friend constexpr bool operator==(const Shows&, const Shows&) = default;
};
/// A Public Job goes into a Suitcase.
struct TakesPublicJob {
    Family family;
    JobId job;
    [[nodiscard]] friend constexpr bool operator==(
        const TakesPublicJob&, const TakesPublicJob&) = default;
};
struct PlaysAlly {
    Family family;
    AllyId ally;
    [[nodiscard]] friend constexpr bool operator==(const PlaysAlly&, const PlaysAlly&) = default;
};
/// A played Ally goes back into the hand (21.allies-back).
struct AllyReturns {
    Family family;
    AllyId ally;
    [[nodiscard]] friend constexpr bool operator==(
        const AllyReturns&, const AllyReturns&) = default;
};
/// An open Ally leaves the game (22.allies).
struct AllyLeaves {
    AllyId ally;
    [[nodiscard]] friend constexpr bool operator==(const AllyLeaves&, const AllyLeaves&) = default;
};
/// Money goes from the Suitcase to the piles for an Ally.
struct Bribes {
    Family family;
    Money money;
    [[nodiscard]] friend constexpr bool operator==(const Bribes&, const Bribes&) = default;
};
struct TakesHorseHead {
    Family family;
    [[nodiscard]] friend constexpr bool operator==(
        const TakesHorseHead&, const TakesHorseHead&) = default;
};
/// The money pile of an icon is empty, so a lower card is taken instead (18.money-out).
struct TakesLower {
    Family family;
    Bill wanted;
    Bill taken;
    [[nodiscard]] friend constexpr bool operator==(const TakesLower&, const TakesLower&) = default;
};
/// The last card of a pile is gone.
struct PileEmptied {
    PileName pile;
    [[nodiscard]] friend constexpr bool operator==(
        const PileEmptied&, const PileEmptied&) = default;
};
/// Public Jobs and Allies are laid open that nobody has named.
struct LaysUnnamed {
    std::uint8_t jobs;
    std::uint8_t allies;
    [[nodiscard]] friend constexpr bool operator==(
        const LaysUnnamed&, const LaysUnnamed&) = default;
};
/// The open Allies that nobody has named leave the game (22.allies).
struct UnnamedAlliesLeave {
    std::uint8_t count;
    [[nodiscard]] friend constexpr bool operator==(
        const UnnamedAlliesLeave&, const UnnamedAlliesLeave&) = default;
};
/// Board tracking: the money of a Suitcase is counted after Act IV.
struct CountsSuitcase {
    Family family;
    Money money;
    [[nodiscard]] friend constexpr bool operator==(
        const CountsSuitcase&, const CountsSuitcase&) = default;
};
/// An ability could not be used and fell away.
struct IconLost {
    Family family;
    Icon icon;
    [[nodiscard]] friend constexpr bool operator==(const IconLost&, const IconLost&) = default;
};
/// A player has no figure left, or figures but no possible action (13.out, 13.no-pass).
struct TurnSkipped {
    Family family;
    bool has_figures;
    [[nodiscard]] friend constexpr bool operator==(
        const TurnSkipped&, const TurnSkipped&) = default;
};
/// The table let somebody else act who did not have the turn, and it goes on from him.
struct TurnPassedOver {
    Family family;
    [[nodiscard]] friend constexpr bool operator==(
        const TurnPassedOver&, const TurnPassedOver&) = default;
};
struct PhaseBegins {
    Phase phase;
    std::uint8_t act;
    [[nodiscard]] friend constexpr bool operator==(
        const PhaseBegins&, const PhaseBegins&) = default;
};

} // namespace act

using Act = std::variant<act::Gains, act::Loses, act::Gives, act::Banks, act::Unbanks, act::Shot,
    act::Recalled, act::Moves, act::Marks, act::Unmarks, act::HasTurn, act::Placed, act::Opened,
    act::JobRevealed, act::AllyRevealed, act::Reshuffled, act::DrawsJobs, act::Shows,
    act::TakesPublicJob, act::PlaysAlly, act::AllyReturns, act::AllyLeaves, act::Bribes,
    act::TakesHorseHead, act::TakesLower, act::PileEmptied, act::LaysUnnamed,
    act::UnnamedAlliesLeave, act::CountsSuitcase, act::IconLost, act::TurnSkipped,
    act::TurnPassedOver, act::PhaseBegins>;

/// Does an act. Gives the reason if it is not possible, and then changes nothing.
[[nodiscard]] std::optional<ledger::Reason> apply(
    const Act& act, Position& position, const Components& components);

} // namespace consigliere::corleone
