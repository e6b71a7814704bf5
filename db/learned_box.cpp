#include "db/learned_box.h"

#include "db/learned_box_rows.h"
#include "db/photo_rows.h"
#include "db/toml.h"
#include "engine/games/games.h"

#include <optional>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;
using ledger::Tree;

ComponentList read_learned(Connection& connection, const std::string& game)
{
    SQLite::Statement rows = query(connection,
        "SELECT kind, name, definition FROM component_learned WHERE game = ? ORDER BY id", game);
    ComponentList components;
    while (rows.executeStep()) {
        ErrorOr<Tree, FileError> definition =
            read_toml_text(rows.getColumn(2).getString(), connection.path.string());
        // A definition that cannot be read is one that nobody has told.
        if (!definition.is_error())
            components.push_back(component_of(game, rows.getColumn(0).getString(),
                rows.getColumn(1).getString(), std::move(definition.value())));
    }
    return components;
}

void write_learned(Connection& connection, const std::string& game, const ComponentList& components)
{
    for (const Component& component : components)
        change_row(connection,
            "INSERT INTO component_learned (game, kind, name, definition) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET definition = excluded.definition",
            game, component.kind, component.name, write_toml(component.definition));
}

namespace {

/// The box with what is described of one component.
void lay_into(ComponentList& box, const Component& component, Precedence precedence)
{
    const Component* known = find(box, component);
    const std::optional<Component> kept = known == nullptr ? std::nullopt : std::optional(*known);
    lay_over(box, component);
    if (kept && precedence == Precedence::box)
        lay_over(box, *kept);
}

/// The box with those of the described components with which it remains usable.
ComponentList with_what_fits(const games::Game& rules, ComponentList box,
    const ComponentList& described, Precedence precedence)
{
    const auto is_usable = [&rules](const ComponentList& components) {
        return !rules.check_components({tree_of(components)}).is_error();
    };
    ComponentList with_all = box;
    for (const Component& component : described)
        lay_into(with_all, component, precedence);
    if (is_usable(with_all))
        return with_all;
    for (const Component& component : described) {
        ComponentList with_it = box;
        lay_into(with_it, component, precedence);
        if (is_usable(with_it))
            box = std::move(with_it);
    }
    return box;
}

} // namespace

int learn_what_fits(Connection& connection, const std::string& game, const ComponentList& described,
    Precedence precedence)
{
    const games::Game* rules = games::find(game);
    if (rules == nullptr)
        return 0;
    const ComponentList box = read_learned(connection, game);
    int learned = 0;
    for (const Component& component : with_what_fits(*rules, box, described, precedence)) {
        const Component* known = find(box, component);
        // What has no name cannot be asked for.
        if (component.name.empty()
            || (known != nullptr && known->definition == component.definition))
            continue;
        write_learned(connection, game, {component});
        ++learned;
    }
    return learned;
}

ErrorOr<Tree, DatabaseError> learned_box(Database& database, std::string_view game)
{
    Connection& connection = database.connection();
    return attempt(
        connection, [&] { return tree_of(read_learned(connection, std::string(game))); });
}

Failure<DatabaseError> learn(Database& database, std::string_view game, const Tree& components,
    const std::vector<Tree>& built_in)
{
    Connection& connection = database.connection();
    const std::string file = connection.path.string();
    const auto refuse = [&](FileError error) {
        return DatabaseError{DatabaseError::Kind::unusable_record, file, {}, std::move(error)};
    };
    const std::string name(game);
    const games::Game* known_game = games::find(game);
    if (known_game == nullptr)
        return refuse({FileError::Kind::unknown_game, file, 0, name, {}});

    return in_transaction(connection, [&]() -> Failure<DatabaseError> {
        ComponentList box = read_learned(connection, name);
        const ComponentList described = components_of(name, components);
        lay_over(box, described);
        std::vector<Tree> all = built_in;
        all.push_back(tree_of(box));
        Failure<ledger::Complaint> complaint = known_game->check_components(all);
        if (complaint.is_error())
            return refuse({FileError::Kind::bad_record, file, complaint.error().line, {},
                complaint.error().reason});
        for (const Component& component : described)
            write_learned(connection, name, {*find(box, component)});
        return {};
    });
}

Failure<DatabaseError> forget(
    Database& database, std::string_view game, std::string_view kind, std::string_view name)
{
    Connection& connection = database.connection();
    return in_transaction(connection, [&] {
        const ComponentList box = read_learned(connection, std::string(game));
        const Component* known =
            find(box, component_of(game, std::string(kind), std::string(name), {}));
        if (known != nullptr)
            change_row(connection,
                "DELETE FROM component_learned WHERE game = ? AND kind = ? AND name = ?",
                std::string(game), known->kind, known->name);
        remove_photo_row(connection, {std::string(game), std::string(kind), std::string(name)});
    });
}

} // namespace consigliere::db
