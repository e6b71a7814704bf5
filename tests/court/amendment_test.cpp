/// An entry of long ago is amended: what comes of it is what a replay from scratch would be.

#include "engine/ledger/amendment.h"
#include "engine/ledger/amendment_causes.h"
#include "engine/ledger/messages_amendment.h"
#include "engine/ledger/tree_difference.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/court/played.h"
#include "tests/mafia/evenings.h"
#include "tests/support/random.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <chrono>
#include <ctime>
#include <iostream>

using namespace consigliere;
using namespace consigliere::test;
using ledger::AmendmentPreview;
using ledger::Change;
using ledger::Decision;
using ledger::Decisions;
using ledger::Evening;
using ledger::History;
using ledger::LaterEntry;
using ledger::Outcome;
using ledger::Rest;
using ledger::Verdict;

namespace {

AmendmentPreview amended(
    const Played& played, const Change& change, const Decisions& decisions = {})
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
    Change change = Change::replace(entry, line);
    if (random.chance(20))
        change.count = 1 + random.below(4);
    return change;
}

/// The table rules some of what does not stand any more, drops some of what followed, and says that
/// something else was done, or more.
Decisions any_decisions(const Played& played, const AmendmentPreview& first, Random& random)
{
    Decisions decisions;
    const auto line = [&] {
        return played.any_line(*first.evening, static_cast<std::uint32_t>(random.below(1 << 30)));
    };
    for (const LaterEntry& follower : first.followers) {
        if (follower.fate == Outcome::illegal && random.chance(60))
            decisions[follower.entry] = Decision::rule("it was done");
        else if (random.chance(3))
            decisions[follower.entry] = Decision::drop();
        else if (random.chance(3))
            decisions[follower.entry] = Decision::instead({line()});
        else if (random.chance(3))
            decisions[follower.entry] = Decision::with_before({line(), line()});
    }
    return decisions;
}

/// What counted from the change on follows it: behind the entry that is replaced, or from the one
/// on before which something is inserted.
void check_all_follow(const Played& played, const Change& change, const AmendmentPreview& result)
{
    const History& history = played.evening().history();
    std::vector<int> later;
    int replaced = change.kind == Change::Kind::replace ? change.count : 0;
    for (int number = change.entry; number <= history.size(); ++number) {
        if (history.stands(number) && replaced-- <= 0)
            later.push_back(number);
    }
    std::vector<int> followers;
    for (const LaterEntry& follower : result.followers)
        followers.push_back(follower.entry);
    REQUIRE(followers == later);
}

/// Every line of the evening and then those that would be appended.
void check_is_what_is_appended(const Played& played, const AmendmentPreview& result)
{
    const auto whole = played.anew();
    const History& history = played.evening().history();
    for (int number = 1; number <= history.size(); ++number)
        whole->record(history.entry(number).line);
    for (const std::string& line : result.lines)
        REQUIRE(ledger::is_applied(whole->record(line).verdict));
    const History& written = whole->history();
    REQUIRE(written.size() == history.size() + static_cast<int>(result.lines.size()));
    for (const LaterEntry& follower : result.followers) {
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
    const Played& played, const Change& change, const AmendmentPreview& result)
{
    const auto scratch = played.anew();
    for (const std::string& line : standing_lines(played, change.entry - 1))
        REQUIRE(ledger::is_applied(scratch->record(line).verdict));
    const History& course = result.evening->history();
    for (int number = result.changed_from; number <= course.size(); ++number) {
        const ledger::Entry& entry = course.entry(number);
        INFO(number << " " << entry.line);
        const ledger::Entry& again = scratch->record(entry.line);
        REQUIRE(again.verdict == entry.verdict);
        REQUIRE(messages_of(again.reasons) == messages_of(entry.reasons));
    }
    // Whatever is told of the followers is in the course.
    for (const LaterEntry& follower : result.followers) {
        REQUIRE((follower.in_course == 0) == (follower.fate == Outcome::dropped));
        if (follower.in_course == 0)
            continue;
        REQUIRE(follower.line == course.entry(follower.in_course).line);
        REQUIRE(follower.after == course.entry(follower.in_course).verdict);
        REQUIRE(follower.stood_at < follower.in_course);
    }
    for (const ledger::Added& line : result.added)
        REQUIRE(line.verdict == course.entry(line.in_course).verdict);
    check_same_state(*scratch, *result.evening);
}

/// What is decided in bulk is what these decisions come to, and leaves nothing that it could
/// decide.
void check_rest(const Played& played, const Change& change, Decisions decisions)
{
    const auto decide = [&](const Rest& rest) {
        auto result = ledger::amend_and_decide_rest(
            played.evening(), played.copying(), change, rest, decisions);
        REQUIRE_FALSE(result.is_error());
        const AmendmentPreview again = amended(played, change, decisions);
        REQUIRE(again.lines == result.value().lines);
        check_same_state(*again.evening, *result.value().evening);
        return std::move(result.value());
    };
    const AmendmentPreview ruled = decide({Rest::Kind::rule, "we play on"});
    CHECK(ruled.count(Outcome::illegal) == 0);
    const AmendmentPreview dropped = decide({Rest::Kind::drop});
    CHECK(dropped.undecided() == 0);
    // What was not done does not change what stands.
    CHECK(dropped.lines == ruled.lines);
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
            const AmendmentPreview first = amended(played, change);
            check_all_follow(played, change, first);
            check_is_what_is_appended(played, first);
            check_is_a_replay_from_scratch(played, change, first);
            const Decisions decisions = any_decisions(played, first, random);
            const AmendmentPreview second = amended(played, change, decisions);
            check_is_what_is_appended(played, second);
            check_is_a_replay_from_scratch(played, change, second);
            check_rest(played, change, decisions);
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
        const AmendmentPreview same =
            amended(played, Change::replace(entry, played.evening().history().entry(entry).line));
        CHECK(same.count(Outcome::stands) == static_cast<int>(same.followers.size()));
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
    const auto is_decided = [](Verdict changed, Outcome follower) {
        AmendmentPreview amended;
        amended.changed.push_back({.line = "this", .verdict = Verdict::legal, .reasons = {}});
        amended.changed.push_back({.line = "that", .verdict = changed, .reasons = {}});
        amended.followers.push_back({1, "before", Outcome::stands});
        amended.followers.push_back({2, "behind", follower});
        return amended.is_decided();
    };
    CHECK(is_decided(Verdict::legal, Outcome::stands));
    CHECK(is_decided(Verdict::ruled, Outcome::changes));
    CHECK(is_decided(Verdict::unverified, Outcome::dropped));
    CHECK_FALSE(is_decided(Verdict::illegal, Outcome::stands));
    CHECK_FALSE(is_decided(Verdict::impossible, Outcome::stands));
    CHECK_FALSE(is_decided(Verdict::legal, Outcome::illegal));
    CHECK_FALSE(is_decided(Verdict::legal, Outcome::impossible));
}

TEST_CASE("an amendment is decided when nothing is left that does not stand")
{
    bool was_undecided = false;
    for (std::uint32_t seed = 1; seed < 40 && !was_undecided; ++seed) {
        const Played played(seed);
        Random random(seed);
        const Change change = Change::drop(any_standing(played.evening().history(), random));
        Decisions decisions;
        AmendmentPreview result = amended(played, change);
        was_undecided = !result.is_decided();
        // Each decision can bring others to light; in the end all are made.
        while (!result.is_decided()) {
            for (const LaterEntry& follower : result.followers) {
                if (follower.fate == Outcome::illegal)
                    decisions[follower.entry] = Decision::rule("it was done");
                else if (follower.fate == Outcome::impossible)
                    decisions[follower.entry] = Decision::drop();
            }
            result = amended(played, change, decisions);
        }
        for (const auto& [entry, decision] : decisions) {
            const auto decided = std::ranges::find(result.followers, entry, &LaterEntry::entry);
            REQUIRE(decided != result.followers.end());
            if (decision.kind == Decision::Kind::drop)
                CHECK(decided->fate == Outcome::dropped);
            else // A later decision may have made the ruling needless.
                CHECK(ledger::is_applied(decided->after));
        }
    }
    CHECK(was_undecided);
}

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
        for (const LaterEntry& follower : result.value().followers) {
            if (follower.entry == entry)
                return follower.fate;
        }
        FAIL("no follower " << entry);
        return Outcome::dropped;
    };
    // The last card shows them all: it is as legal as before, and shoots somebody else.
    const Change other_target = Change::replace(2, "ana aims ala");
    CHECK(fate_after(other_target, 11) == Outcome::stands);
    CHECK(fate_after(other_target, 12) == Outcome::changes);
    // It is ruled as before and does nothing, as before, but against another number of wounds.
    CHECK(fate_after(other_target, 13) == Outcome::changes);
    CHECK(fate_after(Change::drop(6), 13) == Outcome::stands);
    // What had to be ruled is legal, and does the same.
    CHECK(fate_after(Change::drop(6), 7) == Outcome::changes);
}

namespace {

/// A round of four, in which Piotr is hit, and the next one.
std::unique_ptr<Evening> two_rounds(const std::string& ana_aims = "ana aims piotr")
{
    auto evening = begin_cash(Table{{"ana", "piotr", "iwo", "ala"}, {}});
    record_all(*evening,
        {loot_line(1), ana_aims, "piotr aims ala", "iwo aims piotr", "ala aims iwo", "table stands",
            "ana shows bang", "piotr shows click", "iwo shows click", "ala shows click",
            "ana takes $5000", "iwo takes $5000", "ala takes $10000", "ana takes $10000",
            "iwo takes $20000", "ala takes desk", "ana takes painting", "iwo takes clip"});
    return evening;
}

AmendmentPreview amended(
    const Evening& evening, const Change& change, const Decisions& decisions = {})
{
    auto result = ledger::amend(evening, games::copying_of(evening), change, decisions);
    REQUIRE_FALSE(result.is_error());
    return std::move(result.value());
}

const LaterEntry& follower_of(const AmendmentPreview& amended, int entry)
{
    const auto found = std::ranges::find(amended.followers, entry, &LaterEntry::entry);
    REQUIRE(found != amended.followers.end());
    return *found;
}

} // namespace

TEST_CASE("what falls for one reason is one cause, and a line that was forgotten settles all of it")
{
    const auto evening = two_rounds();
    const ledger::EveningOps& copying = games::copying_of(*evening);
    const Change change = Change::drop(2);
    const AmendmentPreview first = amended(*evening, change);
    CHECK(first.undecided() > 10);
    const std::vector<ledger::Cause> causes = ledger::causes_of(first);
    REQUIRE_FALSE(causes.empty());
    CHECK(causes.size() < static_cast<std::size_t>(first.undecided()));
    CHECK(first.followers[causes.front().followers.front()].entry == 6);
    std::size_t falling = 0;
    for (const ledger::Cause& cause : causes)
        falling += cause.followers.size();
    CHECK(falling == static_cast<std::size_t>(first.undecided()));

    const auto settlements = ledger::settlements_of_first(*evening, copying, change, first, 6);
    REQUIRE_FALSE(settlements.empty());
    for (const ledger::Settlement& way : settlements) {
        CHECK(way.place == ledger::Added::Place::before);
        // That was just said not to have happened.
        CHECK(way.lines != std::vector<std::string>{"ana aims piotr"});
        const AmendmentPreview then =
            amended(*evening, change, {{6, Decision::with_before(way.lines)}});
        CHECK(ledger::is_applied(follower_of(then, 6).after));
    }
    CHECK(ledger::settlements_of_first(*evening, copying, change, first, 1).size() == 1);
    const Change same = Change::replace(2, "ana aims piotr");
    CHECK(
        ledger::settlements_of_first(*evening, copying, same, amended(*evening, same), 6).empty());
}

TEST_CASE("what is said not to have happened is offered no more, also where it stood by a ruling")
{
    const std::string left_out = "ana aims piotr";
    const auto evening = two_rounds(left_out + " ! we saw it");
    const Change change = Change::drop(2);
    const auto settlements = ledger::settlements_of_first(
        *evening, games::copying_of(*evening), change, amended(*evening, change), 6);
    REQUIRE_FALSE(settlements.empty());
    for (const ledger::Settlement& way : settlements)
        CHECK(way.lines.front() != left_out);
}

TEST_CASE("nothing is offered that would settle a covered bid: it would tell what the bid is")
{
    // A table of two.
    const Played played(1);
    const auto evening = played.anew();
    const auto is_laid = [&] {
        const int last = evening->history().size();
        return last > 0
            && evening->view_for(ledger::Audience::everybody())->entry(last).line.find(" bids *")
            != std::string::npos;
    };
    for (const std::string& line : standing_lines(played.evening())) {
        if (!is_laid())
            evening->record(line);
    }
    REQUIRE(is_laid());
    const int bid = evening->history().size();
    int fallen = 0;
    for (int entry = bid - 1; entry > std::max(0, bid - 10); --entry) {
        const Change change = Change::drop(entry);
        const AmendmentPreview result = amended(*evening, change);
        const auto first = std::ranges::find_if(result.followers, &LaterEntry::falls);
        if (first == result.followers.end() || first->entry != bid)
            continue;
        ++fallen;
        CHECK(ledger::settlements_of_first(*evening, played.copying(), change, result, 6).empty());
    }
    CHECK(fallen > 0);
}

TEST_CASE("where no single line was forgotten, another one may have been done instead")
{
    const auto evening = begin_mafia();
    record_all(*evening, {"antonio rolls 1 red", "antonio moves 1"});
    const std::vector<ledger::LegalLine> next = evening->legal_lines();
    const auto roll = std::ranges::find_if(next, [](const ledger::LegalLine& legal) {
        return legal.line.find(" rolls ") != std::string::npos;
    });
    REQUIRE(roll != next.end());
    record_all(*evening, {roll->line});
    const Change change = Change::replace(1, "antonio rolls 5 red");
    const AmendmentPreview first = amended(*evening, change);
    CHECK(first.undecided() == 2);
    const auto settlements =
        ledger::settlements_of_first(*evening, games::copying_of(*evening), change, first, 6);
    REQUIRE_FALSE(settlements.empty());
    CHECK(settlements.front().place == ledger::Added::Place::instead);
    const AmendmentPreview then =
        amended(*evening, change, {{2, Decision::instead(settlements.front().lines)}});
    CHECK(then.is_decided());
    CHECK(then.followers.front().fate == Outcome::replaced);
}

TEST_CASE("lines that were forgotten or done instead come in their place, and are judged there")
{
    const auto evening = two_rounds();
    const Change change = Change::drop(2);
    const AmendmentPreview then = amended(*evening, change,
        {{6, Decision::with_before({"ana aims iwo"})},
            {9, Decision::instead({"iwo shows bang", "ala shows click"})}, {10, Decision::drop()}});
    const std::vector<std::string> begin{"table undoes to 1", "piotr aims ala", "iwo aims piotr",
        "ala aims iwo", "ana aims iwo", "table stands", "ana shows bang", "piotr shows click"};
    REQUIRE(then.lines.size() > begin.size());
    CHECK(std::equal(begin.begin(), begin.end(), then.lines.begin()));
    REQUIRE(then.added.size() == 3);
    CHECK(then.added[0].entry == 6);
    CHECK(then.added[0].place == ledger::Added::Place::before);
    CHECK(then.added[1].place == ledger::Added::Place::instead);
    CHECK(follower_of(then, 9).fate
        == (ledger::is_applied(then.added[1].verdict) && ledger::is_applied(then.added[2].verdict)
                ? Outcome::replaced
                : Outcome::illegal));
    // What decides is the first that does not stand, wherever others come behind it.
    const AmendmentPreview first_falls = amended(
        *evening, change, {{9, Decision::instead({"iwo dances", "table believes iwo wounds 0"})}});
    const LaterEntry& decides = follower_of(first_falls, 9);
    CHECK(decides.falls());
    CHECK(decides.line == "iwo dances");
    CHECK(first_falls.evening->history().entry(decides.in_course).line == "iwo dances");
    // A forgotten line that does not stand has to be decided about, like an entry.
    const AmendmentPreview wrong = amended(*evening, Change::replace(2, "ana aims piotr"),
        {{6, Decision::with_before({"ana dances"})}});
    CHECK(wrong.undecided() == 1);
    CHECK_FALSE(wrong.is_decided());
    const auto step = ledger::amend(*evening, games::copying_of(*evening), change,
        {{6, Decision::instead({"table undoes to 1"})}});
    REQUIRE(step.is_error());
    CHECK(step.error().message == ledger::message::amends_by_step);
}

TEST_CASE("a refused last entry that is left out leaves nothing to write down")
{
    const auto evening = two_rounds();
    REQUIRE_FALSE(ledger::is_applied(evening->record("ana dances").verdict));
    const AmendmentPreview result = amended(*evening, Change::drop(evening->history().size()));
    CHECK(result.is_decided());
    CHECK(result.lines.empty());
}

TEST_CASE("lines can replace several entries")
{
    const auto evening = two_rounds();
    Change change{2, Change::Kind::replace, {"ana aims iwo", "piotr aims ana"}, 2};
    const AmendmentPreview two = amended(*evening, change);
    CHECK(two.followers.front().entry == 4);
    change.count = 99;
    const AmendmentPreview all = amended(*evening, change);
    CHECK(all.followers.empty());
    CHECK(all.is_decided());
}

TEST_CASE("the rest stands by one ruling, each entry when its turn comes, and no more than falls")
{
    const auto evening = two_rounds();
    const ledger::EveningOps& copying = games::copying_of(*evening);
    // Piotr is not hit, so he is the next to take a share, and nobody whose turn comes before.
    const Change change = Change::replace(7, "ana shows click");
    Decisions decisions{{11, Decision{}}};
    const AmendmentPreview first = amended(*evening, change);
    REQUIRE(first.undecided() > 0);
    const auto ruled = ledger::amend_and_decide_rest(
        *evening, copying, change, {Rest::Kind::rule, "we play on"}, decisions);
    REQUIRE_FALSE(ruled.is_error());
    CHECK(ruled.value().count(Outcome::illegal) == 0);
    int rulings = 0;
    for (const auto& [entry, decision] : decisions)
        rulings += decision.kind == Decision::Kind::rule ? 1 : 0;
    CHECK(rulings > 0);
    CHECK(rulings <= first.undecided());
    for (const LaterEntry& follower : ruled.value().followers) {
        if (follower.after == Verdict::ruled)
            CHECK(follower.line.ends_with(" ! we play on"));
    }

    // One cause alone, and what is kept on purpose is left.
    Decisions of_one{{2, Decision{}}};
    const Change dropped = Change::drop(1);
    const AmendmentPreview falls = amended(*evening, dropped, of_one);
    const ledger::Cause cause = ledger::causes_of(falls).back();
    const auto without = ledger::amend_and_decide_rest(
        *evening, copying, dropped, {Rest::Kind::drop, {}, cause.reason}, of_one);
    REQUIRE_FALSE(without.is_error());
    CHECK(without.value().count(Outcome::dropped) == static_cast<int>(cause.followers.size()));
    CHECK(without.value().undecided()
        == falls.undecided() - static_cast<int>(cause.followers.size()));
    CHECK(follower_of(without.value(), 2).fate == Outcome::illegal);
}

/// What it costs; no test depends on it.
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
