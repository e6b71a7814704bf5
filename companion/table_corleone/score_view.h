#pragma once

#include "companion/desk/score_reveal.h"
#include "companion/table_corleone/view.h"
#include "engine/corleone/score.h"

namespace consigliere::table_corleone {

/// The score as it would be now, or as it is, from the best to the last; a finale counts it up.
void draw_score(Ui& ui, const Rect& rect, const View& view, desk::ScoreReveal* finale = nullptr);
/// The same with every part of it in words.
void draw_whole_score(Ui& ui, const Rect& rect, const View& view);
/// The parts of one seat's score, in words.
[[nodiscard]] std::vector<std::string> tell_parts(const Score::Seat& seat);
/// The same below the name of its player; takes its height off the top of `rect`.
void draw_parts_of(Ui& ui, Rect& rect, const View& view, const Score::Seat& seat);

} // namespace consigliere::table_corleone
