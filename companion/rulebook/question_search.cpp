#include "companion/rulebook/question_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace consigliere::rulebook {

namespace {

/// Maximum number of results that lack words of the query.
constexpr std::size_t enough = 3;
/// Results below this fraction of the best score are dropped.
constexpr double least_share = 0.3;

// Weights by where a word occurs.
constexpr double named = 5;
constexpr double asked = 4;
constexpr double said = 4;
constexpr double told = 2;
constexpr double beside = 1;

} // namespace

QuestionSearch::QuestionSearch(const Rulebook& book, std::vector<AskedText> questions)
    : m_book(book)
    , m_questions(std::move(questions))
    , m_arguments(book.arguments())
{
    for (std::size_t i = 0; i < m_questions.size(); ++i)
        add_question(i);
    for (std::size_t i = 0; i < m_arguments.size(); ++i)
        add_argument(i);
    for (std::size_t i = 0; i < book.rules().size(); ++i)
        add_rule(i);
}

void QuestionSearch::add(const Found& found, const std::string& like)
{
    const auto known = std::ranges::find(m_like_names, like);
    const auto likes = static_cast<std::size_t>(known - m_like_names.begin());
    if (known == m_like_names.end()) {
        m_like_names.push_back(like);
        m_like_counts.push_back(0);
    }
    ++m_like_counts[likes];
    m_texts.push_back({found, likes});
}

void QuestionSearch::add_question(std::size_t number)
{
    const AskedText& text = m_questions[number];
    const std::size_t at = m_texts.size();
    add({Found::Kind::question, number}, "question " + text.kind);
    m_index.add(at, text.names, named);
    m_index.add(at, text.question, asked);
    m_index.add(at, m_book.words_for(text.kind), asked);
    m_index.add(at, text.answer, beside);
}

void QuestionSearch::add_argument(std::size_t number)
{
    const auto& [rule, argument] = m_arguments[number];
    const std::size_t at = m_texts.size();
    add({Found::Kind::argument, number}, rule->id);
    m_index.add(at, argument->question, asked);
    m_index.add(at, argument->answer, told);
    m_index.add(at, rule->title + ' ' + rule->words, said);
}

void QuestionSearch::add_rule(std::size_t number)
{
    const Rule& rule = m_book.rules()[number];
    const std::size_t at = m_texts.size();
    add({Found::Kind::rule, number}, rule.id);
    m_index.add(at, rule.title, asked);
    m_index.add(at, rule.words, said);
    m_index.add(at, rule.text, told);
    m_index.add(at, rule.misreading + ' ' + rule.editions + ' ' + rule.chosen, beside);
    for (const FaqEntry& argument : rule.argued)
        m_index.add(at, argument.question, told);
}

struct QuestionSearch::Ranked {
    std::size_t text = 0;
    double score = 0;
    std::size_t found = 0; ///< Number of query words that it has.
    /// True if it has a query word itself, or a form of one in an important text. Forms in answers
    /// are often other words: "maria" and "marks".
    bool is_meant = false;
};

std::vector<QuestionSearch::Ranked> QuestionSearch::rank(
    const std::vector<std::string>& words) const
{
    std::vector<Ranked> ranked(m_texts.size());
    for (std::size_t i = 0; i < ranked.size(); ++i)
        ranked[i].text = i;
    for (const std::string& word : words) {
        const std::vector<WordIndex::Answer> answers = m_index.answers_to(word);
        // Count near-duplicates once for the rarity of a word; forms of other words weigh less.
        double having = 0;
        for (std::size_t i = 0; i < m_texts.size(); ++i)
            having += answers[i].closeness * answers[i].closeness
                / static_cast<double>(m_like_counts[m_texts[i].likes]);
        const auto all = static_cast<double>(m_like_counts.size());
        const double rarity = std::log(1 + all / (0.5 + having));
        for (std::size_t i = 0; i < m_texts.size(); ++i) {
            const WordIndex::Answer& answer = answers[i];
            if (answer.strict <= 0)
                continue;
            Ranked& each = ranked[i];
            each.found += 1;
            each.score += answer.strict * rarity;
            each.is_meant = each.is_meant || answer.closeness >= 1
                || (answer.closeness >= likeness_of_form && answer.weight >= asked);
        }
    }
    std::erase_if(ranked, [](const Ranked& each) { return !each.is_meant; });
    std::ranges::stable_sort(ranked, std::ranges::greater{}, &Ranked::score);
    // Demote near-duplicates of earlier results, more so if the words do not tell them apart.
    constexpr double share_of_next = 0.85;
    constexpr double share_of_equal = 0.5;
    struct Before {
        double score = 0;
        double share = 1;
    };
    std::vector<Before> before(m_like_counts.size());
    for (Ranked& each : ranked) {
        auto& [score, share] = before[m_texts[each.text].likes];
        if (score > 0)
            share *= score > each.score ? share_of_next : share_of_equal;
        score = each.score;
        each.score *= share;
    }
    std::ranges::stable_sort(ranked, std::ranges::greater{}, &Ranked::score);
    return ranked;
}

QuestionSearch::List QuestionSearch::by_words(const std::vector<std::string>& words) const
{
    const std::vector<Ranked> ranked = rank(words);
    const auto has_all = [&words](const Ranked& each) { return each.found == words.size(); };
    List list;
    list.have_all_words = std::ranges::any_of(ranked, has_all);
    // If a text has every word, drop near-duplicates that lack one.
    std::vector<bool> has_one_with_all(m_like_counts.size());
    for (const Ranked& each : ranked) {
        if (has_all(each))
            has_one_with_all[m_texts[each.text].likes] = true;
    }
    for (const Ranked& each : ranked) {
        const bool is_near = list.found.size() < enough
            && each.score >= least_share * ranked.front().score
            && !has_one_with_all[m_texts[each.text].likes];
        if (has_all(each) || is_near)
            list.found.push_back(m_texts[each.text].found);
    }
    return list;
}

QuestionSearch::List QuestionSearch::by_rules(const std::vector<const Rule*>& rules) const
{
    List list;
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        if (std::ranges::find(rules, m_questions[i].rule, &Rule::id) != rules.end())
            list.found.push_back({Found::Kind::question, i});
    }
    if (!list.found.empty())
        return list;
    for (const Rule* rule : rules)
        list.found.push_back(
            {Found::Kind::rule, static_cast<std::size_t>(rule - m_book.rules().data())});
    return list;
}

QuestionSearch::List QuestionSearch::search(std::string_view text) const
{
    const Rulebook::Fit fit = m_book.fit(text);
    const bool is_named = fit == Rulebook::Fit::id || fit == Rulebook::Fit::page;
    return is_named ? by_rules(m_book.search(text)) : by_words(m_book.telling_words(text));
}

} // namespace consigliere::rulebook
