#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/position.h"

#include <array>
#include <optional>
#include <set>

/// All ways in which the Bang! of a game can be spread, listed one by one: what the bounds of the
/// referee must come to. Slow, simple, and written from the rules, not from the referee.
namespace consigliere::test {

/// One of them.
struct World {
    /// By player: the Bang! among the cards that are not spent.
    std::array<int, cash_n_guns::most_players> hands{};
    /// By player: 1 if his last face-down discard was a Bang!, 0 if not; -1 if it is not told any
    /// more.
    std::array<int, cash_n_guns::most_players> discards{};
    int pile = 0;

    [[nodiscard]] friend auto operator<=>(const World&, const World&) = default;
};

class Worlds {
public:
    explicit Worlds(const cash_n_guns::Position& start);

    /// What an act of the referee's report leaves of them. Corrections are not for this list.
    void follow(const cash_n_guns::Act& act);

    [[nodiscard]] cash_n_guns::Range bangs_of(cash_n_guns::Player player) const;
    [[nodiscard]] cash_n_guns::Range pile() const;
    /// Whether the next card that he shows, or the last one that he discarded, can be this one.
    [[nodiscard]] cash_n_guns::Certainty can_show(
        cash_n_guns::Player player, cash_n_guns::Bullet bullet) const;
    [[nodiscard]] cash_n_guns::Certainty can_have_discarded(
        cash_n_guns::Player player, cash_n_guns::Bullet bullet) const;

private:
    /// Every world is replaced by those that `visit(world, keep)` keeps of it.
    template <typename Visit>
    void replace(const Visit& visit);
    template <typename Number>
    [[nodiscard]] cash_n_guns::Range range_of(const Number& number) const;
    [[nodiscard]] bool can_give(const World& world, std::size_t player, int bangs) const;
    void reload(const cash_n_guns::act::Reloads& act);
    void swap(const cash_n_guns::act::SwapsBullet& act);

    std::set<World> m_worlds;
    std::array<int, cash_n_guns::most_players> m_cards{};
    std::size_t m_players;
};

} // namespace consigliere::test
