#pragma once

#include "db/archive/evening_card.h"
#include "db/database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Results of evenings that were recorded with other programs: who played, scores and winners, but
// no entries. They count in the statistics and are marked. Stored as shared settings, so they have
// neither a chain of hashes nor a record file.
namespace consigliere::db {

struct Play {
    struct Seat {
        std::string name;
        std::string person; ///< Id; empty if it has none.
        std::string side; ///< A word of `GameInfo::sides`; empty if unknown.
        std::optional<std::int32_t> total;
        std::int32_t rank = 0; ///< 0 if unknown.
        bool is_winner = false;
        bool is_first = false;
    };
    SessionId id;
    std::string game; ///< The record's word for the game.
    std::string day; ///< "2026-11-20"
    std::string time; ///< UTC, "19:30:00"; empty if unknown.
    std::string place;
    std::string notes;
    std::int32_t minutes = 0; ///< 0 if unknown.
    std::string source; ///< Name of the other program.
    std::vector<Seat> seats;
};

struct PlaysTaken {
    int taken = 0;
    int known = 0; ///< Taken in before, or here as an evening with entries.
    /// Names of people of this database who were recognized by their names alone.
    std::vector<std::string> by_name;
};

/// Takes in all or nothing. People are recognized by id, then by name if one person has it.
[[nodiscard]] ErrorOr<PlaysTaken, DatabaseError> take_plays(
    Database& database, const std::vector<Play>& plays);
/// All plays, except those that are here as evenings. Unreadable ones are left out.
[[nodiscard]] ErrorOr<std::vector<Play>, DatabaseError> plays(Database& database);
[[nodiscard]] Status<DatabaseError> forget_play(Database& database, const SessionId& id);

/// The card of a play; it has facts and `SessionSummary::is_elsewhere`.
[[nodiscard]] EveningCard card_of(const Play& play);

} // namespace consigliere::db
