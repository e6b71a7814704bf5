#pragma once

#include "companion/frame/room.h"
#include "companion/scanning/picture.h"

namespace consigliere::screens {

/// Draws what the camera sees, for aiming it; a sentence until it sees something.
void draw_glimpse(Ui& ui, const Rect& rect, const scanning::GreyPicture& picture);

} // namespace consigliere::screens
