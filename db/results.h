#pragma once

#include "db/connection.h"
#include "db/session_rows.h"
#include "engine/ledger/evening.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Results of evenings: derived from the entries, stored for the statistics.
namespace consigliere::db {

struct ResultRow {
    std::optional<std::int64_t> rank; ///< 1 for the best; equal for ties.
    std::optional<std::int64_t> total; ///< Dollars or points, as the game counts.
    std::int64_t winner = 0; ///< 1 for a winner, otherwise 0.
    std::string parts; ///< The seat's part of the score report, TOML.

    [[nodiscard]] friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// One row per seat, clockwise; empty until the score is final.
[[nodiscard]] std::vector<ResultRow> results_of(const ledger::Evening& evening);

[[nodiscard]] std::vector<ResultRow> read_results(Connection& connection, std::int64_t session);

/// Stored results of a session with a given end.
struct StoredResults {
    enum class State : std::uint8_t {
        current, ///< Written for the last entry; also if there is none.
        older, ///< Written for an earlier entry (power loss before the last result was written).
        changed, ///< It does not verify.
    };
    State state = State::current;
    std::vector<ResultRow> rows;
};
[[nodiscard]] StoredResults read_stored_results(
    Connection& connection, std::int64_t session, const EndRow& end);

/// The stored results of all sessions, by session key.
[[nodiscard]] std::map<std::int64_t, StoredResults> read_all_results(Connection& connection);

/// Replaces the stored results.
void write_results(Connection& connection, std::int64_t session, const EndRow& end,
    const std::vector<ResultRow>& results);

} // namespace consigliere::db
