#pragma once

#include "companion/desk/desk.h"

namespace consigliere::desk {

/// What can be done with an evening that has come to its end: share it, and leave the table. Takes
/// its height off the bottom of the end panel.
void draw_end_buttons(widgets::Ui& ui, widgets::Rect& rect, Desk& desk);

} // namespace consigliere::desk
