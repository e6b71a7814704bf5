#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/rulebook/word_index.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::rulebook {

/// A question that can be answered, by the words in which people may look for it.
struct AskedText {
    std::string question;
    std::string answer;
    /// The id of the rule on which the answer rests; empty for none.
    std::string rule;
    /// What is asked: "control".
    std::string kind;
    /// What the players are called whom it is about.
    std::string names;
};

/// Finds what an evening answers, what is argued over, and the rules, by the words that somebody
/// types: in one list, at the table and on the command line alike.
class QuestionSearch {
public:
    /// It refers to the book.
    QuestionSearch(const Rulebook& book, std::vector<AskedText> questions);

    struct Found {
        enum class Kind : std::uint8_t { question, argument, rule };
        Kind kind = Kind::question;
        /// Among the questions, `arguments()` or the rules of the book.
        std::size_t number = 0;
    };
    struct List {
        /// The best first.
        std::vector<Found> found;
        /// Otherwise they are the nearest ones, none of which has every word.
        bool have_all_words = true;
    };
    /// By the id of a rule, or the beginning of one, the answers that rest on it, or the rule where
    /// none does; by a page the rules on it; otherwise by words, as people say them: those that
    /// tell one thing from the others count for more.
    [[nodiscard]] List search(std::string_view text) const;

    [[nodiscard]] const std::vector<SettledArgument>& arguments() const { return m_arguments; }
    [[nodiscard]] const Rule& rule(const Found& found) const
    {
        return m_book.rules()[found.number];
    }

private:
    void add_question(std::size_t number);
    void add_argument(std::size_t number);
    void add_rule(std::size_t number);
    void add(const Found& found, const std::string& like);

    struct Ranked;
    [[nodiscard]] std::vector<Ranked> rank(const std::vector<std::string>& words) const;
    [[nodiscard]] List by_words(const std::vector<std::string>& words) const;
    [[nodiscard]] List by_rules(const std::vector<const Rule*>& rules) const;

    const Rulebook& m_book;
    std::vector<AskedText> m_questions;
    std::vector<SettledArgument> m_arguments;
    /// What each text of the index is, and which others say much the same: the questions of a kind,
    /// a rule and what is argued over it.
    struct Text {
        Found found;
        std::size_t likes = 0;
    };
    std::vector<Text> m_texts;
    /// The names of those who say the same, by their numbers, and how many each are.
    std::vector<std::string> m_like_names;
    std::vector<std::size_t> m_like_counts;
    WordIndex m_index;
};

} // namespace consigliere::rulebook
