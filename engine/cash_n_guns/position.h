#pragma once

#include "engine/cash_n_guns/bang_bounds.h"
#include "engine/cash_n_guns/bullets.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/cash_n_guns/loot.h"
#include "engine/ledger/first_of.h"
#include "engine/ledger/fixed_list.h"

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

// The state of the table at one moment. A plain value of fixed size: undo, what-if and replay copy
// it.
namespace consigliere::cash_n_guns {

/// The table's options where the book is silent; defaults as on the rules page.
struct Options {
    Slow slow = Slow::excluded; ///< A1
    Unclaimed unclaimed = Unclaimed::discard; ///< A7
    bool token_must_go = true; ///< A6: the New Godfather token is a share that must be taken.
    bool dictator_clip = true; ///< A19: the Dictator may forbid Clips.
    bool good_friend_discards = true; ///< A21: the Good Friend discards a card for the Bang!.
    Ties ties = Ties::tokens; ///< A14

    [[nodiscard]] friend constexpr bool operator==(const Options&, const Options&) = default;
};

class PlayerSet {
public:
    constexpr void add(Player player) { m_bits = static_cast<std::uint8_t>(m_bits | bit(player)); }
    [[nodiscard]] constexpr bool contains(Player player) const
    {
        return (m_bits & bit(player)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] friend constexpr bool operator==(PlayerSet, PlayerSet) = default;

private:
    [[nodiscard]] static constexpr unsigned bit(Player player) { return 1U << index_of(player); }
    std::uint8_t m_bits = 0;
};

/// A player's components and actions in this round.
struct Gangster {
    std::optional<Power> power;
    Loot loot;
    std::uint8_t wounds = 0; ///< Present wound tokens.
    std::uint8_t wounds_suffered = 0; ///< Wounds ever suffered, including healed ones (A14).
    bool is_out = false; ///< Eliminated (CG-6.6).
    Bullets bullets;

    // This round.
    enum class Aim : std::uint8_t { none, at, slow };
    Aim aim = Aim::none;
    Player target{}; ///< Valid if `aim` is `at`.

    enum class Stance : std::uint8_t {
        stands,
        lies, ///< Lay down voluntarily (CG-5.2).
        excluded, ///< Too slow, and excluded from the round (A1).
        shot, ///< Wounded, and therefore lying (CG-6.3).
    };
    Stance stance = Stance::stands;

    /// State of this round's Bullet card.
    enum class Card : std::uint8_t {
        none,
        laid, ///< Face down in front of him.
        discarded, ///< Face down on the discard pile.
        click,
        bang,
    };
    Card card = Card::none;
    /// The last face-down discard, while its face may still be recorded.
    std::optional<UnseenDiscard> unseen;

    /// True if a Clip was used of which it is unknown whether it brought a Bang!. If a card
    /// discarded for it is recorded, it did.
    bool may_have_reloaded = false;

    std::uint8_t hits = 0; ///< Number of Bang! that hit in this round.
    bool was_healed = false; ///< By a First aid kit in this round.
    bool has_called = false;
    bool has_declined = false; ///< Declined the power in this round.
    bool has_picked = false;
    bool has_enough = false; ///< The Greedy took two shares and gives up all others.
    bool can_be_plundered = false; ///< Eliminated in this round, and the Vulture has not drawn yet.

    [[nodiscard]] constexpr bool aims_at(Player other) const
    {
        return aim == Aim::at && target == other;
    }
    [[nodiscard]] friend constexpr bool operator==(const Gangster&, const Gangster&) = default;
};

} // namespace consigliere::cash_n_guns

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::cash_n_guns::Gangster::Stance> =
    [] {
        using enum cash_n_guns::Gangster::Stance;
        return Enumeration<cash_n_guns::Gangster::Stance, 4>{{{
            {stands, "stands"},
            {lies, "lies"},
            {excluded, "excluded"},
            {shot, "shot"},
        }}};
    }();

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::cash_n_guns::Gangster::Card> = [] {
    using enum cash_n_guns::Gangster::Card;
    return Enumeration<cash_n_guns::Gangster::Card, 5>{{{
        {none, "none"},
        {laid, "laid"},
        {discarded, "discarded"},
        {click, "click"},
        {bang, "bang"},
    }}};
}();

namespace consigliere::cash_n_guns {

/// How the Godfather got the desk.
enum class DeskReason : std::uint8_t {
    oldest, ///< The oldest player started with it (CG-0.4).
    token, ///< Took the New Godfather token (CG-7.4).
    kept, ///< No player took the token.
    inherited, ///< The Godfather was eliminated and the token not taken (A8).
};

/// A Position without `before_unsaid`, which is one of these.
struct Situation {
    // Agreed before the game.
    Options options;
    std::uint8_t player_count = 0;

    // Progress of the game.
    std::uint8_t round = 1;
    Phase phase = Phase::loot;
    Player godfather{};
    DeskReason desk_reason = DeskReason::oldest;
    std::optional<Player> next_godfather; ///< The player who took the token in this round.
    bool has_ordered = false;
    bool has_shown = false; ///< A Bullet card of this round was revealed.
    bool has_begun_sharing = false;
    /// Powers that the step waits for were skipped by a line of a later step.
    bool has_passed_powers = false;
    std::optional<Player> turn; ///< The player with the next share; nullopt outside the sharing.
    std::optional<LootType> ban; ///< The type forbidden by the Dictator for the next share.

    std::array<Gangster, most_players> gangsters{};

    Loot deck; ///< Not revealed yet.
    Loot table;
    Loot unclaimed; ///< Left the game because no player could take it (A7).
    bool desk_is_open = false; ///< The New Godfather token is available.

    /// Joint bounds of all Bang!; the ranges of hands and pile derive from it.
    BangBounds bangs;
    Range pile; ///< Bounds on the Bang! in the discard pile.

    [[nodiscard]] friend bool operator==(const Situation&, const Situation&) = default;

    [[nodiscard]] Gangster& of(Player player) { return gangsters[index_of(player)]; }
    [[nodiscard]] const Gangster& of(Player player) const { return gangsters[index_of(player)]; }
};

struct Position : Situation {
    /// The state before the last shares were taken automatically; nullopt if none were. A late line
    /// about them is judged by this state: stating what happened is accepted, and contradicting it
    /// cites the right rule.
    std::optional<Situation> before_unsaid;

    [[nodiscard]] friend bool operator==(const Position&, const Position&) = default;
};

static_assert(std::is_trivially_copyable_v<Position>);

using PlayerList = ledger::FixedList<Player, most_players>;

/// All players, including eliminated ones, clockwise from `first`.
[[nodiscard]] PlayerList clockwise_from(const Position& position, Player first);
[[nodiscard]] PlayerList players(const Position& position);
template <typename Condition>
[[nodiscard]] bool any_player(const Position& position, const Condition& condition)
{
    return first_of(players(position), condition).has_value();
}
/// The next player clockwise, alive or not.
[[nodiscard]] Player left_of(const Position& position, Player player);
[[nodiscard]] inline bool is_alive(const Position& position, Player player)
{
    return !position.of(player).is_out;
}
[[nodiscard]] int count_alive(const Position& position);
/// True if any player has aimed or was too slow in this round.
[[nodiscard]] bool has_begun_aiming(const Position& position);
/// True if the character stands, and so takes part in the sharing (CG-7.1).
[[nodiscard]] bool stands(const Position& position, Player player);
/// True if the player's target lies or is excluded, so that no shot is possible (CG-5.4).
[[nodiscard]] bool target_is_absent(const Position& position, Player player);
/// True if the Lucky Man has ignored several hits in this round (T-LUC).
[[nodiscard]] inline bool has_dodged(const Gangster& gangster)
{
    return gangster.power == Power::lucky && gangster.hits > 1;
}
/// Number of wounds that eliminates: 3, or 5 for the Unbreakable (CG-6.6, T-UNB).
[[nodiscard]] int deadly_wounds(const Gangster& gangster);
/// The living player with a power; nullopt if none.
[[nodiscard]] std::optional<Player> owner_of(const Position& position, Power power);
[[nodiscard]] bool has_power(const Position& position, Player player, Power power);
/// Number of unspent Bullet cards, without the laid one.
[[nodiscard]] int cards_in_hand(const Gangster& gangster);
/// Whether the card laid, or just discarded face down, can have this face.
[[nodiscard]] Certainty may_have_laid(const Position& position, Player player, Bullet bullet);
/// True if the player has loot to steal or trade. Clips and First aid kits never count: they are
/// used up when taken (A10).
[[nodiscard]] bool has_loot(const Gangster& gangster);

} // namespace consigliere::cash_n_guns
