#pragma once

#include "engine/ledger/grammar.h"
#include "engine/ledger/variant_utils.h"
#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <optional>
#include <variant>

// Physical acts at the table, each with its words in a log. Every change of a Position is one act,
// so the log, the animation, "Why?" and corrections share one vocabulary. An act checks only what
// is physically possible (a purse must hold what it pays); it knows no rules.
namespace consigliere::mafia {

/// A payer or payee: a figure with its purse, or the bank.
struct Party {
    std::optional<Figure> figure;
    [[nodiscard]] friend constexpr bool operator==(Party, Party) = default;
};
inline constexpr Party the_bank{};
inline constexpr std::string_view bank_word = "bank";

/// Location of a killer: a field of the map, or the home point.
struct Post {
    std::optional<Square> square;
    [[nodiscard]] friend constexpr bool operator==(Post, Post) = default;
};
inline constexpr Post home_point{};
inline constexpr std::string_view home_word = "home";

namespace act {

using ledger::if_there;
using ledger::line;
using ledger::operator==;

// Acts that a correction, or a card done by hand, may list. ---------------------------------------

struct Pays {
    Party from;
    int amount;
    Party to;
    Why why = Why::correction;
    static constexpr auto grammar = line(&Pays::from, "pays", &Pays::amount, "to", &Pays::to);
    [[nodiscard]] friend constexpr bool operator==(const Pays&, const Pays&) = default;
};
struct Stands {
    Figure figure;
    Field field;
    static constexpr auto grammar = line(&Stands::figure, "stands", &Stands::field);
};
struct Places {
    Figure figure;
    Square square;
    static constexpr auto grammar = line(&Places::figure, "places", &Places::square);
};
/// Returns the piece to its owner.
struct Lifts {
    Figure figure;
    Square square;
    static constexpr auto grammar = line(&Lifts::figure, "lifts", &Lifts::square);
};
/// Adds a killer to the figure's home point.
struct GainsKiller {
    Figure figure;
    static constexpr auto grammar = line(&GainsKiller::figure, "gains", "killer");
};
struct LosesKiller {
    Figure figure;
    Post at;
    static constexpr auto grammar = line(&LosesKiller::figure, "loses", "killer", &LosesKiller::at);
};
struct MovesKiller {
    Figure figure;
    Post from;
    Square to;
    static constexpr auto grammar =
        line(&MovesKiller::figure, "sends", &MovesKiller::from, "to", &MovesKiller::to);
};
/// Puts the figure's token on a business; a card laid there stays.
struct Marks {
    Figure figure;
    Field business;
    static constexpr auto grammar = line(&Marks::figure, "marks", &Marks::business);
};
/// Removes the token and the card from a business.
struct Unmarks {
    Figure figure;
    Field business;
    static constexpr auto grammar = line(&Unmarks::figure, "unmarks", &Unmarks::business);
};
struct LaysCard {
    Figure figure;
    Card card;
    Field business;
    static constexpr auto grammar =
        line(&LaysCard::figure, "lays", &LaysCard::card, "on", &LaysCard::business);
};
/// Takes a card from its deck: red face down, black face up.
struct TakesCard {
    Figure figure;
    Card card;
    static constexpr auto grammar = line(&TakesCard::figure, "takes", &TakesCard::card);
};
/// Puts a card under its deck.
struct ReturnsCard {
    Figure figure;
    Card card;
    static constexpr auto grammar = line(&ReturnsCard::figure, "returns", &ReturnsCard::card);
};
struct GivesCard {
    Figure figure;
    Card card;
    Figure to;
    static constexpr auto grammar =
        line(&GivesCard::figure, "gives", &GivesCard::card, "to", &GivesCard::to);
};
/// Lays a red card face up, which puts it in use.
struct OpensCard {
    Figure figure;
    Card card;
    static constexpr auto grammar = line(&OpensCard::figure, "opens", &OpensCard::card);
};
/// Sets the debt between two persons to this amount.
struct Owes {
    Figure figure;
    int amount;
    Figure to;
    static constexpr auto grammar = line(&Owes::figure, "owes", &Owes::amount, "to", &Owes::to);
    [[nodiscard]] friend constexpr bool operator==(const Owes&, const Owes&) = default;
};

// Acts that only the referee reports. -------------------------------------------------------------

struct Rolls {
    Figure figure;
    int number;
    Figure next;
    static constexpr auto grammar = line(&Rolls::figure, "rolls", &Rolls::number, &Rolls::next);
    [[nodiscard]] friend constexpr bool operator==(const Rolls&, const Rolls&) = default;
};
struct Tosses {
    Figure figure;
    Coin coin;
    static constexpr auto grammar = line(&Tosses::figure, "tosses", &Tosses::coin);
};
/// Hires a killer, who waits on the home point for the next turn (A12).
struct Hires {
    Figure figure;
    static constexpr auto grammar = line(&Hires::figure, "hires");
};
/// The figure does not collect this amount, because its turn is clean (M-4.9).
struct Forgoes {
    Figure figure;
    int amount;
    Why why;
    static constexpr auto grammar =
        line(&Forgoes::figure, "forgoes", &Forgoes::amount, &Forgoes::why);
    [[nodiscard]] friend constexpr bool operator==(const Forgoes&, const Forgoes&) = default;
};
struct FallsDue {
    Figure figure;
    int amount;
    Party to;
    Why why;
    static constexpr auto grammar =
        line(&FallsDue::figure, "due", &FallsDue::amount, "to", &FallsDue::to);
    [[nodiscard]] friend constexpr bool operator==(const FallsDue&, const FallsDue&) = default;
};
struct AgentComes {
    Figure figure;
    static constexpr auto grammar = line("agent", "to", &AgentComes::figure);
};
struct VendettaBegins {
    Figure attacker;
    Figure victim;
    static constexpr auto grammar =
        line("vendetta", &VendettaBegins::attacker, "against", &VendettaBegins::victim);
};
struct VendettaEnds {
    static constexpr auto grammar = line("vendetta", "ends");
};
struct TurnEnds {
    Figure figure;
    static constexpr auto grammar = line(&TurnEnds::figure, "ends");
};
struct PhaseBegins {
    Phase phase;
    static constexpr auto grammar = line(&PhaseBegins::phase, "begins");
};
struct GameEnds {
    Ending ending;
    static constexpr auto grammar = line("game", "ends", &GameEnds::ending);
};

} // namespace act

using ledger::is_one_of;
using ledger::is_one_that;

using CorrectedAct = std::variant<act::Pays, act::Stands, act::Places, act::Lifts, act::GainsKiller,
    act::LosesKiller, act::MovesKiller, act::Marks, act::Unmarks, act::LaysCard, act::TakesCard,
    act::ReturnsCard, act::GivesCard, act::OpensCard, act::Owes>;

using Act = ledger::Joined<CorrectedAct,
    std::variant<act::Rolls, act::Tosses, act::Hires, act::Forgoes, act::FallsDue, act::AgentComes,
        act::VendettaBegins, act::VendettaEnds, act::TurnEnds, act::PhaseBegins, act::GameEnds>>;

/// Applies `act` to `position`. Returns the reason if it is impossible; `position` is then
/// unchanged.
[[nodiscard]] std::optional<ledger::Reason> apply(
    const Act& act, Position& position, const Components& components);

} // namespace consigliere::mafia
