#include "db/people.h"

#include "db/bounds.h"
#include "db/people_rows.h"
#include "db/plays.h"
#include "db/session_list.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace consigliere::db {

namespace {

bool is_known(Connection& connection, const std::string& id)
{
    return query(connection, "SELECT 1 FROM person WHERE uuid = ?", id).executeStep();
}

/// The start of the evening, moved to its entered date if there is one.
std::string played_at(const SessionSummary& session)
{
    const std::string& date = session.details.date;
    return date.size() < session.created.size() ? date + session.created.substr(date.size())
                                                : session.created;
}

/// Ids of this person whose names do not verify.
std::vector<std::string> changed_ids(
    Connection& connection, const Identities& identities, const std::string& first)
{
    std::vector<std::string> ids;
    for (const PersonRow& person : read_people(connection)) {
        if (!is_as_recorded(person) && identities.of(person.uuid).uuid == first)
            ids.push_back(person.uuid);
    }
    return ids;
}

void write_name(Connection& connection, const PersonRow& person)
{
    change_row(connection, "UPDATE person SET name = ?, renamed = ?, hash = ? WHERE uuid = ?",
        person.name, person.renamed, hash_of_person(person), person.uuid);
}

std::vector<std::string> others_merged_with(Connection& connection, const std::string& id)
{
    std::vector<std::string> others;
    const Identities identities(connection);
    for (const PersonRow& person : read_people(connection)) {
        if (person.uuid != id && identities.of(person.uuid).uuid == identities.of(id).uuid)
            others.push_back(person.uuid);
    }
    return others;
}

DatabaseError unknown(const Connection& connection, const std::string& id)
{
    return {DatabaseError::Kind::no_person, connection.path.string(), id, {}};
}

} // namespace

std::vector<Person> people_in(const std::vector<SessionSummary>& evenings)
{
    std::map<std::string, Person> by_id;
    std::set<std::pair<std::string, SessionId>> counted;
    for (const SessionSummary& evening : evenings) {
        for (const SessionSummary::Seat& seat : evening.seats) {
            if (seat.person.empty())
                continue;
            Person& person = by_id[seat.person];
            person.id = seat.person;
            person.name = seat.player;
            person.last_seen = std::max(person.last_seen, played_at(evening));
            if (counted.emplace(seat.person, evening.branch_of.value_or(evening.id)).second)
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

ErrorOr<std::vector<Person>, DatabaseError> remembered_people(Database& database)
{
    ErrorOr<std::vector<SessionSummary>, DatabaseError> evenings = list_sessions(database);
    if (evenings.is_error())
        return evenings.error();
    const auto elsewhere = plays(database);
    if (elsewhere.is_error())
        return elsewhere.error();
    for (const Play& play : elsewhere.value())
        evenings.value().push_back(card_of(play).summary);
    return people_in(evenings.value());
}

Status<DatabaseError> merge_people(
    Database& database, const std::string& one, const std::string& other)
{
    return in_transaction(database, [&](Connection& connection) -> Status<DatabaseError> {
        for (const std::string& id : {one, other}) {
            if (!is_known(connection, id))
                return unknown(connection, id);
        }
        declare_same(connection, one, other);
        return {};
    });
}

ErrorOr<std::vector<Person>, DatabaseError> merged_people(Database& database, const std::string& id)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        std::vector<Person> people;
        const Identities identities(connection);
        for (const PersonRow& row : read_people(connection)) {
            if (identities.of(row.uuid).uuid != identities.of(id).uuid)
                continue;
            SQLite::Statement seats = query(connection,
                "SELECT coalesce(max(created), ''), count(DISTINCT coalesce(branch_of, "
                "session.uuid))"
                " FROM seat JOIN session ON session.id = seat.session"
                " JOIN person ON person.id = seat.person WHERE person.uuid = ?",
                row.uuid);
            seats.executeStep();
            people.push_back(
                {row.name, seats.getColumn(0).getString(), seats.getColumn(1).getInt(), row.uuid});
        }
        if (people.size() == 1)
            people.clear();
        return people;
    });
}

Status<DatabaseError> separate_person(Database& database, const std::string& id)
{
    return in_transaction(database, [&](Connection& connection) -> Status<DatabaseError> {
        if (!is_known(connection, id))
            return unknown(connection, id);
        const std::vector<std::string> others = others_merged_with(connection, id);
        for (const std::string& other : others)
            declare_apart(connection, id, other);
        // The others may have been one only by way of this id.
        for (const std::string& other : others) {
            const Identities left(connection);
            if (left.of(other).uuid != left.of(others.front()).uuid)
                declare_same(connection, others.front(), other);
        }
        return {};
    });
}

void write_answers(Connection& connection, const PeopleAnswers& answers)
{
    for (const auto& [one, other] : answers.same)
        declare_same(connection, one, other);
    for (const auto& [one, other] : answers.apart)
        declare_apart(connection, one, other);
}

Status<DatabaseError> answer(Database& database, const PeopleAnswers& answers)
{
    return in_transaction(
        database, [&](Connection& connection) { write_answers(connection, answers); });
}

Status<DatabaseError> rename_person(
    Database& database, const std::string& id, const std::string& name)
{
    const std::string trimmed(ledger::trim(name));
    const std::string file = database.path().string();
    if (const Status<FileError> too_long = check_bounds("player", trimmed, file))
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, too_long.error()};
    return in_transaction(database, [&](Connection& connection) -> Status<DatabaseError> {
        if (!is_known(connection, id) || trimmed.empty())
            return unknown(connection, id);
        const Identities identities(connection);
        const Identities::Identity identity = identities.of(id);
        // Names that do not verify are repaired for all ids of the person.
        std::vector<std::string> renamed = changed_ids(connection, identities, identity.uuid);
        if (identity.name == trimmed && renamed.empty())
            return {};
        if (std::ranges::find(renamed, id) == renamed.end())
            renamed.push_back(id);
        for (const std::string& uuid : renamed)
            write_name(connection, {uuid, trimmed, identity.renamed + 1});
        return {};
    });
}

} // namespace consigliere::db
