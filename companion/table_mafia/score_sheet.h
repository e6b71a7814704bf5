#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_mafia/view.h"
#include "engine/mafia/score.h"

#include <string>

namespace consigliere::table_mafia {

/// Why the winner has won or would win now, in one sentence.
[[nodiscard]] std::string why_won(const Score& score);
/// "Antonio leads: 5 pieces".
[[nodiscard]] std::string tell_leader(const Position& position);
/// "Antonio rules the city"; figures of one player rule together.
[[nodiscard]] std::string tell_ruler(const Score& score);
/// Draws the final count (M-7.1), best first; `finale` animates it.
void draw_score(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale = nullptr);

} // namespace consigliere::table_mafia
