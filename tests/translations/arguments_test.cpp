/// What is argued over: every misreading and every silence of the rules pages has an answer, and is
/// found in the words of those who argue.

#include "companion/rulebook/rulebook.h"
#include "engine/games/games.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace consigliere;
using rulebook::FaqEntry;
using rulebook::Rule;
using rulebook::Rulebook;
using rulebook::SettledArgument;

namespace {

Rulebook book_of(std::string_view game)
{
    auto book = Rulebook::load(game, language::Language::english);
    REQUIRE_FALSE(book.is_error());
    return book.value();
}

/// The rules that the rules pages mark as misread (M), silent (S) or open (A).
const std::map<std::string, std::vector<std::string>>& marked_rules()
{
    static const std::map<std::string, std::vector<std::string>> marked{
        {"corleone",
            {"10.hand-limit", "13.no-pass", "14.front", "14.controller", "14.own-turf",
                "15.three-plus", "16.job", "16.no-target", "18.money-out", "19.empty", "21.limit",
                "23.jobs", "23.winner"}},
        {"cash-n-guns",
            {"CG-2.2", "CG-4.2", "CG-5.4", "CG-6.4", "CG-7.4", "CG-K.2", "CG-W.3", "CG-W.4", "A1",
                "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13", "A14",
                "A15", "A16", "A17", "A18", "A19", "A20", "A21", "A22", "A23", "A24", "A25", "A26",
                "A27", "A28"}},
        {"mafia",
            {"P-ANT", "M-3.1", "M-3.3", "M-3.4d", "M-3.5c", "M-3.5.1", "M-3.5.3b", "M-3.5.3c",
                "M-3.5.3e", "M-3.5.4", "M-3.5.6b", "M-4.2", "M-4.3", "M-4.5", "M-4.7", "M-4.8",
                "M-4.9", "M-4.11", "M-6.1c", "M-7.1", "M-8.2", "A1", "A2", "A3", "A4", "A5", "A6",
                "A7", "A8", "A9", "A10", "A11", "A12", "A13", "A14", "A15", "A16", "A17", "A18",
                "A19", "A20", "A21", "A22", "A23", "A24", "A25", "A26", "A27", "A28", "A29", "A30",
                "A31", "A32", "A33", "A34", "A35"}}};
    return marked;
}

/// The arguments that a search finds first: "paid-twice share-in-back ".
std::string first_three(const std::vector<SettledArgument>& found)
{
    std::string ids;
    for (std::size_t i = 0; i < std::min<std::size_t>(3, found.size()); ++i)
        ids += found[i].argument->id + " ";
    return ids;
}

std::string words_in(std::string_view text, const std::vector<rulebook::WordIn>& words)
{
    std::string found;
    for (const rulebook::WordIn& word : words)
        found += std::string(text.substr(word.begin, word.end - word.begin)) + " ";
    return found;
}

} // namespace

TEST_CASE("arguments: every misreading and every silence of the rules pages has an answer")
{
    for (const auto& [game, ids] : marked_rules()) {
        const Rulebook book = book_of(game);
        for (const std::string& id : ids) {
            INFO(game << ": " << id);
            const Rule* rule = book.find(id);
            REQUIRE(rule != nullptr);
            CHECK_FALSE(rule->argued.empty());
        }
    }
}

TEST_CASE("arguments: what a rule says of misreadings, choices and editions is asked about, too")
{
    for (const auto& [game, ids] : marked_rules()) {
        const Rulebook book = book_of(game);
        for (const Rule& rule : book.rules()) {
            INFO(game << ": " << rule.id);
            const bool is_arguable =
                !rule.misreading.empty() || !rule.chosen.empty() || !rule.editions.empty();
            CHECK((!is_arguable || !rule.argued.empty()));
        }
    }
}

TEST_CASE("arguments: each is a question with an answer, and no two have one name")
{
    for (const auto& [game, ids] : marked_rules()) {
        const Rulebook book = book_of(game);
        std::set<std::string> names;
        for (const SettledArgument& argued : book.arguments()) {
            const FaqEntry& argument = *argued.argument;
            INFO(game << ": " << argument.id);
            CHECK(names.insert(argument.id).second);
            CHECK(argument.question.find('?') != std::string::npos);
            CHECK_FALSE(argument.answer.empty());
            CHECK_FALSE(argument.about.empty());
        }
        CHECK(names.size() >= 45);
    }
}

TEST_CASE("arguments: what is misread comes first, and all of them come once")
{
    const Rulebook book = book_of("corleone");
    const std::vector<SettledArgument> all = book.arguments();
    const auto is_misread = [](const SettledArgument& argued) {
        return !argued.rule->misreading.empty();
    };
    CHECK(std::is_partitioned(all.begin(), all.end(), is_misread));
    CHECK(is_misread(all.front()));
    std::size_t count = 0;
    for (const Rule& rule : book.rules())
        count += rule.argued.size();
    CHECK(all.size() == count);
}

TEST_CASE("arguments: they are found by page, by id, and in the words of those who argue")
{
    const Rulebook book = book_of("corleone");
    const auto finds = [&book](const char* query, const char* id) {
        const std::string found = first_three(book.search_arguments(query));
        INFO(query << " finds " << found);
        CHECK(found.find(std::string(id) + " ") != std::string::npos);
    };
    finds("paid twice", "paid-twice");
    finds("two thugs", "two-thugs");
    finds("tie older marker", "older-marker");
    finds("may I pass", "may-pass");
    finds("narcotics", "narcotics-for-all");
    finds("allies hand limit", "allies-count");
    finds("19.tie", "older-marker");
    for (const SettledArgument& argued : book.search_arguments("p. 20"))
        CHECK(argued.rule->page == 20);
    CHECK(book.search_arguments("p. 20").size() == 4);
    CHECK(book.search_arguments("xyzzy").empty());
    CHECK(book.search_arguments("").size() == book.arguments().size());
}

TEST_CASE("arguments: a search marks the words for which it found a text, in every alphabet")
{
    const Rulebook book = book_of("corleone");
    const auto marks = [&book](const std::string& text, const char* query) {
        return words_in(text, book.hits(text, query));
    };
    CHECK(marks("Ties: if sides tie, nobody places a marker.", "tie") == "Ties tie ");
    CHECK(marks("The tie.", "what is a tie") == "tie ");
    CHECK(marks("A marker on top", "19.tie").empty());
    CHECK(marks("A marker on page 19", "19").empty());
    CHECK(marks("Чемодан, чемоданами", "чемодан") == "Чемодан чемоданами ");
    CHECK(marks("Łódź leży w Łodzi", "lodz") == "Łódź Łodzi ");
    CHECK(marks("", "tie").empty());
    CHECK(marks("A marker", "").empty());
}
