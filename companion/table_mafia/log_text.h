#pragma once

#include "companion/table_mafia/room.h"

#include <string>
#include <string_view>
#include <vector>

/// The log in words. Lines speak of figures, and every audience calls these alike.
namespace consigliere::table_mafia {

/// What a move does, and whose figure does it: "Antonio: hires a killer".
[[nodiscard]] std::string tell_move(const Move& move);
/// An act in a few words: "Maria Luisa +400 (Maria Luisa’s perk)"; empty for those that say nothing
/// by themselves.
[[nodiscard]] std::string tell_act(const Act& act);
/// An entry, with everything that it brought about by itself, as the desk's audience may see it.
[[nodiscard]] desk::LogLine tell_entry(const ToldView& view, int entry);
/// What a line says, whether or not it may be written down, as the desk's audience may hear it.
[[nodiscard]] std::string tell_line(const ToldView& view, std::string_view line);
/// Where in the game an entry was made: "Antonio’s turn · City".
[[nodiscard]] std::string chapter_of(const ToldView& view, int entry);
/// The entries with which a vendetta began, whether they stand or not.
[[nodiscard]] std::vector<int> vendettas(const ToldView& view);

} // namespace consigliere::table_mafia
