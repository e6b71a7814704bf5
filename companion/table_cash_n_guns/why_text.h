#pragma once

#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/explain.h"

#include <string>
#include <string_view>
#include <vector>

/// “Why?” in words: what `engine/cash_n_guns/explain.h` gives as data.
namespace consigliere::table_cash_n_guns {

/// Everything that can be asked "why?" about as it stood after an entry, in words.
[[nodiscard]] std::vector<desk::Explanation> explanations(const View& view, int entry);

// The parts of one.

/// What can be asked at a moment, in a useful order.
[[nodiscard]] std::vector<Question> questions_at(const Moment& moment);
/// The word of what is asked: "wounds".
[[nodiscard]] std::string_view kind_of(Question::About about);
[[nodiscard]] std::string question_of(const View& view, const Question& question);
[[nodiscard]] std::string answer_of(const View& view, const Explanation& explanation);
/// What else there is to say, in sentences.
[[nodiscard]] std::vector<std::string> details_of(
    const View& view, const Moment& moment, const Explanation& explanation);

} // namespace consigliere::table_cash_n_guns
