#pragma once

#include "companion/table_mafia/panel.h"

namespace consigliere::table_mafia {

/// What hands at the table do before the first roll (M-2.2, M-2.3, M-8.3), as a list that ticks
/// itself as soon as somebody has rolled; nothing after the first move.
void add_what_hands_do(Contents& panel, const View& view);

} // namespace consigliere::table_mafia
