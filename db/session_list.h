#pragma once

#include "db/database.h"
#include "db/details.h"
#include "db/session_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Summaries of all evenings, for the history. Nothing is judged.
namespace consigliere::db {

struct SessionSummary {
    struct Seat {
        std::string actor; ///< The record's word for the player.
        std::string player;
        /// Identifies the person, also among equal names.
        std::string person;
        /// Rank, total and winner are only set for finished evenings, and if the game has them.
        std::optional<std::int64_t> rank;
        std::optional<std::int64_t> total;
        bool is_winner = false;
    };

    SessionId id;
    /// The original session, if this is a branch.
    std::optional<SessionId> branch_of;
    std::string game;
    /// Version of the game's rules that judged it.
    std::int64_t rules_version = 0;
    SessionDetails details; ///< Texts elided for display.
    Pauses pauses;
    std::string created;
    /// Time of the last entry; the start if there is none.
    std::string updated;
    int entries = 0;
    /// Hexadecimal hash of the last entry; empty if there is none.
    std::string last_hash;
    /// Hexadecimal hash of the last component update.
    std::string told_hash;
    /// True if the final score is known.
    bool is_finished = false;
    /// A result without entries, from another program (`plays.h`).
    bool is_elsewhere = false;
    /// The stored result does not verify and is not shown.
    bool has_changed_result = false;
    std::vector<Seat> seats; ///< Clockwise.
};

/// Most recently changed first.
[[nodiscard]] ErrorOr<std::vector<SessionSummary>, DatabaseError> list_sessions(Database& database);

/// Unabridged details.
[[nodiscard]] ErrorOr<SessionDetails, DatabaseError> read_details(
    Database& database, const SessionId& id);
/// Refuses texts that are too long, changed or not.
[[nodiscard]] Status<DatabaseError> change_details(
    Database& database, const SessionId& id, const SessionDetails& details);

/// Like change_details, where `shown` are elided details from a list: unchanged elided texts keep
/// their full text.
[[nodiscard]] Status<DatabaseError> change_shown_details(
    Database& database, const SessionId& id, const SessionDetails& shown, SessionDetails details);

/// Corrects the seating, by names, clockwise. A name means the person of that name seen last, or a
/// new one. An empty or unchanged name changes nothing. The moves stay as recorded.
[[nodiscard]] Status<DatabaseError> change_seats(
    Database& database, const SessionId& id, const std::vector<std::string>& names);

[[nodiscard]] ErrorOr<Pauses, DatabaseError> read_pauses(Database& database, const SessionId& id);
[[nodiscard]] Status<DatabaseError> change_pauses(
    Database& database, const SessionId& id, const Pauses& pauses);

} // namespace consigliere::db
