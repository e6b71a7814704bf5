#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/rulebook/word_index.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::rulebook {

/// An answerable question, as indexed for the search.
struct AskedText {
    std::string question;
    std::string answer;
    /// Id of the rule that the answer is based on; empty for none.
    std::string rule;
    /// Kind of question: "control".
    std::string kind;
    /// Names of the players it is about.
    std::string names;
};

/// Searches questions, FAQ entries and rules together, for the table and the command line.
class QuestionSearch {
public:
    /// Keeps a reference to the book, which must outlive it.
    QuestionSearch(const Rulebook& book, std::vector<AskedText> questions);

    struct Found {
        enum class Kind : std::uint8_t { question, argument, rule };
        Kind kind = Kind::question;
        /// Index into the questions, `arguments()` or the book's rules.
        std::size_t number = 0;
    };
    struct List {
        /// Best first.
        std::vector<Found> found;
        /// If false, no result has every word; these are the nearest.
        bool have_all_words = true;
    };
    /// A query by rule id, prefix of ids, or page: the answers based on those rules or, if there
    /// are none, the rules. Other queries: words in any form; rare words weigh more.
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
    /// An indexed text, and its group of near-duplicates. A group has the questions of one kind, or
    /// a rule with its FAQ entries.
    struct Text {
        Found found;
        std::size_t likes = 0;
    };
    std::vector<Text> m_texts;
    /// Names and sizes of the groups.
    std::vector<std::string> m_like_names;
    std::vector<std::size_t> m_like_counts;
    WordIndex m_index;
};

} // namespace consigliere::rulebook
