#pragma once

#include "companion/widgets/units.h"

/// How much of a panel's room the log takes below it.
namespace consigliere::desk {

/// The log as a heading and its last rows.
inline float whole_log_room()
{
    return widgets::dp(156);
}
/// The last row alone, below a panel that wants room.
inline float log_row_room()
{
    return widgets::dp(56);
}

} // namespace consigliere::desk
