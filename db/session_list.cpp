#include "db/session_list.h"

#include "db/clock.h"
#include "db/connection.h"
#include "db/date.h"

#include <map>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;

namespace {

/// The sessions by their numbers in the file, in the order of the list.
std::vector<std::pair<std::int64_t, SessionSummary>> read_summaries(Connection& connection)
{
    // Entries are numbered without gaps, so the last number is their count.
    SQLite::Statement rows = query(connection,
        "SELECT session.id, uuid, game, date, place, notes, created, coalesce(at, created),"
        " coalesce(seq, 0), EXISTS (SELECT 1 FROM result WHERE result.session = session.id)"
        " FROM session LEFT JOIN entry ON entry.session = session.id"
        " AND seq = (SELECT max(seq) FROM entry WHERE session = session.id)"
        " ORDER BY coalesce(at, created) DESC, session.id DESC");
    std::vector<std::pair<std::int64_t, SessionSummary>> summaries;
    while (rows.executeStep()) {
        SessionSummary summary;
        summary.id = rows.getColumn(1).getString();
        summary.game = rows.getColumn(2).getString();
        summary.details = {rows.getColumn(3).getString(), rows.getColumn(4).getString(),
            rows.getColumn(5).getString()};
        summary.created = rows.getColumn(6).getString();
        summary.updated = rows.getColumn(7).getString();
        summary.entries = rows.getColumn(8).getInt();
        summary.is_finished = rows.getColumn(9).getInt() != 0;
        summaries.emplace_back(rows.getColumn(0).getInt64(), std::move(summary));
    }
    return summaries;
}

std::map<std::int64_t, std::vector<SessionSummary::Seat>> read_seats(Connection& connection)
{
    SQLite::Statement rows = query(connection,
        "SELECT seat.session, actor, name, rank, total, coalesce(winner, 0)"
        " FROM seat LEFT JOIN person ON person.id = seat.person"
        " LEFT JOIN result ON result.session = seat.session AND result.seat = seat.seat"
        " ORDER BY seat.session, seat.seat");
    std::map<std::int64_t, std::vector<SessionSummary::Seat>> seats;
    while (rows.executeStep())
        seats[rows.getColumn(0).getInt64()].push_back({rows.getColumn(1).getString(),
            rows.getColumn(2).getString(), number_or_nothing(rows.getColumn(3)),
            number_or_nothing(rows.getColumn(4)), rows.getColumn(5).getInt() != 0});
    return seats;
}

} // namespace

ErrorOr<std::vector<SessionSummary>, DatabaseError> list_sessions(Database& database)
{
    Connection& connection = database.connection();
    return attempt(connection, [&connection] {
        auto seats = read_seats(connection);
        std::vector<SessionSummary> list;
        for (auto& [key, summary] : read_summaries(connection)) {
            summary.seats = std::move(seats[key]);
            list.push_back(std::move(summary));
        }
        return list;
    });
}

Failure<DatabaseError> change_details(
    Database& database, const SessionId& id, const SessionDetails& details)
{
    Connection& connection = database.connection();
    const std::string file = connection.path.string();
    if (!details.date.empty() && !is_date(details.date))
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {},
            {FileError::Kind::bad_date, file, 0, details.date, {}}};
    return attempt(connection, [&]() -> Failure<DatabaseError> {
        SQLite::Statement update = query(connection,
            "UPDATE session SET date = ?, place = ?, notes = ?, edited = ? WHERE uuid = ?",
            details.date, details.place, details.notes, now(), id);
        if (update.exec() == 0)
            return DatabaseError{DatabaseError::Kind::no_session, file, id, {}};
        return {};
    });
}

} // namespace consigliere::db
