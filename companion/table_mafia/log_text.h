#pragma once

#include "companion/table_mafia/view.h"

#include <string>
#include <vector>

namespace consigliere::table_mafia {

// The game log as localized text. Texts name figures, not players, so they are equal for every
// audience.

/// A move with its figure: "Antonio: hires a killer".
[[nodiscard]] std::string tell_move(const Move& move);
/// An act, shortened: "Maria Luisa +400 (Maria Luisa’s perk)"; empty for acts without a text.
[[nodiscard]] std::string tell_act(const Act& act);
/// An entry with its automatic consequences, as the table's audience may see it.
[[nodiscard]] desk::LogLine log_line_of(const View& view, int entry);

/// All "Why?" questions that apply after `entry`, with answers.
[[nodiscard]] std::vector<desk::WhyAnswer> answers_at(
    const View& view, int entry, desk::SomeQuestions some);

} // namespace consigliere::table_mafia
