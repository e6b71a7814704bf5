#include "db/verify.h"

#include "db/connection.h"
#include "db/hash_chain_rows.h"
#include "db/integrity.h"
#include "db/on_threads.h"
#include "db/opening_check.h"
#include "db/photo_rows.h"
#include "db/session_record.h"

#include <algorithm>

namespace consigliere::db {

namespace {

/// Rows of an evening, for a thread that must not use the connection.
struct Stored {
    SessionId id;
    std::optional<SessionRows> rows; ///< nullopt if it cannot be found.
    StoredResults results;
    DatabaseError lost; ///< Error for a session that cannot be found.
    std::string file;
};

Stored read_stored(Connection& connection, SessionReader& reader, const SessionId& id)
{
    Stored stored{id, reader.read(id), {}, lost_session(connection, id), connection.path.string()};
    if (stored.rows)
        stored.results =
            read_stored_results(connection, stored.rows->key, stored.rows->end.value_or(EndRow{}));
    return stored;
}

VerifyReport::Session verified(const Stored& stored)
{
    VerifyReport::Session report;
    report.id = stored.id;
    if (!stored.rows) {
        report.unusable = stored.lost;
        return report;
    }
    const SessionRows& rows = *stored.rows;
    report.game = rows.game;
    report.fault = fault_in(rows);
    report.has_older_rules = has_older_rules(rows);
    ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> played = evening_of(rows, stored.file);
    if (played.is_error()) {
        report.unusable = played.error();
        return report;
    }
    report.differences = differences(rows, *played.value());
    if (const std::optional<Difference> difference =
            difference_of(rows, stored.results, results_of(*played.value())))
        report.differences.push_back(*difference);
    return report;
}

} // namespace

VerifyReport::Session verify_session(Connection& connection, const SessionId& id)
{
    SessionReader reader(connection);
    return verified(read_stored(connection, reader, id));
}

bool VerifyReport::is_fine() const
{
    return damage.empty() && damaged_photos.empty() && around.empty()
        && std::ranges::all_of(sessions, &Session::is_fine);
}

ErrorOr<VerifyReport, DatabaseError> verify(Database& database)
{
    return catch_sqlite_errors(database, [](Connection& connection) {
        VerifyReport report;
        report.damage = damage_of(connection);
        SessionReader reader(connection);
        report.sessions = worked_on_threads(
            all_sessions(connection),
            [&](const SessionId& id) { return read_stored(connection, reader, id); }, verified);
        PhotoRows photos = read_photos(connection);
        report.photos = static_cast<int>(std::ranges::count_if(
            photos.rows, [](const PhotoRow& row) { return !row.image.empty(); }));
        report.damaged_photos = std::move(photos.damaged);
        report.around = missing_or_changed(connection);
        return report;
    });
}

namespace {

/// Unreadable rows are reported elsewhere.
Stored read_to_play(Connection& connection, const SessionId& id)
{
    auto rows = catch_sqlite_errors(connection, [&] { return read_session(connection, id); });
    const bool is_unread = rows.is_error();
    return {
        id, is_unread ? std::nullopt : std::move(rows.value()), {}, {}, connection.path.string()};
}

/// The id, if the evening is finished.
std::optional<SessionId> if_over(const Stored& stored)
{
    if (!stored.rows || fault_in(*stored.rows))
        return std::nullopt;
    const auto evening = evening_of(*stored.rows, stored.file);
    const bool is_over = !evening.is_error() && !results_of(*evening.value()).empty();
    return is_over ? std::optional(stored.id) : std::nullopt;
}

} // namespace

ErrorOr<std::vector<SessionId>, DatabaseError> evenings_without_result(
    Database& database, const std::vector<SessionSummary>& sessions)
{
    std::vector<SessionId> ids;
    for (const SessionSummary& session : sessions) {
        if (!session.is_finished && !session.has_changed_result && session.entries > 0)
            ids.push_back(session.id);
    }
    return catch_sqlite_errors(database, [&](Connection& connection) {
        std::vector<SessionId> found;
        for (const std::optional<SessionId>& over : worked_on_threads(
                 ids, [&](const SessionId& id) { return read_to_play(connection, id); }, if_over)) {
            if (over)
                found.push_back(*over);
        }
        return found;
    });
}

} // namespace consigliere::db
