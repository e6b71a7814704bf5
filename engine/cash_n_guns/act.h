#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/cash_n_guns/loot.h"
#include "engine/cash_n_guns/position.h"
#include "engine/ledger/counts.h"
#include "engine/ledger/grammar.h"
#include "engine/ledger/variant_utils.h"
#include "engine/ledger/verdict.h"

#include <optional>
#include <variant>

// Physical acts at the table, each with its words in a log. Every change of a Position is one act,
// so the log, the animation, "Why?" and corrections share one vocabulary. An act checks only what
// is physically possible (a card given away must exist); it knows no rules.
namespace consigliere::cash_n_guns {

/// Where a loot card can be.
struct LootPlace {
    enum class Kind : std::uint8_t {
        player, ///< In front of `player_there`.
        table, ///< In the middle, available for sharing.
        deck, ///< Not revealed yet.
        box, ///< Removed from the game.
    };
    Kind kind = Kind::table;
    Player player_there{};

    [[nodiscard]] static constexpr LootPlace of(Player player) { return {Kind::player, player}; }
    [[nodiscard]] static constexpr LootPlace table() { return {Kind::table, {}}; }
    [[nodiscard]] static constexpr LootPlace deck() { return {Kind::deck, {}}; }
    [[nodiscard]] static constexpr LootPlace box() { return {Kind::box, {}}; }
    [[nodiscard]] friend constexpr bool operator==(LootPlace, LootPlace) = default;
};

} // namespace consigliere::cash_n_guns

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::cash_n_guns::LootPlace::Kind> = [] {
    using Kind = cash_n_guns::LootPlace::Kind;
    return Enumeration<Kind, 4>{{{
        {Kind::player, "NAME"},
        {Kind::table, "table", to_translate("the table")},
        {Kind::deck, "deck", to_translate("the deck")},
        {Kind::box, "box", to_translate("the box")},
    }}};
}();

namespace consigliere::cash_n_guns {

namespace act {

using ledger::if_there;
using ledger::line;
using ledger::operator==;

// Acts that a correction may list. ----------------------------------------------------------------

struct Gives {
    LootPlace from;
    Loot loot;
    LootPlace to;
    static constexpr auto grammar = line(&Gives::from, "gives", &Gives::loot, "to", &Gives::to);
};
struct GainsWound {
    Player player;
    static constexpr auto grammar = line(&GainsWound::player, "gains", "wound");
};
struct LosesWound {
    Player player;
    static constexpr auto grammar = line(&LosesWound::player, "loses", "wound");
};
/// The player becomes Godfather immediately.
struct GainsDesk {
    Player player;
    static constexpr auto grammar = line(&GainsDesk::player, "gains", "desk");
};
/// Sets the player's unspent Bullet cards to exactly these.
struct Holds {
    Player player;
    ledger::Counts<Bullet, 2> bullets;
    static constexpr auto grammar = line(&Holds::player, "holds", &Holds::bullets);
};
/// Eliminates the player.
struct Leaves {
    Player player;
    static constexpr auto grammar = line(&Leaves::player, "leaves");
};
/// Reverses an elimination.
struct Returns {
    Player player;
    static constexpr auto grammar = line(&Returns::player, "returns");
};
/// Lays the character down voluntarily (CG-5.2).
struct LiesDown {
    Player player;
    static constexpr auto grammar = line(&LiesDown::player, "lies");
};
struct StandsUp {
    Player player;
    static constexpr auto grammar = line(&StandsUp::player, "stands");
};

// Acts that only the referee reports. -------------------------------------------------------------

struct Reveals {
    Loot loot;
    static constexpr auto grammar = line("table", "loots", &Reveals::loot);
};
/// The New Godfather token becomes available again.
struct OffersDesk {
    static constexpr auto grammar = line("table", "offers", "desk");
};
/// Every living player lays a Bullet card face down.
struct BulletsLaid {
    static constexpr auto grammar = line("table", "lays", "bullets");
};
struct Aims {
    Player player;
    Player target;
    static constexpr auto grammar = line(&Aims::player, "aims", &Aims::target);
};
struct IsSlow {
    Player player;
    static constexpr auto grammar = line(&IsSlow::player, "slow");
};
/// Redirects the aim on the Godfather's order (CG-4.1).
struct ChangesTarget {
    Player player;
    Player target;
    static constexpr auto grammar = line(&ChangesTarget::player, "aims", &ChangesTarget::target);
};
/// Moves the laid Bullet card face down onto the discard pile.
struct Discards {
    Player player;
    static constexpr auto grammar = line(&Discards::player, "discards");
};
/// Records the face of the player's last face-down discard.
struct Tells {
    Player player;
    Bullet bullet;
    static constexpr auto grammar = line(&Tells::player, "discards", &Tells::bullet);
};
/// Turns up a card discarded face down, for everybody at the table.
struct TurnsUp {
    Player player;
    Bullet bullet;
    static constexpr auto grammar = line(&TurnsUp::player, "turns", "up", &TurnsUp::bullet);
};
/// Reveals the laid Bullet card and discards it.
struct Shows {
    Player player;
    Bullet bullet;
    static constexpr auto grammar = line(&Shows::player, "shows", &Shows::bullet);
};
/// A Bang! hits. Wounds are applied after all shots have been counted (CG-6.4).
struct Shoots {
    Player player;
    Player target;
    static constexpr auto grammar = line(&Shoots::player, "shoots", &Shoots::target);
};
/// The player is wounded and excluded from the sharing.
struct Falls {
    Player player;
    static constexpr auto grammar = line(&Falls::player, "falls");
};
/// The Lucky Man ignores more than one hit (T-LUC).
struct Dodges {
    Player player;
    static constexpr auto grammar = line(&Dodges::player, "dodges");
};
struct TakesShare {
    Player player;
    Share share;
    static constexpr auto grammar = line(&TakesShare::player, "takes", &TakesShare::share);
};
/// Moves a Bang! from the discard pile into the hand.
struct Reloads {
    /// Whether the pile certainly held a Bang!.
    enum class Certainty : std::uint8_t { certain, possible };
    /// Whether another card of the hand is discarded in exchange.
    enum class Exchange : std::uint8_t { discards_another, keeps_all };

    Player player;
    Certainty certainty;
    Exchange exchange;
    static constexpr auto grammar = line(&Reloads::player, &Reloads::certainty);
    [[nodiscard]] friend constexpr bool operator==(const Reloads&, const Reloads&) = default;
};
/// The table searched the discard pile and found no Bang!.
struct FindsNoBang {
    static constexpr auto grammar = line("table", "finds", "no", "bang");
};
/// The Hustler draws a card from another hand and returns one (T-HUS). nullopt: face unknown.
struct SwapsBullet {
    Player player;
    Player other;
    std::optional<Bullet> takes;
    std::optional<Bullet> gives;
    static constexpr auto grammar = line(&SwapsBullet::player, "swaps", "with", &SwapsBullet::other,
        if_there("takes", &SwapsBullet::takes), if_there("gives", &SwapsBullet::gives));
};
/// Marks the power as used; its effects are separate acts.
struct Calls {
    Player player;
    Power power;
    static constexpr auto grammar = line(&Calls::player, "uses", &Calls::power);
};
struct Forbids {
    Player player;
    Player target;
    LootType type;
    static constexpr auto grammar =
        line(&Forbids::player, "forbids", &Forbids::target, &Forbids::type);
};
/// Everything left is forbidden to the player (A19).
struct TakesNothing {
    Player player;
    static constexpr auto grammar = line(&TakesNothing::player, "takes", "nothing");
};
/// Leaves the New Godfather token on the table (A6).
struct LeavesDesk {
    static constexpr auto grammar = line("table", "leaves", "desk");
};
/// A player other than the Godfather gave the round's order, by a ruling of the table.
struct OrderIsGiven {
    Player player;
    static constexpr auto grammar = line(&OrderIsGiven::player, "has", "ordered");
};
struct MovesDesk {
    Player player;
    DeskReason reason;
    static constexpr auto grammar = line("desk", "to", &MovesDesk::player);
    [[nodiscard]] friend constexpr bool operator==(const MovesDesk&, const MovesDesk&) = default;
};
/// Removes loot that no player could take (A7).
struct Unclaimed {
    Loot loot;
    static constexpr auto grammar = line("table", "leaves", &Unclaimed::loot);
};
/// Reverts shares that were distributed automatically, because a late line contradicts them.
struct TakesBackUnsaid {
    static constexpr auto grammar = line("table", "takes", "back", "unsaid");
};
struct PhaseBegins {
    Phase phase;
    std::uint8_t round;
    static constexpr auto grammar = line(&PhaseBegins::phase, &PhaseBegins::round, "begins");
};

} // namespace act

} // namespace consigliere::cash_n_guns

template <>
inline constexpr auto consigliere::ledger::rows_of<
    consigliere::cash_n_guns::act::Reloads::Certainty> = [] {
    using Certainty = cash_n_guns::act::Reloads::Certainty;
    return Enumeration<Certainty, 2>{
        {{{Certainty::certain, "reloads"}, {Certainty::possible, "may reload"}}}};
}();

namespace consigliere::cash_n_guns {

using ledger::is_one_of;
using ledger::is_one_that;

/// Acts that a correction may list.
using CorrectedAct = std::variant<act::Gives, act::GainsWound, act::LosesWound, act::GainsDesk,
    act::Holds, act::Leaves, act::Returns, act::LiesDown, act::StandsUp>;

using Act = ledger::Joined<CorrectedAct,
    std::variant<act::Reveals, act::OffersDesk, act::BulletsLaid, act::Aims, act::IsSlow,
        act::ChangesTarget, act::Discards, act::Tells, act::TurnsUp, act::Shows, act::Shoots,
        act::Falls, act::Dodges, act::TakesShare, act::Reloads, act::FindsNoBang, act::SwapsBullet,
        act::Calls, act::Forbids, act::TakesNothing, act::LeavesDesk, act::OrderIsGiven,
        act::MovesDesk, act::Unclaimed, act::TakesBackUnsaid, act::PhaseBegins>>;

/// True if `act` is one of `Kinds` and its `player` is `player`.
template <typename... Kinds>
[[nodiscard]] bool is_by(Player player, const Act& act)
{
    return is_one_that<Kinds...>(act, [player](const auto& done) { return done.player == player; });
}

/// Applies `act` to `position`. Returns the reason if it is impossible; `position` is then
/// unchanged.
[[nodiscard]] std::optional<ledger::Reason> apply(
    const Act& act, Position& position, const Components& components);

} // namespace consigliere::cash_n_guns
