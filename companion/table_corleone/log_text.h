#pragma once

#include "companion/table_corleone/view.h"
#include "engine/corleone/explain.h"

#include <string>
#include <vector>

namespace consigliere::table_corleone {

// The game log as localized text, with the players' names.

/// A move with its actor: "Piotr: Don → Midtown + Queens".
[[nodiscard]] std::string tell_move(const View& view, const Move& move);
[[nodiscard]] desk::LogLine log_line_of(const View& view, int entry);
/// What a move has brought in its entry: "$2, Gun".
[[nodiscard]] std::string tell_gain(const View& view, int entry, const Move& move);
/// True if a move only continues the action before it, e.g. collects or uses its abilities.
[[nodiscard]] bool carries_on(const Move& move);
/// An act, shortened: "Piotr: + $2, Gun".
[[nodiscard]] std::string tell_act(const View& view, const Act& act);
/// "Piotr’s Thug (Theatre)"
[[nodiscard]] std::string tell(const View& view, const FigureAt& figure);
/// "$2, Gun, a Job"
[[nodiscard]] std::string tell(const View& view, const Cards& cards);

// "Why?" answers as localized text, from the data of engine/corleone/explain.h.

[[nodiscard]] desk::WhyAnswer tell(
    const View& view, const Snapshot& moment, const Question& question);
/// All "Why?" questions that apply after `entry`, with answers, in display order.
[[nodiscard]] std::vector<desk::WhyAnswer> answers_at(
    const View& view, int entry, desk::SomeQuestions some);

} // namespace consigliere::table_corleone
