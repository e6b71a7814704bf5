#pragma once

#include "companion/desk/desk.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/explain.h"

#include <string>

/// The evening in plain sentences: the log, and the answers to "Why?".
namespace consigliere::table_cash_n_guns {

/// What a move does, and who does it: "Piotr: takes a Diamond".
[[nodiscard]] std::string tell_move(const View& view, const cash_n_guns::Move& move);
[[nodiscard]] desk::LogLine tell_entry(const View& view, int entry);
/// An act in a few words: "Piotr: Bang!".
[[nodiscard]] std::string tell_act(const View& view, const cash_n_guns::Act& act);
[[nodiscard]] desk::Explanation tell(const View& view, const cash_n_guns::Explanation& explanation);

} // namespace consigliere::table_cash_n_guns
