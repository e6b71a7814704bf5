#pragma once

#include "companion/frame/overlay.h"
#include "db/details.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Fields for name and place of an evening; each shrinks `rect` by its height. Known places are
/// offered as chips.
void draw_name_of_evening(Ui& ui, Rect& rect, std::string& name);
void draw_place_of_evening(
    Ui& ui, Rect& rect, std::string& place, const std::vector<std::string>& known);

/// Opens a dialog with both fields, for a new evening and at its end. `keep` takes the details once
/// they are saved.
void open_name_and_place(Overlay& overlay, db::SessionDetails details,
    std::vector<std::string> known_places, std::function<void(const db::SessionDetails&)> keep);

/// Button that opens the dialog, labelled with the current details. Returns true when tapped.
bool name_and_place_button(Ui& ui, const Rect& rect, const db::SessionDetails& details);

} // namespace consigliere::screens
