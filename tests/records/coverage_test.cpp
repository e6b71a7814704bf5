/// Each rule of each game is shown kept and broken by a record.

#include "engine/games/games.h"
#include "tests/records/record_files.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

bool contains(const std::vector<std::string>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_refusal(const std::string& verdict)
{
    return verdict == "illegal" || verdict == "impossible" || verdict == "ruled";
}

/// Whether an entry that is refused, or stands only by a ruling, cites this rule.
bool breaks(const Expectation& expectation, const std::string& rule)
{
    return std::any_of(expectation.entries.begin(), expectation.entries.end(),
        [&rule](const std::vector<std::string>& entry) {
            return is_refusal(entry.front()) && contains(entry, rule);
        });
}

struct Coverage {
    std::set<std::string> kept;
    std::set<std::string> broken;
};

Coverage coverage_of(std::string_view game)
{
    Coverage coverage;
    for (const TestRecord& record : all_records()) {
        if (record.record.parent_path().filename() != game)
            continue;
        const auto expectation = read_expectation(record.expected);
        coverage.kept.insert(expectation->kept.begin(), expectation->kept.end());
        coverage.broken.insert(expectation->broken.begin(), expectation->broken.end());
    }
    for (const TestRecord& record : unusable_records()) {
        const auto expectation = read_expectation(record.expected);
        coverage.broken.insert(expectation->broken.begin(), expectation->broken.end());
    }
    return coverage;
}

std::vector<std::string> missing_of(
    const std::vector<ledger::RuleId>& book, const std::set<std::string>& shown)
{
    std::vector<std::string> missing;
    for (const ledger::RuleId rule : book) {
        if (shown.count(std::string(rule.text())) == 0)
            missing.emplace_back(rule.text());
    }
    return missing;
}

} // namespace

TEST_CASE("every rule is shown kept and broken by a record")
{
    for (const games::Game& game : games::all()) {
        INFO(game.name);
        const Coverage coverage = coverage_of(game.name);
        CHECK(missing_of(game.book(), coverage.kept) == std::vector<std::string>{});
        CHECK(missing_of(game.book(), coverage.broken) == std::vector<std::string>{});
    }
}

TEST_CASE("what a record claims to break is cited")
{
    for (const TestRecord& record : all_records()) {
        INFO(record.name);
        const auto expectation = read_expectation(record.expected);
        for (const std::string& rule : expectation->broken) {
            INFO(rule);
            CHECK(breaks(*expectation, rule));
        }
    }
}

TEST_CASE("every rule has a record of its own name")
{
    for (const games::Game& game : games::all()) {
        std::set<std::string> names;
        for (const TestRecord& record : all_records())
            names.insert(record.name);
        for (const ledger::RuleId rule : game.book()) {
            const std::string name = std::string(game.name) + "/" + std::string(rule.text());
            INFO(name);
            CHECK(names.count(name) == 1);
        }
    }
}

TEST_CASE("only rules of the book are named")
{
    for (const games::Game& game : games::all()) {
        const Coverage coverage = coverage_of(game.name);
        std::set<std::string> book;
        for (const ledger::RuleId rule : game.book())
            book.emplace(rule.text());
        for (const std::string& rule : coverage.kept)
            CHECK(book.count(rule) == 1);
    }
}
