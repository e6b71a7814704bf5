#pragma once

#include "engine/cash_n_guns/bullets.h"

#include <array>
#include <cstdint>

/// Where the Bang! are, as far as anybody can tell who has seen only what was revealed.
namespace consigliere::cash_n_guns {

/// A place where Bang! can be: somebody's hand, or the discard pile.
class BangPlace {
public:
    [[nodiscard]] static constexpr BangPlace hand_of(Player player)
    {
        return BangPlace(index_of(player));
    }
    [[nodiscard]] static constexpr BangPlace pile() { return BangPlace(most_players); }
    static constexpr std::size_t count = most_players + 1;

    /// The set that holds only this place; sets are sums of these.
    [[nodiscard]] constexpr std::size_t bit() const { return std::size_t{1} << m_index; }

private:
    explicit constexpr BangPlace(std::size_t index)
        : m_index(index)
    {
    }
    std::size_t m_index;
};

/// Bounds on how the Bang! are spread over all places. Single ranges would not do: when two have
/// discarded unseen and a third then finds a Bang! in the pile, one of the two has one less, but it
/// is open which. So for every set of places the most Bang! that can be there together is kept; the
/// least follows, because no Bang! is ever lost.
///
/// These bounds lose nothing, unless `allow` was needed. The possible spreads are the whole numbers
/// within a base polytope (an M-convex set); moving one unseen card and learning a bound for one
/// place keep that form.
class BangBounds {
public:
    /// A player gets Bang! that everybody knows of, or loses them: when cards are dealt, and when
    /// the table rules what cannot be.
    void add(BangPlace place, int bangs);
    /// One card that nobody sees goes from one place to another. The caller limits what is left.
    void move_unseen(BangPlace from, BangPlace to);
    /// One Bang! goes from one place to another.
    void move_bang(BangPlace from, BangPlace to);
    /// Any number of the Bang! may have gone from one place to another.
    void may_move_all(BangPlace from, BangPlace to);
    /// It has become known that the Bang! of a place are within a range. What the range excludes
    /// altogether is left as it is.
    void limit(BangPlace place, Range bangs);

    /// It may also be as other bounds say. Of what follows later, this may tell less than could be
    /// known; it never tells too much.
    void allow(const BangBounds& other);

    [[nodiscard]] Range at(BangPlace place) const;
    /// All Bang! of the game.
    [[nodiscard]] int total() const { return m_most[everywhere]; }

    [[nodiscard]] friend bool operator==(const BangBounds&, const BangBounds&) = default;

private:
    static constexpr std::size_t set_count = std::size_t{1} << BangPlace::count;
    static constexpr std::size_t everywhere = set_count - 1;

    /// By set of places: the most Bang! that can be in them together.
    std::array<std::uint8_t, set_count> m_most{};
};

} // namespace consigliere::cash_n_guns
