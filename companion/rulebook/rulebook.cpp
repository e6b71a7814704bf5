#include "companion/rulebook/rulebook.h"

#include "companion/language/catalogues.h"
#include "engine/ledger/words.h"

#include <algorithm>
#include <filesystem>

namespace consigliere::rulebook {

using ledger::ErrorOr;
using ledger::Tree;

namespace {

std::string text_of(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    if (member == nullptr || member->text() == nullptr)
        return {};
    return *member->text();
}

int number_of(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    if (member == nullptr || member->number() == nullptr)
        return 0;
    return static_cast<int>(*member->number());
}

/// Reads "14" and, with one of these words before it, "page 14" and "p. 14".
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

/// The number at the start of a chapter's title: the phase that it tells of.
std::optional<int> phase_of(const Chapter& chapter)
{
    const std::size_t stop = chapter.title.find('.');
    return stop == std::string::npos ? std::nullopt
                                     : ledger::number_of(chapter.title.substr(0, stop));
}

} // namespace

ErrorOr<Rulebook, db::FileError> Rulebook::load(std::string_view game, language::Language language)
{
    const std::filesystem::path folder = std::filesystem::path(language::assets_folder()) / "rules";
    const std::string name =
        std::string(game) + "." + std::string(language::code_of(language)) + ".toml";
    ErrorOr<Tree, db::FileError> tree = db::read_toml(folder / name);
    if (tree.is_error())
        return tree.error();

    Rulebook book;
    if (const Tree* chapters = tree.value().find("chapters")) {
        for (const Tree& chapter : chapters->elements())
            book.m_chapters.push_back({text_of(chapter, "id"), text_of(chapter, "title")});
    }
    if (const Tree* rules = tree.value().find("rules")) {
        for (const Tree& rule : rules->elements())
            book.m_rules.push_back(
                {text_of(rule, "id"), number_of(rule, "page"), text_of(rule, "phase"),
                    text_of(rule, "title"), text_of(rule, "text"), text_of(rule, "misreading"),
                    text_of(rule, "editions"), text_of(rule, "chosen"), text_of(rule, "words")});
    }
    if (const Tree* search = tree.value().find("search")) {
        book.m_little_words = folded_words(text_of(*search, "little_words"));
        book.m_page_words = folded_words(text_of(*search, "page_words"));
        book.m_phase_words = folded_words(text_of(*search, "phase_words"));
    }
    book.index_words();
    return book;
}

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
        for (const Chapter& chapter : m_chapters) {
            if (chapter.id == rule.phase)
                m_index.add(i, chapter.title, note);
        }
    }
}

const Rule* Rulebook::find(std::string_view id) const
{
    const auto found = std::ranges::find(m_rules, id, &Rule::id);
    return found == m_rules.end() ? nullptr : &*found;
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
    return search(query).empty() ? Fit::nothing : Fit::words;
}

std::vector<const Rule*> Rulebook::search(std::string_view query) const
{
    const std::string asked = folded(ledger::trim(query));
    std::vector<const Rule*> found = with_id(asked);
    if (!found.empty())
        return found;
    if (std::optional<std::vector<const Rule*>> rules = on_page(asked))
        return *rules;
    const std::vector<std::string> words = telling_words(asked);
    if (words.empty()) {
        for (const Rule& rule : m_rules)
            found.push_back(&rule);
        return found;
    }
    constexpr std::size_t enough = 3;
    for (const WordIndex::Hit& hit : m_index.search(words)) {
        if (hit.found == words.size() || found.size() < enough)
            found.push_back(&m_rules[hit.text]);
    }
    return found;
}

} // namespace consigliere::rulebook
