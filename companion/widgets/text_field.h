#pragma once

#include "companion/widgets/ui.h"

#include <string>
#include <string_view>

namespace consigliere::widgets {

/// A field for a line of text; true while it is being changed. Letters come from the keyboard, or
/// from the keys that the program shows for tables without one: a button beside the field shows
/// them and takes them away again.
bool text_field(
    Ui& ui, std::string_view id, const Rect& whole, std::string& text, std::string_view hint);

} // namespace consigliere::widgets
