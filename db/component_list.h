#pragma once

#include "db/file_error.h"

#include <map>
#include <string>
#include <vector>

// Component definitions as a flat list.
// Records, learned boxes and sessions describe cards, tiles and spaces in lists of tables, named
// by the game. Here each element has its name, so that definitions of one component can be
// combined.
namespace consigliere::db {

struct Component {
    /// Key of its list: "businesses", "jobs".
    std::string kind;
    /// Name in the game; empty if the definition has none.
    std::string name;
    Tree definition;
    /// Normalized name: equal for all spellings of one component.
    std::string spelling;
};

using ComponentList = std::vector<Component>;

/// The components in a record's head or another description: every list of tables except seats and
/// house rules, which belong to the evening.
[[nodiscard]] ComponentList components_of(std::string_view game, const Tree& tree);
/// Makes a component that is stored under a known name.
[[nodiscard]] Component component_of(
    std::string_view game, std::string kind, std::string name, Tree definition);
/// Returns `tree` without its components.
[[nodiscard]] Tree without_components(const Tree& tree);
/// Inverse of components_of. Lists are in the order in which their kinds first occur.
[[nodiscard]] Tree tree_of(const ComponentList& components);

/// Merges a definition into the list. Its values replace earlier ones; values that it lacks stay.
void lay_over(ComponentList& components, const Component& component);
void lay_over(ComponentList& components, const ComponentList& others);
/// The element of `components` for the same component; nullptr if none.
[[nodiscard]] const Component* find(const ComponentList& components, const Component& wanted);

/// Components by the first entry that is judged by them; 1 is the start.
using ComponentsBySince = std::map<int, ComponentList>;
/// Groups by `since`, and removes that key from the definitions.
[[nodiscard]] ErrorOr<ComponentsBySince, FileError> by_since(
    const ComponentList& components, const std::string& file);

} // namespace consigliere::db
