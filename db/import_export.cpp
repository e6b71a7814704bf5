#include "db/import_export.h"

#include "db/bounds.h"
#include "db/evening_set.h"
#include "db/hash_chain_rows.h"
#include "db/import_session.h"
#include "db/people_rows.h"
#include "db/record_extras.h"
#include "db/session_record.h"
#include "db/tree_parts.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <optional>

namespace consigliere::db {

namespace {

/// The people on the seats, under their current names.
class Seated {
public:
    Seated(Connection& connection, const SessionRows& session)
        : m_identities(connection)
        , m_people(read_people(connection))
        , m_corrected(corrected_seats_of(session.edits))
        , m_seats(session.seats)
    {
    }

    /// nullopt if the seat has no name.
    [[nodiscard]] std::optional<Identities::Identity> at(std::size_t seat) const
    {
        // An id that is not in the table cannot be named.
        const bool is_corrected =
            seat < m_corrected.size() && m_identities.knows(m_corrected[seat]);
        const std::string begun_with = seat < m_seats.size() ? m_seats[seat].person : std::string();
        const std::string& person = is_corrected ? m_corrected[seat] : begun_with;
        return person.empty() ? std::nullopt : std::optional(m_identities.of(person));
    }
    /// True if the name identifies the person.
    [[nodiscard]] bool is_only_one(const Identities::Identity& person) const
    {
        return std::ranges::none_of(m_people, [&](const PersonRow& row) {
            const Identities::Identity other = m_identities.of(row.uuid);
            return other.name == person.name && other.uuid != person.uuid;
        });
    }

private:
    Identities m_identities;
    std::vector<PersonRow> m_people;
    SeatedPeople m_corrected;
    const std::vector<SeatRow>& m_seats;
};

/// Writes the current name into a seat, and the id if the name is ambiguous.
void tell_person(const Seated& seated, std::size_t number, Tree& seat)
{
    for (const char* key : {"known_as", "person"})
        seat.remove(key);
    const std::optional<Identities::Identity> found = seated.at(number);
    if (!found)
        return;
    const Identities::Identity& person = *found;
    const bool is_called_so = ledger::trim(text_in(seat, "player")) == person.name;
    if (!is_called_so && !person.name.empty())
        seat.set("known_as", shortened(person.name, most_bytes("known_as")));
    if (!seated.is_only_one(person) && !session_id_from(person.uuid).empty())
        seat.set("person", person.uuid);
}

void tell_people(Connection& connection, const SessionRows& session, Tree& head)
{
    const Tree* seats = head.find("seats");
    if (seats == nullptr)
        return;
    const Seated seated(connection, session);
    Tree told = Tree::list();
    for (Tree seat : seats->elements()) {
        if (seat.is_table())
            tell_person(seated, told.elements().size(), seat);
        told.add(std::move(seat));
    }
    head.set("seats", std::move(told));
}

/// The exported record of an intact session or of the intact part of one.
ErrorOr<Record, DatabaseError> leaving(Connection& connection, const SessionRows& session)
{
    ErrorOr<Record, DatabaseError> record =
        record_of(session, Components::met, connection.path.string());
    if (!record.is_error())
        tell_people(connection, session, record.value().head);
    return record;
}

} // namespace

ErrorOr<Imported, DatabaseError> import_record(Database& database, const Record& record,
    const std::string& file, const std::vector<Tree>& known)
{
    ErrorOr<std::unique_ptr<ledger::Evening>, FileError> refereed = referee(record, file, known);
    if (refereed.is_error())
        return DatabaseError{
            DatabaseError::Kind::unusable_record, database.path().string(), {}, refereed.error()};
    const ledger::Evening& evening = *refereed.value();

    return in_transaction(
        database, [&](Connection& connection) -> ErrorOr<Imported, DatabaseError> {
            Imported imported;
            ReturningEvenings returning(connection);
            SessionRows rows = rows_of(record, evening, known);
            read_extras(record.head, rows);
            // Details in a record must not replace edits of a known evening.
            if (read_session(connection, rows.id))
                rows.edits.clear();
            const ErrorOr<ImportResult, DatabaseError> adopted =
                import_session(connection, std::move(rows), results_of(evening));
            if (adopted.is_error())
                return adopted.error();
            returning.reconcile();
            imported.adopted = adopted.value();
            imported.entries = evening.history().size();
            for (int number = 1; number <= imported.entries; ++number)
                imported.refused += is_applied(evening.history().entry(number).verdict) ? 0 : 1;
            return imported;
        });
}

ErrorOr<Record, DatabaseError> export_session(Database& database, const SessionId& id)
{
    return catch_sqlite_errors(database,
        [&](Connection& connection) { return leaving(connection, read_recorded(connection, id)); });
}

ErrorOr<Record, DatabaseError> export_whole_part(Database& database, const SessionId& id)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        SessionRows session = stored_session(connection, id);
        const std::optional<HashChainFault> fault = fault_in(session);
        if (!fault)
            return leaving(connection, session);
        if (fault->kind == HashChainFault::Kind::beginning)
            throw not_as_recorded(connection, session, *fault);
        keep_whole_part(session, *fault);
        ErrorOr<Record, DatabaseError> record = leaving(connection, session);
        // The continuation is a new evening.
        for (const char* key : {"id", "course_of"}) {
            if (!record.is_error())
                record.value().head.remove(key);
        }
        return record;
    });
}

ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> stored_evening(
    Database& database, const SessionId& id)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        return evening_of(read_recorded(connection, id), connection.path.string());
    });
}

} // namespace consigliere::db
