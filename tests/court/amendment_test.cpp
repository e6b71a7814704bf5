/// An entry of long ago is amended: what comes of it is what a replay from scratch would be.

#include "engine/ledger/amendment.h"
#include "engine/ledger/messages_amendment.h"
#include "engine/ledger/tree_difference.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/court/played.h"
#include "tests/support/random.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <chrono>
#include <ctime>
#include <iostream>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Amended;
using ledger::Change;
using ledger::Decision;
using ledger::Decisions;
using ledger::Evening;
using ledger::Fate;
using ledger::Follower;
using ledger::History;
using ledger::Verdict;

namespace {

Amended amended(const Played& played, const Change& change, const Decisions& decisions = {})
{
    auto result = ledger::amend(played.evening(), played.copying(), change, decisions);
    REQUIRE_FALSE(result.is_error());
    return std::move(result.value());
}

ledger::Message refusal(const Played& played, const Change& change, const Decisions& decisions = {})
{
    const auto result = ledger::amend(played.evening(), played.copying(), change, decisions);
    REQUIRE(result.is_error());
    return result.error().message;
}

/// Any entry that can be amended.
int any_standing(const History& history, Random& random)
{
    while (true) {
        const int number = 1 + random.below(history.size());
        if (history.stands(number))
            return number;
    }
}

Change any_change(const Played& played, Random& random)
{
    const History& history = played.evening().history();
    const int entry = any_standing(history, random);
    if (random.chance(20))
        return Change::drop(entry);
    // As it was then, the table might have entered that.
    const auto then = played.copying().copy(played.evening());
    then->record(ledger::undo_line(entry - 1));
    const std::string line =
        played.any_line(*then, static_cast<std::uint32_t>(random.below(1 << 30)));
    if (random.chance(20))
        return Change::insert_before(entry, {line});
    return Change::replace(entry, line);
}

/// The table rules some of what does not stand any more, and drops some of what followed.
Decisions any_decisions(const Amended& first, Random& random)
{
    Decisions decisions;
    for (const Follower& follower : first.followers) {
        if (follower.fate == Fate::illegal && random.chance(60))
            decisions[follower.entry] = Decision::rule("it was done");
        else if (random.chance(3))
            decisions[follower.entry] = Decision::drop();
    }
    return decisions;
}

/// What counted from the change on follows it: behind the entry that is replaced, or from the one
/// on before which something is inserted.
void check_all_follow(const Played& played, const Change& change, const Amended& result)
{
    const History& history = played.evening().history();
    std::vector<int> later;
    for (int number = change.entry; number <= history.size(); ++number) {
        const bool is_replaced = change.kind == Change::Kind::replace && number == change.entry;
        if (history.stands(number) && !is_replaced)
            later.push_back(number);
    }
    std::vector<int> followers;
    for (const Follower& follower : result.followers)
        followers.push_back(follower.entry);
    REQUIRE(followers == later);
}

/// Every line of the evening and then those that would be appended.
void check_is_what_is_appended(const Played& played, const Amended& result)
{
    const auto whole = played.anew();
    const History& history = played.evening().history();
    for (int number = 1; number <= history.size(); ++number)
        whole->record(history.entry(number).line);
    for (const std::string& line : result.lines)
        REQUIRE(ledger::is_applied(whole->record(line).verdict));
    const History& written = whole->history();
    REQUIRE(written.size() == history.size() + static_cast<int>(result.lines.size()));
    for (const Follower& follower : result.followers) {
        if (follower.becomes == 0)
            continue;
        CHECK(written.entry(follower.becomes).line == follower.line);
        CHECK(written.entry(follower.becomes).verdict == follower.after);
        CHECK(written.entry(follower.becomes).reasons == follower.reasons);
        CHECK(written.stands(follower.becomes));
    }
    check_same_state(*whole, *result.evening);
}

/// As if the evening had gone like this from the beginning, and nobody had ever entered anything
/// else.
void check_is_a_replay_from_scratch(
    const Played& played, const Change& change, const Amended& result)
{
    const auto scratch = played.anew();
    for (const std::string& line : standing_lines(played, change.entry - 1))
        REQUIRE(ledger::is_applied(scratch->record(line).verdict));
    for (const ledger::Entry& entry : result.changed) {
        const ledger::Entry& again = scratch->record(entry.line);
        CHECK(again.verdict == entry.verdict);
        CHECK(messages_of(again.reasons) == messages_of(entry.reasons));
    }
    for (const Follower& follower : result.followers) {
        if (follower.fate == Fate::dropped)
            continue;
        INFO(follower.entry << " " << follower.line);
        const ledger::Entry& again = scratch->record(follower.line);
        REQUIRE(again.verdict == follower.after);
        REQUIRE(messages_of(again.reasons) == messages_of(follower.reasons));
    }
    check_same_state(*scratch, *result.evening);
}

} // namespace

TEST_CASE("an amended evening is the evening replayed from scratch")
{
    CHECK(rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        const Played played(seed);
        const ledger::Tree before = played.evening().position_report();
        const int entries = played.evening().history().size();
        Random random(seed);
        for (int i = 0; i < 6; ++i) {
            const Change change = any_change(played, random);
            INFO("entry " << change.entry << ": "
                          << (change.lines.empty() ? "dropped" : change.lines.front()));
            const Amended first = amended(played, change);
            check_all_follow(played, change, first);
            check_is_what_is_appended(played, first);
            check_is_a_replay_from_scratch(played, change, first);
            const Decisions decisions = any_decisions(first, random);
            const Amended second = amended(played, change, decisions);
            check_is_what_is_appended(played, second);
            check_is_a_replay_from_scratch(played, change, second);
        }
        // Nothing of it has happened.
        CHECK(played.evening().history().size() == entries);
        CHECK(played.evening().position_report() == before);
    }));
}

TEST_CASE("what is amended into itself stands as it stood")
{
    CHECK(rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        const Played played(seed);
        Random random(seed);
        const int entry = any_standing(played.evening().history(), random);
        const Amended same =
            amended(played, Change::replace(entry, played.evening().history().entry(entry).line));
        CHECK(same.count(Fate::stands) == static_cast<int>(same.followers.size()));
        CHECK(same.is_decided());
        check_same_state(*same.evening, played.evening());
        CHECK(standing_lines(*same.evening) == standing_lines(played.evening()));
    }));
}

TEST_CASE("what cannot be amended says why")
{
    const Played played(1);
    const History& history = played.evening().history();
    using namespace ledger::message;
    CHECK(refusal(played, Change::drop(0)) == no_such_entry);
    CHECK(refusal(played, Change::drop(history.size() + 1)) == no_such_entry);
    CHECK(refusal(played, Change::insert_before(history.size() + 2, {})) == no_such_entry);
    CHECK(refusal(played, Change::replace(5, "table undoes to 1")) == amends_by_step);
    CHECK(refusal(played, Change::drop(5), {{4, Decision::drop()}}) == decides_stranger);
    CHECK(refusal(played, Change::drop(5), {{5, Decision::drop()}}) == decides_stranger);

    const auto undone = played.copying().copy(played.evening());
    undone->record(ledger::undo_line(4));
    const auto refuse = [&](const Change& change) {
        const auto result = ledger::amend(*undone, played.copying(), change);
        REQUIRE(result.is_error());
        return result.error().message;
    };
    CHECK(refuse(Change::drop(5)) == amends_undone);
    CHECK(refuse(Change::drop(undone->history().size())) == amends_step);
}

TEST_CASE("a refused entry is put right where it was made")
{
    const Played played(4);
    const auto evening = played.anew();
    const std::vector<std::string> lines = standing_lines(played.evening());
    for (std::size_t i = 0; i < 20; ++i) {
        if (i == 10)
            REQUIRE_FALSE(ledger::is_applied(evening->record("marzullo dances").verdict));
        evening->record(lines[i]);
    }
    const auto put_right = ledger::amend(*evening, played.copying(),
        Change::replace(11, "table corrects: " + std::string("marzullo gains $1")));
    REQUIRE_FALSE(put_right.is_error());
    CHECK(put_right.value().lines.front() == "table undoes to 10");
    CHECK(put_right.value().followers.front().entry == 12);
    CHECK(put_right.value().followers.size() == 10);

    // What is forgotten before an entry comes before that one, and behind all others.
    const auto inserted =
        ledger::amend(*evening, played.copying(), Change::insert_before(15, {lines[20]}));
    REQUIRE_FALSE(inserted.is_error());
    CHECK(inserted.value().lines.front() == "table undoes to 14");
    CHECK(inserted.value().followers.front().entry == 15);
    CHECK(inserted.value().followers.size() == 7);

    // Behind the last entry, nothing has to be taken back.
    const auto appended = ledger::amend(*evening, played.copying(),
        Change::insert_before(evening->history().size() + 1, {lines[20]}));
    REQUIRE_FALSE(appended.is_error());
    CHECK(appended.value().lines == std::vector{lines[20]});
}

TEST_CASE("a refused entry is put right even where it is the first")
{
    const Played played(4);
    const auto evening = played.anew();
    REQUIRE_FALSE(ledger::is_applied(evening->record("marzullo dances").verdict));
    const std::string line = standing_lines(played.evening()).front();
    const auto put_right = ledger::amend(*evening, played.copying(), Change::replace(1, line));
    REQUIRE_FALSE(put_right.is_error());
    CHECK(put_right.value().lines == std::vector{line});
    CHECK(put_right.value().is_decided());
}

TEST_CASE("an amendment is undecided while anything of it is refused, be it one line")
{
    const auto is_decided = [](Verdict changed, Fate follower) {
        Amended amended;
        amended.changed.push_back({.line = "this", .verdict = Verdict::legal, .reasons = {}});
        amended.changed.push_back({.line = "that", .verdict = changed, .reasons = {}});
        amended.followers.push_back({1, "before", Fate::stands});
        amended.followers.push_back({2, "behind", follower});
        return amended.is_decided();
    };
    CHECK(is_decided(Verdict::legal, Fate::stands));
    CHECK(is_decided(Verdict::ruled, Fate::changes));
    CHECK(is_decided(Verdict::unverified, Fate::dropped));
    CHECK_FALSE(is_decided(Verdict::illegal, Fate::stands));
    CHECK_FALSE(is_decided(Verdict::impossible, Fate::stands));
    CHECK_FALSE(is_decided(Verdict::legal, Fate::illegal));
    CHECK_FALSE(is_decided(Verdict::legal, Fate::impossible));
}

TEST_CASE("an amendment is decided when nothing is left that does not stand")
{
    bool was_undecided = false;
    for (std::uint32_t seed = 1; seed < 40 && !was_undecided; ++seed) {
        const Played played(seed);
        Random random(seed);
        const Change change = Change::drop(any_standing(played.evening().history(), random));
        Decisions decisions;
        Amended result = amended(played, change);
        was_undecided = !result.is_decided();
        // Each decision can bring others to light; in the end all are made.
        while (!result.is_decided()) {
            for (const Follower& follower : result.followers) {
                if (follower.fate == Fate::illegal)
                    decisions[follower.entry] = Decision::rule("it was done");
                else if (follower.fate == Fate::impossible)
                    decisions[follower.entry] = Decision::drop();
            }
            result = amended(played, change, decisions);
        }
        for (const auto& [entry, decision] : decisions) {
            const auto decided = std::ranges::find(result.followers, entry, &Follower::entry);
            REQUIRE(decided != result.followers.end());
            if (decision.kind == Decision::Kind::drop)
                CHECK(decided->fate == Fate::dropped);
            else // A later decision may have made the ruling needless.
                CHECK(ledger::is_applied(decided->after));
        }
    }
    CHECK(was_undecided);
}

/// What it costs; no test depends on it.
TEST_CASE("an entry that does something else, or is judged otherwise, does not stand as it stood")
{
    const auto evening = begin_cash(Table{{"ana", "piotr", "iwo", "ala"}, {}});
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims ana", "ala aims ana",
            "ana redirects iwo to ala", "ana redirects ala to iwo ! twice tonight", "table stands",
            "ana shows bang", "piotr shows click", "iwo shows click", "ala shows click",
            "table believes piotr wounds 3 ! we have counted them"});
    const auto fate_after = [&evening](const Change& change, int entry) {
        auto result = ledger::amend(*evening, games::copying_of(*evening), change);
        REQUIRE_FALSE(result.is_error());
        for (const Follower& follower : result.value().followers) {
            if (follower.entry == entry)
                return follower.fate;
        }
        FAIL("no follower " << entry);
        return Fate::dropped;
    };
    // The last card shows them all: it is as legal as before, and shoots somebody else.
    const Change other_target = Change::replace(2, "ana aims ala");
    CHECK(fate_after(other_target, 11) == Fate::stands);
    CHECK(fate_after(other_target, 12) == Fate::changes);
    // It is ruled as before and does nothing, as before, but against another number of wounds.
    CHECK(fate_after(other_target, 13) == Fate::changes);
    CHECK(fate_after(Change::drop(6), 13) == Fate::stands);
    // What had to be ruled is legal, and does the same.
    CHECK(fate_after(Change::drop(6), 7) == Fate::changes);
}

TEST_CASE("amend entry 10 of 600", "[.figures]")
{
    for (const std::uint32_t seed : {10U, 11U, 12U, 22U, 23U, 24U}) {
        const Played played(seed);
        // Longer ones begin anew behind a step back, as no evening does; shorter ones are told.
        constexpr int turns = 50;
        const int entries = played.evening().history().size();
        int tenth = 10;
        while (!played.evening().history().stands(tenth))
            ++tenth;
        const Change change = Change::drop(tenth);
        const std::clock_t begin = std::clock();
        std::size_t followers = 0;
        for (int i = 0; i < turns; ++i)
            followers = amended(played, change).followers.size();
        const double milliseconds = 1000.0 * static_cast<double>(std::clock() - begin)
            / static_cast<double>(CLOCKS_PER_SEC) / turns;
        const std::clock_t second = std::clock();
        for (int i = 0; i < turns; ++i)
            static_cast<void>(played.copying().copy(played.evening()));
        const double copying = 1000.0 * static_cast<double>(std::clock() - second)
            / static_cast<double>(CLOCKS_PER_SEC) / turns;
        std::cout << played.evening().game() << ": entry " << tenth << " of " << entries << ", "
                  << followers << " judged again: " << milliseconds << " ms of CPU, of them "
                  << copying << " for the copy\n";
    }
}
