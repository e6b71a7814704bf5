#include "db/verify.h"

#include "db/chain_rows.h"
#include "db/connection.h"
#include "db/integrity.h"
#include "db/photo_rows.h"
#include "db/session_record.h"

#include <algorithm>

namespace consigliere::db {

using ledger::ErrorOr;

VerifyReport::Session verify_session(Connection& connection, const SessionId& id)
{
    VerifyReport::Session report;
    report.id = id;
    const std::optional<SessionRows> read = read_session(connection, id);
    if (!read) {
        report.unusable = lost_session(connection, id);
        return report;
    }
    const SessionRows& rows = *read;
    report.game = rows.game;
    report.fault = fault_in(rows);
    report.has_older_rules = has_older_rules(rows);

    const std::string file = connection.path.string();
    ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> played = evening_of(rows, file);
    if (played.is_error()) {
        report.unusable = played.error();
        return report;
    }
    report.differences = all_differences(connection, rows, *played.value());
    return report;
}

bool VerifyReport::is_fine() const
{
    return damage.empty() && damaged_photos.empty()
        && std::ranges::all_of(sessions, &Session::is_fine);
}

ErrorOr<VerifyReport, DatabaseError> verify(Database& database)
{
    Connection& connection = database.connection();
    return attempt(connection, [&connection] {
        VerifyReport report;
        report.damage = damage_of(connection);
        for (const SessionId& id : all_sessions(connection))
            report.sessions.push_back(verify_session(connection, id));
        PhotoRows photos = read_photos(connection);
        report.photos = static_cast<int>(std::ranges::count_if(
            photos.rows, [](const PhotoRow& row) { return !row.image.empty(); }));
        report.damaged_photos = std::move(photos.damaged);
        return report;
    });
}

} // namespace consigliere::db
