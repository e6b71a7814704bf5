#pragma once

#include "companion/desk/contents.h"
#include "companion/desk/desk.h"
#include "companion/desk/score_reveal.h"

namespace consigliere::desk {

/// The last panel of an evening: what won and why, and at its foot what can be done with the
/// evening: share it, and leave the table. Who has won is not told before it is counted.
[[nodiscard]] Contents end_of(
    Desk& desk, const ScoreReveal& finale, std::string_view list, const Head& won);

} // namespace consigliere::desk
