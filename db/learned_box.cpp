#include "db/learned_box.h"

#include "db/bounds.h"
#include "db/learned_box_rows.h"
#include "db/learned_words.h"
#include "db/photo_rows.h"
#include "db/setting_rows.h"
#include "db/toml.h"
#include "engine/games/games.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <numeric>
#include <tuple>

namespace consigliere::db {

namespace {

constexpr std::string_view forgotten_beginning = "forgotten:";
/// Limit against damaged counts.
constexpr std::int64_t most_forgotten = 1'000'000;

/// Prefix of the settings with the tombstone counts of a game.
std::string forgotten_key(const std::string& game)
{
    return std::string(forgotten_beginning) + game + "/";
}
std::string key_of(const Component& component)
{
    return component.kind + "/" + component.spelling;
}

std::int64_t count_in(const std::map<std::string, std::int64_t>& counts, const std::string& key)
{
    const auto found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
}

void write_learned(Connection& connection, const std::string& game, const Component& component)
{
    change_row(connection,
        "INSERT INTO component_learned (game, kind, name, definition) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET definition = excluded.definition",
        game, component.kind, component.name, write_toml(component.definition));
}

void remove_learned(Connection& connection, const std::string& game, const Component& component)
{
    change_row(connection, "DELETE FROM component_learned WHERE game = ? AND kind = ? AND name = ?",
        game, component.kind, component.name);
}

bool is_usable(const games::Game& rules, const ComponentList& components)
{
    return !rules.check_components({tree_of(components)}).is_error();
}

/// The largest usable part of the box, in the order of learning. Of conflicting components the
/// alphabetically first is used, so that equal boxes have equal parts.
ComponentList usable_part(const games::Game& rules, const ComponentList& box)
{
    if (is_usable(rules, box))
        return box;
    std::vector<std::size_t> places(box.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::sort(places, {},
        [&box](std::size_t place) { return std::tie(box[place].kind, box[place].spelling); });
    ComponentList used;
    std::vector<bool> is_used(box.size());
    for (const std::size_t place : places) {
        used.push_back(box[place]);
        is_used[place] = is_usable(rules, used);
        if (!is_used[place])
            used.pop_back();
    }
    ComponentList in_order;
    for (std::size_t place = 0; place < box.size(); ++place) {
        if (is_used[place])
            in_order.push_back(box[place]);
    }
    return in_order;
}

ComponentList told(ComponentList box, const ComponentList& described)
{
    for (const Component& component : described)
        tell(box, component);
    return box;
}

/// The described components with which the box stays usable.
ComponentList what_fits(const games::Game& rules, ComponentList box, const ComponentList& described)
{
    box = usable_part(rules, box);
    if (is_usable(rules, told(box, described)))
        return described;
    ComponentList fitting;
    for (const Component& component : described) {
        ComponentList with_it = told(box, {component});
        if (!is_usable(rules, with_it))
            continue;
        box = std::move(with_it);
        fitting.push_back(component);
    }
    return fitting;
}

ComponentList joined(const games::Game& rules, ComponentList box, const ComponentList& theirs)
{
    for (const Component& component : theirs) {
        if (is_usable(rules, {component}))
            join(box, component);
    }
    return box;
}

} // namespace

ComponentList read_learned(Connection& connection, const std::string& game)
{
    SQLite::Statement rows = query(connection,
        "SELECT kind, name, definition FROM component_learned WHERE game = ? ORDER BY id", game);
    ComponentList components;
    while (rows.executeStep()) {
        ErrorOr<Tree, FileError> definition =
            read_toml_text(rows.getColumn(2).getString(), connection.path.string());
        // A definition that cannot be parsed is skipped.
        if (!definition.is_error())
            components.push_back(component_of(game, rows.getColumn(0).getString(),
                rows.getColumn(1).getString(), std::move(definition.value())));
    }
    return components;
}

int learn_what_fits(Connection& connection, const std::string& game, const ComponentList& described,
    Precedence precedence)
{
    const games::Game* rules = games::find(game);
    if (rules == nullptr)
        return 0;
    const ComponentList box = read_learned(connection, game);
    const ComponentList with_them = precedence == Precedence::box
        ? joined(*rules, box, described)
        : told(box, what_fits(*rules, box, described));
    int learned = 0;
    for (const Component& component : with_them) {
        const Component* known = find(box, component);
        // A component without a name cannot be looked up.
        if (component.name.empty()
            || (known != nullptr && known->definition == component.definition))
            continue;
        write_learned(connection, game, component);
        ++learned;
    }
    return learned;
}

LearnedBox read_box(Connection& connection, const std::string& game)
{
    LearnedBox box{read_learned(connection, game), {}};
    const std::string beginning = forgotten_key(game);
    for (const auto& [key, value] : setting_rows_beginning_with(connection, beginning)) {
        std::int64_t count = 0;
        std::from_chars(value.data(), value.data() + value.size(), count);
        box.forgotten[key.substr(beginning.size())] =
            std::clamp(count, std::int64_t{0}, most_forgotten);
    }
    return box;
}

int take_box(Connection& connection, const std::string& game, const LearnedBox& theirs)
{
    const LearnedBox ours = read_box(connection, game);
    for (const auto& [key, count] : theirs.forgotten) {
        if (count > count_in(ours.forgotten, key))
            write_setting_row(connection, forgotten_key(game) + key, std::to_string(count));
    }
    // Definitions from before the other box's tombstone are deleted.
    for (const Component& component : ours.components) {
        const std::string key = key_of(component);
        if (count_in(ours.forgotten, key) < count_in(theirs.forgotten, key))
            remove_learned(connection, game, component);
    }
    ComponentList still_said;
    std::ranges::copy_if(
        theirs.components, std::back_inserter(still_said), [&](const Component& component) {
            const std::string key = key_of(component);
            return !check_bounds(component.definition, key).is_error()
                && !check_bounds("name", component.name, key).is_error()
                && count_in(theirs.forgotten, key) >= count_in(ours.forgotten, key);
        });
    return learn_what_fits(connection, game, still_said, Precedence::box);
}

ErrorOr<Tree, DatabaseError> learned_box(Database& database, std::string_view game)
{
    return catch_sqlite_errors(database, [&](Connection& connection) {
        ComponentList box = read_learned(connection, std::string(game));
        if (const games::Game* rules = games::find(game))
            box = usable_part(*rules, box);
        for (Component& component : box)
            component.definition = words_of(std::move(component.definition));
        return tree_of(box);
    });
}

Status<DatabaseError> learn(Database& database, std::string_view game, const Tree& components,
    const std::vector<Tree>& built_in)
{
    const std::string file = database.path().string();
    const auto refuse = [&](FileError error) {
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, std::move(error)};
    };
    const std::string name(game);
    if (const Status<FileError> too_long = check_bounds(components, file))
        return refuse(too_long.error());
    const games::Game* known_game = games::find(game);
    if (known_game == nullptr)
        return refuse({FileError::Kind::unknown_game, file, 0, name, {}});

    return in_transaction(database, [&](Connection& connection) -> Status<DatabaseError> {
        const ComponentList box = read_learned(connection, name);
        const ComponentList described = components_of(name, components);
        std::vector<Tree> all = built_in;
        all.push_back(tree_of(told(usable_part(*known_game, box), described)));
        if (const Status<ledger::RecordError> complaint = known_game->check_components(all))
            return refuse({FileError::Kind::bad_record, file, complaint.error().line, {},
                complaint.error().reason});
        const ComponentList with_them = told(box, described);
        for (const Component& component : described) {
            // Components without a name are not found.
            if (const Component* learned = find(with_them, component))
                write_learned(connection, name, *learned);
        }
        return {};
    });
}

Status<DatabaseError> forget(
    Database& database, std::string_view game, std::string_view kind, std::string_view name)
{
    return in_transaction(database, [&](Connection& connection) {
        const std::string game_name(game);
        const LearnedBox box = read_box(connection, game_name);
        const Component wanted = component_of(game, std::string(kind), std::string(name), {});
        if (const Component* known = find(box.components, wanted)) {
            remove_learned(connection, game_name, *known);
            const std::int64_t before = count_in(box.forgotten, key_of(*known));
            write_setting_row(connection, forgotten_key(game_name) + key_of(*known),
                std::to_string(std::min(before + 1, most_forgotten)));
        }
        remove_photo_row(connection, {game_name, std::string(kind), std::string(name)});
    });
}

} // namespace consigliere::db
