/// Each rule of each game is shown kept and broken by a record.

#include "engine/games/games.h"
#include "tests/records/record_files.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

bool contains(const std::vector<std::string>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Rules of a game that no legal line shows kept, because no line is ever asked whether it keeps
/// them, each with the reason.
const std::map<std::string, std::map<std::string, std::string>> never_checked{
    {"corleone",
        {{"15.no-change",
            "every line that changes money breaks it, and all others have none to change"}}},
    {"cash-n-guns",
        {{"CG-T.0", "it is asked of the head of a record, before the first line"},
            {"CG-7.5", "how loot lies is no line: the rule decides what others may see"},
            {"A4", "it allows something, so that nobody looks whether it is done"},
            {"A5", "it allows something, so that nobody looks whether it is done"}}},
    // M-1.1 and M-2.4 are not even in its book: they say what the game is, and what stays in the
    // box.
    {"mafia",
        {{"M-2.1", "it is asked of the head of a record, before the first line"},
            {"M-8.1", "it is asked of the head of a record, before the first line"}}},
};

std::string game_of(const TestRecord& record)
{
    return record.record.parent_path().filename().string();
}

/// The game of a file that is refused; nothing where not even that can be read.
std::string game_named_in(const TestRecord& record)
{
    const auto read = db::read_record(record.record);
    return read.is_error() ? std::string() : read.value().game();
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

/// The rules that the legal lines of a record keep: the referee checked them and found nothing.
std::set<std::string> kept_by_lines(const TestRecord& record)
{
    auto read = db::read_record(record.record);
    REQUIRE_FALSE(read.is_error());
    const auto evening = referee(read.value(), record.name);
    std::set<std::string> kept;
    for (int number = 1; number <= evening->history().size(); ++number) {
        const std::vector<std::string> checked = texts_of(evening->rules_checked(number));
        const ledger::Entry& entry = evening->history().entry(number);
        const bool keeps_book = !ledger::is_by_house_rule(entry.reasons, entry.verdict);
        if (entry.verdict == ledger::Verdict::legal && keeps_book)
            kept.insert(checked.begin(), checked.end());
    }
    return kept;
}

struct Coverage {
    std::set<std::string> kept;
    std::set<std::string> broken;
};

Coverage coverage_of(std::string_view game)
{
    Coverage coverage;
    for (const TestRecord& record : all_records()) {
        if (game_of(record) != game)
            continue;
        const auto expectation = read_expectation(record.expected);
        coverage.kept.insert(expectation->kept.begin(), expectation->kept.end());
        coverage.broken.insert(expectation->broken.begin(), expectation->broken.end());
        coverage.broken.insert(expectation->advice.begin(), expectation->advice.end());
    }
    for (const TestRecord& record : unusable_records()) {
        if (game_named_in(record) != game)
            continue;
        const auto expectation = read_expectation(record.expected);
        coverage.broken.insert(expectation->broken.begin(), expectation->broken.end());
    }
    return coverage;
}

/// A game is asked for all its rules as soon as it has its first record.
std::vector<games::Game> games_with_records()
{
    std::vector<games::Game> games;
    for (const games::Game& game : games::all()) {
        const std::filesystem::path folder =
            std::filesystem::path(CONSIGLIERE_SOURCE) / "tests" / "records" / game.name;
        if (std::filesystem::exists(folder))
            games.push_back(game);
    }
    return games;
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
    for (const games::Game& game : games_with_records()) {
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

TEST_CASE("what a record claims to keep is checked by the referee in one of its legal lines")
{
    std::map<std::string, std::set<std::string>> kept;
    for (const TestRecord& record : all_records()) {
        INFO(record.name);
        const std::set<std::string> by_lines = kept_by_lines(record);
        kept[game_of(record)].insert(by_lines.begin(), by_lines.end());
        const auto expectation = read_expectation(record.expected);
        for (const std::string& rule : expectation->kept) {
            INFO(rule);
            if (never_checked.at(game_of(record)).count(rule) == 0)
                CHECK(by_lines.count(rule) == 1);
        }
    }
    for (const auto& [game, rules] : never_checked) {
        for (const auto& [rule, reason] : rules) {
            INFO(game << " " << rule << " " << reason);
            CHECK(kept[game].count(rule) == 0);
        }
    }
}

TEST_CASE("every rule of Corleone's Empire has a record of its own name")
{
    std::set<std::string> names;
    for (const TestRecord& record : all_records())
        names.insert(record.name);
    const games::Game* game = games::find("corleone");
    REQUIRE(game != nullptr);
    for (const ledger::RuleId rule : game->book()) {
        INFO(rule.text());
        CHECK(names.count("corleone/" + std::string(rule.text())) == 1);
    }
}

TEST_CASE("only rules of the book are named")
{
    for (const games::Game& game : games_with_records()) {
        const Coverage coverage = coverage_of(game.name);
        std::set<std::string> book;
        for (const ledger::RuleId rule : game.book())
            book.emplace(rule.text());
        for (const std::string& rule : coverage.kept)
            CHECK(book.count(rule) == 1);
    }
}
