#pragma once

#include "db/component_list.h"

#include <string_view>

// Values of the learned box as registers with change counts (CRDT).
// On merging, the value with more changes wins, then the alphabetically later one; no timestamps
// are compared, and the order of merging does not matter. So a correction spreads, and the old
// value does not return.
namespace consigliere::db {

/// The definition without its change counts.
[[nodiscard]] Tree words_of(Tree definition);

/// Local change: sets the values of a component.
void tell(ComponentList& box, const Component& described);
/// Merges the values of a component from another box.
void join(ComponentList& box, const Component& theirs);

} // namespace consigliere::db
