#pragma once

#include "db/connection.h"
#include "db/details.h"
#include "db/kept_query.h"
#include "db/session_id.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// A session as it lies in the tables, without a referee: what resuming, exporting, merging and
/// verifying all begin with.
namespace consigliere::db {

struct SeatRow {
    std::string actor; ///< The record's word for the player: a family, a character.
    std::string player; ///< The person's name; empty when nobody gave it.
    /// The person's id; empty when nobody sits there, or when only the name is known.
    std::string person{};
    /// Whether the person has another name since the evening began.
    bool is_renamed = false;
};

struct EntryRow {
    std::string at;
    std::string line;
    std::string verdict;
    std::string rules; ///< Joined by commas.
    std::optional<std::string> ruling;
    /// What stands in the file; rows that come from elsewhere have none of it yet.
    std::int64_t number = 0;
    Hash hash{};
};

struct ComponentRow {
    std::int64_t since = 1; ///< The first entry that is judged by it.
    std::string definition; ///< TOML.
    /// What stands in the file, as with an entry.
    std::int64_t number = 0;
    Hash hash{};
};

/// Where a session ends, and the hashes that the next entry or component follows from.
struct EndRow {
    Hash beginning{};
    Hash seats{};
    std::int64_t components = 0;
    Hash last_component{};
    std::int64_t entries = 0;
    Hash last_entry{};
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
    std::vector<EditRow> edits; ///< What was said of it: date, place, notes.
    std::vector<SeatRow> seats; ///< Clockwise.
    std::vector<EntryRow> entries;
    std::vector<ComponentRow> components;
    /// Nothing when it is lost, and for a session that is in no file.
    std::optional<EndRow> end;

    /// The id that all courses of the evening have in common.
    [[nodiscard]] const SessionId& family() const { return branch_of ? *branch_of : id; }
};

/// When the entries were made.
[[nodiscard]] std::vector<std::string> times_of(const SessionRows& session);

[[nodiscard]] std::vector<SessionId> all_sessions(Connection& connection);
[[nodiscard]] std::optional<SessionRows> read_session(Connection& connection, const SessionId& id);
/// What is said of a session that is in the list and cannot be found: an index is damaged.
[[nodiscard]] DatabaseError lost_session(const Connection& connection, const SessionId& id);

/// Reads one session after the other.
class SessionReader {
public:
    explicit SessionReader(Connection& connection);
    [[nodiscard]] std::optional<SessionRows> read(const SessionId& id);

private:
    KeptQuery m_session;
    KeptQuery m_seats;
    KeptQuery m_entries;
    KeptQuery m_components;
    KeptQuery m_edits;
    KeptQuery m_end;
};

/// What was said of all sessions, by their numbers in the file.
[[nodiscard]] std::map<std::int64_t, std::vector<EditRow>> read_all_edits(Connection& connection);
/// The sessions of which something is said that is not what was written.
[[nodiscard]] std::vector<SessionId> sessions_with_changed_edits(Connection& connection);

/// How many sessions are gone although their ends are there.
[[nodiscard]] std::int64_t lost_sessions(Connection& connection);

/// Writes a session that is not there yet, with everything that belongs to it. Its key and its end
/// are filled in.
void insert_session(Connection& connection, SessionRows& session);
/// Writes the next entry of the session that ends here, and moves the end on.
void insert_entry(Connection& connection, std::int64_t session, EndRow& end, const EntryRow& entry);
void insert_component(
    Connection& connection, std::int64_t session, EndRow& end, const ComponentRow& component);
void insert_edit(Connection& connection, std::int64_t session, const EditRow& edit);
void insert_end(Connection& connection, std::int64_t session, const EndRow& end);

} // namespace consigliere::db
