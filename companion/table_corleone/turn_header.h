#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Emblem of a Family; the Horse Head for nullopt.
[[nodiscard]] desk::Sign sign_of(std::optional<Family> family);

/// Adds a row with a Family's player and `text`; not tappable without `tap`.
void add_family_row(Contents& panel, const std::string& id, const View& view, Family family,
    const std::string& text, const desk::Tap& tap = {});

} // namespace consigliere::table_corleone
