#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// What hands at the table do in setup, in Tribute and in the Entr'acte (p. 8-9, 21-22), as a list
/// that ticks itself; the Entr'acte's stays until the new Act's first action. Takes its height off
/// the top of `rect`, and nothing in any other phase.
void draw_what_hands_do(Ui& ui, Rect& rect, const View& view);

} // namespace consigliere::table_corleone
