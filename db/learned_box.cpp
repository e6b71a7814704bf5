#include "db/learned_box.h"

#include "db/learned_box_rows.h"
#include "db/photo_rows.h"
#include "db/toml.h"
#include "engine/games/games.h"

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

int learn_what_fits(Connection& connection, const std::string& game, const ComponentList& described,
    Precedence precedence)
{
    const games::Game* rules = games::find(game);
    if (rules == nullptr)
        return 0;
    ComponentList box = read_learned(connection, game);
    int learned = 0;
    for (const Component& component : described) {
        const Component* known = find(box, component);
        ComponentList with_it = box;
        lay_over(with_it, component);
        if (known != nullptr && precedence == Precedence::box)
            lay_over(with_it, *known);
        const Component& result = *find(with_it, component);
        const bool is_new = known == nullptr || !(known->definition == result.definition);
        if (!is_new || rules->check_components({tree_of(with_it)}).is_error())
            continue;
        write_learned(connection, game, {result});
        box = std::move(with_it);
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
