#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <string>

// The game log as localized text.
namespace consigliere::table_cash_n_guns {

/// A move with its actor: "Piotr: takes a Diamond".
[[nodiscard]] std::string tell_move(const View& view, const Move& move);
[[nodiscard]] desk::LogLine tell_entry(const View& view, int entry);
/// An act, shortened: "Piotr: Bang!".
[[nodiscard]] std::string tell_act(const View& view, const Act& act);

} // namespace consigliere::table_cash_n_guns
