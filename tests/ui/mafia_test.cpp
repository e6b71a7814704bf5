/// Whole games of MAFIA, tapped through the real screens. What the database holds in the end is
/// entry for entry what the referee alone makes of the same lines.

#include "tests/ui/evening.h"
#include "tests/ui/laid_table.h"
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

TEST_CASE("mafia: figures of one person rule the city together, and nobody spits")
{
    db::Record record = test_record("mafia/M-7.1-one-person");
    const std::unique_ptr<ledger::Evening> referee = referee_of(record);
    std::erase_if(record.moves, [&referee](const std::string& line) {
        return !ledger::is_applied(referee->record(line).verdict);
    });
    const LaidTable table(record);
    CHECK(table.stage.shows("Antonio, Sergio rule the city"));
    CHECK(table.stage.shows("Antonio, Sergio have the most pieces on the map: 2 each, 1 more"));
    CHECK_FALSE(table.stage.shows("Tied on all counts"));
    CHECK_FALSE(table.stage.has("spit:antonio"));
}
