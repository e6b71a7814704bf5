#pragma once

#include "companion/widgets/units.h"

// Height of the log below the turn panel.
namespace consigliere::desk {

/// Heading and last rows.
inline float whole_log_room()
{
    return widgets::dp(156);
}
/// Only the last row, while the panel needs room.
inline float log_row_room()
{
    return widgets::dp(56);
}

} // namespace consigliere::desk
