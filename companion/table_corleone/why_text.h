#pragma once

#include "companion/table_corleone/view.h"
#include "engine/corleone/explain.h"

#include <vector>

// "Why?" answers as localized text, from the data of engine/corleone/explain.h.
namespace consigliere::table_corleone {

[[nodiscard]] desk::WhyAnswer tell(
    const View& view, const Snapshot& moment, const Question& question);
/// All "Why?" questions that apply after `entry`, with answers, in display order.
[[nodiscard]] std::vector<desk::WhyAnswer> explanations(
    const View& view, int entry, desk::SomeQuestions some);

} // namespace consigliere::table_corleone
