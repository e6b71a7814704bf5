#pragma once

#include "companion/frame/overlay.h"

namespace consigliere::screens {

/// Opens a dialog with the release notes of all versions, the newest first.
void open_news(Overlay& overlay);

} // namespace consigliere::screens
