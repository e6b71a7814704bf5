#pragma once

#include "companion/table_corleone/view.h"

#include <string_view>

namespace consigliere::table_corleone {

/// The head of the turn panel: the Family's emblem, a title, and a line below it. Takes its height
/// off the top of `rect`.
void draw_turn_header(Ui& ui, Rect& rect, std::optional<Family> family, std::string_view title,
    std::string_view detail);

/// The emblem as the sign of whatever is about a Family; the Horse Head for nobody.
[[nodiscard]] desk::Sign sign_of(std::optional<Family> family);

/// A row about a Family in a panel: its player, and what is said of him; one that cannot be tapped
/// has nothing to do.
void add_family_row(Contents& panel, const std::string& id, const View& view, Family family,
    const std::string& text, const desk::Tap& tap = {});

/// A row of the turn panel that can be tapped, with a side in the Family's colour.
bool draw_family_row(Ui& ui, std::string_view id, const Rect& rect, const View& view, Family family,
    std::string_view text, std::optional<Mood> mood);

} // namespace consigliere::table_corleone
