#pragma once

#include "db/database.h"
#include "db/difference.h"
#include "db/hash_chain_fault.h"
#include "db/photos.h"
#include "db/session_id.h"
#include "db/session_list.h"

#include <optional>
#include <string>
#include <vector>

// Full verification: SQLite's checks, hashes of sessions and photos, and a replay of each session.
// Read-only.
namespace consigliere::db {

struct VerifyReport {
    struct Session {
        SessionId id;
        std::string game;
        /// Judged by older rules; differences may be rule corrections.
        bool has_older_rules = false;
        /// nullopt if the hash chain verifies.
        std::optional<HashChainFault> fault;
        std::vector<Difference> differences;
        /// Why it could not be replayed; nullopt if it could.
        std::optional<DatabaseError> unusable;

        [[nodiscard]] bool is_fine() const { return !fault && differences.empty() && !unusable; }
    };

    /// Damage reported by SQLite; empty if none.
    std::vector<std::string> damage;
    std::vector<Session> sessions;
    int photos = 0; ///< Number that verify.
    std::vector<PhotoKey> damaged_photos;
    /// Data outside of the sessions that is missing or changed.
    std::vector<OpeningNote> around;

    [[nodiscard]] bool is_fine() const;
};

[[nodiscard]] ErrorOr<VerifyReport, DatabaseError> verify(Database& database);

/// The finished evenings, among `sessions`, without a current result: deleted, or lost by power
/// loss. Sessions without a stored result are replayed; those that do not verify are left out.
[[nodiscard]] ErrorOr<std::vector<SessionId>, DatabaseError> evenings_without_result(
    Database& database, const std::vector<SessionSummary>& sessions);

/// Verifies one session. Throws `SQLite::Exception`.
[[nodiscard]] VerifyReport::Session verify_session(Connection& connection, const SessionId& id);

} // namespace consigliere::db
