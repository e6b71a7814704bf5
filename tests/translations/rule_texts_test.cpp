/// The rule books that people read: complete, alike in all languages, and set as books are.

#include "companion/rulebook/rulebook.h"
#include "engine/games/games.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <regex>

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
        for (const language::Language language : language::all_languages)
            check(game, language, book_of(game, language));
    }
}

void check_typography(const std::string& text, language::Language language)
{
    static const std::regex typewriter("\\.\\.\\.|[a-z]'|[^ ]  |\"");
    INFO(text);
    CHECK_FALSE(std::regex_search(text, typewriter));
    if (language == language::Language::polish)
        CHECK(text.find("“") == std::string::npos);
    else
        CHECK(text.find("„") == std::string::npos);
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

TEST_CASE("the rule books of all languages say the same of the same rules")
{
    for (const games::Game& game : games::all()) {
        const Rulebook english = book_of(game, language::Language::english);
        for (const language::Language language : language::all_languages) {
            const Rulebook other = book_of(game, language);
            for (const Rule& rule : english.rules()) {
                INFO(game.name << " in " << language::name_of(language) << ": " << rule.id);
                const Rule* same = other.find(rule.id);
                REQUIRE(same != nullptr);
                CHECK(same->page == rule.page);
                CHECK(same->phase == rule.phase);
                CHECK(same->misreading.empty() == rule.misreading.empty());
                CHECK(same->editions.empty() == rule.editions.empty());
                CHECK(same->chosen.empty() == rule.chosen.empty());
            }
            REQUIRE(other.chapters().size() == english.chapters().size());
            for (std::size_t i = 0; i < english.chapters().size(); ++i)
                CHECK(other.chapters()[i].id == english.chapters()[i].id);
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
        }
    });
}
