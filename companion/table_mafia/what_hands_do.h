#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// Adds the checklist of manual steps before the first roll (M-2.2, M-2.3, M-8.3). Ticked
/// automatically by the first roll; empty after the first move.
void add_what_hands_do(Contents& panel, const View& view);

} // namespace consigliere::table_mafia
