#pragma once

#include "db/component_list.h"

#include <string_view>

/// What lies in a learned box beside the words of a description: how often somebody has said one of
/// them otherwise. Where two boxes meet, the word that was changed more often counts, and of two
/// that were changed equally often the one that is later in the alphabet; no clock decides it, and
/// in whatever order boxes meet, they say the same. So a table that corrects itself is heard
/// everywhere, and what the other machine still says does not come back.
namespace consigliere::db {

/// The description without what lies beside its words.
[[nodiscard]] Tree words_of(Tree definition);

/// Somebody tells what is printed on a component of the box.
void tell(ComponentList& box, const Component& described);
/// What another box says of a component.
void join(ComponentList& box, const Component& theirs);

} // namespace consigliere::db
