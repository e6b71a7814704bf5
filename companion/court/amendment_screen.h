#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"

namespace consigliere::screens {

/// Screen that amends an old entry: other lines, no line, or lines inserted before it. Judges the
/// later entries again and asks about those no longer valid. Commits all or none.
///
/// On closing, shows the table below. A past evening is reopened: for reading, or at the table if
/// it is no longer over.
[[nodiscard]] OpenedScreen open_amendment(const Context& context, to::Amendment amendment);

} // namespace consigliere::screens
