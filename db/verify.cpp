#include "db/verify.h"

#include "db/connection.h"
#include "db/integrity.h"
#include "db/results.h"
#include "db/session_record.h"
#include "engine/games/games.h"

#include <algorithm>

namespace consigliere::db {

using ledger::ErrorOr;

namespace {

std::string text_of(const std::vector<ResultRow>& results)
{
    const auto number = [](const std::optional<std::int64_t>& value) {
        return value ? std::to_string(*value) : std::string("?");
    };
    std::string text;
    for (const ResultRow& result : results) {
        text += text.empty() ? "" : ", ";
        text += number(result.rank) + ": " + number(result.total);
        text += result.winner == 1 ? "*" : "";
    }
    return text;
}

std::string text_of(const std::vector<SeatRow>& seats)
{
    std::string text;
    for (const SeatRow& seat : seats)
        text += (text.empty() ? "" : ", ") + seat.actor + " " + seat.player;
    return text;
}

} // namespace

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
    const games::Game* game = games::find(rows.game);
    report.has_older_rules = game != nullptr && rows.rules_version < game->rules_version;

    const std::string file = connection.path.string();
    ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> played = evening_of(rows, file);
    if (played.is_error()) {
        report.unusable = played.error();
        return report;
    }
    const ledger::Evening& evening = *played.value();
    report.differences = differences(rows, evening);
    const std::vector<ResultRow> stored = read_results(connection, rows.key);
    const std::vector<ResultRow> found = results_of(evening);
    if (stored != found)
        report.differences.push_back(
            {Difference::Kind::result, 0, text_of(stored), text_of(found)});
    // The evening could be played, so its head can be read.
    const std::vector<SeatRow> seats = seats_of(read_toml_text(rows.head, file).value(), evening);
    if (rows.seats != seats)
        report.differences.push_back(
            {Difference::Kind::seats, 0, text_of(rows.seats), text_of(seats)});
    return report;
}

bool VerifyReport::is_fine() const
{
    return damage.empty()
        && std::all_of(sessions.begin(), sessions.end(),
            [](const Session& session) { return session.is_fine(); });
}

ErrorOr<VerifyReport, DatabaseError> verify(Database& database)
{
    Connection& connection = database.connection();
    return attempt(connection, [&connection] {
        VerifyReport report;
        report.damage = damage_of(connection);
        for (const SessionId& id : all_sessions(connection))
            report.sessions.push_back(verify_session(connection, id));
        return report;
    });
}

} // namespace consigliere::db
