#pragma once

#include "db/connection.h"
#include "db/session_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A session as it lies in the tables, without a referee: what resuming, exporting, merging and
/// verifying all begin with.
namespace consigliere::db {

struct SeatRow {
    std::string actor; ///< The record's word for the player: a family, a character.
    std::string player; ///< The person's name; empty when nobody gave it.

    [[nodiscard]] friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

struct EntryRow {
    std::string at;
    std::string line;
    std::string verdict;
    std::string rules; ///< Joined by commas.
    std::optional<std::string> ruling;
};

struct ComponentRow {
    std::int64_t since = 1; ///< The first entry that is judged by it.
    std::string definition; ///< TOML.
};

struct SessionRows {
    /// The number of the session in this file; 0 while it is in none.
    std::int64_t key = 0;
    SessionId id;
    /// The session that went on differently elsewhere, when this is its other course.
    std::optional<SessionId> branch_of;
    std::string game;
    std::string head; ///< TOML, without moves, date, place, notes and id.
    std::int64_t rules_version = 0;
    std::string created;
    std::string date;
    std::string place;
    std::string notes;
    std::string edited; ///< When date, place or notes were last changed; empty: never.
    std::vector<SeatRow> seats; ///< Clockwise.
    std::vector<EntryRow> entries;
    std::vector<ComponentRow> components;
};

[[nodiscard]] std::vector<SessionId> all_sessions(Connection& connection);
[[nodiscard]] std::optional<SessionRows> read_session(Connection& connection, const SessionId& id);
/// What is said of a session that is in the list and cannot be found: an index is damaged.
[[nodiscard]] DatabaseError lost_session(const Connection& connection, const SessionId& id);

/// Writes a session that is not there yet, with everything that belongs to it, and gives its key.
std::int64_t insert_session(Connection& connection, const SessionRows& session);
void insert_entry(
    Connection& connection, std::int64_t session, std::int64_t number, const EntryRow& entry);
void insert_component(Connection& connection, std::int64_t session, std::int64_t number,
    const ComponentRow& component);

} // namespace consigliere::db
