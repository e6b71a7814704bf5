#include "companion/court/question_cache.h"

#include "companion/rulebook/asked_entry.h"
#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Position of the latest asked thing that a question is about; a large number if none.
std::size_t age_of(const desk::WhyAnswer& explanation, const std::vector<std::string>& asked_last)
{
    const auto found = std::ranges::find(asked_last, explanation.question);
    return static_cast<std::size_t>(found - asked_last.begin());
}

} // namespace

void QuestionCache::hear(const desk::GameTable& table, const ledger::Evening& evening, int entry)
{
    if (knows(evening, entry))
        return;
    m_all = table.explanations(entry);
    m_names.clear();
    for (const desk::WhyAnswer& each : m_all)
        m_names.push_back(tables::names_asked_by(each, evening));
    m_search.reset();
    m_searched.reset();
    m_argued_thing.reset();
    m_moment = entry;
    m_entries = evening.history().size();
    m_language = language::chosen();
}

bool QuestionCache::knows(const ledger::Evening& evening, int entry) const
{
    return m_moment == entry && m_entries == evening.history().size()
        && m_language == language::chosen();
}

const std::vector<ArguedHere>& QuestionCache::argued_about(
    const std::string& thing, const rulebook::Rulebook& book, const desk::GameTable& table)
{
    if (m_argued_thing != thing) {
        m_argued = screens::argued_about(book, table, m_all, thing, moment());
        m_argued_thing = thing;
    }
    return m_argued;
}

const QuestionCache::InWords& QuestionCache::look_for(
    std::string_view text, const rulebook::Rulebook& book)
{
    if (m_searched == text)
        return m_in_words;
    if (!m_search) {
        std::vector<rulebook::AskedText> texts;
        for (const desk::WhyAnswer& each : m_all)
            texts.push_back({each.question, desk::tell_all_of(each), each.rule, each.kind,
                m_names[number_of(each)]});
        m_search.emplace(book, std::move(texts));
    }
    m_searched = text;
    m_in_words = {};
    if (text.empty())
        return m_in_words;
    const std::optional<int> entry = rulebook::asked_entry(text);
    if (entry && *entry >= 1 && *entry <= m_entries) {
        m_in_words.hits.emplace_back(*entry);
        return m_in_words;
    }
    using Kind = rulebook::QuestionSearch::Found::Kind;
    const rulebook::QuestionSearch::List list = m_search->search(text);
    m_in_words.have_all_words = list.have_all_words;
    for (const rulebook::QuestionSearch::Found& found : list.found) {
        if (found.kind == Kind::question)
            m_in_words.hits.emplace_back(&m_all[found.number]);
        else if (found.kind == Kind::argument)
            m_in_words.hits.emplace_back(m_search->arguments()[found.number]);
        else
            m_in_words.hits.emplace_back(&m_search->rule(found));
    }
    return m_in_words;
}

std::vector<const desk::WhyAnswer*> QuestionCache::about(
    const std::string& thing, std::string_view question) const
{
    std::vector<const desk::WhyAnswer*> found = desk::questions_about(m_all, thing);
    const auto asked = std::ranges::find(m_all, question, &desk::WhyAnswer::question);
    if (asked != m_all.end()) {
        std::erase(found, &*asked);
        found.insert(found.begin(), &*asked);
    }
    return found;
}

std::vector<const desk::WhyAnswer*> QuestionCache::asked_last_first(
    const std::vector<std::string>& asked_last) const
{
    std::vector<const desk::WhyAnswer*> all;
    for (const desk::WhyAnswer& each : m_all)
        all.push_back(&each);
    std::ranges::stable_sort(
        all, {}, [&asked_last](const desk::WhyAnswer* each) { return age_of(*each, asked_last); });
    return all;
}

} // namespace consigliere::screens
