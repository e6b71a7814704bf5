#pragma once

#include "db/file_error.h"

#include <map>
#include <string>
#include <vector>

/// Components one by one. Records, learned boxes and sessions describe what is printed on cards,
/// tiles and spaces in lists of tables, whatever the game calls these lists; here each element has
/// its name, so that descriptions of the same thing can be laid over each other.
namespace consigliere::db {

struct Component {
    /// The list that it stands in: "businesses", "jobs".
    std::string kind;
    /// What the game calls it; empty when the description does not tell.
    std::string name;
    Tree definition;
    /// Its name, written alike for all that are the same.
    std::string spelling;
};

using ComponentList = std::vector<Component>;

/// The components of a record's head or of any description: every list of tables but the seats and
/// the house rules, which belong to the evening.
[[nodiscard]] ComponentList components_of(std::string_view game, const Tree& tree);
/// One that lies somewhere under its name.
[[nodiscard]] Component component_of(
    std::string_view game, std::string kind, std::string name, Tree definition);
/// The tree without them.
[[nodiscard]] Tree without_components(const Tree& tree);
/// The lists again, in the order in which their kinds first come.
[[nodiscard]] Tree tree_of(const ComponentList& components);

/// Lays a description over the list: what it says of a thing that is already there replaces what
/// was said before, and what it does not say stays.
void lay_over(ComponentList& components, const Component& component);
void lay_over(ComponentList& components, const ComponentList& others);
/// The same component as it stands in the list, if it does.
[[nodiscard]] const Component* find(const ComponentList& components, const Component& wanted);

/// Components by the entry before which they became known; 1 is the start.
using ComponentsBySince = std::map<int, ComponentList>;
/// Sorts by `since`, and takes the word out of the definitions.
[[nodiscard]] ErrorOr<ComponentsBySince, FileError> by_since(
    const ComponentList& components, const std::string& file);

} // namespace consigliere::db
