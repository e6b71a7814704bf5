#include "db/transfer.h"

#include "db/adopt.h"
#include "db/session_record.h"

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Tree;

ErrorOr<Imported, DatabaseError> import_record(Database& database, const Record& record,
    const std::string& file, const std::vector<Tree>& known)
{
    Connection& connection = database.connection();
    ErrorOr<std::unique_ptr<ledger::Evening>, FileError> refereed = referee(record, file, known);
    if (refereed.is_error())
        return DatabaseError{
            DatabaseError::Kind::unusable_record, connection.path.string(), {}, refereed.error()};
    const ledger::Evening& evening = *refereed.value();

    return in_transaction(connection, [&] {
        Imported imported;
        imported.adopted = adopt(connection, rows_of(record, evening, known), results_of(evening));
        imported.entries = evening.history().size();
        for (int number = 1; number <= imported.entries; ++number)
            imported.refused += is_applied(evening.history().entry(number).verdict) ? 0 : 1;
        return imported;
    });
}

ErrorOr<Record, DatabaseError> export_session(Database& database, const SessionId& id)
{
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> ErrorOr<Record, DatabaseError> {
        const std::string file = connection.path.string();
        const std::optional<SessionRows> session = read_session(connection, id);
        if (!session)
            return DatabaseError{DatabaseError::Kind::no_session, file, id, {}};
        return record_of(*session, Components::met, file);
    });
}

ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> stored_evening(
    Database& database, const SessionId& id)
{
    using Found = ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError>;
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> Found {
        const std::string file = connection.path.string();
        const std::optional<SessionRows> session = read_session(connection, id);
        if (!session)
            return DatabaseError{DatabaseError::Kind::no_session, file, id, {}};
        return evening_of(*session, file);
    });
}

} // namespace consigliere::db
