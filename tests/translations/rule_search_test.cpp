/// The rule book is searched in the words that people use, in every language.

#include "companion/rulebook/rulebook.h"
#include "db/toml.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>

using namespace consigliere;
using rulebook::Rule;
using rulebook::Rulebook;

namespace {

Rulebook book_of(std::string_view game, language::Language language)
{
    auto book = Rulebook::load(game, language);
    REQUIRE_FALSE(book.is_error());
    return book.value();
}

std::string first_three(const std::vector<const Rule*>& rules)
{
    std::string ids;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, rules.size()); ++i)
        ids += rules[i]->id + ' ';
    return ids;
}

} // namespace

TEST_CASE("what people ask for is among the first three rules that are found")
{
    const auto queries = db::read_toml(
        std::filesystem::path(CONSIGLIERE_SOURCE) / "tests/translations/rule_queries.toml");
    REQUIRE_FALSE(queries.is_error());
    for (const auto& [code, games] : queries.value().members()) {
        const auto language = language::language_from(code);
        REQUIRE(language);
        for (const auto& [game, asked] : games.members()) {
            const Rulebook book = book_of(game, *language);
            for (const auto& [query, rule] : asked.members()) {
                const std::vector<const Rule*> found = book.search(query);
                INFO(code << ' ' << game << ": " << query << " finds " << first_three(found));
                CHECK(first_three(found).find(*rule.text() + ' ') != std::string::npos);
            }
        }
    }
}

TEST_CASE("there are at least sixty queries in every language")
{
    const auto queries = db::read_toml(
        std::filesystem::path(CONSIGLIERE_SOURCE) / "tests/translations/rule_queries.toml");
    REQUIRE_FALSE(queries.is_error());
    for (const language::Language language : language::all_languages()) {
        const ledger::Tree* games = queries.value().find(language::code_of(language));
        REQUIRE(games != nullptr);
        std::size_t count = 0;
        for (const auto& [game, asked] : games->members())
            count += asked.members().size();
        CHECK(count >= 60);
    }
}

TEST_CASE("an id, the beginning of one, and a page are found as such")
{
    const Rulebook book = book_of("corleone", language::Language::english);
    CHECK(first_three(book.search("14.thug-space")) == "14.thug-space ");
    CHECK(first_three(book.search("14.THUG")) == "14.thug-space ");
    CHECK(first_three(book.search("14.")) == "14.thug-space 14.front 14.controller ");
    CHECK(first_three(book.search("12")) == "12.open 12.colour ");
    CHECK(first_three(book.search("p.12")) == "12.open 12.colour ");
    CHECK(book.search("page 99").empty());
    CHECK(book.search("").size() == book.rules().size());
}

TEST_CASE("words are found in all their forms, and not in the middle of others")
{
    using rulebook::likeness;
    CHECK(likeness("tie", "tie") == 1);
    CHECK(likeness("abilities", "tie") == 0);
    CHECK(likeness("ties", "tie") > likeness("abilities", "bili"));
    CHECK(likeness("zwyciezcy", "zwyciezca") > 0);
    CHECK(likeness("rany", "rana") > 0);
    CHECK(likeness("thug", "that") == 0);
}

TEST_CASE("a letter counts as one in every alphabet")
{
    using rulebook::likeness;
    CHECK(likeness("чемодан", "чемоданами") > 0);
    CHECK(likeness("ничьи", "ничья") > 0);
    CHECK(likeness("дон", "дом") == 0);
    CHECK(likeness("поручение", "по") == 0);
}

TEST_CASE("a word that nothing has does not hide what the others find")
{
    const Rulebook book = book_of("corleone", language::Language::english);
    CHECK(first_three(book.search("extortion xyzzy")).find("17.extortion") != std::string::npos);
    CHECK(book.search("xyzzy").empty());
}
