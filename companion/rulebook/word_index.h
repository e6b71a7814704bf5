#pragma once

#include "db/folding.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// Full-text search by words and word forms.
namespace consigliere::rulebook {

using db::folded;
/// Returns the words of a text for comparison: folded, without punctuation.
[[nodiscard]] std::vector<std::string> folded_words(std::string_view text);

/// A word in a text, as a byte range.
struct WordIn {
    std::size_t begin = 0;
    std::size_t end = 0;
};
/// Returns the words of a text that match any of the folded words.
[[nodiscard]] std::vector<WordIn> words_that_answer(
    std::string_view text, const std::vector<std::string>& asked);

/// Likeness of words that begin with the asked one, and of other forms of it.
inline constexpr double likeness_of_beginning = 0.7;
inline constexpr double likeness_of_form = 0.6;
/// Similarity of two folded words, from 0 to 1 (equal). In between: forms of one word, which have a
/// common beginning in all program languages ("wounds" and "wounded", "rany" and "ran"), and parts
/// of words.
[[nodiscard]] double likeness(std::string_view word, std::string_view asked);

/// An index of numbered texts.
class WordIndex {
public:
    /// Adds words to a text. Of equal words the greatest weight is kept.
    void add(std::size_t text, std::string_view words, double weight);

    /// Match of a text with one word.
    struct Answer {
        /// Greatest likeness times weight of its words; 0 for no match.
        double score = 0;
        /// Like `score`, for whole sentences: forms and parts of words weigh less.
        double strict = 0;
        double closeness = 0; ///< Likeness of the word behind `score`, from 0 to 1.
        double weight = 0; ///< Weight of that word.
    };
    /// Returns the match of every text with a folded word.
    [[nodiscard]] std::vector<Answer> answers_to(std::string_view asked) const;

    struct Hit {
        std::size_t text = 0;
        std::size_t found = 0; ///< Number of query words that it has.
        double score = 0;
    };
    /// Returns the texts with any of these folded words. By number of words, then by score; ties in
    /// index order. Rare words weigh more (as in IDF).
    [[nodiscard]] std::vector<Hit> search(const std::vector<std::string>& words) const;

private:
    struct Word {
        std::size_t number = 0; ///< Index into m_words.
        double weight = 0;
    };
    /// Distinct words of all texts.
    std::vector<std::string> m_words;
    std::unordered_map<std::string, std::size_t> m_numbers;
    std::vector<std::vector<Word>> m_texts;
};

} // namespace consigliere::rulebook
