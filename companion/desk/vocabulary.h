#pragma once

#include "companion/language/language.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "companion/widgets/text_field.h"

/// Using-declarations for drawing and text functions, shared by all rooms with screens. Each room's
/// `room.h` imports this namespace.
namespace consigliere::desk::vocabulary {

using language::to_translate;
using language::tr;
using language::tr_count;
using language::tr_fill;
namespace symbol = widgets::symbol;
using widgets::button;
using widgets::button_ground;
using widgets::button_width;
using widgets::button_with_detail;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::choice_row;
using widgets::choice_rows;
using widgets::chosen_if;
using widgets::Colour;
using widgets::ControlState;
using widgets::dialog;
using widgets::dialog_for;
using widgets::dp;
using widgets::draw_label;
using widgets::Font;
using widgets::has_room_on_button;
using widgets::heading;
using widgets::next_if;
using widgets::paragraph;
using widgets::paragraph_height;
using widgets::printed_ink;
using widgets::raised;
using widgets::ready_if;
using widgets::Rect;
using widgets::remark;
using widgets::scroll_area;
using widgets::scroll_to;
using widgets::scroll_to_start;
using widgets::stepper;
using widgets::text_field;
using widgets::title;
using widgets::Ui;
using widgets::operator""_dp;

} // namespace consigliere::desk::vocabulary
