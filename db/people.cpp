#include "db/people.h"

#include "db/connection.h"

namespace consigliere::db {

ledger::ErrorOr<std::vector<Person>, DatabaseError> remembered_people(Database& database)
{
    Connection& connection = database.connection();
    return attempt(connection, [&connection] {
        SQLite::Statement rows = query(connection,
            "SELECT name, max(created) AS last_seen, count(*) FROM person"
            " JOIN seat ON seat.person = person.id JOIN session ON session.id = seat.session"
            " GROUP BY person.id ORDER BY last_seen DESC, name");
        std::vector<Person> people;
        while (rows.executeStep())
            people.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString(),
                rows.getColumn(2).getInt()});
        return people;
    });
}

} // namespace consigliere::db
