#pragma once

#include "companion/exports/qr.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// Draws a code in the middle of a place, as large as there is room for whole pixels to a module,
/// so that its edges are sharp; it brings its own light ground along.
void draw_code(Ui& ui, const Rect& rect, const exports::QrCode& code);

} // namespace consigliere::screens
