/// A trial from any entry on: its moves, its undo, what it differs in, and that it is written
/// nowhere.

#include "engine/ledger/messages_amendment.h"
#include "engine/ledger/what_if.h"
#include "tests/court/played.h"
#include "tests/support/random.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Audience;
using ledger::Change;
using ledger::WhatIf;

namespace {

WhatIf what_if(const Played& played, int entry)
{
    auto begun = WhatIf::from(played.evening(), played.copying(), entry);
    REQUIRE_FALSE(begun.is_error());
    return std::move(begun.value());
}

/// Some moves, and now and then one of them back.
void try_something(WhatIf& trial, const Played& played, Random& random)
{
    for (int i = 0; i < 10; ++i) {
        if (random.chance(25))
            static_cast<void>(trial.undo());
        else
            trial.attempt(
                played.any_line(trial.trial(), static_cast<std::uint32_t>(random.below(1 << 30))));
    }
}

void check_is_a_replay_from_scratch(const WhatIf& trial, const Played& played)
{
    const auto scratch = played.anew();
    for (const std::string& line : standing_lines(played, trial.entry()))
        REQUIRE(ledger::is_applied(scratch->record(line).verdict));
    check_same_state(*scratch, trial.then());
    for (const int number : trial.tried()) {
        const ledger::Entry& tried = trial.trial().history().entry(number);
        const ledger::Entry& again = scratch->record(tried.line);
        REQUIRE(again.verdict == tried.verdict);
        REQUIRE(messages_of(again.reasons) == messages_of(tried.reasons));
    }
    check_same_state(*scratch, trial.trial());
}

} // namespace

TEST_CASE("what if is the evening up to there, and then the tried lines, from scratch")
{
    CHECK(rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        const Played played(seed);
        const ledger::Tree before = played.evening().position_report();
        const int entries = played.evening().history().size();
        Random random(seed);
        for (int i = 0; i < 4; ++i) {
            WhatIf trial = what_if(played, random.below(entries + 1));
            INFO("entry " << trial.entry());
            try_something(trial, played, random);
            check_is_a_replay_from_scratch(trial, played);
            while (trial.undo())
                continue;
            CHECK(trial.lines().empty());
            check_same_state(trial.trial(), trial.then());
            const ledger::CourseDifference none =
                ledger::difference_of(trial.then(), trial.trial(), Audience::everybody());
            CHECK(none.position.empty());
            CHECK(none.score.empty());
        }
        CHECK(played.evening().history().size() == entries);
        CHECK(played.evening().position_report() == before);
    }));
}

TEST_CASE("a trial becomes an amendment: the tried lines, and what followed behind them")
{
    CHECK(rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        const Played played(seed);
        Random random(seed);
        WhatIf trial = what_if(played, random.below(played.evening().history().size() + 1));
        CHECK_FALSE(trial.as_change(played.evening()).has_value());
        try_something(trial, played, random);
        for (const Change::Kind kind : {Change::Kind::insert, Change::Kind::replace}) {
            const auto change = trial.as_change(played.evening(), kind);
            if (!change)
                continue;
            const auto amended = ledger::amend(played.evening(), played.copying(), *change);
            REQUIRE_FALSE(amended.is_error());
            REQUIRE(amended.value().changed.size() == trial.lines().size());
            for (const ledger::Entry& entry : amended.value().changed)
                CHECK(ledger::is_applied(entry.verdict));
            // Without what followed, both are the same.
            ledger::Decisions decisions;
            for (const ledger::LaterEntry& follower : amended.value().followers)
                decisions[follower.entry] = ledger::Decision::drop();
            const auto alone =
                ledger::amend(played.evening(), played.copying(), *change, decisions);
            REQUIRE_FALSE(alone.is_error());
            check_same_state(*alone.value().evening, trial.trial());
        }
    }));
}

TEST_CASE("a trial outlives what is recorded meanwhile, and begins at an entry that is there")
{
    const Played played(4);
    const auto evening = played.copying().copy(played.evening());
    auto begun = WhatIf::from(*evening, played.copying(), 20);
    REQUIRE_FALSE(begun.is_error());
    const ledger::Tree then = begun.value().then().position_report();
    evening->record(ledger::undo_line(0));
    CHECK(begun.value().then().position_report() == then);
    CHECK(begun.value().trial().position_report() == then);
    // It began from an entry that counts no more.
    const std::vector<ledger::LegalLine> legal = begun.value().trial().legal_lines();
    REQUIRE_FALSE(legal.empty());
    begun.value().attempt(legal.front().line);
    CHECK(begun.value().lines() == std::vector{legal.front().line});
    CHECK_FALSE(begun.value().as_change(*evening).has_value());

    for (const int entry : {-1, evening->history().size() + 1}) {
        const auto none = WhatIf::from(*evening, played.copying(), entry);
        REQUIRE(none.is_error());
        CHECK(none.error().message == ledger::message::no_such_entry);
    }
}

TEST_CASE("a trial that begins where the evening stands is what everybody does all evening")
{
    const Played played(4);
    const std::vector<std::string> lines = standing_lines(played.evening());
    const auto evening = played.anew();
    for (std::size_t i = 0; i < 20; ++i)
        evening->record(lines[i]);
    const int entries = evening->history().size();
    auto begun = WhatIf::from(*evening, played.copying(), entries);
    REQUIRE_FALSE(begun.is_error());
    WhatIf& trial = begun.value();
    trial.attempt(lines[20]);
    trial.attempt(lines[21]);
    REQUIRE(trial.lines() == std::vector{lines[20], lines[21]});
    // There is nothing that it could replace.
    for (const Change::Kind kind : {Change::Kind::insert, Change::Kind::replace}) {
        const auto change = trial.as_change(*evening, kind);
        REQUIRE(change);
        CHECK(change->kind == Change::Kind::insert);
        CHECK(change->entry == entries + 1);
        const auto amended = ledger::amend(*evening, played.copying(), *change);
        REQUIRE_FALSE(amended.is_error());
        CHECK(amended.value().lines == trial.lines());
        CHECK(amended.value().followers.empty());
    }
}

TEST_CASE("a trial from the start takes back what it tried and no more, and comes before all else")
{
    const Played played(4);
    WhatIf trial = what_if(played, 0);
    const int before = trial.trial().history().size();
    CHECK_FALSE(trial.undo());
    CHECK(trial.trial().history().size() == before);
    std::vector<std::string> tried = standing_lines(played.evening());
    tried.resize(3);
    for (const std::string& line : tried)
        trial.attempt(line);
    CHECK(trial.lines() == tried);
    CHECK(trial.undo());
    tried.pop_back();
    CHECK(trial.lines() == tried);

    const auto change = trial.as_change(played.evening());
    REQUIRE(change);
    CHECK(change->lines == tried);
    int first = 1;
    while (!played.evening().history().stands(first))
        ++first;
    CHECK(change->entry == first);
    CHECK(change->kind == Change::Kind::insert);
    CHECK(trial.as_change(played.evening(), Change::Kind::replace)->kind == Change::Kind::replace);

    CHECK(trial.undo());
    CHECK(trial.undo());
    CHECK_FALSE(trial.undo());
    CHECK(trial.lines().empty());
    check_same_state(trial.trial(), trial.then());
}

TEST_CASE("what stands only because it is tried has yet to be ruled in a record")
{
    const Played played(3);
    int entry = 20;
    while (!played.evening().history().stands(entry))
        ++entry;
    WhatIf trial = what_if(played, entry);
    Random random(7);
    const std::string ruling = " ! " + std::string(ledger::trial_reason);
    for (int i = 0; i < 1000 && trial.lines().empty(); ++i) {
        const std::string line =
            played.any_line(trial.trial(), static_cast<std::uint32_t>(random.below(1 << 30)));
        if (trial.trial().consider(line).verdict == ledger::Verdict::illegal)
            trial.attempt(line + ruling);
    }
    REQUIRE(trial.lines().size() == 1);
    REQUIRE(trial.lines_for_record().size() == 1);
    CHECK(trial.lines_for_record().front() + ruling == trial.lines().front());
    const auto change = trial.as_change(played.evening());
    REQUIRE(change);
    CHECK(change->lines == trial.lines_for_record());
    const auto amended = ledger::amend(played.evening(), played.copying(), *change);
    REQUIRE_FALSE(amended.is_error());
    CHECK_FALSE(amended.value().is_decided());
}

TEST_CASE("a trial of the last bid opens the others, until the evening has opened them itself")
{
    const Audience everybody = Audience::everybody();
    // A table of two.
    const Played played(1);
    const auto evening = played.anew();
    const auto is_laid = [&] {
        const int last = evening->history().size();
        return last > 0
            && evening->view_for(everybody)->entry(last).line.find(" bids *") != std::string::npos;
    };
    const std::vector<std::string> lines = standing_lines(played.evening());
    auto next = lines.begin();
    while (!is_laid()) {
        REQUIRE(next != lines.end());
        evening->record(*next++);
    }
    REQUIRE(next->find(" bids ") != std::string::npos);

    auto begun = WhatIf::from(*evening, played.copying(), evening->history().size());
    REQUIRE_FALSE(begun.is_error());
    WhatIf& trial = begun.value();
    const auto opened = played.copying().copy(*evening);
    opened->record(*next);
    CHECK_FALSE(trial.opens_covered(*evening, everybody));
    CHECK_FALSE(trial.opens_covered(*opened, everybody));
    trial.attempt(*next);
    CHECK(trial.opens_covered(*evening, everybody));
    CHECK_FALSE(trial.opens_covered(*evening, Audience::scribe()));
    CHECK_FALSE(trial.opens_covered(*opened, everybody));
}
