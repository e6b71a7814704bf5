/// The languages of the program: found by themselves, named in their own words.

#include "companion/language/alphabet.h"
#include "companion/language/language.h"
#include "companion/widgets/key_pages.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

using namespace consigliere;
using language::Language;

namespace {

namespace fs = std::filesystem;

/// The letters that can be typed with some pages, and how often each key stands there.
std::multiset<std::string> keys_of(const std::vector<widgets::KeyPage>& pages)
{
    std::multiset<std::string> keys;
    for (const widgets::KeyPage& page : pages) {
        for (const auto& row : page.rows)
            keys.insert(row.begin(), row.end());
    }
    return keys;
}

} // namespace

TEST_CASE("every catalogue is a language, and English needs none")
{
    std::set<std::string> codes{"en"};
    for (const auto& entry :
        fs::directory_iterator(fs::path(CONSIGLIERE_SOURCE) / "assets/translations"))
        if (entry.path().extension() == ".po")
            codes.insert(entry.path().stem());
    std::set<std::string> known;
    for (const Language language : language::all_languages())
        known.emplace(language::code_of(language));
    CHECK(known == codes);
    CHECK(language::all_languages().front() == Language::english);
}

TEST_CASE("a language is named in its own words")
{
    CHECK(language::name_of(Language::english) == "English");
    CHECK(language::name_of(language::language_from("pl").value()) == "Polski");
}

TEST_CASE("a language is found by more or less of its code")
{
    const std::optional<Language> polish = language::language_from("pl");
    REQUIRE(polish);
    CHECK(language::language_from("pl_PL") == polish);
    CHECK(language::language_from("pl-PL") == polish);
    CHECK(language::language_from("en_US") == Language::english);
    CHECK_FALSE(language::language_from("xx"));
    CHECK_FALSE(language::language_from(""));
    for (const Language language : language::all_languages()) {
        CHECK(language::language_from(language::code_of(language)) == language);
        CHECK(language::language_from(language::tag_of(language)) == language);
    }
}

TEST_CASE("the environment chooses the language")
{
    const auto asked = [](const char* variable, const char* value) {
        ::setenv(variable, value, 1); // NOLINT(concurrency-mt-unsafe)
        const Language found = language::language_of_environment();
        ::unsetenv(variable); // NOLINT(concurrency-mt-unsafe)
        return std::string(language::code_of(found));
    };
    CHECK(asked("LC_ALL", "pl_PL.UTF-8") == "pl");
    CHECK(asked("LC_ALL", "pl") == "pl");
    CHECK(asked("LC_ALL", "C.UTF-8") == "en");
    CHECK(asked("LC_ALL", "fi_FI.UTF-8") == "en");
    CHECK(asked("LC_ALL", "pl_PL@euro") == "pl");
    CHECK(asked("LANG", "ru_RU.UTF-8") == "ru");
    CHECK(asked("LANG", "ru_UA.UTF-8") == "ru");
    CHECK(asked("LANG", "cs_CZ.UTF-8") == "cs");
    CHECK(asked("LANG", "pt_BR.UTF-8") == "pt_BR");
    CHECK(asked("LANG", "pt_PT.UTF-8") == "pt_BR");
    CHECK(asked("LC_MESSAGES", "cs_CZ.UTF-8") == "cs");
}

TEST_CASE("money stands as the edition of the language writes it")
{
    const auto told = [](const char* code) {
        language::choose(language::language_from(code).value());
        std::string text = language::dollars(5000);
        CHECK(language::dollars(language::number(5000)) == text);
        language::choose(Language::english);
        return text;
    };
    CHECK(told("en") == "$5,000");
    CHECK(language::dollars("5+3") == "$5+3");
    CHECK(told("pt_BR") == "$5.000");
    // No line ends before the sign.
    CHECK(told("ru").ends_with("\u00a0$"));
    CHECK(told("ru").starts_with("5"));
}

TEST_CASE("names stand in the alphabet of the language that is spoken")
{
    const auto in_order = [](const char* code, std::vector<std::string> names) {
        language::choose(language::language_from(code).value());
        language::put_in_alphabet(names);
        language::choose(Language::english);
        return names;
    };
    using Names = std::vector<std::string>;
    CHECK(in_order("pl", {"Mama", "Łucja", "Lucyna", "Ludwik", "Żaneta", "Zofia", "Źrebak", "Ęwa"})
        == Names{"Ęwa", "Lucyna", "Ludwik", "Łucja", "Mama", "Zofia", "Źrebak", "Żaneta"});
    CHECK(in_order("cs", {"Ivan", "Chrudoš", "Cyril", "Hana", "Čeněk", "David"})
        == Names{"Cyril", "Čeněk", "David", "Hana", "Chrudoš", "Ivan"});
    // Elsewhere ch is two letters, and an accent decides only between names that are alike.
    CHECK(in_order("en", {"Ivan", "Chrudoš", "Cyril", "Hana", "Čeněk", "David"})
        == Names{"Čeněk", "Chrudoš", "Cyril", "David", "Hana", "Ivan"});
    CHECK(in_order("pt_BR", {"Zé", "Érica", "Fábio", "Eduardo", "ana", "Álvaro"})
        == Names{"Álvaro", "ana", "Eduardo", "Érica", "Fábio", "Zé"});
    CHECK(in_order("ru", {"Яна", "Ёлка", "Жанна", "Егор", "Елена", "Anna"})
        == Names{"Егор", "Елена", "Ёлка", "Жанна", "Яна", "Anna"});
    // What only a byte tells apart is apart, too.
    CHECK(language::is_before("Jan", "jan") != language::is_before("jan", "Jan"));
}

TEST_CASE("every letter of every language has one key")
{
    for (const Language language : language::all_languages()) {
        INFO(language::code_of(language));
        const std::vector<std::string> letters = language::letters_of(language);
        CHECK_FALSE(letters.empty());
        const std::vector<widgets::KeyPage> pages = widgets::key_pages(letters);
        const std::multiset<std::string> keys = keys_of(pages);
        for (const std::string& letter : letters) {
            INFO(letter);
            CHECK(keys.count(letter) == 1);
        }
        for (const char* letter : {"a", "q", "z", "0", "9", "’", "#"})
            CHECK(keys.count(letter) == 1);
        for (const widgets::KeyPage& page : pages) {
            CHECK_FALSE(page.name.empty());
            const std::multiset<std::string> own = keys_of({page});
            for (const char* key : {"shift", "erase", "page", "space", "done"})
                CHECK(own.count(key) == 1);
            // More would be smaller than a finger on a small display.
            for (const auto& row : page.rows)
                CHECK(row.size() <= 11);
        }
    }
}
