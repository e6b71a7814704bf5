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

/// Physical acts: what hands do at the table, each with its words in a log. Every change of what
/// lies there is one of them, so that the log, the animation, "Why?" and corrections share this one
/// vocabulary. An act knows what is possible (a card must exist to be given away) and no rule.
namespace consigliere::cash_n_guns {

/// Where a loot card can be.
struct LootPlace {
    enum class Kind : std::uint8_t {
        player, ///< In front of `player`.
        table, ///< In the middle, to be shared.
        deck, ///< Not revealed yet.
        box, ///< Out of the game.
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
using ledger::Pieces;
using ledger::operator""_w;
using ledger::operator==;

// Acts that a correction may list. ---------------------------------------------------------------

struct Gives {
    LootPlace from;
    Loot loot;
    LootPlace to;
    using Grammar = Pieces<&Gives::from, "gives"_w, &Gives::loot, "to"_w, &Gives::to>;
};
struct GainsWound {
    Player player;
    using Grammar = Pieces<&GainsWound::player, "gains"_w, "wound"_w>;
};
struct LosesWound {
    Player player;
    using Grammar = Pieces<&LosesWound::player, "loses"_w, "wound"_w>;
};
/// He is Godfather from now on.
struct GainsDesk {
    Player player;
    using Grammar = Pieces<&GainsDesk::player, "gains"_w, "desk"_w>;
};
/// Exactly these are his Bullet cards that are not spent.
struct Holds {
    Player player;
    ledger::Counts<Bullet, 2> bullets;
    using Grammar = Pieces<&Holds::player, "holds"_w, &Holds::bullets>;
};
/// Out of the game.
struct Leaves {
    Player player;
    using Grammar = Pieces<&Leaves::player, "leaves"_w>;
};
/// Back in the game: he was not eliminated after all.
struct Returns {
    Player player;
    using Grammar = Pieces<&Returns::player, "returns"_w>;
};
/// His character lies, of his own will.
struct LiesDown {
    Player player;
    using Grammar = Pieces<&LiesDown::player, "lies"_w>;
};
struct StandsUp {
    Player player;
    using Grammar = Pieces<&StandsUp::player, "stands"_w>;
};

// Acts that only the referee reports. ------------------------------------------------------------

/// The loot of the round is laid open.
struct Reveals {
    Loot loot;
    using Grammar = Pieces<"table"_w, "loots"_w, &Reveals::loot>;
};
/// The New Godfather token shows the desk again.
struct OffersDesk {
    using Grammar = Pieces<"table"_w, "offers"_w, "desk"_w>;
};
/// Everybody alive has a Bullet card in front of him, face down.
struct BulletsLaid {
    using Grammar = Pieces<"table"_w, "lays"_w, "bullets"_w>;
};
struct Aims {
    Player player;
    Player target;
    using Grammar = Pieces<&Aims::player, "aims"_w, &Aims::target>;
};
struct IsSlow {
    Player player;
    using Grammar = Pieces<&IsSlow::player, "slow"_w>;
};
/// By the Godfather's order.
struct ChangesTarget {
    Player player;
    Player target;
    using Grammar = Pieces<&ChangesTarget::player, "aims"_w, &ChangesTarget::target>;
};
/// The laid Bullet card goes onto the discard pile, face down.
struct Discards {
    Player player;
    using Grammar = Pieces<&Discards::player, "discards"_w>;
};
/// The face of the last face-down discard becomes known.
struct Tells {
    Player player;
    Bullet bullet;
    using Grammar = Pieces<&Tells::player, "discards"_w, &Tells::bullet>;
};
/// A card that was discarded face down is turned up for all to see.
struct TurnsUp {
    Player player;
    Bullet bullet;
    using Grammar = Pieces<&TurnsUp::player, "turns"_w, "up"_w, &TurnsUp::bullet>;
};
/// The laid Bullet card is revealed and goes onto the discard pile.
struct Shows {
    Player player;
    Bullet bullet;
    using Grammar = Pieces<&Shows::player, "shows"_w, &Shows::bullet>;
};
/// A Bang! hits; what it does follows once all have hit.
struct Shoots {
    Player player;
    Player target;
    using Grammar = Pieces<&Shoots::player, "shoots"_w, &Shoots::target>;
};
/// Wounded, and therefore out of the sharing.
struct Falls {
    Player player;
    using Grammar = Pieces<&Falls::player, "falls"_w>;
};
/// More than one hit: the Lucky Man takes none.
struct Dodges {
    Player player;
    using Grammar = Pieces<&Dodges::player, "dodges"_w>;
};
struct TakesShare {
    Player player;
    Share share;
    using Grammar = Pieces<&TakesShare::player, "takes"_w, &TakesShare::share>;
};
/// A Bang! of the discard pile comes into the hand.
struct Reloads {
    /// Whether there was one to be had.
    enum class Certainty : std::uint8_t { certain, possible };
    /// Whether another card of the hand goes onto the discard pile for it.
    enum class Exchange : std::uint8_t { discards_another, keeps_all };

    Player player;
    Certainty certainty;
    Exchange exchange;
    using Grammar = Pieces<&Reloads::player, &Reloads::certainty>;
    [[nodiscard]] friend constexpr bool operator==(const Reloads&, const Reloads&) = default;
};
/// There is no Bang! in the discard pile: the table has looked.
struct FindsNoBang {
    using Grammar = Pieces<"table"_w, "finds"_w, "no"_w, "bang"_w>;
};
/// The Hustler draws a card from a hand and gives one back; known faces where the table told them.
struct SwapsBullet {
    Player player;
    Player other;
    std::optional<Bullet> takes;
    std::optional<Bullet> gives;
    using Grammar = Pieces<&SwapsBullet::player, "swaps"_w, "with"_w, &SwapsBullet::other,
        if_there("takes"_w, &SwapsBullet::takes), if_there("gives"_w, &SwapsBullet::gives)>;
};
/// Uses his power; what it does are other acts.
struct Calls {
    Player player;
    Power power;
    using Grammar = Pieces<&Calls::player, "uses"_w, &Calls::power>;
};
struct Forbids {
    Player player;
    Player target;
    LootType type;
    using Grammar = Pieces<&Forbids::player, "forbids"_w, &Forbids::target, &Forbids::type>;
};
/// There is nothing that he might take (A19).
struct TakesNothing {
    Player player;
    using Grammar = Pieces<&TakesNothing::player, "takes"_w, "nothing"_w>;
};
/// The New Godfather token is left on the table (A6).
struct LeavesDesk {
    using Grammar = Pieces<"table"_w, "leaves"_w, "desk"_w>;
};
/// Somebody else than the Godfather has given the round's order, because the table ruled so.
struct OrderIsGiven {
    Player player;
    using Grammar = Pieces<&OrderIsGiven::player, "has"_w, "ordered"_w>;
};
/// Godfather of the next round.
struct MovesDesk {
    Player player;
    DeskReason reason;
    using Grammar = Pieces<"desk"_w, "to"_w, &MovesDesk::player>;
    [[nodiscard]] friend constexpr bool operator==(const MovesDesk&, const MovesDesk&) = default;
};
/// Nobody was there to take this; it leaves the game (A7).
struct Unclaimed {
    Loot loot;
    using Grammar = Pieces<"table"_w, "leaves"_w, &Unclaimed::loot>;
};
/// What went by itself at the end of the sharing did not go like this; it lies there again.
struct TakesBackUnsaid {
    using Grammar = Pieces<"table"_w, "takes"_w, "back"_w, "unsaid"_w>;
};
struct PhaseBegins {
    Phase phase;
    std::uint8_t round;
    using Grammar = Pieces<&PhaseBegins::phase, &PhaseBegins::round, "begins"_w>;
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

/// What a correction may list.
using CorrectedAct = std::variant<act::Gives, act::GainsWound, act::LosesWound, act::GainsDesk,
    act::Holds, act::Leaves, act::Returns, act::LiesDown, act::StandsUp>;

using Act = ledger::Joined<CorrectedAct,
    std::variant<act::Reveals, act::OffersDesk, act::BulletsLaid, act::Aims, act::IsSlow,
        act::ChangesTarget, act::Discards, act::Tells, act::TurnsUp, act::Shows, act::Shoots,
        act::Falls, act::Dodges, act::TakesShare, act::Reloads, act::FindsNoBang, act::SwapsBullet,
        act::Calls, act::Forbids, act::TakesNothing, act::LeavesDesk, act::OrderIsGiven,
        act::MovesDesk, act::Unclaimed, act::TakesBackUnsaid, act::PhaseBegins>>;

/// Whether an act is one of these, done by a player.
template <typename... Kinds>
[[nodiscard]] bool is_by(Player player, const Act& act)
{
    return is_one_that<Kinds...>(act, [player](const auto& done) { return done.player == player; });
}

/// Does an act. Gives the reason if it is not possible, and then changes nothing.
[[nodiscard]] std::optional<ledger::Reason> apply(
    const Act& act, Position& position, const Components& components);

} // namespace consigliere::cash_n_guns
