// Loads rule books. The English file defines the structure; other languages supply texts.

#include "companion/language/catalogues.h"
#include "companion/rulebook/rulebook.h"

#include <algorithm>
#include <filesystem>

namespace consigliere::rulebook {

using ledger::ErrorOr;
using ledger::Tree;

namespace {

using TreeOrError = ErrorOr<Tree, db::FileError>;

TreeOrError file_of(std::string_view game, language::Language language)
{
    const std::filesystem::path folder = std::filesystem::path(language::assets_folder()) / "rules";
    return db::read_toml(
        folder / (std::string(game) + "." + std::string(language::code_of(language)) + ".toml"));
}

std::string text_of(const Tree* table, std::string_view key)
{
    const Tree* member = table == nullptr ? nullptr : table->find(key);
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

/// Tables of a list; empty if there is no such list.
std::vector<const Tree*> list_in(const Tree* table, std::string_view key)
{
    std::vector<const Tree*> found;
    const Tree* list = table == nullptr ? nullptr : table->find(key);
    if (list == nullptr)
        return found;
    for (const Tree& element : list->elements())
        found.push_back(&element);
    return found;
}

const Tree* table_with_id(const std::vector<const Tree*>& tables, const std::string& id)
{
    const auto found =
        std::ranges::find(tables, id, [](const Tree* table) { return text_of(table, "id"); });
    return found == tables.end() ? nullptr : *found;
}

std::vector<std::string> texts_in(const Tree& table, std::string_view key)
{
    std::vector<std::string> texts;
    for (const Tree* element : list_in(&table, key)) {
        if (element->text() != nullptr)
            texts.push_back(*element->text());
    }
    return texts;
}

/// An element in English and, if translated, in the requested language.
struct Told {
    const Tree& english;
    const Tree* other = nullptr;
    bool lacks_text = false;

    /// Translated text, or the English one.
    [[nodiscard]] std::string text(std::string_view key)
    {
        std::string found = text_of(other, key);
        if (!found.empty())
            return found;
        found = text_of(&english, key);
        lacks_text = lacks_text || !found.empty();
        return found;
    }
};

} // namespace

ErrorOr<Rulebook, db::FileError> Rulebook::load(std::string_view game, language::Language language)
{
    const TreeOrError english = file_of(game, language::Language::english);
    if (english.is_error())
        return english.error();
    const TreeOrError other = file_of(game, language);
    if (other.is_error())
        return other.error();

    Rulebook book;
    const auto lacks = [&book](const Told& told, const std::string& id) {
        if (told.lacks_text)
            book.m_untranslated.push_back(id);
    };
    const std::vector<const Tree*> chapters = list_in(&other.value(), "chapters");
    for (const Tree* chapter : list_in(&english.value(), "chapters")) {
        const std::string id = text_of(chapter, "id");
        Told told{*chapter, table_with_id(chapters, id)};
        book.m_chapters.push_back({id, told.text("title")});
        lacks(told, id);
    }
    const std::vector<const Tree*> rules = list_in(&other.value(), "rules");
    for (const Tree* rule : list_in(&english.value(), "rules")) {
        const std::string id = text_of(rule, "id");
        Told told{*rule, table_with_id(rules, id)};
        book.m_rules.push_back({id, number_of(*rule, "page"), text_of(rule, "phase"),
            told.text("title"), told.text("text"), told.text("misreading"), told.text("editions"),
            told.text("chosen"), text_of(told.other, "words"), {}});
        lacks(told, id);
        const std::vector<const Tree*> arguments = list_in(told.other, "argued");
        for (const Tree* argument : list_in(rule, "argued")) {
            const std::string name = text_of(argument, "id");
            Told asked{*argument, table_with_id(arguments, name)};
            book.m_rules.back().argued.push_back({name, texts_in(*argument, "about"),
                text_of(argument, "now"), asked.text("question"), asked.text("answer")});
            lacks(asked, id + "/" + name);
        }
    }
    if (const Tree* asked = other.value().find("asked")) {
        for (const auto& [kind, words] : asked->members()) {
            if (words.text() != nullptr)
                book.m_asked_in.push_back({kind, *words.text()});
        }
    }
    const Tree* search = other.value().find("search");
    book.m_little_words = folded_words(text_of(search, "little_words"));
    book.m_page_words = folded_words(text_of(search, "page_words"));
    book.m_phase_words = folded_words(text_of(search, "phase_words"));
    book.index_words();
    return book;
}

} // namespace consigliere::rulebook
