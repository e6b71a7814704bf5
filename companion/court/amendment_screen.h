#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"

namespace consigliere::screens {

/// The screen on which an entry of long ago is put right: it was another line, or none, or one was
/// forgotten before it. What follows is judged again, the table decides about what does not stand
/// any more, and all of it is written down at once, or nothing.
///
/// The table right below is seen again afterwards. When an evening that is looked back at is
/// amended, it is opened anew, to be looked back at, or at the table if it is not over any more.
[[nodiscard]] OpenedScreen open_amendment(const Context& context, to::Amendment amendment);

} // namespace consigliere::screens
