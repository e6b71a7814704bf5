#pragma once

#include "db/connection.h"
#include "db/session_rows.h"
#include "engine/ledger/evening.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Results are what the entries come to. They are stored for the statistics and can be made again
/// at any time.
namespace consigliere::db {

struct ResultRow {
    std::optional<std::int64_t>
        rank; ///< 1 for the best; shared by players whom nothing tells apart.
    std::optional<std::int64_t> total; ///< Dollars, points: what the game counts.
    std::int64_t winner = 0; ///< 1 for those who win.
    std::string parts; ///< The seat's part of the score report, as TOML.

    [[nodiscard]] friend bool operator==(const ResultRow&, const ResultRow&) = default;
};

/// A row for each seat, clockwise; none while the score is not final.
[[nodiscard]] std::vector<ResultRow> results_of(const ledger::Evening& evening);

[[nodiscard]] std::vector<ResultRow> read_results(Connection& connection, std::int64_t session);

/// What is stored as the result of a session that ends here.
struct StoredResults {
    enum class State : std::uint8_t {
        current, ///< It was written for the last entry. So is none at all.
        older, ///< The power went out between a later entry and its result.
        changed, ///< It is not what was written.
    };
    State state = State::current;
    std::vector<ResultRow> rows;
};
[[nodiscard]] StoredResults read_stored_results(
    Connection& connection, std::int64_t session, const EndRow& end);

/// What is stored as the results of all sessions that have any, by the numbers of the sessions.
[[nodiscard]] std::map<std::int64_t, StoredResults> read_all_results(Connection& connection);

/// Puts these rows in the place of those that are there.
void write_results(Connection& connection, std::int64_t session, const EndRow& end,
    const std::vector<ResultRow>& results);

} // namespace consigliere::db
