#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/screen.h"

namespace consigliere::screens {

/// Opens the exports of one evening. Each asks where to write a file, named by date and players,
/// and shows its path. Except for the record, they contain public information only.
void open_exports(const Context& context, const PastEvening& past);

} // namespace consigliere::screens
