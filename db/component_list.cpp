#include "db/component_list.h"

#include "db/tree_parts.h"
#include "engine/games/games.h"
#include "engine/ledger/house_rules.h"

#include <algorithm>

namespace consigliere::db {

namespace {

constexpr std::string_view since_key = "since";

bool is_list_of_components(std::string_view key, const Tree& tree)
{
    const bool is_of_the_evening = key == "seats" || key == ledger::house_rules_key;
    return !is_of_the_evening && !tree.elements().empty() && tree.elements().front().is_table();
}

} // namespace

Component component_of(std::string_view game, std::string kind, std::string name, Tree definition)
{
    std::string spelling = games::descriptions_of(game).spelling(name);
    return {std::move(kind), std::move(name), std::move(definition), std::move(spelling)};
}

ComponentList components_of(std::string_view game, const Tree& tree)
{
    ComponentList components;
    for (const auto& [kind, list] : tree.members()) {
        if (!is_list_of_components(kind, list))
            continue;
        // A later definition of a component is an update, not another component of that name.
        std::map<std::int64_t, std::vector<std::string>> earlier;
        for (Tree definition : list.elements()) {
            std::string name = games::descriptions_of(game).name(
                kind, definition, earlier[number_in(definition, since_key).value_or(1)]);
            components.push_back(component_of(game, kind, std::move(name), std::move(definition)));
        }
    }
    return components;
}

Tree without_components(const Tree& tree)
{
    Tree rest = Tree::table();
    rest.set_line(tree.line());
    for (const auto& [key, member] : tree.members()) {
        if (!is_list_of_components(key, member))
            rest.set(key, member);
    }
    return rest;
}

Tree tree_of(const ComponentList& components)
{
    std::vector<std::pair<std::string, Tree>> lists;
    for (const Component& component : components) {
        const auto same_kind = [&component](
                                   const auto& list) { return list.first == component.kind; };
        auto list = std::ranges::find_if(lists, same_kind);
        if (list == lists.end())
            list = lists.insert(lists.end(), {component.kind, Tree::list()});
        list->second.add(component.definition);
    }
    Tree tree = Tree::table();
    for (auto& [kind, list] : lists)
        tree.set(kind, std::move(list));
    return tree;
}

const Component* find(const ComponentList& components, const Component& wanted)
{
    const auto found = std::ranges::find_if(components, [&wanted](const Component& component) {
        return !wanted.spelling.empty() && component.kind == wanted.kind
            && component.spelling == wanted.spelling;
    });
    return found == components.end() ? nullptr : &*found;
}

void lay_over(ComponentList& components, const Component& component)
{
    const Component* earlier = find(components, component);
    if (earlier == nullptr) {
        components.push_back(component);
        return;
    }
    Tree& definition = components[static_cast<std::size_t>(earlier - components.data())].definition;
    for (const auto& [key, value] : component.definition.members())
        definition.set(key, value);
}

void lay_over(ComponentList& components, const ComponentList& others)
{
    for (const Component& component : others)
        lay_over(components, component);
}

ErrorOr<ComponentsBySince, FileError> by_since(
    const ComponentList& components, const std::string& file)
{
    ComponentsBySince sorted;
    for (Component component : components) {
        int entry = 1;
        if (const Tree* since = component.definition.find(since_key)) {
            constexpr std::int64_t most_entries = 1'000'000;
            const std::int64_t* number = since->number();
            if (number == nullptr || *number < 1 || *number > most_entries)
                return FileError{
                    FileError::Kind::bad_since, file, since->line(), component.name, {}};
            entry = static_cast<int>(*number);
            component.definition.remove(since_key);
        }
        sorted[entry].push_back(std::move(component));
    }
    return sorted;
}

} // namespace consigliere::db
