#include "db/component_list.h"

#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Tree;

namespace {

constexpr std::string_view since_key = "since";

bool is_list_of_components(std::string_view key, const Tree& tree)
{
    return key != "seats" && !tree.elements().empty() && tree.elements().front().is_table();
}

/// A space is the same in whatever order its areas are written; other names have no '+'.
std::string without_order(std::string_view name)
{
    const std::size_t end_of_areas = std::min(name.find('#'), name.size());
    std::vector<std::string> areas;
    for (const std::string_view area : ledger::split(name.substr(0, end_of_areas), '+'))
        areas.emplace_back(area);
    std::sort(areas.begin(), areas.end());
    return ledger::join(areas, "+") + std::string(name.substr(end_of_areas));
}

std::string areas_of(const Tree& definition)
{
    const Tree* touches = definition.find("touches");
    std::vector<std::string> areas;
    if (touches != nullptr) {
        for (const Tree& area : touches->elements())
            areas.push_back(area.text() == nullptr ? std::string() : *area.text());
    }
    return ledger::join(areas, "+");
}

std::int64_t number_or(const Tree& definition, std::string_view key, std::int64_t otherwise)
{
    const Tree* member = definition.find(key);
    return member == nullptr || member->number() == nullptr ? otherwise : *member->number();
}

/// Names the components of one list; spaces with equal areas count up, as the game counts them:
/// anew for those that become known at another time.
class Namer {
public:
    Component name(std::string kind, Tree definition)
    {
        Component component{std::move(kind), {}, std::move(definition)};
        const Tree* name = component.definition.find("name");
        const std::string areas = areas_of(component.definition);
        if (name != nullptr && name->text() != nullptr)
            component.name = *name->text();
        else if (!areas.empty())
            component.name = name_space(areas, component.definition);
        return component;
    }

private:
    std::string name_space(const std::string& areas, Tree& definition)
    {
        const bool is_numbered = definition.find("number") != nullptr;
        const auto since = number_or(definition, since_key, 1);
        const std::int64_t number = is_numbered ? number_or(definition, "number", 1)
                                                : ++m_spaces[{without_order(areas), since}];
        if (number == 1)
            return areas;
        definition.set("number", number);
        return areas + "#" + std::to_string(number);
    }

    std::map<std::pair<std::string, std::int64_t>, std::int64_t> m_spaces;
};

} // namespace

ComponentList components_of(const Tree& tree)
{
    ComponentList components;
    for (const auto& [kind, list] : tree.members()) {
        if (!is_list_of_components(kind, list))
            continue;
        Namer namer;
        for (const Tree& definition : list.elements())
            components.push_back(namer.name(kind, definition));
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
        auto list = std::find_if(lists.begin(), lists.end(), same_kind);
        if (list == lists.end())
            list = lists.insert(lists.end(), {component.kind, Tree::list()});
        list->second.add(component.definition);
    }
    Tree tree = Tree::table();
    for (auto& [kind, list] : lists)
        tree.set(kind, std::move(list));
    return tree;
}

const Component* find(const ComponentList& components, std::string_view kind, std::string_view name)
{
    const std::string wanted = without_order(name);
    const auto found = std::find_if(
        components.begin(), components.end(), [kind, &wanted](const Component& component) {
            return !wanted.empty() && component.kind == kind
                && without_order(component.name) == wanted;
        });
    return found == components.end() ? nullptr : &*found;
}

void lay_over(ComponentList& components, const Component& component)
{
    const Component* earlier = find(components, component.kind, component.name);
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
                    FileError::Kind::bad_since, file, since->line(), component.name, {}, {}};
            entry = static_cast<int>(*number);
            component.definition.remove(since_key);
        }
        sorted[entry].push_back(std::move(component));
    }
    return sorted;
}

} // namespace consigliere::db
