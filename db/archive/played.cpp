#include "db/archive/played.h"

#include "db/chain_rows.h"
#include "db/connection.h"
#include "db/session_record.h"

namespace consigliere::db {

using ledger::ErrorOr;

ErrorOr<Played, DatabaseError> played(Database& database, const SessionId& id)
{
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> ErrorOr<Played, DatabaseError> {
        const std::string file = connection.path.string();
        const ErrorOr<SessionRows, DatabaseError> session = read_recorded(connection, id);
        if (session.is_error())
            return session.error();
        ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening =
            evening_of(session.value(), file);
        if (evening.is_error())
            return evening.error();
        std::vector<Difference> found =
            all_differences(connection, session.value(), *evening.value());
        return Played{std::move(evening.value()), times_of(session.value()), std::move(found)};
    });
}

} // namespace consigliere::db
