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

/// Whether a database is what it claims to be: SQLite looks at the file, the hashes say whether
/// every session is what was recorded and every photo what was kept, and each session is played
/// again and compared with what is stored about it. Nothing is changed.
namespace consigliere::db {

struct VerifyReport {
    struct Session {
        SessionId id;
        std::string game;
        /// Whether an older referee judged it; then differences may be corrected rules.
        bool has_older_rules = false;
        /// The first thing that is not what was recorded.
        std::optional<HashChainFault> fault;
        std::vector<Difference> differences;
        /// Why it could not be played again, when it could not.
        std::optional<DatabaseError> unusable;

        [[nodiscard]] bool is_fine() const { return !fault && differences.empty() && !unusable; }
    };

    /// What SQLite found wrong with the file; empty when it is whole.
    std::vector<std::string> damage;
    std::vector<Session> sessions;
    int photos = 0; ///< That are what was kept.
    std::vector<PhotoKey> damaged_photos;
    /// What is missing or was changed beside the evenings that are there.
    std::vector<OpeningNote> around;

    [[nodiscard]] bool is_fine() const;
};

[[nodiscard]] ErrorOr<VerifyReport, DatabaseError> verify(Database& database);

/// Those of these sessions that are over, and of which no result is stored that was written for
/// their last entry: somebody has taken it out, or the power went before it was written. Those
/// without a stored result are played again; one that is not what was recorded is left out.
[[nodiscard]] ErrorOr<std::vector<SessionId>, DatabaseError> evenings_without_result(
    Database& database, const std::vector<SessionSummary>& sessions);

/// The same for one evening; throws where SQLite cannot read it, like everything in this room that
/// works on a connection.
[[nodiscard]] VerifyReport::Session verify_session(Connection& connection, const SessionId& id);

} // namespace consigliere::db
