#pragma once

#include "db/database.h"
#include "db/details.h"
#include "db/session_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The evenings of a database at a glance, for the history and for whoever wants to resume one.
/// Nothing is refereed here.
namespace consigliere::db {

struct SessionSummary {
    struct Seat {
        std::string actor; ///< The record's word for the player.
        std::string player;
        /// What tells this person from all others, also from those of the same name.
        std::string person;
        /// From here on only in an evening that has ended, and where the game can tell.
        std::optional<std::int64_t> rank;
        std::optional<std::int64_t> total;
        bool is_winner = false;
    };

    SessionId id;
    /// The session that went on differently elsewhere, when this is its other course.
    std::optional<SessionId> branch_of;
    std::string game;
    /// By which version of the game’s rules it was judged.
    std::int64_t rules_version = 0;
    SessionDetails details; ///< Its texts shortened to their bounds, to be shown.
    Pauses pauses;
    std::string created;
    /// When the last entry was made, or the session when it has none.
    std::string updated;
    int entries = 0;
    /// The hash of the last entry, as digits; empty while there is none.
    std::string last_hash;
    /// The same of what it was last told of components.
    std::string told_hash;
    /// Whether the final score is known.
    bool is_finished = false;
    /// A result is stored, and is not the one that was written: it is not shown.
    bool has_changed_result = false;
    std::vector<Seat> seats; ///< Clockwise.
};

/// All sessions, those that were touched last first.
[[nodiscard]] ErrorOr<std::vector<SessionSummary>, DatabaseError> list_sessions(Database& database);

/// What is said of an evening, whole.
[[nodiscard]] ErrorOr<SessionDetails, DatabaseError> read_details(
    Database& database, const SessionId& id);
/// Refuses texts that are too long, also those that stay as they were.
[[nodiscard]] Status<DatabaseError> change_details(
    Database& database, const SessionId& id, const SessionDetails& details);

/// The same where `shown` is what a list shows of them: a text that is shortened there and was not
/// changed stays as it is, whole.
[[nodiscard]] Status<DatabaseError> change_shown_details(
    Database& database, const SessionId& id, const SessionDetails& shown, SessionDetails details);

/// From now on these people sat there, by their names, clockwise: those who are known by them, of
/// several the one who was seen last, and otherwise somebody new. Where a name is empty or the same
/// as before, nothing changes. The moves stay as they were recorded.
[[nodiscard]] Status<DatabaseError> change_seats(
    Database& database, const SessionId& id, const std::vector<std::string>& names);

[[nodiscard]] ErrorOr<Pauses, DatabaseError> read_pauses(Database& database, const SessionId& id);
[[nodiscard]] Status<DatabaseError> change_pauses(
    Database& database, const SessionId& id, const Pauses& pauses);

} // namespace consigliere::db
