#include "db/merge.h"

#include "db/adopt.h"
#include "db/learned_box_rows.h"

#include <map>
#include <string>

namespace consigliere::db {

using ledger::ErrorOr;

namespace {

/// Everything of a database that merging takes.
struct Contents {
    struct Session {
        SessionRows rows;
        std::vector<ResultRow> results;
    };
    std::vector<Session> sessions;
    std::map<std::string, ComponentList> boxes; ///< By game.
};

ErrorOr<Contents, DatabaseError> read_contents(Connection& connection)
{
    Contents contents;
    for (const SessionId& id : all_sessions(connection)) {
        std::optional<SessionRows> rows = read_session(connection, id);
        // What is no id cannot get another course either.
        if (!rows || session_id_from(id) != id)
            return lost_session(connection, id);
        std::vector<ResultRow> results = read_results(connection, rows->key);
        contents.sessions.push_back({std::move(*rows), std::move(results)});
    }
    SQLite::Statement games = query(connection, "SELECT DISTINCT game FROM component_learned");
    while (games.executeStep()) {
        const std::string game = games.getColumn(0).getString();
        contents.boxes[game] = read_learned(connection, game);
    }
    return contents;
}

} // namespace

ErrorOr<MergeReport, DatabaseError> merge(Database& ours, Database& theirs)
{
    const ErrorOr<Contents, DatabaseError> read =
        attempt(theirs.connection(), [&] { return read_contents(theirs.connection()); });
    if (read.is_error())
        return read.error();
    const Contents& contents = read.value();
    Connection& connection = ours.connection();
    return in_transaction(connection, [&] {
        MergeReport report;
        for (const Contents::Session& session : contents.sessions)
            report.sessions.push_back(
                {session.rows.id, adopt(connection, session.rows, session.results)});
        for (const auto& [game, box] : contents.boxes)
            report.learned_components += learn_what_fits(connection, game, box, Precedence::box);
        return report;
    });
}

} // namespace consigliere::db
