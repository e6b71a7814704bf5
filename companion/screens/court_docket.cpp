#include "companion/screens/court_docket.h"

#include "companion/rulebook/word_index.h"
#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// How long ago something was asked about that a question is about; a large number for never.
std::size_t age_of(const desk::Explanation& explanation, const std::vector<std::string>& asked_last)
{
    const auto found = std::ranges::find(asked_last, explanation.question);
    return static_cast<std::size_t>(found - asked_last.begin());
}

bool has_words(const std::vector<std::string>& words, const std::vector<std::string>& asked)
{
    return std::ranges::all_of(asked, [&words](const std::string& begun) {
        return std::ranges::any_of(
            words, [&begun](const std::string& word) { return word.starts_with(begun); });
    });
}

} // namespace

void Docket::hear(const desk::GameTable& table, const ledger::Evening& evening, int entry)
{
    if (knows(evening, entry))
        return;
    m_all = table.explanations(entry);
    m_names.clear();
    for (const desk::Explanation& each : m_all)
        m_names.push_back(tables::names_in_record(each, evening));
    m_words.clear();
    m_argued_thing.reset();
    m_argued_words.clear();
    m_argued_in_words.clear();
    m_moment = entry;
    m_entries = evening.history().size();
    m_language = language::chosen();
}

bool Docket::knows(const ledger::Evening& evening, int entry) const
{
    return m_moment == entry && m_entries == evening.history().size()
        && m_language == language::chosen();
}

const std::vector<ArguedHere>& Docket::argued_about(
    const std::string& thing, const rulebook::Rulebook& book, const desk::GameTable& table)
{
    if (m_argued_thing != thing) {
        m_argued = screens::argued_about(book, table, m_all, thing, moment());
        m_argued_thing = thing;
    }
    return m_argued;
}

const std::vector<std::vector<std::string>>& Docket::words(const rulebook::Rulebook* book) const
{
    if (m_words.empty()) {
        for (const desk::Explanation& each : m_all) {
            std::string text = each.question + " " + desk::tell_answer(each) + " " + each.rule + " "
                + m_names[number_of(each)];
            const rulebook::Rule* rule = book == nullptr ? nullptr : book->find(each.rule);
            if (rule != nullptr)
                text += rule->title + " " + rule->words;
            m_words.push_back(rulebook::folded_words(text));
        }
    }
    return m_words;
}

const std::vector<ArguedHere>& Docket::argued_in_words(
    const std::string& text, const rulebook::Rulebook& book)
{
    if (m_argued_words == text)
        return m_argued_in_words;
    m_argued_words = text;
    m_argued_in_words.clear();
    const std::vector<std::string> asked = book.telling_words(text);
    for (const rulebook::SettledArgument& argued : book.arguments()) {
        const std::vector<std::string> words = rulebook::folded_words(argued.argument->question
            + " " + argued.argument->answer + " " + argued.rule->title + " " + argued.rule->words);
        if (!asked.empty() && has_words(words, asked))
            m_argued_in_words.push_back({argued, {}});
    }
    return m_argued_in_words;
}

std::vector<const desk::Explanation*> Docket::about(
    const std::string& thing, std::string_view question) const
{
    std::vector<const desk::Explanation*> found = desk::questions_about(m_all, thing);
    const auto asked = std::ranges::find(m_all, question, &desk::Explanation::question);
    if (asked != m_all.end()) {
        std::erase(found, &*asked);
        found.insert(found.begin(), &*asked);
    }
    return found;
}

std::vector<const desk::Explanation*> Docket::with_words(std::string_view text,
    const rulebook::Rulebook* book, const std::vector<std::string>& asked_last) const
{
    const std::vector<std::string> asked =
        book == nullptr ? rulebook::folded_words(text) : book->telling_words(text);
    std::vector<const desk::Explanation*> found;
    for (const desk::Explanation& each : m_all) {
        if (asked.empty() || has_words(words(book)[number_of(each)], asked))
            found.push_back(&each);
    }
    std::ranges::stable_sort(found, {},
        [&asked_last](const desk::Explanation* each) { return age_of(*each, asked_last); });
    return found;
}

} // namespace consigliere::screens
