#include "db/archive/played.h"

#include "db/connection.h"
#include "db/session_record.h"

namespace consigliere::db {

using ledger::ErrorOr;

ErrorOr<Played, DatabaseError> played(Database& database, const SessionId& id)
{
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> ErrorOr<Played, DatabaseError> {
        const std::string file = connection.path.string();
        const std::optional<SessionRows> session = read_session(connection, id);
        if (!session)
            return DatabaseError{DatabaseError::Kind::no_session, file, id, {}};
        ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening =
            evening_of(*session, file);
        if (evening.is_error())
            return evening.error();
        Played played{std::move(evening.value()), {}};
        for (const EntryRow& entry : session->entries)
            played.times.push_back(entry.at);
        return played;
    });
}

} // namespace consigliere::db
