#pragma once

#include "db/folding.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Finds texts by the words that people remember of them.
namespace consigliere::rulebook {

using db::folded;
/// The words of a text for comparing: folded, without punctuation.
[[nodiscard]] std::vector<std::string> folded_words(std::string_view text);

/// A word of a text, by its bytes.
struct WordIn {
    std::size_t begin = 0;
    std::size_t end = 0;
};
/// The words of a text that answer any of these folded ones.
[[nodiscard]] std::vector<WordIn> words_that_answer(
    std::string_view text, const std::vector<std::string>& asked);

/// What words are worth that have the beginning of the asked one in them, or another form of it.
inline constexpr double likeness_of_beginning = 0.7;
inline constexpr double likeness_of_form = 0.6;
/// How well a word of a text answers a word of a question, from 0 (not at all) to 1 (the same).
/// Both are folded. In between stand words that only begin alike, as forms of one word do in all
/// the languages of the program ("wounds" and "wounded", "rany" and "ran"), and parts of a word.
[[nodiscard]] double likeness(std::string_view word, std::string_view asked);

/// An index of numbered texts.
class WordIndex {
public:
    /// Adds words to a text; of two equal ones the weightier counts.
    void add(std::size_t text, std::string_view words, double weight);

    /// How well a text answers one word.
    struct Answer {
        /// The best likeness of its words, each times its weight; 0 for no answer.
        double score = 0;
        /// The same for whole sentences, where forms and parts of words count for less.
        double strict = 0;
        double closeness = 0; ///< How like the word is that makes this, from 0 to 1.
        double weight = 0; ///< The same word's.
    };
    /// How well every text answers a folded word.
    [[nodiscard]] std::vector<Answer> answers_to(std::string_view asked) const;

    struct Hit {
        std::size_t text = 0;
        std::size_t found = 0; ///< How many of the words that were asked for it has.
        double score = 0;
    };
    /// The texts that have any of these folded words, those with the most of them first, then
    /// by how well they fit; equal ones in their own order. Rare words count for more.
    [[nodiscard]] std::vector<Hit> search(const std::vector<std::string>& words) const;

private:
    struct Word {
        std::size_t number = 0; ///< Among all words.
        double weight = 0;
    };
    /// All words, each once: many texts have the same ones.
    std::vector<std::string> m_words;
    std::unordered_map<std::string, std::size_t> m_numbers;
    std::vector<std::vector<Word>> m_texts;
};

} // namespace consigliere::rulebook
