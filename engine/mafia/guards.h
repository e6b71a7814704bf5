#pragma once

#include "engine/mafia/things.h"

#include <array>

/// The killers on the map (M-3.5.5).
namespace consigliere::mafia {

/// Where killers stand, each on a piece of his own figure. By the book there is one on a piece
/// (M-3.5.3f); where a table has ruled otherwise, as many as a figure has.
class Guards {
public:
    static constexpr int most = 3; ///< On one piece.

    constexpr void add(Square square)
    {
        for (Squares& layer : m_layers) {
            if (!layer.contains(square))
                return layer.add(square);
        }
    }
    /// Takes one of those away that stand there.
    constexpr void remove(Square square)
    {
        for (std::size_t layer = m_layers.size(); layer-- > 0;) {
            if (m_layers[layer].contains(square))
                return m_layers[layer].remove(square);
        }
    }
    [[nodiscard]] constexpr bool contains(Square square) const
    {
        return m_layers[0].contains(square);
    }
    /// The fields on which at least one stands.
    [[nodiscard]] constexpr Squares squares() const { return m_layers[0]; }
    /// How many stand on any of these fields.
    [[nodiscard]] constexpr int count(Squares squares) const
    {
        int killers = 0;
        for (const Squares layer : m_layers)
            killers += (layer & squares).size();
        return killers;
    }

    [[nodiscard]] friend constexpr Squares operator&(Squares left, const Guards& right)
    {
        return left & right.squares();
    }
    [[nodiscard]] friend constexpr bool operator==(const Guards&, const Guards&) = default;

private:
    /// In the first layer each field where one stands, in the second each where two do, and so on.
    std::array<Squares, most> m_layers{};
};

} // namespace consigliere::mafia
