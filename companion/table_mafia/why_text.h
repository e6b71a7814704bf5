#pragma once

#include "companion/table_mafia/room.h"

#include <vector>

namespace consigliere::table_mafia {

/// All "Why?" questions that apply after `entry`, with answers.
[[nodiscard]] std::vector<desk::WhyAnswer> explanations(
    const ToldView& view, int entry, desk::SomeQuestions some);

} // namespace consigliere::table_mafia
