#pragma once

#include "engine/mafia/things.h"

#include <array>

// Killers on the map (M-3.5.5).
namespace consigliere::mafia {

/// The fields with killers, each on a piece of its own figure. The book allows one on a piece
/// (M-3.5.3f); after a ruling there may be up to `most`.
class Guards {
public:
    static constexpr int most = 3;

    constexpr void add(Square square)
    {
        for (Squares& layer : m_layers) {
            if (!layer.contains(square))
                return layer.add(square);
        }
    }
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
    [[nodiscard]] constexpr Squares squares() const { return m_layers[0]; }
    /// Number of killers on these fields.
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
    /// Layer n holds the fields with more than n killers.
    std::array<Squares, most> m_layers{};
};

} // namespace consigliere::mafia
