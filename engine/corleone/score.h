#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <array>
#include <optional>

// All parts of the score (p. 23), final or as if the game ended now.
namespace consigliere::corleone {

inline constexpr int bonus_dollars = 5;

struct Score {
    struct Seat {
        Family family = Family::marzullo;
        /// Dollars; nullopt in board tracking until counted.
        std::optional<int> suitcase;
        AreaSet domination;
        /// Completed Jobs, by `JobColour`.
        std::array<std::uint8_t, 4> job_counts{};
        /// Colours that earn a bonus, by `JobColour`.
        std::array<bool, 4> job_bonus{};
        int uncoloured_jobs = 0;
        /// Suitcase and bonuses in dollars; nullopt if any part is unknown.
        std::optional<int> total;
        /// 1 is the best; shared on ties. 0 while totals are unknown.
        int rank = 0;

        [[nodiscard]] int job_bonuses() const;
    };

    bool is_final = false;
    ledger::FixedList<Seat, count_of<Family>> seats; ///< Clockwise.
    ledger::FixedList<Family, count_of<Family>> winners;

    [[nodiscard]] const Seat& of(Family family) const;
    /// All Families with the most completed Jobs of a colour: each is paid (23.jobs).
    [[nodiscard]] ledger::FixedList<Family, count_of<Family>> paid_for(JobColour colour) const;
};

[[nodiscard]] Score score(const Position& position, const Components& components);

/// Returns the Family with the most markers in a stack; on ties, the one with the highest marker
/// (23.domination). nullopt for an empty stack.
[[nodiscard]] std::optional<Family> dominator_of(const Position& position, Area territory);
[[nodiscard]] int markers_in(const Position& position, Area territory, Family family);

} // namespace consigliere::corleone
