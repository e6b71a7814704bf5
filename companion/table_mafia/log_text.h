#pragma once

#include "companion/table_mafia/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace consigliere::table_mafia {

// The game log as localized text. Texts name figures, not players, so they are equal for every
// audience.

/// A move with its figure: "Antonio: hires a killer".
[[nodiscard]] std::string tell_move(const Move& move);
/// An act, shortened: "Maria Luisa +400 (Maria Luisa’s perk)"; empty for acts without a text.
[[nodiscard]] std::string tell_act(const Act& act);
/// An entry with its automatic consequences, as the table's audience may see it.
[[nodiscard]] desk::LogLine tell_entry(const ToldView& view, int entry);
/// A record line in words, legal or not, as the table's audience may see it.
[[nodiscard]] std::string tell_line(const ToldView& view, std::string_view line);
/// Where in the game an entry was made: "Antonio’s turn · City".
[[nodiscard]] std::string chapter_of(const ToldView& view, int entry);
/// Numbers of the entries that began a vendetta, including undone ones.
[[nodiscard]] std::vector<int> vendettas(const ToldView& view);

/// All "Why?" questions that apply after `entry`, with answers.
[[nodiscard]] std::vector<desk::WhyAnswer> explanations(
    const ToldView& view, int entry, desk::SomeQuestions some);

} // namespace consigliere::table_mafia
