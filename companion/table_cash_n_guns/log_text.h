#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <string>

/// The log in words.
namespace consigliere::table_cash_n_guns {

/// What a move does, and who does it: "Piotr: takes a Diamond".
[[nodiscard]] std::string tell_move(const View& view, const Move& move);
[[nodiscard]] desk::LogLine tell_entry(const View& view, int entry);
/// An act in a few words: "Piotr: Bang!".
[[nodiscard]] std::string tell_act(const View& view, const Act& act);

} // namespace consigliere::table_cash_n_guns
