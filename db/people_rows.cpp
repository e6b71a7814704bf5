#include "db/people_rows.h"

#include "db/bounds.h"
#include "db/rows.h"
#include "db/session_id.h"
#include "db/setting_rows.h"
#include "db/shared_settings.h"
#include "engine/ledger/tree.h"

#include <algorithm>

namespace consigliere::db {

namespace {

std::string key_of_apart(const std::string& one, const std::string& other)
{
    const auto& [smaller, larger] = std::minmax(one, other);
    return std::string(apart_setting) + smaller + " " + larger;
}

} // namespace

std::string person_id_from_name(const std::string& name)
{
    return make_derived_id("consigliere person", name);
}

Hash hash_of_person(const PersonRow& person)
{
    return Digest("person").add(person.uuid).add(person.name).add(person.renamed).hash();
}

bool is_as_recorded(const PersonRow& person)
{
    return person.hash == hash_of_person(person);
}

std::vector<PersonRow> read_people(Connection& connection)
{
    return rows_of<PersonRow, std::string, std::string, std::int64_t, Hash>(
        query(connection, "SELECT uuid, name, renamed, hash FROM person ORDER BY uuid"));
}

std::vector<std::string> changed_names(Connection& connection)
{
    std::vector<std::string> names;
    for (const PersonRow& person : read_people(connection)) {
        if (!is_as_recorded(person))
            names.push_back(shortened(person.name, most_bytes("player")));
    }
    return names;
}

std::vector<SamePerson> read_same_people(Connection& connection)
{
    const std::set<SamePerson> apart = read_people_apart(connection);
    std::vector<SamePerson> same = read_rows_of_same_people(connection);
    std::erase_if(same, [&apart](const SamePerson& pair) { return apart.contains(pair); });
    return same;
}

std::set<SamePerson> read_people_apart(Connection& connection)
{
    std::set<SamePerson> apart;
    for (const auto& [ids, tree] : shared_settings_of(connection, apart_setting)) {
        const std::size_t space = ids.find(' ');
        if (space != std::string::npos)
            apart.emplace(ids.substr(0, space), ids.substr(space + 1));
    }
    return apart;
}

std::vector<SamePerson> read_rows_of_same_people(Connection& connection)
{
    return rows_of<SamePerson, std::string, std::string>(
        query(connection, "SELECT one, other FROM person_same ORDER BY one, other"));
}

void know_people(Connection& connection, const std::vector<PersonRow>& people)
{
    for (const PersonRow& person : people)
        execute(connection,
            "INSERT INTO person (uuid, name, renamed, hash) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (uuid) DO UPDATE"
            " SET name = excluded.name, renamed = excluded.renamed, hash = excluded.hash"
            " WHERE (excluded.renamed, excluded.name) > (renamed, name)",
            person.uuid, person.name, person.renamed, hash_of_person(person));
}

void know_same_people(Connection& connection, const std::vector<SamePerson>& same)
{
    for (const auto& [one, other] : same)
        execute(connection,
            "INSERT INTO person_same (one, other) VALUES (?, ?) ON CONFLICT DO NOTHING", one,
            other);
}

bool were_apart(Connection& connection, const SamePerson& pair)
{
    return setting_row(connection, key_of_apart(pair.first, pair.second)).has_value();
}

void declare_same(Connection& connection, const std::string& one, const std::string& other)
{
    if (one == other)
        return;
    know_same_people(connection, {std::minmax(one, other)});
    if (were_apart(connection, {std::minmax(one, other)}))
        forget_shared_setting(connection, key_of_apart(one, other));
}

void declare_apart(Connection& connection, const std::string& one, const std::string& other)
{
    if (one != other)
        write_shared_setting(connection, key_of_apart(one, other), Tree::table());
}

std::optional<std::int64_t> remember_person(Connection& connection, SeatRow& seat)
{
    if (seat.player.empty() && seat.person.empty())
        return std::nullopt;
    if (seat.person.empty()) {
        SQLite::Statement known = query(connection,
            "SELECT person.uuid FROM person LEFT JOIN seat ON seat.person = person.id"
            " LEFT JOIN session ON session.id = seat.session WHERE name = ?"
            " GROUP BY person.id ORDER BY max(created) DESC, person.uuid LIMIT 1",
            seat.player);
        seat.person = known.executeStep() ? known.getColumn(0).getString() : make_session_id();
    }
    execute(connection,
        "INSERT INTO person (uuid, name, hash) VALUES (?, ?, ?) ON CONFLICT (uuid) DO NOTHING",
        seat.person, seat.player, hash_of_person({seat.person, seat.player}));
    SQLite::Statement row = query(connection, "SELECT id FROM person WHERE uuid = ?", seat.person);
    if (!row.executeStep())
        throw SQLite::Exception("a person was not stored, which only a foreign trigger can do");
    return row.getColumn(0).getInt64();
}

Identities::Identities(Connection& connection)
{
    for (const auto& [one, other] : read_same_people(connection)) {
        const std::string left = first_of(one);
        const std::string right = first_of(other);
        if (left != right)
            m_smaller[std::max(left, right)] = std::min(left, right);
    }
    for (const PersonRow& person : read_people(connection)) {
        Identity& identity = m_identities[first_of(person.uuid)];
        // Rows are sorted by id, so that of equal counts the smallest id determines the name.
        if (identity.uuid.empty() || person.renamed > identity.renamed) {
            identity.name = person.name;
            identity.renamed = person.renamed;
        }
        identity.uuid = first_of(person.uuid);
    }
}

std::string Identities::first_of(std::string uuid) const
{
    for (auto found = m_smaller.find(uuid); found != m_smaller.end(); found = m_smaller.find(uuid))
        uuid = found->second;
    return uuid;
}

bool Identities::knows(const std::string& uuid) const
{
    return m_identities.contains(first_of(uuid));
}

Identities::Identity Identities::of(const std::string& uuid) const
{
    const std::string first = first_of(uuid);
    const auto found = m_identities.find(first);
    return found == m_identities.end() ? Identity{first, {}, 0} : found->second;
}

} // namespace consigliere::db
