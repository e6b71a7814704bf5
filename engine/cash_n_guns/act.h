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
using ledger::line;
using ledger::operator==;

// Acts that a correction may list. ---------------------------------------------------------------

struct Gives {
    LootPlace from;
    Loot loot;
    LootPlace to;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Gives::from, "gives", &Gives::loot, "to", &Gives::to);
    }
};
struct GainsWound {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &GainsWound::player, "gains", "wound");
    }
};
struct LosesWound {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &LosesWound::player, "loses", "wound");
    }
};
/// He is Godfather from now on.
struct GainsDesk {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &GainsDesk::player, "gains", "desk");
    }
};
/// Exactly these are his Bullet cards that are not spent.
struct Holds {
    Player player;
    ledger::Counts<Bullet, 2> bullets;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Holds::player, "holds", &Holds::bullets);
    }
};
/// Out of the game.
struct Leaves {
    Player player;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Leaves::player, "leaves"); }
};
/// Back in the game: he was not eliminated after all.
struct Returns {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Returns::player, "returns");
    }
};
/// His character lies, of his own will.
struct LiesDown {
    Player player;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &LiesDown::player, "lies"); }
};
struct StandsUp {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &StandsUp::player, "stands");
    }
};

// Acts that only the referee reports. ------------------------------------------------------------

/// The loot of the round is laid open.
struct Reveals {
    Loot loot;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "loots", &Reveals::loot);
    }
};
/// The New Godfather token shows the desk again.
struct OffersDesk {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., "table", "offers", "desk"); }
};
/// Everybody alive has a Bullet card in front of him, face down.
struct BulletsLaid {
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "lays", "bullets");
    }
};
struct Aims {
    Player player;
    Player target;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Aims::player, "aims", &Aims::target);
    }
};
struct IsSlow {
    Player player;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &IsSlow::player, "slow"); }
};
/// By the Godfather's order.
struct ChangesTarget {
    Player player;
    Player target;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &ChangesTarget::player, "aims", &ChangesTarget::target);
    }
};
/// The laid Bullet card goes onto the discard pile, face down.
struct Discards {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Discards::player, "discards");
    }
};
/// The face of the last face-down discard becomes known.
struct Tells {
    Player player;
    Bullet bullet;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Tells::player, "discards", &Tells::bullet);
    }
};
/// A card that was discarded face down is turned up for all to see.
struct TurnsUp {
    Player player;
    Bullet bullet;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &TurnsUp::player, "turns", "up", &TurnsUp::bullet);
    }
};
/// The laid Bullet card is revealed and goes onto the discard pile.
struct Shows {
    Player player;
    Bullet bullet;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Shows::player, "shows", &Shows::bullet);
    }
};
/// A Bang! hits; what it does follows once all have hit.
struct Shoots {
    Player player;
    Player target;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Shoots::player, "shoots", &Shoots::target);
    }
};
/// Wounded, and therefore out of the sharing.
struct Falls {
    Player player;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Falls::player, "falls"); }
};
/// More than one hit: the Lucky Man takes none.
struct Dodges {
    Player player;
    static constexpr auto grammar(auto... lazy) { return line(lazy..., &Dodges::player, "dodges"); }
};
struct TakesShare {
    Player player;
    Share share;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &TakesShare::player, "takes", &TakesShare::share);
    }
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
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Reloads::player, &Reloads::certainty);
    }
    [[nodiscard]] friend constexpr bool operator==(const Reloads&, const Reloads&) = default;
};
/// There is no Bang! in the discard pile: the table has looked.
struct FindsNoBang {
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "finds", "no", "bang");
    }
};
/// The Hustler draws a card from a hand and gives one back; known faces where the table told them.
struct SwapsBullet {
    Player player;
    Player other;
    std::optional<Bullet> takes;
    std::optional<Bullet> gives;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &SwapsBullet::player, "swaps", "with", &SwapsBullet::other,
            if_there("takes", &SwapsBullet::takes), if_there("gives", &SwapsBullet::gives));
    }
};
/// Uses his power; what it does are other acts.
struct Calls {
    Player player;
    Power power;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Calls::player, "uses", &Calls::power);
    }
};
struct Forbids {
    Player player;
    Player target;
    LootType type;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &Forbids::player, "forbids", &Forbids::target, &Forbids::type);
    }
};
/// There is nothing that he might take (A19).
struct TakesNothing {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &TakesNothing::player, "takes", "nothing");
    }
};
/// The New Godfather token is left on the table (A6).
struct LeavesDesk {
    static constexpr auto grammar(auto... lazy) { return line(lazy..., "table", "leaves", "desk"); }
};
/// Somebody else than the Godfather has given the round's order, because the table ruled so.
struct OrderIsGiven {
    Player player;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &OrderIsGiven::player, "has", "ordered");
    }
};
/// Godfather of the next round.
struct MovesDesk {
    Player player;
    DeskReason reason;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "desk", "to", &MovesDesk::player);
    }
    [[nodiscard]] friend constexpr bool operator==(const MovesDesk&, const MovesDesk&) = default;
};
/// Nobody was there to take this; it leaves the game (A7).
struct Unclaimed {
    Loot loot;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "leaves", &Unclaimed::loot);
    }
};
/// What went by itself at the end of the sharing did not go like this; it lies there again.
struct TakesBackUnsaid {
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., "table", "takes", "back", "unsaid");
    }
};
struct PhaseBegins {
    Phase phase;
    std::uint8_t round;
    static constexpr auto grammar(auto... lazy)
    {
        return line(lazy..., &PhaseBegins::phase, &PhaseBegins::round, "begins");
    }
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
