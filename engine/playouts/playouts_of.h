#pragma once

#include "engine/playouts/playouts.h"

#include <array>
#include <random>
#include <utility>

// Playouts of one game. What differs between games is in `Rules<Game>`.
namespace consigliere::playouts {

using Random = std::mt19937_64;

/// A number below `count`, which is at least 1.
[[nodiscard]] inline std::size_t any_of(std::size_t count, Random& random)
{
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
}

/// The policy of each seat, where one move holds the choices of several.
class Policies {
public:
    constexpr Policies(Policy all) // NOLINT(google-explicit-constructor): one policy is all's.
    {
        m_of.fill(all);
    }
    constexpr void set(std::size_t seat, Policy policy) { m_of[seat] = policy; }
    [[nodiscard]] constexpr Policy of(std::size_t seat) const { return m_of[seat]; }

private:
    std::array<Policy, most_seats> m_of{};
};

/// Each game specializes it with static functions:
///
///     bool can_play(const Position&, const Components&)   // enough is described
///     bool is_over(const Position&)
///     bool is_turn(const Position& before, const Position& after)   // a turn begins after it
///     void deal(Position&, const Components&, Random&)     // what nobody knows, anew
///     // The seat that chooses next; nullopt: an event of chance, whatever the policy.
///     std::optional<std::size_t> chooser(const Position&, const Components&)
///     // What happens next: an event of chance, or the choice of `chooser`. nullopt: stuck.
///     // A game without `chooser` takes `Policies` instead of a `Policy`.
///     std::optional<Move> next(const Position&, const Components&, Policy, Random&)
///     BySeat standing(const Position&, const Components&)
///     BySeat wins(const Position&, const Components&)      // at the end
///     constexpr int most_moves                             // of one playout
template <typename Game>
struct Rules;

/// Plays from `position` to the end. `policy_for(position)` is called before each move.
template <typename Game, typename PolicyFor>
[[nodiscard]] std::optional<Outcome> play_to_end_by(typename Game::Position position,
    const typename Game::Components& components, Random& random, PolicyFor policy_for)
{
    using Game_rules = Rules<Game>;
    ledger::Judgement<typename Game::Position, typename Game::Act> judged;
    for (int moves = 0; moves < Game_rules::most_moves; ++moves) {
        const auto policy = policy_for(std::as_const(position));
        if (Game_rules::is_over(position))
            return Outcome{Game_rules::wins(position, components), moves};
        const auto move = Game_rules::next(position, components, policy, random);
        if (!move)
            return std::nullopt;
        play(position, *move, components, judged);
        if (judged.verdict == ledger::Verdict::impossible)
            return std::nullopt;
        position = judged.after;
    }
    return std::nullopt;
}

/// One greedy choice of so many is any legal move. Players who never err foretell too surely.
inline constexpr std::size_t choices_for_an_error = 10;

/// Deals anew what nobody knows, then plays to the end.
template <typename Game>
[[nodiscard]] std::optional<Outcome> play_on(typename Game::Position position,
    const typename Game::Components& components, Policy policy, Random& random)
{
    const auto choose = [&] {
        return policy == Policy::greedy && any_of(choices_for_an_error, random) == 0
            ? Policy::random
            : policy;
    };
    Rules<Game>::deal(position, components, random);
    return play_to_end_by<Game>(std::move(position), components, random, [&](const auto& before) {
        if constexpr (requires { Rules<Game>::chooser(before, components); }) {
            return choose();
        } else {
            Policies policies(policy);
            for (std::size_t seat = 0; seat < most_seats; ++seat)
                policies.set(seat, choose());
            return policies;
        }
    });
}

template <typename Game>
class PlayoutsOf final : public Playouts {
public:
    using Position = typename Game::Position;
    using Components = typename Game::Components;

    explicit PlayoutsOf(const ledger::EveningOf<Game>& evening)
        : m_components(evening.timeline().components())
        , m_seats(evening.actors().size())
    {
        const ledger::Timeline<Game>& timeline = evening.timeline();
        const Position* before = &timeline.position_after(0);
        add(0, *before);
        const std::vector<int> path = timeline.history().path_to(timeline.history().size());
        for (const int entry : path) {
            const Position& after = timeline.position_after(entry);
            if (Rules<Game>::is_turn(*before, after) || entry == path.back())
                add(entry, after);
            before = &after;
        }
    }

    [[nodiscard]] std::size_t seats() const override { return m_seats; }
    [[nodiscard]] const std::vector<int>& turns() const override { return m_turns; }
    [[nodiscard]] BySeat standing(std::size_t turn) const override
    {
        return Rules<Game>::standing(m_positions[turn], m_components);
    }
    [[nodiscard]] std::optional<Outcome> play_on(
        std::size_t turn, Policy policy, std::uint64_t seed) const override
    {
        Random random(seed);
        return playouts::play_on<Game>(m_positions[turn], m_components, policy, random);
    }

private:
    void add(int entry, const Position& position)
    {
        m_turns.push_back(entry);
        m_positions.push_back(position);
    }

    Components m_components;
    std::size_t m_seats = 0;
    std::vector<int> m_turns;
    std::vector<Position> m_positions;
};

template <typename Game>
[[nodiscard]] std::unique_ptr<const Playouts> playouts_if_over(
    const ledger::EveningOf<Game>& evening)
{
    const auto& timeline = evening.timeline();
    if (!Rules<Game>::is_over(timeline.present())
        || !Rules<Game>::can_play(timeline.position_after(0), timeline.components()))
        return nullptr;
    return std::make_unique<const PlayoutsOf<Game>>(evening);
}

} // namespace consigliere::playouts
