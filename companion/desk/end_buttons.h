#pragma once

#include "companion/desk/contents.h"
#include "companion/desk/score_reveal.h"
#include "companion/desk/table_host.h"

namespace consigliere::desk {

/// Panel after the end of the game: winner, reason, and buttons to share and leave. The winner is
/// not named before the score reveal ends.
[[nodiscard]] Contents end_of(
    TableHost& desk, const ScoreReveal& finale, std::string_view list, const Head& won);

} // namespace consigliere::desk
