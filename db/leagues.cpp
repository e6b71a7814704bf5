#include "db/leagues.h"

#include "db/people_rows.h"
#include "db/shared_settings.h"
#include "db/tree_parts.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <array>

namespace consigliere::db {

namespace {

/// Words of `League::Points`, in enum order.
constexpr std::array point_words{"wins", "places", "shares"};

League league_from(const std::string& id, const Tree& tree)
{
    League league;
    league.id = id;
    league.name = text_in(tree, "name");
    league.game = text_in(tree, "game");
    league.tag = text_in(tree, "tag");
    league.since = text_in(tree, "since");
    league.until = text_in(tree, "until");
    const auto word = std::ranges::find(point_words, text_in(tree, "points"));
    if (word != point_words.end())
        league.points = static_cast<League::Points>(word - point_words.begin());
    league.by_place.clear();
    for (const Tree& points : list_in(tree, "by_place")) {
        if (points.number() != nullptr)
            league.by_place.push_back(static_cast<int>(*points.number()));
    }
    return league;
}

Tree tree_of_league(const League& league)
{
    Tree by_place = Tree::list();
    for (const int points : league.by_place)
        by_place.add(Tree(points));
    return ledger::table_of({{"name", league.name}, {"game", league.game}, {"tag", league.tag},
        {"since", league.since}, {"until", league.until},
        {"points", point_words[static_cast<std::size_t>(league.points)]},
        {"by_place", std::move(by_place)}});
}

std::string key_for(std::string_view kind, const std::string& id)
{
    return std::string(kind) + id;
}

} // namespace

ErrorOr<std::vector<League>, DatabaseError> leagues(Database& database)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        std::vector<League> list;
        for (const auto& [id, tree] : shared_settings_of(connection, league_setting))
            list.push_back(league_from(id, tree));
        std::ranges::stable_sort(list, {}, &League::name);
        return list;
    });
}

Status<DatabaseError> keep_league(Database& database, League league)
{
    if (league.id.empty())
        league.id = make_session_id();
    return in_transaction(database, [&](Connection& connection) {
        write_shared_setting(
            connection, key_for(league_setting, league.id), tree_of_league(league));
    });
}

Status<DatabaseError> forget_league(Database& database, const std::string& id)
{
    return in_transaction(database, [&](Connection& connection) {
        forget_shared_setting(connection, key_for(league_setting, id));
    });
}

ErrorOr<std::set<std::string>, DatabaseError> unnamed_people(Database& database)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        std::set<std::string> people;
        // Ids may have been merged since.
        const Identities identities(connection);
        for (const auto& [id, tree] : shared_settings_of(connection, unnamed_setting))
            people.insert(identities.of(id).uuid);
        return people;
    });
}

Status<DatabaseError> set_naming(Database& database, const std::string& person, Naming naming)
{
    return in_transaction(database, [&](Connection& connection) {
        if (naming == Naming::by_initials) {
            write_shared_setting(connection, key_for(unnamed_setting, person), Tree::table());
            return;
        }
        // Also the ids that were merged into this person.
        const Identities identities(connection);
        for (const auto& [id, tree] : shared_settings_of(connection, unnamed_setting)) {
            if (identities.of(id).uuid == identities.of(person).uuid)
                forget_shared_setting(connection, key_for(unnamed_setting, id));
        }
    });
}

} // namespace consigliere::db
