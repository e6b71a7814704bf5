#pragma once

#include "db/database.h"
#include "db/results.h"
#include "db/session_rows.h"
#include "engine/ledger/evening.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// Evenings of real length by the thousand, for looking back at: whole games of all games, played
/// at random among the legal moves, with rulings, corrections, steps back and pauses; each with
/// people, a day, a place and times as if somebody had played it. The same seed makes the same
/// ones.
namespace consigliere::test {

/// One game as it was played, without people and times.
struct PlayedGame {
    std::string game;
    db::SessionRows rows;
    std::vector<db::ResultRow> results; ///< None where it did not come to its end.
};
[[nodiscard]] PlayedGame play_corleone(int players, std::uint32_t seed);
/// Only the board is followed.
[[nodiscard]] PlayedGame play_corleone_by_board(int players, std::uint32_t seed);
[[nodiscard]] PlayedGame play_cash_n_guns(int players, std::uint32_t seed);
[[nodiscard]] PlayedGame play_mafia(int players, std::uint32_t seed);

/// So many evenings, made of fewer different games, written into a database.
struct Making {
    int evenings = 10'000;
    int games = 40;
    std::uint32_t seed = 1;
};
void make_evenings(db::Database& database, const Making& making);

} // namespace consigliere::test
