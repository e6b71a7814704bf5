#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// The emblem as the sign of whatever is about a Family; the Horse Head for nobody.
[[nodiscard]] desk::Sign sign_of(std::optional<Family> family);

/// A row about a Family in a panel: its player, and what is said of him; one that cannot be tapped
/// has nothing to do.
void add_family_row(Contents& panel, const std::string& id, const View& view, Family family,
    const std::string& text, const desk::Tap& tap = {});

} // namespace consigliere::table_corleone
