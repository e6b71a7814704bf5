#pragma once

#include "engine/playouts/playouts.h"

#include <functional>
#include <random>
#include <utility>
#include <vector>

namespace consigliere::test {

/// Two players; at each turn the first wins with a known chance.
class CoinGame : public playouts::Playouts {
public:
    /// `entries`: those after which turns begin, from 0 to the end.
    CoinGame(std::vector<int> entries, std::vector<double> chances)
        : m_turns(std::move(entries))
        , m_chances(std::move(chances))
    {
    }

    [[nodiscard]] std::size_t seats() const override { return 2; }
    [[nodiscard]] const std::vector<int>& turns() const override { return m_turns; }
    [[nodiscard]] playouts::BySeat standing(std::size_t) const override { return shares(0); }
    [[nodiscard]] std::optional<playouts::Outcome> play_on(
        std::size_t turn, playouts::Policy, std::uint64_t seed) const override
    {
        if (before_each)
            before_each();
        std::mt19937_64 random(seed);
        const bool wins = std::uniform_real_distribution(0.0, 1.0)(random) < m_chances[turn];
        return playouts::Outcome{shares(wins ? 1 : 0), 1};
    }

    /// Called before each playout, on its thread.
    std::function<void()> before_each{};

private:
    [[nodiscard]] static playouts::BySeat shares(double first)
    {
        playouts::BySeat shares;
        shares.push_back(first);
        shares.push_back(1 - first);
        return shares;
    }

    std::vector<int> m_turns;
    std::vector<double> m_chances;
};

} // namespace consigliere::test
