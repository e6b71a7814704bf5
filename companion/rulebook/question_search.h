#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/rulebook/word_index.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::rulebook {

/// A question that can be answered, by the words in which people may look for it.
struct AskedText {
    /// With what else the players are called whom it is about.
    std::string question;
    std::string answer;
    /// The id of the rule on which the answer rests; empty for none.
    std::string rule;
};

/// Finds questions that an evening answers, and what is argued over, by the words that somebody
/// types: at the table and on the command line alike.
class QuestionSearch {
public:
    /// It refers to the book.
    QuestionSearch(const Rulebook& book, std::vector<AskedText> questions);

    struct Found {
        /// The numbers of the questions, the best first.
        std::vector<std::size_t> questions;
        /// What tables argue over in these words, the best first.
        std::vector<SettledArgument> arguments;
        /// Rules that were asked for by their ids, and on which none of the questions rests.
        std::vector<const Rule*> rules;
        /// Otherwise they are the nearest ones, none of which has every word.
        bool have_all_words = true;
    };
    /// By the id of a rule on which answers rest, or the beginning of one; otherwise by the words
    /// of the question, of the answer and of its rule.
    [[nodiscard]] Found search(std::string_view text) const;

private:
    [[nodiscard]] Found by_words(const std::vector<std::string>& words) const;

    const Rulebook& m_book;
    std::vector<AskedText> m_questions;
    std::vector<SettledArgument> m_arguments;
    /// The questions, and behind them the arguments.
    WordIndex m_index;
};

} // namespace consigliere::rulebook
