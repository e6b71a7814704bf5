#pragma once

#include "db/database.h"
#include "engine/ledger/error_or.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What the finished evenings say about the people; one row for each person and game. The list of
/// the evenings themselves is in `session_list.h`.
namespace consigliere::db {

struct PersonStatistics {
    std::string name;
    std::string game;
    int evenings = 0;
    int wins = 0; ///< Shared victories count.
    std::optional<double> average_rank;
    std::optional<std::int64_t> best_total;
};

/// Most wins first, game by game.
[[nodiscard]] ledger::ErrorOr<std::vector<PersonStatistics>, DatabaseError> person_statistics(
    Database& database);

} // namespace consigliere::db
