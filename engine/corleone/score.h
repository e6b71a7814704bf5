#pragma once

#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <array>
#include <optional>

/// The end (p. 23): every part of the score, as it is or as it would be now.
namespace consigliere::corleone {

inline constexpr int bonus_dollars = 5;

struct Score {
    struct Seat {
        Family family = Family::marzullo;
        /// Dollars in the Suitcase; unknown in board tracking until they are counted.
        std::optional<int> suitcase;
        /// The Territories dominated, as a set by number (bit 0 is Wall Street).
        AreaSet domination;
        /// Completed Jobs of each colour, by `JobColour`.
        std::array<std::uint8_t, 4> job_counts{};
        /// The colours that bring a bonus.
        std::array<bool, 4> job_bonus{};
        /// Completed Jobs whose colours nobody has described.
        int uncoloured_jobs = 0;
        /// Suitcase and bonuses, when all of it is known.
        std::optional<int> total;
        /// 1 for the best; shared by players whom nothing tells apart. 0 while totals are unknown.
        int rank = 0;

        [[nodiscard]] int job_bonuses() const;
    };

    bool is_final = false;
    ledger::FixedList<Seat, count_of<Family>> seats; ///< In the order of the seats.
    ledger::FixedList<Family, count_of<Family>> winners;

    [[nodiscard]] const Seat& of(Family family) const;
    /// Everybody who is paid for a colour of Jobs: all who have completed the most (23.jobs).
    [[nodiscard]] ledger::FixedList<Family, count_of<Family>> paid_for(JobColour colour) const;
};

[[nodiscard]] Score score(const Position& position, const Components& components);

/// Who dominates a Territory: the most markers in its stack, and of tied players the one whose
/// marker lies highest (23.domination).
[[nodiscard]] std::optional<Family> dominator_of(const Position& position, Area territory);
/// How many markers a Family has in a stack.
[[nodiscard]] int markers_in(const Position& position, Area territory, Family family);

} // namespace consigliere::corleone
