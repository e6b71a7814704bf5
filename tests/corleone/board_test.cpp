/// Board tracking: figures, wars, markers, completed Jobs, Allies and bids; no hands.

#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

std::unique_ptr<Evening> board(const std::vector<std::string>& families)
{
    auto evening = begin(head_of(families, "board"));
    record_all(*evening, {"table opens wall-street test-bakery"});
    return evening;
}

} // namespace

TEST_CASE("abilities that only move cards are not waited for")
{
    const auto evening = board({"marzullo", "pizzino"});
    record_all(*evening, {"marzullo thug test-docks", "pizzino thug test-exchange"});
    CHECK(evening->timeline().present().turn == Family::marzullo);
    CHECK(opinion(*evening, "pizzino collects") == "unverified");
    CHECK(opinion(*evening, "pizzino uses bank $3") == "unverified");
    CHECK(opinion(*evening, "marzullo thug test-docks") == "illegal 14.thug-space");
}

TEST_CASE("27.horse-head: the Horse Head lies on the table for all to see")
{
    const auto evening = board({"marzullo", "pizzino"});
    record_all(*evening, {"marzullo thug test-docks", "pizzino thug test-theatre"});
    CHECK(opinion(*evening, "marzullo thug test-market") == "illegal 13.turn");
    record_all(*evening, {"pizzino uses horse-head"});
    CHECK(evening->timeline().present().horse_head == Family::pizzino);
}

TEST_CASE("16.job: Jobs are completed without a payment, and each card only once")
{
    const auto evening = board({"marzullo", "pizzino"});
    record_all(*evening,
        {"marzullo job test-delivery from hand", "pizzino job test-laundering from hand",
            "marzullo job test-laundering from hand", "pizzino job test-laundering from hand"});
    CHECK(opinion(*evening, "marzullo job test-laundering from hand") == "impossible 16.suitcase");
    CHECK(opinion(*evening, "marzullo job test-visit from hand pays gun") == "unverified");
    CHECK(opinion(*evening, "table believes pizzino leads grey") == "legal");
    CHECK(opinion(*evening, "table believes marzullo leads grey") == "illegal 23.jobs");
}

TEST_CASE("17.ally: who has which Ally is known")
{
    const auto evening = board({"marzullo", "pizzino"});
    record_all(*evening, {"table corrects: marzullo gains ally:test-gunman-1"});
    CHECK(opinion(*evening, "pizzino ally test-gunman-1") == "impossible 13.turn");
    record_all(*evening, {"marzullo ally test-gunman-1"});
    CHECK(evening->timeline().present().turn == Family::pizzino);
    CHECK(opinion(*evening, "marzullo ally test-gunman-1") == "illegal 13.turn 17.ally");
}

TEST_CASE("9.hand: what is in a hand cannot be checked")
{
    const auto evening = board({"marzullo", "pizzino"});
    CHECK(
        opinion(*evening, "table believes marzullo holds $1,$2,$3,job,job") == "unverified 9.hand");
    CHECK(opinion(*evening, "table believes marzullo banked 5") == "unverified 23.winner");
}

TEST_CASE("23.hand: full tracking counts by itself")
{
    const auto evening = begin({"marzullo", "pizzino"});
    CHECK(opinion(*evening, "marzullo counts $5") == "impossible");
    CHECK(opinion(*board({"marzullo", "pizzino"}), "marzullo counts $5") == "illegal 13.end");
}

TEST_CASE("8.players: seats are counted clockwise")
{
    const auto evening = board({"marzullo", "pizzino", "vitale"});
    const Position& position = evening->timeline().present();
    CHECK(seats_between(position, Family::marzullo, Family::marzullo) == 0);
    CHECK(seats_between(position, Family::marzullo, Family::vitale) == 2);
    CHECK(seats_between(position, Family::vitale, Family::pizzino) == 2);
    CHECK(seats_between(position, Family::vitale, Family::caccamo) == 3);
}
