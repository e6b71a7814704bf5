#pragma once

#include "engine/cash_n_guns/bullets.h"

#include <array>
#include <cstdint>

// Bounds on the location of Bang! cards, derived from public information only.
namespace consigliere::cash_n_guns {

/// A location of Bang! cards: one player's hand, or the discard pile.
class BangPlace {
public:
    [[nodiscard]] static constexpr BangPlace hand_of(Player player)
    {
        return BangPlace(index_of(player));
    }
    [[nodiscard]] static constexpr BangPlace pile() { return BangPlace(most_players); }
    static constexpr std::size_t count = most_players + 1;

    /// Bit mask of the set containing only this place. Add masks to form larger sets.
    [[nodiscard]] constexpr std::size_t bit() const { return std::size_t{1} << m_index; }

private:
    explicit constexpr BangPlace(std::size_t index)
        : m_index(index)
    {
    }
    std::size_t m_index;
};

/// Bounds on the distribution of the Bang! cards over all places.
/// Ranges per place would lose information: if two players discard face down and a third finds a
/// Bang! in the pile, one of the two has one less, but which one is unknown. So this stores the
/// maximum for every set of places. The minimum of a set follows from its complement, because the
/// total is constant.
///
/// Exact unless `allow` was called: the possible distributions are the integer points of a base
/// polytope (an M-convex set), and `move_unseen` and `limit` preserve that form.
class BangBounds {
public:
    /// Adds `bangs` publicly known Bang! to `place`, or removes them if negative. Changes the
    /// total; used for dealing, and for rulings that contradict the bounds.
    void add(BangPlace place, int bangs);
    /// Moves one card of unknown face. The caller must then `limit` the place `from`.
    void move_unseen(BangPlace from, BangPlace to);
    void move_bang(BangPlace from, BangPlace to);
    /// Moves an unknown number of Bang!, 0 to all.
    void may_move_all(BangPlace from, BangPlace to);
    /// Intersects the bounds with a range learnt for `place`. A range disjoint from the bounds is
    /// clamped to the nearest possible number.
    void limit(BangPlace place, Range bangs);

    /// Computes the union with `other`. The result may be wider than the exact union, never
    /// narrower.
    void allow(const BangBounds& other);

    [[nodiscard]] Range at(BangPlace place) const;
    /// Number of Bang! in the game.
    [[nodiscard]] int total() const { return m_most[everywhere]; }

    [[nodiscard]] friend bool operator==(const BangBounds&, const BangBounds&) = default;

private:
    static constexpr std::size_t set_count = std::size_t{1} << BangPlace::count;
    static constexpr std::size_t everywhere = set_count - 1;

    /// Maximum number of Bang!, indexed by set of places.
    std::array<std::uint8_t, set_count> m_most{};
};

} // namespace consigliere::cash_n_guns
