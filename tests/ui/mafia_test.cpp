/// Whole games of MAFIA, tapped through the real screens. What the database holds in the end is
/// entry for entry what the referee alone makes of the same lines.

#include "tests/ui/evening.h"
#include "tests/ui/mafia_tapper.h"
#include "tests/ui/whole_evening.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

void tap_through(const std::string& name)
{
    const db::Record record = test_record("mafia/" + name);
    MafiaTapper tapper(referee_of(record));
    test::tap_through(record, tapper, Sceneries::changing);
}

} // namespace

TEST_CASE("mafia: a game of two is tapped in, killed in the middle, resumed, and counted")
{
    tap_through("game-2-players");
}

TEST_CASE("mafia: a game of four is tapped in")
{
    tap_through("game-4-players");
}

TEST_CASE("mafia: a game of six with a loan and a deal is tapped in")
{
    tap_through("game-6-players");
}
