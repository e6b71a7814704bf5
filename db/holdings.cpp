#include "db/holdings.h"

#include "db/photo_rows.h"
#include "db/rows.h"

namespace consigliere::db {

namespace {

std::map<SessionId, std::vector<Hash>> read_entries(Connection& connection)
{
    using Row = std::pair<SessionId, Hash>;
    std::map<SessionId, std::vector<Hash>> entries;
    for (const auto& [evening, hash] : rows_of<Row, std::string, Hash>(query(connection,
             "SELECT uuid, hash FROM session JOIN entry ON entry.session = session.id"
             " ORDER BY session.id, seq")))
        entries[evening].push_back(hash);
    return entries;
}

std::set<Texts> set_of(const std::vector<Texts>& rows)
{
    return {rows.begin(), rows.end()};
}

void read_rest(Connection& connection, Holdings& holdings)
{
    holdings.entries = read_entries(connection);
    holdings.edits = set_of(rows_of<Texts, std::string, std::string>(query(connection,
        "SELECT session.uuid, session_edit.uuid FROM session_edit"
        " JOIN session ON session.id = session_edit.session")));
    for (const PersonRow& person : read_people(connection))
        holdings.people[person.uuid] = person.name;
    for (const SamePerson& same : read_same_people(connection))
        holdings.same_people.insert(same);
    holdings.learned_components =
        set_of(rows_of<Texts, std::string, std::string, std::string, std::string>(
            query(connection, "SELECT game, kind, name, definition FROM component_learned")));
    for (HouseRuleRow& rule : read_house_rules(connection).rows)
        holdings.house_rules.emplace(rule.id, std::move(rule));
    for (const PhotoRow& photo : read_photos(connection).rows) {
        if (!photo.image.empty())
            holdings.photos[{{photo.key.game, photo.key.kind, photo.key.name}, photo.hash}] =
                photo.image.size();
    }
}

} // namespace

ErrorOr<Holdings, DatabaseError> holdings_of(Database& database)
{
    auto evenings = list_sessions(database);
    if (evenings.is_error())
        return evenings.error();
    return catch_sqlite_errors(database, [&](Connection& connection) {
        Holdings holdings;
        holdings.evenings = std::move(evenings.value());
        read_rest(connection, holdings);
        return holdings;
    });
}

int count_other_details(const Holdings& one, const Holdings& other)
{
    std::set<SessionId> evenings;
    for (const Texts& edit : only_in(one.edits, other.edits)) {
        if (std::ranges::find(other.evenings, edit.front(), &SessionSummary::id)
            != other.evenings.end())
            evenings.insert(edit.front());
    }
    return static_cast<int>(evenings.size());
}

} // namespace consigliere::db
