#pragma once

#include "db/details.h"
#include "engine/ledger/evening.h"
#include "engine/ledger/position_summary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Digests of one evening: sums for the statistics and a series for the time line.
// Computed only from the entries and their times. Contains no hidden information.
namespace consigliere::db {

/// Sums of one evening. Times are in milliseconds.
struct EveningFacts {
    struct Seat {
        std::optional<std::uint8_t> side; ///< Index into `GameInfo::sides`.
        ledger::PositionSummary::Money total;
        std::uint8_t rank = 0; ///< 1 for the best; 0 if not ranked.
        bool is_winner = false;
        std::vector<ledger::PositionSummary::Money> sources; ///< By `GameInfo::sources`.
        std::vector<std::int32_t> stat_increments; ///< By `GameInfo::stat_increments`.
        /// Rulings on this seat's moves, and how many are in effect at the end.
        std::int32_t rulings = 0;
        std::int32_t rulings_standing = 0;
        /// Refused moves of this seat, as far as the record contains them.
        std::int32_t refused = 0;
        /// Spaces controlled at the end: bit i is `GameInfo::places[i]`.
        std::uint32_t dominated = 0;
        /// Milliseconds spent on this seat's moves; number of turns (runs of consecutive moves).
        std::int64_t turn_time = 0;
        std::int32_t turns = 0;

        [[nodiscard]] friend bool operator==(const Seat&, const Seat&) = default;
    };

    /// An entry that broke rules or left them open, with its original verdict.
    struct Argued {
        std::int32_t entry = 0;
        ledger::Verdict verdict = ledger::Verdict::legal;
        bool stands = false; ///< Applied and not undone.
        std::vector<std::string> rules; ///< Rule ids in the order of the rule book.

        [[nodiscard]] friend bool operator==(const Argued&, const Argued&) = default;
    };

    bool is_finished = false;
    ledger::TrackingLevel depth = ledger::TrackingLevel::full;
    std::int32_t parts = 0; ///< Acts or rounds that were played, including an unfinished one.
    std::optional<std::uint8_t> first; ///< First player; nullopt until known.
    /// Playing time without pauses; nullopt if the times of the entries are unknown.
    std::optional<std::int64_t> played;
    std::int64_t skipped = 0; ///< Total length of the pauses.
    std::int32_t entries = 0;
    std::int32_t rulings = 0;
    std::int32_t rulings_standing = 0;
    std::int32_t corrections = 0; ///< In effect at the end.
    std::int32_t lead_changes = 0;
    std::vector<Seat> seats; ///< Clockwise.
    /// Only for stored evenings: the original verdicts are read from their rows.
    std::vector<Argued> argued;

    [[nodiscard]] friend bool operator==(const EveningFacts&, const EveningFacts&) = default;
};

/// Series of one evening. Entries not in effect at the end appear only as marks.
struct EveningSeries {
    /// Totals from an entry on. There is a point at each change and at the end.
    struct Point {
        std::int32_t entry = 0; ///< 0 for the start.
        std::vector<ledger::PositionSummary::Money> totals;

        [[nodiscard]] friend bool operator==(const Point&, const Point&) = default;
    };
    /// Start of a phase: the entry after which it runs.
    struct PhaseStart {
        std::int32_t entry = 0;
        std::uint8_t part = 1;
        std::uint8_t phase = 0;

        [[nodiscard]] friend bool operator==(const PhaseStart&, const PhaseStart&) = default;
    };
    /// Owner of a space from an entry on.
    struct ControlChange {
        std::int32_t entry = 0;
        std::uint8_t place = 0;
        ledger::PositionSummary::Place whose;

        [[nodiscard]] friend bool operator==(const ControlChange&, const ControlChange&) = default;
    };
    /// An entry to highlight on the time line.
    struct Mark {
        enum class Kind : std::uint8_t { ruling, correction, refused, undo, redo, lead, gap };
        std::int32_t entry = 0;
        Kind kind = Kind::ruling;
        /// The mover, or the new leader for `lead`; nullopt if neither.
        std::optional<std::uint8_t> seat;
        bool stands = true;

        [[nodiscard]] friend bool operator==(const Mark&, const Mark&) = default;
    };

    std::vector<Point> points;
    std::vector<PhaseStart> chapters;
    std::vector<ControlChange> holds;
    std::vector<Mark> marks;
    /// Milliseconds since the first entry, without pauses; empty if the times are unknown.
    std::vector<std::int64_t> times;

    [[nodiscard]] friend bool operator==(const EveningSeries&, const EveningSeries&) = default;
};

struct EveningDigest {
    EveningFacts facts;
    EveningSeries course;

    [[nodiscard]] friend bool operator==(const EveningDigest&, const EveningDigest&) = default;
};

/// `times`: one per entry, in the form of `now()`.
[[nodiscard]] EveningDigest digest_of(
    const ledger::Evening& evening, const std::vector<std::string>& times, const Pauses& pauses);

/// The seat that speaks `line`; nullopt for a line of the table.
[[nodiscard]] std::optional<std::uint8_t> seat_of_line(
    std::string_view line, const std::vector<ledger::Speaker>& speakers);

} // namespace consigliere::db
