#include "companion/rulebook/question_search.h"

#include <algorithm>
#include <utility>

namespace consigliere::rulebook {

namespace {

/// The most answers to words that not all stand in one question, and the most arguments.
constexpr std::size_t enough = 3;

// How much it counts where a word stands.
constexpr double asked = 4;
constexpr double answered = 2;
constexpr double ruled = 1;

} // namespace

QuestionSearch::QuestionSearch(const Rulebook& book, std::vector<AskedText> questions)
    : m_book(book)
    , m_questions(std::move(questions))
    , m_arguments(book.arguments())
{
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        m_index.add(i, m_questions[i].question, asked);
        m_index.add(i, m_questions[i].answer, answered);
        if (const Rule* rule = book.find(m_questions[i].rule))
            m_index.add(i, rule->title + ' ' + rule->words, ruled);
    }
    for (std::size_t i = 0; i < m_arguments.size(); ++i) {
        const std::size_t text = m_questions.size() + i;
        const auto& [rule, argument] = m_arguments[i];
        m_index.add(text, argument->question, asked);
        m_index.add(text, argument->answer, answered);
        m_index.add(text, rule->title + ' ' + rule->words, ruled);
    }
}

namespace {

/// Whether an argument is about one of these words: its question has a form of the word, or what
/// else is said of it has the word itself. A form in an answer is as often another word: "maria"
/// and "marks".
bool is_about(const SettledArgument& argued, const std::vector<std::string>& words)
{
    const auto has = [&words](std::string_view text, double least) {
        const std::vector<std::string> said = folded_words(text);
        return std::ranges::any_of(words, [&](const std::string& each) {
            return std::ranges::any_of(
                said, [&](const std::string& word) { return likeness(word, each) >= least; });
        });
    };
    const auto& [rule, argument] = argued;
    return has(argument->question, likeness_of_form) || has(argument->answer, likeness_of_beginning)
        || has(rule->title, likeness_of_beginning) || has(rule->words, likeness_of_beginning);
}

} // namespace

QuestionSearch::Found QuestionSearch::by_words(const std::vector<std::string>& words) const
{
    const std::vector<WordIndex::Hit> hits = m_index.search(words);
    // Where something has every word, what lacks one is not meant.
    const bool has_all = !hits.empty() && hits.front().found == words.size();
    Found found;
    found.have_all_words = has_all;
    for (const WordIndex::Hit& hit : hits) {
        const bool is_meant = !has_all || hit.found == words.size();
        const std::size_t so_far = found.questions.size() + found.arguments.size();
        if (!is_meant || (!has_all && so_far == enough))
            break;
        if (hit.text < m_questions.size())
            found.questions.push_back(hit.text);
        else if (const SettledArgument& argued = m_arguments[hit.text - m_questions.size()];
                 found.arguments.size() < enough && is_about(argued, words))
            found.arguments.push_back(argued);
    }
    return found;
}

QuestionSearch::Found QuestionSearch::search(std::string_view text) const
{
    if (m_book.fit(text) != Rulebook::Fit::id)
        return by_words(m_book.telling_words(text));
    Found found;
    const std::vector<const Rule*> rules = m_book.search(text);
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        if (std::ranges::find(rules, m_questions[i].rule, &Rule::id) != rules.end())
            found.questions.push_back(i);
    }
    if (found.questions.empty())
        found.rules = rules;
    return found;
}

} // namespace consigliere::rulebook
