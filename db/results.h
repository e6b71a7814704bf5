#pragma once

#include "db/connection.h"
#include "engine/ledger/evening.h"

#include <cstdint>
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
/// Puts these rows in the place of those that are there.
void write_results(
    Connection& connection, std::int64_t session, const std::vector<ResultRow>& results);

} // namespace consigliere::db
