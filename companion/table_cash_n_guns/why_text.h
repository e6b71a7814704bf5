#pragma once

#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/explain.h"

#include <vector>

// "Why?" answers as localized text, from the data of engine/cash_n_guns/explain.h.
namespace consigliere::table_cash_n_guns {

[[nodiscard]] desk::WhyAnswer tell(
    const View& view, const Snapshot& moment, const Question& question);
/// All "Why?" questions that apply after `entry`, with answers.
[[nodiscard]] std::vector<desk::WhyAnswer> explanations(
    const View& view, int entry, desk::SomeQuestions some);

} // namespace consigliere::table_cash_n_guns
