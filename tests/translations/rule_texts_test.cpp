/// The rule books that people read: complete, alike in all languages, and set as books are.

#include "companion/rulebook/rulebook.h"
#include "db/toml.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

using namespace consigliere;
using rulebook::Rule;
using rulebook::Rulebook;

namespace {

Rulebook book_of(const games::Game& game, language::Language language)
{
    auto book = Rulebook::load(game.name, language);
    INFO(game.name << " in " << language::name_of(language));
    REQUIRE_FALSE(book.is_error());
    return book.value();
}

/// Does something with every book of rules there is.
template <typename Check>
void for_each_book(const Check& check)
{
    for (const games::Game& game : games::all()) {
        for (const language::Language language : language::all_languages())
            check(game, language, book_of(game, language));
    }
}

/// Which texts a file has: "19.tie text", "19.tie/older-marker answer", "wars title".
using Texts = std::set<std::string>;

void add_texts(Texts& texts, const ledger::Tree& thing, const std::string& name)
{
    for (const char* key :
        {"title", "text", "misreading", "editions", "chosen", "question", "answer"}) {
        if (thing.find(key) != nullptr)
            texts.insert(name + " " + key);
    }
}

std::string id_of(const ledger::Tree& thing)
{
    const ledger::Tree* id = thing.find("id");
    REQUIRE(id != nullptr);
    return *id->text();
}

Texts texts_of(const games::Game& game, language::Language language)
{
    const auto file = db::read_toml(std::filesystem::path(CONSIGLIERE_SOURCE) / "assets/rules"
        / (std::string(game.name) + "." + std::string(language::code_of(language)) + ".toml"));
    REQUIRE_FALSE(file.is_error());
    Texts texts;
    for (const ledger::Tree& chapter : file.value().find("chapters")->elements())
        add_texts(texts, chapter, id_of(chapter));
    for (const ledger::Tree& rule : file.value().find("rules")->elements()) {
        const std::string id = id_of(rule);
        add_texts(texts, rule, id);
        const ledger::Tree* page = rule.find("page");
        texts.insert(
            id + " on page " + (page == nullptr ? std::string() : std::to_string(*page->number())));
        texts.insert(id + " in chapter " + *rule.find("phase")->text());
        if (const ledger::Tree* argued = rule.find("argued")) {
            for (const ledger::Tree& argument : argued->elements())
                add_texts(texts, argument, id + "/" + id_of(argument));
        }
    }
    return texts;
}

void check_typography(const std::string& text, language::Language language)
{
    static const std::regex typewriter("\\.\\.\\.|[a-z]'|[^ ]  |\"");
    INFO(text);
    CHECK_FALSE(std::regex_search(text, typewriter));
    // „Polish”, „Czech“, «Russian», “English” and “Portuguese”.
    const std::string_view code = language::code_of(language);
    const auto has = [&text](const char* sign) { return text.find(sign) != std::string::npos; };
    CHECK(has("„") <= (code == "pl" || code == "cs"));
    CHECK(has("“") <= (code != "pl" && code != "ru"));
    CHECK(has("”") <= (code != "cs" && code != "ru"));
    CHECK((has("«") || has("»")) <= (code == "ru"));
}

} // namespace

TEST_CASE("every rule that a verdict can cite is told, in the order of the book")
{
    for_each_book([](const games::Game& game, language::Language language, const Rulebook& book) {
        std::vector<std::string> told;
        for (const Rule& rule : book.rules())
            told.push_back(rule.id);
        std::vector<std::string> cited;
        for (const ledger::RuleId rule : game.book())
            cited.emplace_back(rule.text());
        INFO(game.name << " in " << language::name_of(language));
        CHECK(told == cited);
    });
}

TEST_CASE("every rule has a title, a text and a chapter")
{
    for_each_book([](const games::Game& game, language::Language language, const Rulebook& book) {
        for (const Rule& rule : book.rules()) {
            INFO(game.name << " in " << language::name_of(language) << ": " << rule.id);
            CHECK_FALSE(rule.title.empty());
            CHECK_FALSE(rule.text.empty());
            const auto& chapters = book.chapters();
            CHECK(std::any_of(chapters.begin(), chapters.end(),
                [&rule](const rulebook::Chapter& chapter) { return chapter.id == rule.phase; }));
        }
    });
}

TEST_CASE("every text of a rule book is there in every language")
{
    for_each_book([](const games::Game& game, language::Language language, const Rulebook& book) {
        INFO(game.name << " in " << language::name_of(language));
        CHECK(ledger::join(book.untranslated(), ", ") == "");
    });
}

TEST_CASE("the rule books of other languages say nothing that the English one does not")
{
    for (const games::Game& game : games::all()) {
        const Texts english = texts_of(game, language::Language::english);
        for (const language::Language language : language::all_languages()) {
            for (const std::string& name : texts_of(game, language)) {
                INFO(game.name << " in " << language::name_of(language) << ": " << name);
                CHECK(english.contains(name));
            }
        }
    }
}

TEST_CASE("the rule books use the signs of a book, not of a typewriter")
{
    for_each_book([](const games::Game& game, language::Language language, const Rulebook& book) {
        INFO(game.name << " in " << language::name_of(language));
        for (const Rule& rule : book.rules()) {
            for (const std::string* text :
                {&rule.title, &rule.text, &rule.misreading, &rule.editions, &rule.chosen})
                check_typography(*text, language);
            for (const rulebook::FaqEntry& argument : rule.argued) {
                check_typography(argument.question, language);
                check_typography(argument.answer, language);
            }
        }
    });
}
