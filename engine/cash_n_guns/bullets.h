#pragma once

#include "engine/cash_n_guns/enums.h"

#include <cstdint>

// Bounds on Bullet cards known only to their players (CG-2). Each player starts with 3 Bang! and 5
// Click!. A revealed card is known; a card discarded face down may have been either, so only
// bounds on the remaining cards are known.
namespace consigliere::cash_n_guns {

inline constexpr int bullets_dealt = 8;
inline constexpr int bangs_dealt = 3;
inline constexpr int clicks_dealt = bullets_dealt - bangs_dealt;

/// A closed integer interval. Empty if `least > most`.
struct Range {
    std::uint8_t least = 0;
    std::uint8_t most = 0;

    [[nodiscard]] constexpr bool is_empty() const { return least > most; }
    [[nodiscard]] constexpr bool is_exact() const { return least == most; }
    [[nodiscard]] constexpr bool contains(int number) const
    {
        return least <= number && number <= most;
    }
    [[nodiscard]] friend constexpr bool operator==(Range, Range) = default;
};
/// Builds a range, clamping both bounds to 0..255.
[[nodiscard]] Range range(int least, int most);
/// Returns the intersection, which may be empty.
[[nodiscard]] Range intersection(Range left, Range right);

enum class Certainty : std::uint8_t { impossible, possible, certain };

/// A player's unspent Bullet cards: the hand and the laid card, if any.
struct Bullets {
    std::uint8_t cards = bullets_dealt;
    Range bangs{bangs_dealt, bangs_dealt};

    [[nodiscard]] Range clicks() const { return range(cards - bangs.most, cards - bangs.least); }
    /// Whether at least one card has this face.
    [[nodiscard]] Certainty has(Bullet bullet) const;
    [[nodiscard]] friend constexpr bool operator==(const Bullets&, const Bullets&) = default;
};

/// The cards left after one with this face is removed. If `bullets` has none (only after a ruling),
/// the bounds are clamped.
[[nodiscard]] Bullets without(const Bullets& bullets, Bullet bullet);
[[nodiscard]] Bullets with(const Bullets& bullets, Bullet bullet);
/// A face-down discard whose face the table may still record.
struct UnseenDiscard {
    /// The player's cards before the discard.
    Bullets before;
    /// Number of Bang! gained by a Clip together with the discard.
    std::uint8_t gained = 0;
    /// True while BangBounds still counts the card in the hand, which keeps the bounds exact if its
    /// face is recorded. It is moved to the pile before a search for a Bang! there.
    bool is_pending = false;

    /// Bounds on the Bang! that remain if this card had the face `bullet`. `now`: the present
    /// bounds. Requires !is_pending. Returns an empty range if the card cannot have had this face.
    [[nodiscard]] Range bangs_if(Bullet bullet, Range now) const;
    [[nodiscard]] Certainty was(Bullet bullet, Range now) const;
    [[nodiscard]] friend constexpr bool operator==(
        const UnseenDiscard&, const UnseenDiscard&) = default;
};

} // namespace consigliere::cash_n_guns
