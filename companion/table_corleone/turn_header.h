#pragma once

#include "companion/table_corleone/view.h"

#include <string_view>

namespace consigliere::table_corleone {

/// The head of the turn panel: the Family's emblem, a title, and a line below it. Takes its height
/// off the top of `rect`.
void draw_turn_header(Ui& ui, Rect& rect, std::optional<Family> family, std::string_view title,
    std::string_view detail);

/// A row of the turn panel that can be tapped, with a side in the Family's colour.
bool draw_family_row(Ui& ui, std::string_view id, const Rect& rect, const View& view, Family family,
    std::string_view text, std::optional<Mood> mood);

} // namespace consigliere::table_corleone
