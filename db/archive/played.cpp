#include "db/archive/played.h"

#include "db/connection.h"
#include "db/hash_chain_rows.h"
#include "db/rows.h"
#include "db/session_record.h"

namespace consigliere::db {

ErrorOr<Played, DatabaseError> played(Database& database, const SessionId& id)
{
    return catch_sqlite_errors(
        database, [&](Connection& connection) -> ErrorOr<Played, DatabaseError> {
            const SessionRows session = read_recorded(connection, id);
            auto evening = evening_of(session, connection.path.string());
            if (evening.is_error())
                return evening.error();
            std::vector<Difference> found = all_differences(connection, session, *evening.value());
            return Played{std::move(evening.value()), times_of(session), std::move(found)};
        });
}

ErrorOr<std::map<SessionId, std::string>, DatabaseError> first_times(Database& database)
{
    return catch_sqlite_errors(database, [](Connection& connection) {
        return map_of<SessionId, std::string>(query(connection,
            "SELECT uuid, at FROM session JOIN entry ON entry.session = session.id AND seq = 1"));
    });
}

} // namespace consigliere::db
