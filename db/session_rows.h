#pragma once

#include "db/connection.h"
#include "db/details.h"
#include "db/session_id.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Rows of a session, without judging: for resuming, exporting, merging and verifying.
namespace consigliere::db {

struct SeatRow {
    std::string actor; ///< The record's word for the player: a family, a character.
    std::string player; ///< The person's name; empty if unknown.
    /// The person's id; empty if the seat is empty or only the name is known.
    std::string person{};
    /// True if the name has changed since the evening started.
    bool is_renamed = false;
};

struct EntryRow {
    std::string at;
    std::string line;
    std::string verdict;
    std::string rules; ///< Separated by commas.
    std::optional<std::string> ruling;
    /// As stored; not set for rows that are not yet in the file.
    std::int64_t number = 0;
    Hash hash{};
};

struct ComponentRow {
    std::int64_t since = 1; ///< The first entry that is judged by it.
    std::string definition; ///< TOML.
    /// As stored, like those of an entry.
    std::int64_t number = 0;
    Hash hash{};
};

/// End of a session: counts, and the last hashes of both chains.
struct EndRow {
    Hash beginning{};
    Hash seats{};
    std::int64_t components = 0;
    Hash last_component{};
    std::int64_t entries = 0;
    Hash last_entry{};
};

struct SessionRows {
    /// Row number in this file; 0 if not stored.
    std::int64_t key = 0;
    SessionId id;
    /// The original session, if this is a branch.
    std::optional<SessionId> branch_of;
    std::string game;
    std::string head; ///< TOML, without moves, date, place, notes and id.
    std::int64_t rules_version = 0;
    std::string created;
    std::vector<EditRow> edits{}; ///< Details: date, place, notes.
    std::vector<SeatRow> seats{}; ///< Clockwise.
    std::vector<EntryRow> entries{};
    std::vector<ComponentRow> components{};
    /// nullopt if it is lost or the session is not stored.
    std::optional<EndRow> end{};

    /// Id common to all branches of the evening.
    [[nodiscard]] const SessionId& family() const { return branch_of ? *branch_of : id; }
};

[[nodiscard]] std::vector<std::string> times_of(const SessionRows& session);

[[nodiscard]] std::vector<SessionId> all_sessions(Connection& connection);
[[nodiscard]] std::optional<SessionRows> read_session(Connection& connection, const SessionId& id);
/// Like read_session. Throws `DatabaseError` if there is none.
[[nodiscard]] SessionRows stored_session(Connection& connection, const SessionId& id);
/// Error for a listed session that cannot be found: an index is damaged.
[[nodiscard]] DatabaseError lost_session(const Connection& connection, const SessionId& id);

/// Reads many sessions with prepared statements.
class SessionReader {
public:
    explicit SessionReader(Connection& connection);
    [[nodiscard]] std::optional<SessionRows> read(const SessionId& id);

private:
    SQLite::Statement m_session;
    SQLite::Statement m_seats;
    SQLite::Statement m_entries;
    SQLite::Statement m_components;
    SQLite::Statement m_edits;
    SQLite::Statement m_end;
};

/// Edits of all sessions, by session key.
[[nodiscard]] std::map<std::int64_t, std::vector<EditRow>> read_all_edits(Connection& connection);
/// Sessions with edits that do not verify.
[[nodiscard]] std::vector<SessionId> sessions_with_changed_edits(Connection& connection);

/// Number of sessions that are gone except for their end row.
[[nodiscard]] std::int64_t lost_sessions(Connection& connection);

/// Inserts a new session with all its rows. Sets its key and end.
void insert_session(Connection& connection, SessionRows& session);
/// Appends an entry and advances `end`.
void insert_entry(Connection& connection, std::int64_t session, EndRow& end, const EntryRow& entry);
void insert_component(
    Connection& connection, std::int64_t session, EndRow& end, const ComponentRow& component);
void insert_edit(Connection& connection, std::int64_t session, const EditRow& edit);
void insert_end(Connection& connection, std::int64_t session, const EndRow& end);

} // namespace consigliere::db
