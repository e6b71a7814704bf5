#pragma once

#include "engine/cash_n_guns/answers.h"

/// The parts of `answer`, by what they speak of.
namespace consigliere::cash_n_guns {

/// Where the game is, who leads it, and whose turn it is.
[[nodiscard]] Answer answer_about_round(const Position& position, const Question& question);
/// What lies where, what it is worth, and who wins by it; the Bang! in the discard pile, too, which
/// are what a Clip is worth.
[[nodiscard]] Answer answer_about_loot(
    const Position& position, const Question& question, ledger::Audience audience);

} // namespace consigliere::cash_n_guns
