/// Page 23: the parts of the score, at the end and at any moment before.

#include "engine/corleone/score.h"
#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

/// Lays markers in Queens, from the bottom to the top.
std::optional<Family> dominator(const std::vector<std::string>& stack)
{
    const auto evening = begin({"marzullo", "pizzino", "vitale", "caccamo", "matarazzo"});
    for (const std::string& family : stack)
        record_all(*evening, {"table corrects: " + family + " marks queens"});
    return dominator_of(evening->timeline().present(), Area::queens);
}

Score score_of(const Evening& evening)
{
    return score(evening.timeline().present(), evening.timeline().components());
}

} // namespace

TEST_CASE("23.winner: on the board alone nothing is final before every Suitcase is counted")
{
    const auto evening = begin(head_of({"marzullo", "pizzino"}, "board"));
    Position position = evening->timeline().present();
    const Components& components = evening->timeline().components();
    position.phase = Phase::end;
    CHECK_FALSE(score(position, components).is_final);
    position.of(Family::marzullo).has_counted = true;
    CHECK_FALSE(score(position, components).is_final);
    CHECK(score(position, components).winners.empty());
    position.of(Family::pizzino).has_counted = true;
    CHECK(score(position, components).is_final);
    position.phase = Phase::tribute;
    CHECK_FALSE(score(position, components).is_final);
}

TEST_CASE("23.domination: the most markers in the stack")
{
    CHECK_FALSE(dominator({}).has_value());
    CHECK(dominator({"marzullo"}) == Family::marzullo);
    CHECK(dominator({"marzullo", "marzullo", "pizzino"}) == Family::marzullo);
    CHECK(dominator({"pizzino", "vitale", "marzullo", "vitale", "caccamo"}) == Family::vitale);
}

TEST_CASE("23.domination: of the tied the one whose marker lies highest")
{
    CHECK(dominator({"marzullo", "pizzino"}) == Family::pizzino);
    CHECK(dominator({"marzullo", "pizzino", "pizzino", "marzullo"}) == Family::marzullo);
    // A third one lies on top and does not matter.
    CHECK(dominator({"pizzino", "marzullo", "marzullo", "pizzino", "vitale"}) == Family::pizzino);
    CHECK(
        dominator({"marzullo", "pizzino", "vitale", "caccamo", "matarazzo"}) == Family::matarazzo);
}

TEST_CASE("23.jobs: all who tie for a colour get its bonus, but nobody for none")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table corrects: marzullo gains job:test-hit,job:test-hit,job:test-racket; "
         "marzullo banks job:test-hit,job:test-hit,job:test-racket",
            "table corrects: pizzino gains job:test-ambush,job:test-transfer,job:test-visit; "
            "pizzino banks job:test-ambush,job:test-transfer,job:test-visit"});
    const Score now = score_of(*evening);
    const auto bonus = [&now](Family family, JobColour colour) {
        return now.of(family).job_bonus[static_cast<std::size_t>(colour)];
    };
    CHECK(bonus(Family::marzullo, JobColour::green));
    CHECK(bonus(Family::pizzino, JobColour::green));
    CHECK(bonus(Family::marzullo, JobColour::grey));
    CHECK_FALSE(bonus(Family::pizzino, JobColour::grey));
    CHECK(bonus(Family::pizzino, JobColour::blue));
    for (const Family family : {Family::marzullo, Family::pizzino, Family::vitale})
        CHECK_FALSE(bonus(family, JobColour::yellow));
    CHECK(now.of(Family::marzullo).job_bonuses() == 2);
    CHECK(now.of(Family::marzullo).total == 10);
    CHECK(now.of(Family::pizzino).total == 10);
    CHECK(now.of(Family::vitale).total == 0);
}

TEST_CASE("16.suitcase: a completed Job is worth no money")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table corrects: marzullo gains $5,$3,job:test-hit; marzullo banks $5,$3,job:test-hit"});
    CHECK(score_of(*evening).of(Family::marzullo).suitcase == 8);
    CHECK(score_of(*evening).of(Family::marzullo).total == 13);
}

TEST_CASE("23.winner: money first, then domination bonuses, then they share")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table corrects: marzullo gains $5,$5; marzullo banks $5,$5; "
         "pizzino gains $5; pizzino banks $5; vitale gains $5; vitale banks $5"});
    CHECK(score_of(*evening).winners.size() == 1);
    CHECK(score_of(*evening).of(Family::pizzino).rank == 2);
    CHECK(score_of(*evening).of(Family::vitale).rank == 2);

    record_all(*evening, {"table corrects: pizzino marks queens"});
    const Score tied_money = score_of(*evening);
    CHECK(tied_money.of(Family::marzullo).total == tied_money.of(Family::pizzino).total);
    REQUIRE(tied_money.winners.size() == 1);
    CHECK(tied_money.winners[0] == Family::pizzino);
    CHECK(tied_money.of(Family::marzullo).rank == 2);
    CHECK(tied_money.of(Family::vitale).rank == 3);

    record_all(*evening, {"table corrects: vitale marks chelsea"});
    const Score shared = score_of(*evening);
    REQUIRE(shared.winners.size() == 2);
    CHECK(shared.winners[0] == Family::pizzino);
    CHECK(shared.winners[1] == Family::vitale);
    CHECK(shared.of(Family::marzullo).rank == 3);
    CHECK_FALSE(shared.is_final);
}

TEST_CASE("a Job whose colour nobody has told leaves the bonuses open")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table corrects: marzullo gains job:test-unknown; marzullo banks job:test-unknown"});
    CHECK(score_of(*evening).of(Family::marzullo).uncoloured_jobs == 1);
    CHECK(opinion(*evening, "table believes marzullo leads grey") == "unverified 23.jobs");
}

TEST_CASE("board tracking: no totals and no winner before the Suitcases are counted")
{
    const auto evening = begin(head_of({"marzullo", "pizzino"}, "board"));
    record_all(*evening, {"table corrects: marzullo marks queens"});
    const Score now = score_of(*evening);
    CHECK_FALSE(now.of(Family::marzullo).suitcase.has_value());
    CHECK_FALSE(now.of(Family::marzullo).total.has_value());
    CHECK(now.winners.empty());
    CHECK(now.of(Family::marzullo).domination.contains(Area::queens));
    CHECK(opinion(*evening, "table believes marzullo wins") == "unverified 23.winner");
}
