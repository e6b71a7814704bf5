#pragma once

#include "engine/ledger/grammar.h"
#include "engine/ledger/variant_utils.h"
#include "engine/ledger/verdict.h"
#include "engine/mafia/components.h"
#include "engine/mafia/position.h"

#include <optional>
#include <variant>

/// Physical acts: what hands do at the table, each with its words in a log. Every change of what
/// lies there is one of them, so that the log, the animation, "Why?" and corrections share this one
/// vocabulary. An act knows what is possible (nobody pays what he has not) and no rule.
namespace consigliere::mafia {

/// Who pays or gets money: a figure from its purse, or the bank.
struct Party {
    std::optional<Figure> figure;
    [[nodiscard]] friend constexpr bool operator==(Party, Party) = default;
};
inline constexpr Party the_bank{};
inline constexpr std::string_view bank_word = "bank";

/// Where a killer stands: on a field of the map, or on his home point.
struct Post {
    std::optional<Square> square;
    [[nodiscard]] friend constexpr bool operator==(Post, Post) = default;
};
inline constexpr Post home_point{};
inline constexpr std::string_view home_word = "home";

namespace act {

using ledger::if_there;
using ledger::Pieces;
using ledger::operator""_w;
using ledger::operator==;

// Acts that a correction, or a card's text done by hand, may list. -------------------------------

struct Pays {
    Party from;
    int amount;
    Party to;
    Why why = Why::correction;
    using Grammar = Pieces<&Pays::from, "pays"_w, &Pays::amount, "to"_w, &Pays::to>;
    [[nodiscard]] friend constexpr bool operator==(const Pays&, const Pays&) = default;
};
struct Stands {
    Figure figure;
    Field field;
    using Grammar = Pieces<&Stands::figure, "stands"_w, &Stands::field>;
};
struct Places {
    Figure figure;
    Square square;
    using Grammar = Pieces<&Places::figure, "places"_w, &Places::square>;
};
/// The piece goes back to its owner.
struct Lifts {
    Figure figure;
    Square square;
    using Grammar = Pieces<&Lifts::figure, "lifts"_w, &Lifts::square>;
};
/// A killer comes onto the home point.
struct GainsKiller {
    Figure figure;
    using Grammar = Pieces<&GainsKiller::figure, "gains"_w, "killer"_w>;
};
struct LosesKiller {
    Figure figure;
    Post at;
    using Grammar = Pieces<&LosesKiller::figure, "loses"_w, "killer"_w, &LosesKiller::at>;
};
struct MovesKiller {
    Figure figure;
    Post from;
    Square to;
    using Grammar =
        Pieces<&MovesKiller::figure, "sends"_w, &MovesKiller::from, "to"_w, &MovesKiller::to>;
};
/// His token lies there from now on; a card that is laid there stays.
struct Marks {
    Figure figure;
    Field business;
    using Grammar = Pieces<&Marks::figure, "marks"_w, &Marks::business>;
};
/// Nobody's token lies there any more, and no card.
struct Unmarks {
    Figure figure;
    Field business;
    using Grammar = Pieces<&Unmarks::figure, "unmarks"_w, &Unmarks::business>;
};
struct LaysCard {
    Figure figure;
    Card card;
    Field business;
    using Grammar =
        Pieces<&LaysCard::figure, "lays"_w, &LaysCard::card, "on"_w, &LaysCard::business>;
};
/// From its deck: a red one face down, a black one face up.
struct TakesCard {
    Figure figure;
    Card card;
    using Grammar = Pieces<&TakesCard::figure, "takes"_w, &TakesCard::card>;
};
/// Under its deck.
struct ReturnsCard {
    Figure figure;
    Card card;
    using Grammar = Pieces<&ReturnsCard::figure, "returns"_w, &ReturnsCard::card>;
};
struct GivesCard {
    Figure figure;
    Card card;
    Figure to;
    using Grammar = Pieces<&GivesCard::figure, "gives"_w, &GivesCard::card, "to"_w, &GivesCard::to>;
};
/// Lays it face up: it is in use.
struct OpensCard {
    Figure figure;
    Card card;
    using Grammar = Pieces<&OpensCard::figure, "opens"_w, &OpensCard::card>;
};
/// So much is what he owes him from now on.
struct Owes {
    Figure figure;
    int amount;
    Figure to;
    using Grammar = Pieces<&Owes::figure, "owes"_w, &Owes::amount, "to"_w, &Owes::to>;
    [[nodiscard]] friend constexpr bool operator==(const Owes&, const Owes&) = default;
};

// Acts that only the referee reports. ------------------------------------------------------------

struct Rolls {
    Figure figure;
    int number;
    Figure next;
    using Grammar = Pieces<&Rolls::figure, "rolls"_w, &Rolls::number, &Rolls::next>;
    [[nodiscard]] friend constexpr bool operator==(const Rolls&, const Rolls&) = default;
};
struct Tosses {
    Figure figure;
    Coin coin;
    using Grammar = Pieces<&Tosses::figure, "tosses"_w, &Tosses::coin>;
};
/// He hires a killer, who comes onto the home point and waits there for the next turn.
struct Hires {
    Figure figure;
    using Grammar = Pieces<&Hires::figure, "hires"_w>;
};
/// He would have collected this, and is clean (M-4.9).
struct Forgoes {
    Figure figure;
    int amount;
    Why why;
    using Grammar = Pieces<&Forgoes::figure, "forgoes"_w, &Forgoes::amount, &Forgoes::why>;
    [[nodiscard]] friend constexpr bool operator==(const Forgoes&, const Forgoes&) = default;
};
struct FallsDue {
    Figure figure;
    int amount;
    Party to;
    Why why;
    using Grammar = Pieces<&FallsDue::figure, "due"_w, &FallsDue::amount, "to"_w, &FallsDue::to>;
    [[nodiscard]] friend constexpr bool operator==(const FallsDue&, const FallsDue&) = default;
};
struct AgentComes {
    Figure figure;
    using Grammar = Pieces<"agent"_w, "to"_w, &AgentComes::figure>;
};
struct VendettaBegins {
    Figure attacker;
    Figure victim;
    using Grammar =
        Pieces<"vendetta"_w, &VendettaBegins::attacker, "against"_w, &VendettaBegins::victim>;
};
struct VendettaEnds {
    using Grammar = Pieces<"vendetta"_w, "ends"_w>;
};
struct TurnEnds {
    Figure figure;
    using Grammar = Pieces<&TurnEnds::figure, "ends"_w>;
};
struct PhaseBegins {
    Phase phase;
    using Grammar = Pieces<&PhaseBegins::phase, "begins"_w>;
};
struct GameEnds {
    Ending ending;
    using Grammar = Pieces<"game"_w, "ends"_w, &GameEnds::ending>;
};

} // namespace act

using ledger::is_one_of;
using ledger::is_one_that;

/// What a correction may list.
using CorrectedAct = std::variant<act::Pays, act::Stands, act::Places, act::Lifts, act::GainsKiller,
    act::LosesKiller, act::MovesKiller, act::Marks, act::Unmarks, act::LaysCard, act::TakesCard,
    act::ReturnsCard, act::GivesCard, act::OpensCard, act::Owes>;

using Act = ledger::Joined<CorrectedAct,
    std::variant<act::Rolls, act::Tosses, act::Hires, act::Forgoes, act::FallsDue, act::AgentComes,
        act::VendettaBegins, act::VendettaEnds, act::TurnEnds, act::PhaseBegins, act::GameEnds>>;

/// Does an act. Gives the reason if it is not possible, and then changes nothing.
[[nodiscard]] std::optional<ledger::Reason> apply(
    const Act& act, Position& position, const Components& components);

} // namespace consigliere::mafia
