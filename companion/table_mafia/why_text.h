#pragma once

#include "companion/table_mafia/room.h"
#include "engine/mafia/explain.h"

#include <string>
#include <string_view>
#include <vector>

/// “Why?” in words: what `engine/mafia/explain.h` gives as data.
namespace consigliere::table_mafia {

/// Everything that can be asked "why?" about as it stood after an entry, in words.
[[nodiscard]] std::vector<desk::Explanation> explanations(const ToldView& view, int entry);

// The parts of one.

/// What can be asked at a moment, in a useful order.
[[nodiscard]] std::vector<Question> questions_at(const Moment& moment);
/// The word of what is asked: "purse".
[[nodiscard]] std::string_view kind_of(Question::About about);
[[nodiscard]] std::string question_of(const Question& question, const Position& position);
[[nodiscard]] std::string answer_of(const Explanation& explanation, const Position& position);
/// What is done in a step of the turn, in a sentence.
[[nodiscard]] std::string tell_phase(Phase phase);
/// What else there is to say, in sentences.
[[nodiscard]] std::vector<std::string> details_of(
    const Explanation& explanation, const Moment& moment);

} // namespace consigliere::table_mafia
