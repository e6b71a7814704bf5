#include "companion/rulebook/rulebook.h"

#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::rulebook {

namespace {

/// Parses "14" or, after one of these words, "page 14" and "p. 14"; nullopt otherwise.
std::optional<int> number_in(const std::string& query, const std::vector<std::string>& words)
{
    if (const std::optional<int> alone = ledger::number_of(query))
        return alone;
    const std::size_t digits = query.find_first_of("0123456789");
    if (digits == std::string::npos)
        return std::nullopt;
    const std::vector<std::string> before = folded_words(query.substr(0, digits));
    const bool has_word =
        before.size() == 1 && std::ranges::find(words, before.front()) != words.end();
    return has_word ? ledger::number_of(query.substr(digits)) : std::nullopt;
}

/// Phase number at the start of a chapter's title; nullopt if none.
std::optional<int> phase_of(const Chapter& chapter)
{
    const std::size_t stop = chapter.title.find('.');
    return stop == std::string::npos ? std::nullopt
                                     : ledger::number_of(chapter.title.substr(0, stop));
}

} // namespace

void Rulebook::index_words()
{
    constexpr double title = 4;
    constexpr double said = 3;
    constexpr double text = 2;
    constexpr double note = 1;
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        const Rule& rule = m_rules[i];
        m_index.add(i, rule.title, title);
        m_index.add(i, rule.words, said);
        m_index.add(i, rule.text, text);
        m_index.add(i, rule.misreading + ' ' + rule.editions + ' ' + rule.chosen, note);
        for (const FaqEntry& argument : rule.argued)
            m_index.add(i, argument.question, note);
        for (const Chapter& chapter : m_chapters) {
            if (chapter.id == rule.phase)
                m_index.add(i, chapter.title, note);
        }
    }
    const std::vector<SettledArgument> argued = arguments();
    for (std::size_t i = 0; i < argued.size(); ++i) {
        const Rule& rule = *argued[i].rule;
        m_argued_index.add(i, argued[i].argument->question, title);
        m_argued_index.add(i, rule.title + ' ' + rule.words, said);
        m_argued_index.add(i, argued[i].argument->answer, text);
        m_argued_index.add(i, rule.editions, note);
    }
}

std::vector<SettledArgument> Rulebook::arguments() const
{
    std::vector<SettledArgument> argued;
    for (const bool is_misread : {true, false}) {
        for (const Rule& rule : m_rules) {
            if (rule.misreading.empty() == is_misread)
                continue;
            for (const FaqEntry& argument : rule.argued)
                argued.push_back({&rule, &argument});
        }
    }
    return argued;
}

const Rule* Rulebook::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_rules, id, &Rule::id);
    return found == m_rules.end() ? nullptr : &*found;
}

std::string Rulebook::words_for(std::string_view kind) const
{
    const auto found = std::ranges::find(m_asked_in, kind, &AskedIn::kind);
    return found == m_asked_in.end() ? std::string() : found->words;
}

std::vector<const Rule*> Rulebook::with_id(const std::string& query) const
{
    std::vector<const Rule*> found;
    const bool could_be_id = query.find(' ') == std::string::npos
        && query.find_first_of(".-0123456789") != std::string::npos;
    if (!could_be_id || ledger::number_of(query))
        return found;
    for (const Rule& rule : m_rules) {
        const std::string id = folded(rule.id);
        if (id == query)
            return {&rule};
        if (id.substr(0, query.size()) == query)
            found.push_back(&rule);
    }
    return found;
}

std::optional<std::vector<const Rule*>> Rulebook::on_page(const std::string& query) const
{
    const std::optional<int> page = number_in(query, m_page_words);
    const std::optional<int> phase = number_in(query, m_phase_words);
    if (!page && !phase)
        return std::nullopt;
    std::vector<const Rule*> found;
    for (const Rule& rule : m_rules) {
        if (page && rule.page == *page)
            found.push_back(&rule);
    }
    const auto chapter = std::ranges::find_if(
        m_chapters, [&](const Chapter& each) { return phase && phase_of(each) == phase; });
    for (const Rule& rule : m_rules) {
        if (chapter != m_chapters.end() && rule.phase == chapter->id)
            found.push_back(&rule);
    }
    return found;
}

std::vector<std::string> Rulebook::telling_words(std::string_view question) const
{
    std::vector<std::string> words = folded_words(question);
    const auto says_little = [this](const std::string& word) {
        return std::ranges::find(m_little_words, word) != m_little_words.end();
    };
    if (!std::ranges::all_of(words, says_little))
        std::erase_if(words, says_little);
    return words;
}

Rulebook::Fit Rulebook::fit(std::string_view query) const
{
    const std::string asked = folded(ledger::trim(query));
    if (!with_id(asked).empty())
        return Fit::id;
    if (const auto rules = on_page(asked))
        return rules->empty() ? Fit::nothing : Fit::page;
    const std::vector<std::string> words = telling_words(asked);
    const std::vector<WordIndex::Hit> hits = m_index.search(words);
    if (hits.empty())
        return words.empty() && !m_rules.empty() ? Fit::words : Fit::nothing;
    return hits.front().found == words.size() ? Fit::words : Fit::some_words;
}

std::optional<std::vector<const Rule*>> Rulebook::named_by(const std::string& query) const
{
    std::vector<const Rule*> found = with_id(query);
    return found.empty() ? on_page(query) : std::optional(std::move(found));
}

namespace {

/// With fewer full matches than this, partial ones follow.
constexpr std::size_t enough_hits = 3;

/// Indices of the texts found in an index, best first.
std::vector<std::size_t> found_in(const WordIndex& index, const std::vector<std::string>& words)
{
    std::vector<std::size_t> found;
    for (const WordIndex::Hit& hit : index.search(words)) {
        if (hit.found == words.size() || found.size() < enough_hits)
            found.push_back(hit.text);
    }
    return found;
}

} // namespace

std::vector<const Rule*> Rulebook::search(std::string_view query) const
{
    const std::string asked = folded(ledger::trim(query));
    if (std::optional<std::vector<const Rule*>> named = named_by(asked))
        return *named;
    const std::vector<std::string> words = telling_words(asked);
    std::vector<const Rule*> found;
    if (words.empty()) {
        for (const Rule& rule : m_rules)
            found.push_back(&rule);
        return found;
    }
    for (const std::size_t number : found_in(m_index, words))
        found.push_back(&m_rules[number]);
    return found;
}

std::vector<SettledArgument> Rulebook::search_arguments(std::string_view query) const
{
    std::vector<SettledArgument> all = arguments();
    const std::string asked = folded(ledger::trim(query));
    if (const std::optional<std::vector<const Rule*>> named = named_by(asked)) {
        std::erase_if(all, [&named](const SettledArgument& argued) {
            return std::ranges::find(*named, argued.rule) == named->end();
        });
        return all;
    }
    const std::vector<std::string> words = telling_words(asked);
    if (words.empty())
        return all;
    std::vector<SettledArgument> found;
    for (const std::size_t number : found_in(m_argued_index, words))
        found.push_back(all[number]);
    return found;
}

std::vector<WordIn> Rulebook::hits(std::string_view text, std::string_view query) const
{
    const std::string asked = folded(ledger::trim(query));
    if (asked.empty() || named_by(asked))
        return {};
    return words_that_answer(text, telling_words(asked));
}

} // namespace consigliere::rulebook
