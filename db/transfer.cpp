#include "db/transfer.h"

#include "db/adopt.h"
#include "db/chain_rows.h"
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

    return in_transaction(connection, [&]() -> ErrorOr<Imported, DatabaseError> {
        Imported imported;
        SessionRows rows = rows_of(record, evening, known);
        // What a record says of an evening that is known does not make anything forgotten.
        if (read_session(connection, rows.id))
            rows.edits.clear();
        const ErrorOr<Adopted, DatabaseError> adopted =
            adopt(connection, std::move(rows), results_of(evening));
        if (adopted.is_error())
            return adopted.error();
        imported.adopted = adopted.value();
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
        const ErrorOr<SessionRows, DatabaseError> session = read_recorded(connection, id);
        if (session.is_error())
            return session.error();
        return record_of(session.value(), Components::met, connection.path.string());
    });
}

ErrorOr<Record, DatabaseError> export_whole_part(Database& database, const SessionId& id)
{
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> ErrorOr<Record, DatabaseError> {
        const std::string file = connection.path.string();
        std::optional<SessionRows> session = read_session(connection, id);
        if (!session)
            return DatabaseError{DatabaseError::Kind::no_session, file, id, {}};
        const std::optional<ChainFault> fault = fault_in(*session);
        if (!fault)
            return record_of(*session, Components::met, file);
        if (fault->kind == ChainFault::Kind::beginning)
            return not_as_recorded(connection, *session, *fault);
        keep_whole_part(*session, *fault);
        ErrorOr<Record, DatabaseError> record = record_of(*session, Components::met, file);
        // What goes on from here is another evening than the one that was recorded.
        if (!record.is_error())
            record.value().head.remove("id");
        return record;
    });
}

ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> stored_evening(
    Database& database, const SessionId& id)
{
    using Found = ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError>;
    Connection& connection = database.connection();
    return attempt(connection, [&]() -> Found {
        const ErrorOr<SessionRows, DatabaseError> session = read_recorded(connection, id);
        if (session.is_error())
            return session.error();
        return evening_of(session.value(), connection.path.string());
    });
}

} // namespace consigliere::db
