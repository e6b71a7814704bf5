#pragma once

#include "db/details.h"
#include "engine/ledger/evening.h"
#include "engine/ledger/position_summary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the entries of one evening come to, for whoever looks back: sums for the statistics, and
/// its course for the time line. All of it follows from the entries and the times at which they
/// were made, and holds nothing that is hidden from everybody.
namespace consigliere::db {

/// The sums of an evening. Times are in milliseconds.
struct EveningFacts {
    struct Seat {
        std::optional<std::uint8_t> side; ///< By `GameInfo::sides`.
        ledger::PositionSummary::Money total;
        std::uint8_t rank = 0; ///< 0 for those who have none.
        bool is_winner = false;
        std::vector<ledger::PositionSummary::Money> sources; ///< By `GameInfo::sources`.
        std::vector<std::int32_t> stat_increments; ///< By `GameInfo::stat_increments`.
        /// Rulings that the table made about his moves, and how many of them stand at the end.
        std::int32_t rulings = 0;
        std::int32_t rulings_standing = 0;
        /// His moves that were refused, where the record kept them.
        std::int32_t refused = 0;
        /// The places that he dominates at the end, a bit for each of `GameInfo::places`.
        std::uint32_t dominated = 0;
        /// How long his moves took him, and in how many turns: moves without anybody else’s
        /// between.
        std::int64_t turn_time = 0;
        std::int32_t turns = 0;

        [[nodiscard]] friend bool operator==(const Seat&, const Seat&) = default;
    };

    /// An entry against which rules stood, or that they left open, as it was judged then.
    struct Argued {
        std::int32_t entry = 0;
        ledger::Verdict verdict = ledger::Verdict::legal;
        bool stands = false; ///< Applied, and not undone since.
        std::vector<std::string> rules; ///< Their ids, in the order of the book.

        [[nodiscard]] friend bool operator==(const Argued&, const Argued&) = default;
    };

    bool is_finished = false; ///< The final score is known.
    ledger::TrackingLevel depth = ledger::TrackingLevel::full;
    std::int32_t parts = 0; ///< Acts or rounds that were played, the last one too.
    std::optional<std::uint8_t> first; ///< Who went first, as soon as it was known.
    /// How long it took without the gaps; nothing when the record does not know.
    std::optional<std::int64_t> played;
    std::int64_t skipped = 0; ///< The gaps together.
    std::int32_t entries = 0;
    std::int32_t rulings = 0;
    std::int32_t rulings_standing = 0;
    std::int32_t corrections = 0; ///< That stand at the end.
    std::int32_t lead_changes = 0;
    std::vector<Seat> seats; ///< Clockwise.
    /// Known of evenings that are stored only, because the verdicts of then stand in their rows.
    std::vector<Argued> argued;

    [[nodiscard]] friend bool operator==(const EveningFacts&, const EveningFacts&) = default;
};

/// How an evening went. Entries that do not stand at the end are in it only as marks.
struct EveningSeries {
    /// The totals from an entry on; a new point stands where any of them changes, and at the end.
    struct Point {
        std::int32_t entry = 0; ///< 0 for the beginning.
        std::vector<ledger::PositionSummary::Money> totals;

        [[nodiscard]] friend bool operator==(const Point&, const Point&) = default;
    };
    /// A phase of a part, with the first entry after which it runs.
    struct PhaseStart {
        std::int32_t entry = 0;
        std::uint8_t part = 1;
        std::uint8_t phase = 0;

        [[nodiscard]] friend bool operator==(const PhaseStart&, const PhaseStart&) = default;
    };
    /// Whose a place is from an entry on.
    struct ControlChange {
        std::int32_t entry = 0;
        std::uint8_t place = 0;
        ledger::PositionSummary::Place whose;

        [[nodiscard]] friend bool operator==(const ControlChange&, const ControlChange&) = default;
    };
    /// An entry that is worth a flag.
    struct Mark {
        enum class Kind : std::uint8_t { ruling, correction, refused, undo, redo, lead, gap };
        std::int32_t entry = 0;
        Kind kind = Kind::ruling;
        /// Whose move it was, or who takes the lead.
        std::optional<std::uint8_t> seat;
        bool stands = true;

        [[nodiscard]] friend bool operator==(const Mark&, const Mark&) = default;
    };

    std::vector<Point> points;
    std::vector<PhaseStart> chapters;
    std::vector<ControlChange> holds;
    std::vector<Mark> marks;
    /// When each entry was made, in milliseconds since the first, without the gaps; empty when the
    /// record does not know.
    std::vector<std::int64_t> times;

    [[nodiscard]] friend bool operator==(const EveningSeries&, const EveningSeries&) = default;
};

struct EveningDigest {
    EveningFacts facts;
    EveningSeries course;

    [[nodiscard]] friend bool operator==(const EveningDigest&, const EveningDigest&) = default;
};

/// `times` are those of the entries, in the form of `now()`.
[[nodiscard]] EveningDigest digest_of(
    const ledger::Evening& evening, const std::vector<std::string>& times, const Pauses& pauses);

/// The seat whose line this is; nothing for the table’s.
[[nodiscard]] std::optional<std::uint8_t> seat_of_line(
    std::string_view line, const std::vector<ledger::Speaker>& speakers);

} // namespace consigliere::db
