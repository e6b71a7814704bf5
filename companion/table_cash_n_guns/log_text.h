#pragma once

#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/explain.h"

#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

// The game log as localized text.

/// A move with its actor: "Piotr: takes a Diamond".
[[nodiscard]] std::string tell_move(const View& view, const Move& move);
[[nodiscard]] desk::LogLine log_line_of(const View& view, int entry);
/// An act, shortened: "Piotr: Bang!".
[[nodiscard]] std::string tell_act(const View& view, const Act& act);

// "Why?" answers as localized text, from the data of engine/cash_n_guns/explain.h.

[[nodiscard]] desk::WhyAnswer tell(
    const View& view, const Snapshot& moment, const Question& question);
/// All "Why?" questions that apply after `entry`, with answers.
[[nodiscard]] std::vector<desk::WhyAnswer> answers_at(
    const View& view, int entry, desk::SomeQuestions some);

} // namespace consigliere::table_cash_n_guns
