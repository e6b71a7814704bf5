#pragma once

#include "engine/cash_n_guns/enums.h"

#include <cstdint>

/// Reasoning about Bullet cards that nobody but their player has seen (CG-2). Everybody starts with
/// three Bang! and five Click. A card that is revealed is known for good; one that is discarded
/// face down may have been either, so what is left is known only between two bounds.
namespace consigliere::cash_n_guns {

inline constexpr int bullets_dealt = 8;
inline constexpr int bangs_dealt = 3;
inline constexpr int clicks_dealt = bullets_dealt - bangs_dealt;

/// A number of which only the bounds are known. If `least` is above `most`, there is no such
/// number.
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
/// The range between two numbers, which are cut off below 0 and above 255.
[[nodiscard]] Range range(int least, int most);
/// What both ranges allow together; it may be empty.
[[nodiscard]] Range intersection(Range left, Range right);

enum class Certainty : std::uint8_t { impossible, possible, certain };

/// A player's Bullet cards that are not spent: those in the hand and, once it is laid, the one in
/// front of him.
struct Bullets {
    std::uint8_t cards = bullets_dealt;
    Range bangs{bangs_dealt, bangs_dealt};

    [[nodiscard]] Range clicks() const { return range(cards - bangs.most, cards - bangs.least); }
    /// Whether at least one of the cards is of this kind.
    [[nodiscard]] Certainty has(Bullet bullet) const;
    [[nodiscard]] friend constexpr bool operator==(const Bullets&, const Bullets&) = default;
};

/// What is left when a card of a kind goes; there may be none only if the table ruled so.
[[nodiscard]] Bullets without(const Bullets& bullets, Bullet bullet);
[[nodiscard]] Bullets with(const Bullets& bullets, Bullet bullet);
/// A face-down discard whose face the table may still tell.
struct UnseenDiscard {
    /// What it was one of.
    Bullets before;
    /// Bang! that came into the hand with it, by a Clip.
    std::uint8_t gained = 0;
    /// The bounds of all Bang! count it among the cards of the hand still: what is told of it then
    /// says the most. They count it in the pile as soon as somebody looks for a Bang! there.
    bool is_pending = false;

    /// The Bang! among the cards that are left if it was this card, and it is not pending; `now` is
    /// what is known of them meanwhile. Empty if it cannot have been this card.
    [[nodiscard]] Range bangs_if(Bullet bullet, Range now) const;
    /// Whether there was such a card to be discarded; impossible if it cannot have been this one.
    [[nodiscard]] Certainty was(Bullet bullet, Range now) const;
    [[nodiscard]] friend constexpr bool operator==(
        const UnseenDiscard&, const UnseenDiscard&) = default;
};

} // namespace consigliere::cash_n_guns
