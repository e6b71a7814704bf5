/// Each rule of each game is shown kept and broken by a record.

#include "engine/games/games.h"
#include "engine/ledger/words.h"
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

/// What kind of thing a line does, whoever does it: its verb, of abilities with which one. To
/// collect what needs no choice is to use it.
std::string kind_of(const std::string& line)
{
    static const std::set<std::string> plain{
        "$1", "$2", "$3", "$5", "gun", "booze", "blood-money", "narcotics", "horse-head"};
    ledger::WordReader words(line);
    static_cast<void>(words.next());
    const std::string verb(words.next());
    if (verb != "uses")
        return verb;
    const std::string ability(ledger::split(words.next(), ':').front());
    return plain.count(ability) == 1 ? "collects" : "uses " + ability;
}

/// A record with what is expected of each of its lines.
struct Judged {
    std::string name;
    std::vector<std::string> moves;
    std::unique_ptr<Expectation> expectation;
};

std::vector<Judged> judged_records()
{
    std::vector<Judged> all;
    for (const TestRecord& record : all_records()) {
        auto read = db::read_record(record.record);
        REQUIRE_FALSE(read.is_error());
        all.push_back({record.name, read.value().moves, read_expectation(record.expected)});
        REQUIRE(all.back().moves.size() == all.back().expectation->entries.size());
    }
    return all;
}

/// Of which kinds of lines the referee asks each rule: those against which it has said it.
std::map<std::string, std::set<std::string>> asked_of(const std::vector<Judged>& records)
{
    std::map<std::string, std::set<std::string>> asked;
    for (const Judged& record : records) {
        for (std::size_t i = 0; i < record.moves.size(); ++i) {
            const std::vector<std::string>& entry = record.expectation->entries[i];
            for (std::size_t rule = 1; rule < entry.size(); ++rule)
                asked[entry[rule]].insert(kind_of(record.moves[i]));
        }
    }
    return asked;
}

/// Whether a line of such a kind stands in the record and nothing is said of the rule.
bool keeps(const Judged& record, const std::string& rule, const std::set<std::string>& kinds)
{
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const std::vector<std::string>& entry = record.expectation->entries[i];
        if (!is_refusal(entry.front()) && !contains(entry, rule)
            && kinds.count(kind_of(record.moves[i])) == 1)
            return true;
    }
    return false;
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
        coverage.broken.insert(expectation->advice.begin(), expectation->advice.end());
    }
    for (const TestRecord& record : unusable_records()) {
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

TEST_CASE("what a record claims to keep is asked of one of its lines, and not broken by it")
{
    // They forbid a kind of line altogether: every other line keeps them.
    const std::set<std::string> kept_by_all{"13.no-pass", "15.no-change"};
    const std::vector<Judged> records = judged_records();
    const auto asked = asked_of(records);
    for (const Judged& record : records) {
        INFO(record.name);
        for (const std::string& rule : record.expectation->kept) {
            INFO(rule);
            // What no line can break is advice, or refused before the first line.
            const auto kinds = asked.find(rule);
            if (kinds != asked.end() && kept_by_all.count(rule) == 0)
                CHECK(keeps(record, rule, kinds->second));
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
