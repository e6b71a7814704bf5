#pragma once

#include "companion/table_corleone/view.h"

#include <string>

/// The log in words, as the screen may show it. Players are called by their names.
namespace consigliere::table_corleone {

/// What a move does, and who does it: "Piotr: Don → Midtown + Queens".
[[nodiscard]] std::string tell_move(const View& view, const Move& move);
[[nodiscard]] desk::LogLine tell_entry(const View& view, int entry);
/// What a move of an entry has brought: "$2, Gun".
[[nodiscard]] std::string tell_gain(const View& view, int entry, const Move& move);
/// Whether a move only carries on the action before it: what it brought, what it was used for.
[[nodiscard]] bool carries_on(const Move& move);
/// An act in a few words: "Piotr: + $2, Gun".
[[nodiscard]] std::string tell_act(const View& view, const Act& act);
/// "Piotr’s Thug (Theatre)"
[[nodiscard]] std::string tell(const View& view, const FigureAt& figure);
/// "$2, Gun, a Job"
[[nodiscard]] std::string tell(const View& view, const Cards& cards);

} // namespace consigliere::table_corleone
