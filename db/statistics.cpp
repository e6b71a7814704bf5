#include "db/statistics.h"

#include "db/connection.h"

namespace consigliere::db {

ledger::ErrorOr<std::vector<PersonStatistics>, DatabaseError> person_statistics(Database& database)
{
    Connection& connection = database.connection();
    return attempt(connection, [&connection] {
        // The other course of an evening is no evening of its own.
        SQLite::Statement rows = query(connection,
            "SELECT name, game, count(*), sum(winner) AS wins, avg(rank), max(total)"
            " FROM result JOIN session ON session.id = result.session"
            " JOIN seat ON seat.session = result.session AND seat.seat = result.seat"
            " JOIN person ON person.id = seat.person"
            " WHERE branch_of IS NULL"
            " GROUP BY game, person.id ORDER BY game, wins DESC, count(*), name");
        std::vector<PersonStatistics> statistics;
        while (rows.executeStep()) {
            PersonStatistics person;
            person.name = rows.getColumn(0).getString();
            person.game = rows.getColumn(1).getString();
            person.evenings = rows.getColumn(2).getInt();
            person.wins = rows.getColumn(3).getInt();
            if (!rows.getColumn(4).isNull())
                person.average_rank = rows.getColumn(4).getDouble();
            if (!rows.getColumn(5).isNull())
                person.best_total = rows.getColumn(5).getInt64();
            statistics.push_back(std::move(person));
        }
        return statistics;
    });
}

} // namespace consigliere::db
