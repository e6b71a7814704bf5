/// `table corrects:` and `by-hand`: acts obey what is physically possible, and nothing else.

#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

std::unique_ptr<Evening> two_figures_on_the_board()
{
    auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "marzullo thug test-docks", "marzullo declines",
            "pizzino member don midtown+queens", "pizzino declines"});
    return evening;
}

std::string corrected(const Evening& evening, const std::string& acts)
{
    return opinion(evening, "table corrects: " + acts);
}

const Holding& holding(const Evening& evening, Family family)
{
    return evening.timeline().present().of(family);
}

} // namespace

TEST_CASE("cards come and go whatever the rules say")
{
    const auto evening = two_figures_on_the_board();
    CHECK(corrected(*evening, "marzullo gains $5,$5,narcotics") == "legal");
    CHECK(corrected(*evening, "vitale gains ally:test-mayor-3") == "legal");
    CHECK(corrected(*evening, "marzullo loses $1,$2,$3,job,job") == "legal");
    CHECK(corrected(*evening, "marzullo gives $1 to vitale") == "legal");
    CHECK(corrected(*evening, "marzullo banks $3; marzullo unbanks $3") == "legal");
    CHECK(corrected(*evening, "marzullo banks job:test-hit") == "legal");
}

TEST_CASE("cards that are not there cannot go anywhere")
{
    const auto evening = two_figures_on_the_board();
    CHECK(corrected(*evening, "marzullo loses gun") == "impossible");
    CHECK(corrected(*evening, "marzullo loses job,job,job") == "impossible");
    CHECK(corrected(*evening, "marzullo loses ally:test-mayor-1") == "impossible");
    CHECK(corrected(*evening, "marzullo gives $5 to vitale") == "impossible");
    CHECK(corrected(*evening, "marzullo unbanks $1") == "impossible");
    CHECK(corrected(*evening, "marzullo banks gun") == "impossible 16.suitcase");
    CHECK(corrected(*evening, "caccamo gains $1") == "impossible 8.players");
    CHECK(corrected(*evening, "marzullo gives $1 to caccamo") == "impossible 8.players");
    // The second of two acts fails, so neither is done.
    const Position before = evening->timeline().present();
    evening->record("table corrects: marzullo gains gun; marzullo loses booze");
    CHECK(evening->timeline().present() == before);
}

TEST_CASE("a card is in one place only")
{
    const auto evening = two_figures_on_the_board();
    record_all(*evening, {"table corrects: marzullo gains ally:test-mayor-1"});
    CHECK(corrected(*evening, "pizzino gains ally:test-mayor-1") == "impossible");
    CHECK(corrected(*evening, "marzullo gives ally:test-mayor-1 to pizzino") == "legal");
    // Four copies of this Job are in the box.
    record_all(*evening, {"table corrects: pizzino gains job:test-hit,job:test-hit"});
    CHECK(corrected(*evening, "marzullo gains job:test-hit,job:test-hit") == "legal");
    CHECK(corrected(*evening, "marzullo gains job:test-hit,job:test-hit,job:test-hit")
        == "impossible");
}

TEST_CASE("the box holds 120 money cards and 32 goods")
{
    const auto evening = two_figures_on_the_board();
    CHECK(corrected(*evening, "marzullo gains $1x100") == "legal");
    CHECK(corrected(*evening, "marzullo gains $1x100,$2x12") == "impossible");
    CHECK(corrected(*evening, "marzullo gains gunx32") == "legal");
    CHECK(corrected(*evening, "marzullo gains gunx30,boozex3") == "impossible");
}

TEST_CASE("figures move, are shot and come back whatever the rules say")
{
    const auto evening = two_figures_on_the_board();
    CHECK(corrected(*evening, "marzullo:thug@test-docks moves to test-hotel") == "legal");
    CHECK(corrected(*evening, "marzullo:thug@test-docks moves to midtown+queens") == "legal");
    CHECK(corrected(*evening, "marzullo:thug@test-docks shot") == "legal");
    CHECK(corrected(*evening, "pizzino:don@midtown+queens recalled") == "legal");
    CHECK(corrected(*evening, "marzullo:thug@test-hotel shot") == "impossible");
    CHECK(corrected(*evening, "marzullo:don@midtown+queens shot") == "impossible");
    CHECK(corrected(*evening, "marzullo:thug@test-docks moves to test-laundry") == "impossible");
}

TEST_CASE("a figure that was shot by mistake is taken out of the Hudson again")
{
    const auto evening = two_figures_on_the_board();
    record_all(*evening, {"table corrects: marzullo:thug@test-docks shot"});
    CHECK(corrected(*evening, "marzullo:thug@hudson shot") == "impossible");
    CHECK(corrected(*evening, "marzullo:thug@hudson recalled") == "legal");
    record_all(*evening, {"table corrects: marzullo:thug@hudson moves to test-docks"});
    CHECK(figure_at(evening->timeline().present(),
        Place::on(*evening->timeline().components().find_business("test-docks")))
              .has_value());
}

TEST_CASE("markers are laid and taken by number from the bottom")
{
    const auto evening = two_figures_on_the_board();
    record_all(*evening,
        {"table corrects: marzullo marks queens; pizzino marks queens; marzullo marks queens"});
    CHECK(holding(*evening, Family::marzullo).markers == 7);
    CHECK(corrected(*evening, "marzullo unmarks queens#3") == "impossible 19.no-markers");
    CHECK(corrected(*evening, "vitale unmarks queens") == "impossible 19.no-markers");
    CHECK(corrected(*evening, "marzullo marks central-park") == "impossible 15.central-park");
    record_all(*evening, {"table corrects: marzullo unmarks queens#1"});
    CHECK(controller_of(evening->timeline().present(), Area::queens) == Family::marzullo);
    record_all(*evening, {"table corrects: marzullo unmarks queens"});
    CHECK(controller_of(evening->timeline().present(), Area::queens) == Family::pizzino);
    CHECK(holding(*evening, Family::marzullo).markers == 9);
}

TEST_CASE("what the card says is done by hand")
{
    const auto evening = two_figures_on_the_board();
    record_all(*evening,
        {"vitale thug test-market", "vitale declines", "table corrects: marzullo gains blood-money",
            "marzullo job test-errand from hand pays blood-money"});
    CHECK(opinion(*evening, "pizzino uses by-hand: pizzino gains $1") == "illegal 13.turn");
    CHECK(
        opinion(*evening, "marzullo uses by-hand: pizzino gives gun to marzullo") == "impossible");
    record_all(*evening,
        {"marzullo uses by-hand: pizzino gives $3 to marzullo; vitale:thug@test-market shot"});
    CHECK(holding(*evening, Family::pizzino).hand_money[Bill::three] == 0);
    CHECK(holding(*evening, Family::marzullo).hand_money[Bill::three] == 2);
    record_all(*evening, {"marzullo collects", "pizzino thug test-market"});
}

TEST_CASE("a correction at the wrong moment makes the game go on by itself")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening, {"table opens wall-street test-bakery", "marzullo thug test-exchange"});
    // Without money the Suitcase ability falls away, and the $2 is declined.
    record_all(*evening, {"marzullo declines $2", "table corrects: marzullo loses $1,$2,$3"});
    CHECK(evening->timeline().present().turn == Family::pizzino);
}
