#pragma once

#include "db/archive/figures.h"
#include "engine/playouts/playouts.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

// Each player's chance to win at each turn of a finished evening, estimated by playing the rest
// many times. The same evening gives the same chances on every machine and with any number of
// threads.
namespace consigliere::story {

/// How all players of a playout choose.
inline constexpr playouts::Policy policy = playouts::Policy::greedy;
/// Raise it when playouts choose or deal differently: what was kept is then counted anew.
inline constexpr int chances_version = 1;
inline constexpr int playouts_by_default = 200;
/// Of longer evenings, only so many turns are played on from, at even distances.
inline constexpr std::size_t most_turns = 120;

struct Chance {
    double mean = 0;
    double error = 0; ///< Standard error of the mean.
    db::Range range; ///< 95 % (Wilson).
};
/// The chances after an entry; 0 is the start.
struct TurnChances {
    int entry = 0;
    int playouts = 0;
    std::vector<Chance> seats;
};
using Curve = std::vector<TurnChances>;

/// What was counted of an evening so far: whole batches of playouts for each turn. Sums are whole
/// numbers, so that their order does not matter.
class Tally {
public:
    /// Shares of a win: divided evenly among 1 to 8 winners.
    static constexpr std::int64_t whole_win = 840;
    static constexpr int batch = 10;

    Tally() = default;
    /// `wanted` playouts for each turn, rounded up to whole batches.
    Tally(const playouts::Playouts& playouts, int wanted);

    struct Job {
        std::size_t turn = 0; ///< Index into `Playouts::turns()`.
        std::size_t row = 0;
        int batch = 0;
    };
    struct Batch {
        int ended = 0; ///< Playouts that came to an end.
        std::vector<std::int64_t> sums; ///< By seat.
    };
    /// The first job at or after `from`, in rounds over all turns; `from` moves behind it.
    [[nodiscard]] std::optional<Job> next(std::size_t& from) const;
    void add(const Job& job, const Batch& played);

    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int all() const { return m_batches * static_cast<int>(m_rows.size()); }
    [[nodiscard]] int wanted() const { return m_batches * batch; }
    [[nodiscard]] Curve curve() const;

    /// As kept, one line per turn. Takes in only what was counted of the same turns, in the same
    /// way and number.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool take(std::string_view text);

private:
    struct Row {
        std::size_t turn = 0;
        int entry = 0;
        std::string batches; ///< '1' for each that was counted, else '0'.
        Batch sum;
    };
    [[nodiscard]] std::string head() const;

    std::size_t m_seats = 0;
    int m_batches = 0;
    int m_done = 0;
    std::vector<Row> m_rows;
};

/// Plays on threads of low priority until all is counted or it is stopped.
class Chances {
public:
    /// `evening`: its id, the source of all chance.
    Chances(std::shared_ptr<const playouts::Playouts> playouts, Tally tally, std::string evening);
    Chances(const Chances&) = delete;
    Chances& operator=(const Chances&) = delete;
    ~Chances();

    /// Starts, or goes on after `stop`. As many threads as cores but one, at least one.
    void start(unsigned threads = 0);
    /// The playouts begun end soon after.
    void stop();
    [[nodiscard]] bool is_running() const { return m_working > 0; }
    /// Stops and waits.
    void finish();
    /// Waits until all is counted.
    void wait();

    /// A copy of what was counted.
    [[nodiscard]] Tally tally() const;

private:
    void work(const std::stop_token& stop);
    [[nodiscard]] std::optional<Tally::Batch> play(
        const Tally::Job& job, const std::stop_token& stop) const;

    std::shared_ptr<const playouts::Playouts> m_playouts;
    std::string m_evening;
    mutable std::mutex m_mutex;
    Tally m_tally;
    std::size_t m_next = 0;
    std::atomic<int> m_working = 0;
    std::vector<std::jthread> m_threads;
};

/// A turn after which somebody's chances changed beyond the error.
struct TurningPoint {
    int before = 0; ///< The entry before the turn, where something else could have been tried.
    int after = 0; ///< Its last entry.
    double was = 0;
    double is = 0;
    double error = 0; ///< Half of the 95 % range of the difference.
    std::size_t seat = 0;
};
inline constexpr std::size_t most_turning_points = 3;
/// The greatest changes, in order of the evening. The level is 5 % for all turns and seats together
/// (Bonferroni): one of them is always the greatest.
[[nodiscard]] std::vector<TurningPoint> turning_points(const Curve& curve);

/// The playouts of an evening as everybody knows it, so that chances tell nothing that is hidden.
/// nullptr if it is not over, or too little is known.
[[nodiscard]] std::shared_ptr<const playouts::Playouts> public_playouts(
    const ledger::Evening& evening);

} // namespace consigliere::story
