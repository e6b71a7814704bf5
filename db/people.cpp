#include "db/people.h"

#include "db/bounds.h"
#include "db/people_rows.h"
#include "db/session_list.h"
#include "engine/ledger/words.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;

namespace {

bool is_known(Connection& connection, const std::string& id)
{
    return query(connection, "SELECT 1 FROM person WHERE uuid = ?", id).executeStep();
}

/// When it was begun; of an evening that says on which day it was, on that day.
std::string played_at(const SessionSummary& session)
{
    const std::string& date = session.details.date;
    return date.size() < session.created.size() ? date + session.created.substr(date.size())
                                                : session.created;
}

DatabaseError unknown(const Connection& connection, const std::string& id)
{
    return {DatabaseError::Kind::no_person, connection.path.string(), id, {}};
}

} // namespace

ErrorOr<std::vector<Person>, DatabaseError> remembered_people(Database& database)
{
    const ErrorOr<std::vector<SessionSummary>, DatabaseError> sessions = list_sessions(database);
    if (sessions.is_error())
        return sessions.error();
    std::map<std::string, Person> by_id;
    for (const SessionSummary& session : sessions.value()) {
        for (const SessionSummary::Seat& seat : session.seats) {
            if (seat.person.empty())
                continue;
            Person& person = by_id[seat.person];
            person.id = seat.person;
            person.name = seat.player;
            person.last_seen = std::max(person.last_seen, played_at(session));
            ++person.sessions;
        }
    }
    std::vector<Person> people;
    for (auto& [id, person] : by_id)
        people.push_back(std::move(person));
    std::ranges::sort(people, [](const Person& left, const Person& right) {
        return std::tie(right.last_seen, left.name, left.id)
            < std::tie(left.last_seen, right.name, right.id);
    });
    return people;
}

Failure<DatabaseError> call_the_same(
    Database& database, const std::string& one, const std::string& other)
{
    Connection& connection = database.connection();
    return in_transaction(connection, [&]() -> Failure<DatabaseError> {
        for (const std::string& id : {one, other}) {
            if (!is_known(connection, id))
                return unknown(connection, id);
        }
        if (one != other)
            know_same_people(connection, {std::minmax(one, other)});
        return {};
    });
}

Failure<DatabaseError> rename_person(
    Database& database, const std::string& id, const std::string& name)
{
    Connection& connection = database.connection();
    const std::string trimmed(ledger::trim(name));
    const std::string file = connection.path.string();
    const Failure<FileError> too_long = check_bounds("player", trimmed, file);
    if (too_long.is_error())
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, too_long.error()};
    return in_transaction(connection, [&]() -> Failure<DatabaseError> {
        if (!is_known(connection, id) || trimmed.empty())
            return unknown(connection, id);
        const Identities::Identity identity = Identities(connection).of(id);
        if (identity.name == trimmed)
            return {};
        const PersonRow renamed{id, trimmed, identity.renamed + 1};
        change_row(connection, "UPDATE person SET name = ?, renamed = ?, hash = ? WHERE uuid = ?",
            renamed.name, renamed.renamed, hash_of_person(renamed), id);
        return {};
    });
}

} // namespace consigliere::db
