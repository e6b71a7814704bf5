#pragma once

#include "companion/desk/contents.h"
#include "companion/desk/desk.h"
#include "companion/desk/finale.h"

namespace consigliere::desk {

/// What can be done with an evening that has come to its end: share it, and leave the table. Takes
/// its height off the bottom of the end panel.
void draw_end_buttons(widgets::Ui& ui, widgets::Rect& rect, Desk& desk);

/// The last panel of an evening: what won and why, with these buttons at its foot. Who has won is
/// not told before it is counted.
[[nodiscard]] Contents end_of(
    Desk& desk, const Finale& finale, std::string_view list, const Head& won);

} // namespace consigliere::desk
