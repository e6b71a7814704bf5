#pragma once

#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// What hands at the table do in the Entr'acte (p. 22), which no line is written for: figures and
/// Allies go, the Consigliere or the Heir comes. Shown from its beginning until the new Act's first
/// action; takes its height off the top of `rect`.
void draw_entracte_steps(Ui& ui, Rect& rect, const View& view);

} // namespace consigliere::table_corleone
