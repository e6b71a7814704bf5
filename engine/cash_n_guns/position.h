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

/// Everything that the ledger says about the table at one moment. A Position is a plain value of
/// fixed size; copying it is undo, what-if and replay.
namespace consigliere::cash_n_guns {

/// What a table has chosen where the book leaves it open; the defaults are those of the rules page.
struct Options {
    Slow slow = Slow::excluded; ///< A1
    Unclaimed unclaimed = Unclaimed::discard; ///< A7
    bool token_must_go = true; ///< A6: the New Godfather token is a share that must be taken.
    bool dictator_clip = true; ///< A19: the Dictator may forbid Clips.
    bool good_friend_discards = true; ///< A21: the Good Friend discards a card for the Bang!.
    Ties ties = Ties::tokens; ///< A14

    [[nodiscard]] friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// Some of the players.
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

/// One player: what lies in front of him, and what he has done in this round.
struct Gangster {
    std::optional<Power> power;
    Loot loot;
    std::uint8_t wounds = 0; ///< Tokens that he has now.
    std::uint8_t wounds_suffered = 0; ///< All that he has ever taken, healed ones too (A14).
    bool is_out = false; ///< Eliminated (CG-6.6).
    Bullets bullets;

    // This round.
    enum class Aim : std::uint8_t { none, at, slow };
    Aim aim = Aim::none;
    Player target{}; ///< While `aim` is `at`.

    enum class Stance : std::uint8_t {
        stands,
        lies, ///< Laid down of his own will (CG-5.2).
        excluded, ///< Too slow, where that means the whole round (A1).
        shot, ///< Wounded and therefore laid down (CG-6.3).
    };
    Stance stance = Stance::stands;

    /// The Bullet card of this round.
    enum class Card : std::uint8_t {
        none,
        laid, ///< Face down in front of him.
        discarded, ///< Face down, onto the discard pile.
        click,
        bang,
    };
    Card card = Card::none;
    /// His last face-down discard, while its face may still be told.
    std::optional<UnseenDiscard> unseen;

    /// He used a Clip of which nobody knows whether it brought a Bang!. If he tells what he
    /// discarded for it, it did.
    bool may_have_reloaded = false;

    std::uint8_t hits = 0; ///< Bang! that hit him this round.
    bool was_healed = false; ///< By a First aid kit, this round.
    bool has_called = false; ///< He has used his power in this round.
    bool has_declined = false; ///< He has said that he does not use it.
    bool has_picked = false; ///< He has taken a share.
    bool has_enough = false; ///< The Greedy took two shares and gives up the rest.
    bool can_be_plundered =
        false; ///< Eliminated this round, and the Vulture has not helped himself.

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

/// Why the desk stands where it stands.
enum class DeskReason : std::uint8_t {
    oldest, ///< The oldest player got it before the first round (CG-0.4).
    token, ///< He took the New Godfather token (CG-7.4).
    kept, ///< Nobody took it.
    inherited, ///< The Godfather was eliminated and nobody had taken it (A8).
};

/// Where the game is and what lies where.
struct Situation {
    // What was agreed before the game.
    Options options;
    std::uint8_t player_count = 0;

    // Where the game is.
    std::uint8_t round = 1;
    Phase phase = Phase::loot;
    Player godfather{};
    DeskReason desk_reason = DeskReason::oldest;
    std::optional<Player> next_godfather; ///< He took the token in this round.
    bool has_ordered = false; ///< The Godfather's order of this round was given.
    bool has_shown = false; ///< At least one Bullet card of this round was revealed.
    bool has_begun_sharing = false;
    /// Powers that a step waits for were passed over: the next line did not use them.
    bool has_passed_powers = false;
    std::optional<Player> turn; ///< Whose share is next, in the sharing.
    std::optional<LootType> ban; ///< What the Dictator forbids to the player whose share is next.

    std::array<Gangster, most_players> gangsters{};

    // Loot.
    Loot deck; ///< Not revealed yet.
    Loot table;
    Loot unclaimed; ///< What left the game because nobody was there to take it (A7).
    bool desk_is_open = false; ///< The New Godfather token can be taken.

    // Bullet cards.
    /// What is known of all Bang!; the ranges of the hands and of the pile are read from it.
    BangBounds bangs;
    Range pile; ///< Bang! in the discard pile.

    [[nodiscard]] friend bool operator==(const Situation&, const Situation&) = default;

    [[nodiscard]] Gangster& of(Player player) { return gangsters[index_of(player)]; }
    [[nodiscard]] const Gangster& of(Player player) const { return gangsters[index_of(player)]; }
};

struct Position : Situation {
    /// If the last steps of the sharing went by themselves, because they needed no choice: what was
    /// so before them. A line that comes late and speaks of them is judged by it, so that saying
    /// what has happened anyway does no harm, and saying something else breaks the right rule.
    std::optional<Situation> before_unsaid;

    [[nodiscard]] friend bool operator==(const Position&, const Position&) = default;
};

static_assert(std::is_trivially_copyable_v<Position>);

using PlayerList = ledger::FixedList<Player, most_players>;

// Questions about a Position that more than one phase asks.

/// Everybody, eliminated or not, clockwise from a first one.
[[nodiscard]] PlayerList clockwise_from(const Position& position, Player first);
[[nodiscard]] PlayerList players(const Position& position);
template <typename Condition>
[[nodiscard]] bool any_player(const Position& position, const Condition& condition)
{
    return first_of(players(position), condition).has_value();
}
/// The next player clockwise, whether he is alive or not.
[[nodiscard]] Player left_of(const Position& position, Player player);
[[nodiscard]] inline bool is_alive(const Position& position, Player player)
{
    return !position.of(player).is_out;
}
[[nodiscard]] int count_alive(const Position& position);
/// Whether anybody has aimed, or was too slow, in this round.
[[nodiscard]] bool has_begun_aiming(const Position& position);
/// Whether a player's character stands, so that he takes part in the sharing (CG-7.1).
[[nodiscard]] bool stands(const Position& position, Player player);
/// Whether the player whom this one aims at is laid down or takes no part, so that there is nobody
/// to shoot at (CG-5.4).
[[nodiscard]] bool target_is_absent(const Position& position, Player player);
/// Whether more hits than one have done nothing to the Lucky Man in this round (T-LUC).
[[nodiscard]] inline bool has_dodged(const Gangster& gangster)
{
    return gangster.power == Power::lucky && gangster.hits > 1;
}
/// The wounds at which a player is eliminated: 3, or 5 for the Unbreakable (CG-6.6, T-UNB).
[[nodiscard]] int deadly_wounds(const Gangster& gangster);
/// The living player who has a power.
[[nodiscard]] std::optional<Player> owner_of(const Position& position, Power power);
[[nodiscard]] bool has_power(const Position& position, Player player, Power power);
/// Bullet cards in the hand: those that are not spent, without the one that is laid.
[[nodiscard]] int cards_in_hand(const Gangster& gangster);
/// Whether the Bullet card that somebody laid, or has just discarded face down, can be this one.
[[nodiscard]] Certainty may_have_laid(const Position& position, Player player, Bullet bullet);
/// Everything worth stealing or trading that somebody has: Clips and First aid kits are used up
/// when they are taken (A10).
[[nodiscard]] bool has_loot(const Gangster& gangster);

} // namespace consigliere::cash_n_guns
