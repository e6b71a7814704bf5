#pragma once

#include "db/archive/entry_times.h"
#include "engine/ledger/evening.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Elapsed time of an evening in progress, by the same rules as the statistics.
// Times are in milliseconds.
namespace consigliere::db {

struct TimeSpent {
    enum class State : std::uint8_t {
        runs,
        paused, ///< Pause announced by the table.
        rests, ///< No entry for longer than `longest_pause`.
        over,
    };
    /// Total time of a phase.
    struct PhaseTime {
        std::uint8_t part = 1;
        std::uint8_t phase = 0;
        std::int64_t time = 0;
    };
    /// Consecutive moves of one player.
    struct Turn {
        std::uint8_t seat = 0;
        std::uint8_t part = 1;
        std::int64_t time = 0;
    };

    State state = State::runs;
    std::int64_t evening = 0;
    std::vector<PhaseTime> chapters; ///< In playing order; the last one is running.
    std::vector<std::int64_t> seats; ///< Clockwise: total time of this seat's moves.
    /// Turn of the player to act; nullopt if no single player is to act.
    std::optional<Turn> turn;
    std::optional<Turn> longest;
};

class EveningClock {
public:
    /// `times`: those of the entries, in the form of `now()`.
    EveningClock(const ledger::Evening& evening, const std::vector<std::string>& times,
        const Pauses& pauses);

    /// State of the clock at `now`, in the form of `now()`.
    [[nodiscard]] TimeSpent at(std::string_view now) const;

private:
    void count(
        std::int64_t time, std::optional<std::uint8_t> seat, const ledger::PositionSummary& before);
    void add_to_chapter(const ledger::PositionSummary& progress, std::int64_t time);

    /// Times up to the last entry.
    TimeSpent m_spent;
    std::optional<std::int64_t> m_last;
    Rests m_rests;
    /// The last announced pause has not ended.
    bool m_is_paused = false;
    /// Consecutive moves of one player at the end of the evening; nullopt if none.
    std::optional<TimeSpent::Turn> m_running;
};

} // namespace consigliere::db
