/// Whole games of Ca$h 'n Guns, tapped and dragged through the real screens. What the database
/// holds in the end is entry for entry what the referee alone makes of the same lines.

#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/whole_evening.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

void tap_through(const std::string& name)
{
    const db::Record record = test_record("cash-n-guns/" + name);
    CashNGunsTapper tapper(referee_of(record));
    test::tap_through(record, tapper, Sceneries::changing);
}

} // namespace

TEST_CASE("a game of four is tapped in, killed in the middle, resumed, and scored")
{
    tap_through("game-4-players");
}

TEST_CASE("a game of five whose discards are told is tapped in")
{
    tap_through("game-5-players");
}

TEST_CASE("a game of six is tapped in")
{
    tap_through("game-6-players");
}

TEST_CASE("a game of eight is tapped in")
{
    tap_through("game-8-players");
}

TEST_CASE("a game with powers is tapped in")
{
    tap_through("game-with-powers");
}

TEST_CASE("a game that ends with the last one alive is tapped in")
{
    tap_through("game-last-alive");
}
