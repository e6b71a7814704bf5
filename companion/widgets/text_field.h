#pragma once

#include "companion/widgets/ui.h"

#include <string>
#include <string_view>

namespace consigliere::widgets {

/// Single-line text field. Returns true when `text` changed. Characters come from the keyboard or
/// from the on-screen keyboard, which a button beside the field shows and hides.
bool text_field(
    Ui& ui, std::string_view id, const Rect& whole, std::string& text, std::string_view hint);

} // namespace consigliere::widgets
