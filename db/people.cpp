#include "db/people.h"

#include "db/people_rows.h"
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

DatabaseError unknown(const Connection& connection, const std::string& id)
{
    return {DatabaseError::Kind::no_person, connection.path.string(), id, {}};
}

} // namespace

ErrorOr<std::vector<Person>, DatabaseError> remembered_people(Database& database)
{
    Connection& connection = database.connection();
    return attempt(connection, [&connection] {
        const Identities identities(connection);
        SQLite::Statement rows = query(connection,
            "SELECT person.uuid, max(created), count(*) FROM person"
            " JOIN seat ON seat.person = person.id JOIN session ON session.id = seat.session"
            " GROUP BY person.id");
        std::map<std::string, Person> by_id;
        while (rows.executeStep()) {
            const Identities::Identity identity = identities.of(rows.getColumn(0).getString());
            Person& person = by_id[identity.uuid];
            person.id = identity.uuid;
            person.name = identity.name;
            person.last_seen = std::max(person.last_seen, rows.getColumn(1).getString());
            person.sessions += rows.getColumn(2).getInt();
        }
        std::vector<Person> people;
        for (auto& [id, person] : by_id)
            people.push_back(std::move(person));
        std::ranges::sort(people, [](const Person& left, const Person& right) {
            return std::tie(right.last_seen, left.name, left.id)
                < std::tie(left.last_seen, right.name, right.id);
        });
        return people;
    });
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
    return in_transaction(connection, [&]() -> Failure<DatabaseError> {
        if (!is_known(connection, id) || trimmed.empty())
            return unknown(connection, id);
        const Identities::Identity identity = Identities(connection).of(id);
        if (identity.name == trimmed)
            return {};
        change_row(connection, "UPDATE person SET name = ?, renamed = ? WHERE uuid = ?", trimmed,
            identity.renamed + 1, id);
        return {};
    });
}

} // namespace consigliere::db
