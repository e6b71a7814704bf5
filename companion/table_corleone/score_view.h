#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_corleone/view.h"
#include "engine/corleone/score.h"

namespace consigliere::table_corleone {

/// Draws the current or final score, best seat first; `finale` animates it.
void draw_score(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale = nullptr);
/// Like draw_score(), with every part in words.
void draw_whole_score(Ui& ui, const Rect& rect, const View& view);
/// Parts of one seat's score, in words.
[[nodiscard]] std::vector<std::string> tell_parts(const Score::Seat& seat);
/// Draws tell_parts() below the player's name. Shrinks `rect` by the height used.
void draw_parts_of(Ui& ui, Rect& rect, const View& view, const Score::Seat& seat);

} // namespace consigliere::table_corleone
