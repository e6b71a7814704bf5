#include "db/session_components.h"

#include "db/component_updates.h"
#include "db/toml.h"
#include "engine/games/games.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace consigliere::db {

namespace {

/// All words in the lines that may be names: `pizzino:thug@penn-central` has three.
std::set<std::string, std::less<>> words_of_lines(const std::vector<EntryRow>& entries)
{
    std::set<std::string, std::less<>> words;
    for (const EntryRow& entry : entries) {
        std::string_view rest = entry.line;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find_first_of(" \t,:;@+#"), rest.size());
            words.emplace(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return words;
}

ComponentList only_met(
    std::string_view game, const ComponentList& components, const std::vector<EntryRow>& entries)
{
    const auto words = words_of_lines(entries);
    const auto lies_on_board = games::descriptions_of(game).lies_on_board;
    ComponentList met;
    for (const Component& component : components) {
        if (lies_on_board(component.kind, component.definition) || words.contains(component.name))
            met.push_back(component);
    }
    return met;
}

/// Component definitions of a session, by the first entry that is judged by them.
class Knowledge {
public:
    Knowledge(std::string game, std::string file)
        : m_game(std::move(game))
        , m_file(std::move(file))
    {
    }

    [[nodiscard]] Status<FileError> add(const Tree& lists)
    {
        ErrorOr<ComponentsBySince, FileError> sorted =
            by_since(components_of(m_game, lists), m_file);
        if (sorted.is_error())
            return sorted.error();
        for (const auto& [since, list] : sorted.value())
            lay_over(m_components[since], list);
        return {};
    }

    [[nodiscard]] Status<FileError> add(const ComponentRow& row)
    {
        ErrorOr<Tree, FileError> tree = read_toml_text(row.definition, m_file);
        if (tree.is_error())
            return tree.error();
        lay_over(m_components[static_cast<int>(row.since)], components_of(m_game, tree.value()));
        return {};
    }

    void add(const ToldComponent& told) { lay_over(m_components[told.since], told.component); }

    void keep_only_met(const std::vector<EntryRow>& entries)
    {
        for (auto& [since, list] : m_components)
            list = only_met(m_game, list, entries);
    }

    /// The component lists for a record.
    [[nodiscard]] Tree tree() const
    {
        ComponentList all;
        for (const auto& [since, list] : m_components) {
            for (Component component : list) {
                if (since > 1)
                    component.definition.set("since", since);
                all.push_back(std::move(component));
            }
        }
        return tree_of(all);
    }

private:
    std::string m_game;
    std::string m_file;
    ComponentsBySince m_components;
};

} // namespace

ErrorOr<std::vector<ToldComponent>, FileError> told_components(
    const SessionRows& session, const std::string& file)
{
    std::vector<ToldComponent> all;
    const ComponentUpdates list(session.components);
    for (const ComponentUpdate& told : list.all()) {
        const ErrorOr<Tree, FileError> tree = read_toml_text(told.definition, file);
        if (tree.is_error())
            return tree.error();
        for (Component& component : components_of(session.game, tree.value()))
            all.push_back({static_cast<int>(told.since), std::move(component)});
    }
    return all;
}

ErrorOr<Tree, FileError> components_of(const SessionRows& session, const Tree& head,
    const std::vector<ToldComponent>& told, Components which, const std::string& file)
{
    Knowledge knowledge(session.game, file);
    if (!session.components.empty()) {
        Status<FileError> failure = knowledge.add(session.components.front());
        if (which == Components::met)
            knowledge.keep_only_met(session.entries);
        if (!failure.is_error())
            failure = knowledge.add(head);
        if (failure.is_error())
            return failure.error();
    }
    for (const ToldComponent& each : told)
        knowledge.add(each);
    return knowledge.tree();
}

ComponentRow copy_of(std::string_view game, const std::vector<Tree>& known)
{
    ComponentList components;
    for (const Tree& tree : known)
        lay_over(components, components_of(game, tree));
    return {1, write_toml(tree_of(components))};
}

} // namespace consigliere::db
