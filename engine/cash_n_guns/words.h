#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// The things in the box of Ca$h 'n Guns (2nd edition), and their words in a record.
namespace consigliere::cash_n_guns {

inline constexpr int least_players = 4;
inline constexpr int most_players = 8;
inline constexpr int last_round = 8;

/// A player by seat, counted clockwise from 0. What a record calls him is in the Components.
enum class Player : std::uint8_t {};
[[nodiscard]] constexpr std::size_t index_of(Player player)
{
    return static_cast<std::size_t>(player);
}

/// A Bullet card.
enum class Bullet : std::uint8_t { click, bang };

/// The kinds of loot card.
enum class LootCard : std::uint8_t {
    bill_5000,
    bill_10000,
    bill_20000,
    diamond_1000,
    diamond_5000,
    diamond_10000,
    painting,
    clip, ///< Works when it is taken, and is discarded (CG-W.5).
    first_aid, ///< Works when it is taken, and is discarded (CG-W.4).
    /// The back of a card, for those who may not see its face: no Position holds one, and no line
    /// says it. It is none of `all_loot_cards`.
    covered,
};
inline constexpr std::array<LootCard, 9> all_loot_cards{LootCard::bill_5000, LootCard::bill_10000,
    LootCard::bill_20000, LootCard::diamond_1000, LootCard::diamond_5000, LootCard::diamond_10000,
    LootCard::painting, LootCard::clip, LootCard::first_aid};

/// What the Dictator may forbid.
enum class LootType : std::uint8_t { bill, diamond, painting, clip, first_aid, desk };
inline constexpr std::array<LootType, 6> all_loot_types{LootType::bill, LootType::diamond,
    LootType::painting, LootType::clip, LootType::first_aid, LootType::desk};

[[nodiscard]] LootType type_of(LootCard card);
/// What is printed on a bill or a diamond; 0 for the rest.
[[nodiscard]] int dollars_of(LootCard card);
/// Whether it lies in front of its taker until the end, rather than being used up at once.
[[nodiscard]] constexpr bool is_kept(LootCard card)
{
    return card != LootCard::clip && card != LootCard::first_aid;
}

/// What one takes when the loot is shared: a loot card, or the New Godfather token and with it the
/// desk (CG-7.1).
class Share {
public:
    constexpr Share() = default;
    constexpr Share(LootCard card) // NOLINT(google-explicit-constructor): a card is a share.
        : m_number(card == LootCard::covered ? covered_number : static_cast<std::uint8_t>(card))
    {
    }
    [[nodiscard]] static constexpr Share desk()
    {
        Share share;
        share.m_number = desk_number;
        return share;
    }
    [[nodiscard]] static constexpr Share from_number(int number)
    {
        Share share;
        share.m_number = static_cast<std::uint8_t>(number);
        return share;
    }

    [[nodiscard]] constexpr bool is_desk() const { return m_number == desk_number; }
    /// Nothing for the desk.
    [[nodiscard]] constexpr std::optional<LootCard> card() const
    {
        if (is_desk())
            return std::nullopt;
        return m_number == covered_number ? LootCard::covered : static_cast<LootCard>(m_number);
    }
    [[nodiscard]] constexpr int number() const { return m_number; }
    [[nodiscard]] friend constexpr bool operator==(Share, Share) = default;

private:
    /// What can be taken is numbered up to the desk; behind it comes the back of a card.
    static constexpr std::uint8_t desk_number = all_loot_cards.size();
    static constexpr std::uint8_t covered_number = desk_number + 1;
    std::uint8_t m_number = 0;
};
[[nodiscard]] LootType type_of(Share share);

/// The powers ("Talenty") in the order in which they act.
enum class Power : std::uint8_t {
    hustler,
    kid,
    cunning,
    doctor,
    stealthy,
    smart,
    professional,
    lucky,
    unbreakable,
    vulture,
    cute,
    greedy,
    dictator,
    junk_dealer,
    good_friend,
    collector,
};
inline constexpr int power_count = 16;
/// Powers that act because their player says so. The others act by themselves, or are part of
/// another move.
[[nodiscard]] bool is_called(Power power);

/// What the table waits for. The book's second phase, in which everybody lays a Bullet card
/// secretly, needs no line; so nothing ever waits in it.
enum class Phase : std::uint8_t {
    loot, ///< 1: eight loot cards are revealed.
    hold_up, ///< 3: everybody aims.
    privilege, ///< 4: the Godfather may order one player to aim elsewhere.
    courage, ///< 5: who lies down?
    cards, ///< 6: the Bullet cards are revealed.
    sharing, ///< 7: the loot is shared.
    end,
};

// The choices of a table (the ambiguities A1, A7 and A14 of the rules page). --------------------

/// What happens to a player who is too slow (A1).
enum class Slow : std::uint8_t {
    excluded, ///< He takes no part in the round.
    no_target, ///< He aims at nobody, but otherwise plays on.
};
/// What happens to loot that nobody is there to take (A7).
enum class Unclaimed : std::uint8_t {
    discard, ///< It leaves the game.
    carry, ///< It stays on the table for the next round.
};

/// Which wounds tell richest players apart (A14).
enum class Ties : std::uint8_t {
    tokens, ///< The wound tokens that somebody has at the end.
    suffered, ///< All the wounds that somebody has taken, healed ones too.
};

[[nodiscard]] std::string_view word_of(Bullet bullet);
[[nodiscard]] std::string_view word_of(LootCard card);
[[nodiscard]] std::string_view word_of(LootType type);
[[nodiscard]] std::string_view word_of(Share share);
[[nodiscard]] std::string_view word_of(Power power);
[[nodiscard]] std::string_view word_of(Phase phase);
[[nodiscard]] std::string_view word_of(Slow slow);
[[nodiscard]] std::string_view word_of(Unclaimed unclaimed);
[[nodiscard]] std::string_view word_of(Ties ties);

[[nodiscard]] std::optional<Bullet> bullet_from(std::string_view word);
[[nodiscard]] std::optional<LootCard> loot_card_from(std::string_view word);
[[nodiscard]] std::optional<LootType> loot_type_from(std::string_view word);
[[nodiscard]] std::optional<Share> share_from(std::string_view word);
[[nodiscard]] std::optional<Power> power_from(std::string_view word);
[[nodiscard]] std::optional<Slow> slow_from(std::string_view word);
[[nodiscard]] std::optional<Unclaimed> unclaimed_from(std::string_view word);
[[nodiscard]] std::optional<Ties> ties_from(std::string_view word);

/// Words that stand for something else in a line, so that no player can be called so.
[[nodiscard]] bool is_reserved(std::string_view word);

} // namespace consigliere::cash_n_guns
