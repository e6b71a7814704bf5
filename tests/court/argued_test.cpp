/// What tables argued over, counted a second time from what the referee says; and an amendment as
/// one transaction.

#include "db/archive/disputes.h"
#include "db/archive/evening_index.h"
#include "db/record_file.h"
#include "db/removal.h"
#include "db/session_record.h"
#include "engine/ledger/amendment.h"
#include "tests/archive/made_evenings.h"
#include "tests/court/played.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using db::DisputedEntry;
using db::RuleDisputes;
using ledger::Verdict;

namespace {

/// As texts, so that a difference can be read.
std::string told(const DisputedEntry& entry)
{
    return entry.game + " " + std::to_string(entry.entry) + " " + entry.line + " "
        + std::string(ledger::word_of(entry.verdict)) + " " + ledger::join(entry.rules, ",") + " "
        + entry.ruling + (entry.stands ? " stands" : "");
}

std::vector<std::string> told(const std::vector<DisputedEntry>& entries)
{
    std::vector<std::string> texts;
    for (const DisputedEntry& entry : entries)
        texts.push_back(told(entry));
    return texts;
}

} // namespace

TEST_CASE("what was argued over follows from the rows as it does from the evening")
{
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        INFO("seed " << seed);
        const db::SessionRows rows = seed % 3 == 0 ? play_cash_n_guns(5, seed).rows
            : seed % 3 == 1                        ? play_corleone(3, seed).rows
                                                   : play_mafia(4, seed).rows;
        const auto evening = db::evening_of(rows, "rows");
        REQUIRE_FALSE(evening.is_error());
        const std::vector<DisputedEntry> stored = db::argued_in(rows, "2026-11-20");
        CHECK(told(stored) == told(db::argued_in(*evening.value(), "here", "")));
        // Nothing is missing, and nothing else is there.
        const ledger::History& history = evening.value()->history();
        std::set<int> numbers;
        for (const DisputedEntry& entry : stored)
            numbers.insert(entry.entry);
        for (int number = 1; number <= history.size(); ++number) {
            const ledger::Entry& entry = history.entry(number);
            const bool is_argued =
                entry.verdict != Verdict::legal || entry.line.find(" ! ") != std::string::npos;
            CHECK(is_argued == numbers.contains(number));
        }
    }
}

TEST_CASE("argued rules are counted by rule, over all evenings")
{
    const auto entry = [](const char* evening, const char* day, Verdict verdict,
                           std::vector<std::string> rules, const char* ruling, bool stands) {
        return DisputedEntry{
            evening, day, "corleone", 1, "a line", verdict, std::move(rules), ruling, stands};
    };
    const std::vector<DisputedEntry> entries{
        entry("one", "2026-10-12", Verdict::ruled, {"19.tie"}, "we said so", true),
        entry("one", "2026-10-12", Verdict::ruled, {"19.tie", "13.turn"}, "we said so", false),
        entry("two", "2026-09-01", Verdict::illegal, {"19.tie"}, "", false),
        entry("two", "2026-09-01", Verdict::unverified, {"16.cost"}, "", true),
        entry("three", "2026-11-02", Verdict::legal, {}, "needless", true),
    };
    const std::vector<RuleDisputes> rules = db::argued_rules(entries);
    REQUIRE(rules.size() == 3);
    CHECK(rules[0].rule == "19.tie");
    CHECK(rules[0].argued() == 3);
    CHECK(rules[0].refused == 1);
    CHECK(rules[0].ruled == 2);
    CHECK(rules[0].stood == 1);
    CHECK(rules[0].taken_back() == 1);
    CHECK(rules[0].evenings == 2);
    CHECK(rules[0].last_day == "2026-10-12");
    CHECK(rules[0].reasons == std::map<std::string, int>{{"we said so", 2}});
    CHECK(rules[1].rule == "13.turn");
    CHECK(rules[2].rule == "16.cost");
    CHECK(rules[2].unverified == 1);
    CHECK(db::rulings_among(entries).size() == 3);
    CHECK(db::argued_rules({}).empty());
}

TEST_CASE("what stands by a house rule is counted, and is no ruling")
{
    const std::vector<DisputedEntry> entries{
        {"one", "2026-10-12", "corleone", 3, "a line ! house: ties", Verdict::legal,
            {"house:ties", "19.tie"}, "", true},
        {"one", "2026-10-12", "corleone", 4, "a line ! house: ties", Verdict::unverified,
            {"house:ties", "16.cost", "19.tie"}, "", true},
    };
    const std::vector<RuleDisputes> rules = db::argued_rules(entries);
    REQUIRE(rules.size() == 2);
    for (const RuleDisputes& rule : rules)
        CHECK(rule.rule.find("house:") == std::string::npos);
    const auto tie = std::ranges::find(rules, "19.tie", &RuleDisputes::rule);
    REQUIRE(tie != rules.end());
    CHECK(tie->waived == 2);
    CHECK(tie->argued() == 2);
    CHECK(tie->ruled == 0);
    CHECK(db::rulings_among(entries).empty());
}

TEST_CASE("a ruling counts as it stands: made, taken back, and gone with its evening")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::SessionId id;
    std::vector<std::string> broken;
    const auto counted = [&database, &broken] {
        const auto argued = db::argued_in(database);
        REQUIRE_FALSE(argued.is_error());
        std::vector<RuleDisputes> rules = db::argued_rules(argued.value().entries);
        std::erase_if(rules, [&broken](const RuleDisputes& rule) {
            return std::ranges::find(broken, rule.rule) == broken.end();
        });
        return rules;
    };
    {
        const auto record =
            db::read_record(CONSIGLIERE_SOURCE "/tests/records/corleone/10.territories.game.toml");
        REQUIRE_FALSE(record.is_error());
        auto begun = db::Session::begin(
            database, record.value().head, built_in_components(record.value().game()));
        REQUIRE_FALSE(begun.is_error());
        db::Session& session = begun.value();
        id = session.id();
        // The first line that breaks a rule is let stand.
        for (const std::string& line : record.value().moves) {
            const std::string otherwise = line + " ! we said so";
            const ledger::Assessment opinion = session.evening().consider(otherwise);
            const bool is_ruled = opinion.verdict == Verdict::ruled;
            REQUIRE_FALSE(session.record(is_ruled ? otherwise : line).is_error());
            if (!is_ruled)
                continue;
            for (const ledger::Reason& reason : opinion.reasons)
                broken.emplace_back(reason.message.rule.text());
            break;
        }
        REQUIRE_FALSE(broken.empty());
        const std::vector<RuleDisputes> ruled = counted();
        REQUIRE_FALSE(ruled.empty());
        CHECK(ruled.front().ruled == 1);
        CHECK(ruled.front().stood == 1);
        REQUIRE_FALSE(session.record(ledger::undo_line(0)).is_error());
    }
    const std::vector<RuleDisputes> taken_back = counted();
    REQUIRE_FALSE(taken_back.empty());
    CHECK(taken_back.front().ruled == 1);
    CHECK(taken_back.front().taken_back() == 1);
    REQUIRE_FALSE(db::remove_session(database, id).is_error());
    CHECK(counted().empty());
}

TEST_CASE("over a database, each evening counts once, the latest first")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    make_evenings(database, {.evenings = 12, .games = 4, .seed = 3});
    const auto argued = db::argued_in(database);
    REQUIRE_FALSE(argued.is_error());
    CHECK(argued.value().unusable.empty());
    const std::vector<DisputedEntry>& entries = argued.value().entries;
    REQUIRE_FALSE(entries.empty());
    CHECK(std::ranges::is_sorted(entries, std::ranges::greater{}, &DisputedEntry::day));
    int ruled = 0;
    for (const RuleDisputes& rule : db::argued_rules(entries))
        ruled += rule.ruled;
    int cited = 0;
    for (const DisputedEntry& entry : entries)
        cited += entry.verdict == Verdict::ruled ? static_cast<int>(entry.rules.size()) : 0;
    CHECK(ruled == cited);
    CHECK(ruled > 0);
}

TEST_CASE("what the archive has counted is what a look into every row gives")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    make_evenings(database, {.evenings = 30, .games = 6, .seed = 5});
    const auto argued = db::argued_in(database);
    REQUIRE_FALSE(argued.is_error());
    const std::vector<RuleDisputes> counted = db::argued_rules(argued.value().entries);
    REQUIRE_FALSE(counted.empty());
    // Once fresh from the rows, and once as the cache has kept it.
    for (const bool is_kept : {false, true}) {
        INFO("kept: " << is_kept);
        db::EveningIndex archive(database);
        REQUIRE_FALSE(archive.refresh().is_error());
        CHECK((archive.work().all == 0) == is_kept);
        archive.finish();
        db::ArguedTally tally;
        for (const db::EveningCard& evening : archive.evenings())
            tally.add(evening);
        const std::vector<RuleDisputes> rules = tally.rules();
        REQUIRE(rules.size() == counted.size());
        for (const RuleDisputes& rule : counted) {
            INFO(rule.game << " " << rule.rule);
            const RuleDisputes* same = tally.find(rule.game, rule.rule);
            REQUIRE(same != nullptr);
            CHECK(same->argued() == rule.argued());
            CHECK(same->refused == rule.refused);
            CHECK(same->ruled == rule.ruled);
            CHECK(same->stood == rule.stood);
            CHECK(same->unverified == rule.unverified);
            CHECK(same->evenings == rule.evenings);
            CHECK(same->last_day == rule.last_day);
        }
        CHECK(tally.find("corleone", "no such rule") == nullptr);
    }
}

TEST_CASE("lines that belong together are written in one transaction, or not at all")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "x.db";
    std::vector<std::string> lines;
    db::SessionId id;
    {
        db::Database database = open_database(file);
        db::Session session = begin_game(database, 3, 1, 40);
        id = session.id();
        auto amended = ledger::amend(session.evening(), games::copying_of(session.evening()),
            ledger::Change::replace(40, session.evening().history().entry(40).line));
        REQUIRE_FALSE(amended.is_error());
        lines = amended.value().lines;
        REQUIRE(lines.size() == 2);

        // One that is refused takes the others with it.
        std::vector<std::string> bad = lines;
        bad.emplace_back("marzullo dances");
        const auto refused = session.record_all(bad);
        REQUIRE_FALSE(refused.is_error());
        REQUIRE(refused.value().size() == 1);
        CHECK(refused.value().front().verdict == Verdict::impossible);
        CHECK(session.evening().history().size() == 40);

        const auto recorded = session.record_all(lines);
        REQUIRE_FALSE(recorded.is_error());
        CHECK(recorded.value().size() == 2);
        CHECK(session.evening().history().size() == 42);
        check_same_state(session.evening(), *amended.value().evening);
        CHECK(session.record_all({}).value().empty());
        // The evening goes on from there.
        const std::string next = session.evening().legal_lines().front().line;
        CHECK_FALSE(session.record(next).is_error());
    }
    db::Database again = open_database(file);
    const db::Session session = resume(again, id);
    CHECK(session.differences().empty());
    CHECK(session.evening().history().size() == 43);
    CHECK(session.evening().history().entry(41).line == lines.front());
}
