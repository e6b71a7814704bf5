#pragma once

#include "companion/exports/qr.h"
#include "companion/frame/room.h"

namespace consigliere::screens {

/// Draws a QR code centred on a light background. Modules are a whole number of pixels, so that
/// edges are sharp.
void draw_code(Ui& ui, const Rect& rect, const exports::QrCode& code);

} // namespace consigliere::screens
