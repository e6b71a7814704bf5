#pragma once

#include "db/archive/entry_times.h"
#include "engine/ledger/evening.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The clock at the table: what an evening that is being played has taken so far, by the same rules
/// as the statistics count. Times are in milliseconds.
namespace consigliere::db {

struct TimeSpent {
    /// Whether it runs, and why not.
    enum class State : std::uint8_t {
        runs,
        paused, ///< Somebody has said so.
        rests, ///< There was no entry for longer than anybody thinks.
        over,
    };
    /// A phase of a part; all the time that was spent in it.
    struct PhaseTime {
        std::uint8_t part = 1;
        std::uint8_t phase = 0;
        std::int64_t time = 0;
    };
    /// Moves of one player without anybody else’s between.
    struct Turn {
        std::uint8_t seat = 0;
        std::uint8_t part = 1;
        std::int64_t time = 0;
    };

    State state = State::runs;
    std::int64_t evening = 0;
    std::vector<PhaseTime> chapters; ///< In the order in which they were played; the last runs.
    std::vector<std::int64_t> seats; ///< Clockwise: how long the moves of each took him.
    /// The turn of whom the table waits for; nothing while it waits for nobody in particular.
    std::optional<Turn> turn;
    std::optional<Turn> longest;
};

class EveningClock {
public:
    /// As the evening stands, with the times of its entries in the form of `now()`.
    EveningClock(const ledger::Evening& evening, const std::vector<std::string>& times,
        const Pauses& pauses);

    /// What it shows at a time, which is in the form of `now()`.
    [[nodiscard]] TimeSpent at(std::string_view now) const;

private:
    void count(
        std::int64_t time, std::optional<std::uint8_t> seat, const ledger::PositionSummary& before);
    void add_to_chapter(const ledger::PositionSummary& progress, std::int64_t time);

    /// What had been taken when the last entry was made.
    TimeSpent m_spent;
    std::optional<std::int64_t> m_last;
    Rests m_rests;
    /// Somebody has said that it pauses, and nobody that it goes on.
    bool m_is_paused = false;
    /// The moves at the end that are all of one player.
    std::optional<TimeSpent::Turn> m_running;
};

} // namespace consigliere::db
