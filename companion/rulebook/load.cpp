// Loads rule books. The English file defines the structure; other languages supply texts.

#include "companion/rulebook/rulebook.h"
#include "companion/rulebook/translated_file.h"

namespace consigliere::rulebook {

using ledger::ErrorOr;
using ledger::Tree;

ErrorOr<Rulebook, db::FileError> Rulebook::load(std::string_view game, language::Language language)
{
    const TreeOrError english = read_translated("rules", game, language::Language::english);
    if (english.is_error())
        return english.error();
    const TreeOrError other = read_translated("rules", game, language);
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
