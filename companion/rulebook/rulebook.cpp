#include "companion/rulebook/rulebook.h"

#include "companion/language/catalogues.h"
#include "engine/ledger/words.h"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

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

bool contains(const std::string& text, const std::string& words)
{
    return text.find(words) != std::string::npos;
}

/// Reads "14", "p. 14", "p14", "s. 14" as a page.
std::optional<int> page_of(std::string_view query)
{
    const std::size_t digits = query.find_first_of("0123456789");
    if (digits == std::string_view::npos)
        return std::nullopt;
    for (const char letter : query.substr(0, digits)) {
        const bool is_part_of_page = letter == 'p' || letter == 's' || letter == '.'
            || letter == ' ' || letter == 'P' || letter == 'S';
        if (!is_part_of_page)
            return std::nullopt;
    }
    return ledger::number_of(query.substr(digits));
}

bool fits(const Rule& rule, const std::vector<std::string>& words, const std::string& text)
{
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return contains(text, word) || contains(folded(rule.id), word);
    });
}

} // namespace

std::string folded(std::string_view text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* decompose = icu::Normalizer2::getNFDInstance(status);
    icu::UnicodeString letters = icu::UnicodeString::fromUTF8(
        icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    letters.foldCase();
    if (U_SUCCESS(status))
        letters = decompose->normalize(letters, status);
    icu::UnicodeString plain;
    for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
        const UChar32 letter = letters.char32At(i);
        constexpr UChar32 barred_l = 0x142; // Polish ł has no decomposition.
        if (letter == barred_l)
            plain.append(static_cast<UChar32>('l'));
        else if (u_charType(letter) != U_NON_SPACING_MARK)
            plain.append(letter);
    }
    std::string result;
    plain.toUTF8String(result);
    return result;
}

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
            book.m_rules.push_back({text_of(rule, "id"), number_of(rule, "page"),
                text_of(rule, "phase"), text_of(rule, "title"), text_of(rule, "text"),
                text_of(rule, "misreading"), text_of(rule, "editions"), text_of(rule, "chosen")});
    }
    return book;
}

const Rule* Rulebook::find(std::string_view id) const
{
    const auto found = std::find_if(
        m_rules.begin(), m_rules.end(), [id](const Rule& rule) { return rule.id == id; });
    return found == m_rules.end() ? nullptr : &*found;
}

std::string Rulebook::chapter_title(std::string_view id) const
{
    const auto found = std::find_if(m_chapters.begin(), m_chapters.end(),
        [id](const Chapter& chapter) { return chapter.id == id; });
    return found == m_chapters.end() ? std::string(id) : found->title;
}

std::vector<const Rule*> Rulebook::search(std::string_view query) const
{
    query = ledger::trim(query);
    std::vector<const Rule*> found;
    if (const Rule* exact = find(query))
        return {exact};
    if (const std::optional<int> page = page_of(query)) {
        for (const Rule& rule : m_rules) {
            if (rule.page == *page)
                found.push_back(&rule);
        }
        return found;
    }
    std::vector<std::string> words;
    for (const std::string_view word : ledger::split(query, ' ')) {
        if (!word.empty())
            words.push_back(folded(word));
    }
    std::vector<const Rule*> in_text;
    for (const Rule& rule : m_rules) {
        const std::string title = folded(rule.title);
        const std::string all = title + ' '
            + folded(rule.text + ' ' + rule.misreading + ' ' + rule.editions + ' ' + rule.chosen);
        if (fits(rule, words, title))
            found.push_back(&rule);
        else if (fits(rule, words, all))
            in_text.push_back(&rule);
    }
    found.insert(found.end(), in_text.begin(), in_text.end());
    return found;
}

} // namespace consigliere::rulebook
