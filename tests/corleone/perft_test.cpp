/// How many lines of play there are from fixed positions: fingerprints of the rules as a whole.
/// A number that changes says that some move became legal or ceased to be; whoever changes it has
/// to say why.

#include "engine/corleone/play.h"
#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

std::uint64_t lines_of_play(const Position& position, const Components& components, int depth)
{
    const std::vector<LegalMove> moves = legal_moves(position, components);
    if (depth == 1)
        return moves.size();
    std::uint64_t lines = 0;
    for (const LegalMove& move : moves)
        lines += lines_of_play(
            ledger::judge_in<Game>(position, move.move, components).after, components, depth - 1);
    return lines;
}

/// The number of lines of play of one, two and three moves.
using Lines = std::vector<std::uint64_t>;

Lines fingerprint(const Evening& evening)
{
    Lines lines;
    for (const int depth : {1, 2, 3})
        lines.push_back(
            lines_of_play(evening.timeline().present(), evening.timeline().components(), depth));
    return lines;
}

} // namespace

TEST_CASE("two players, in the middle of Family Business")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table reveals job test-hit", "table reveals job test-racket",
            "table reveals ally test-mayor-1", "table opens wall-street test-laundry",
            "table corrects: marzullo gains gun,booze,narcotics,ally:test-gunman-1; "
            "pizzino marks brooklyn; marzullo marks queens",
            "marzullo thug test-docks", "marzullo collects", "pizzino collects",
            "pizzino member don midtown+queens", "pizzino declines"});
    // 7 Thug spaces, 10 Family Member spaces, 22 ways to pay for a Job, 1 Ally.
    CHECK(fingerprint(*evening) == Lines{40, 373, 2667});
}

TEST_CASE("three players, an ability and a share are due")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table opens wall-street test-garage",
            "table corrects: vitale marks wall-street; marzullo gains booze,ally:test-banker-1",
            "marzullo thug test-garage"});
    // Either may use and decline two abilities, collect, and decline all; and the table may name
    // 12 Jobs and 5 Allies that lie open.
    CHECK(fingerprint(*evening) == Lines{29, 798, 20898});
}

TEST_CASE("four players, Bribery")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale", "caccamo"});
    record_all(*evening,
        {"table reveals ally test-mayor-1", "table reveals ally test-boss-1",
            "table reveals ally test-chief-1", "table opens wall-street test-laundry",
            "table opens brooklyn test-bakery",
            "table corrects: marzullo gains $5,$2; marzullo banks $5,$2; pizzino gains $5; "
            "pizzino banks $5; vitale banks $1,$2"});
    for (const std::string line : {"marzullo thug test-exchange", "pizzino thug test-docks",
             "vitale thug test-hotel", "caccamo thug test-depot", "marzullo thug test-theatre",
             "pizzino thug test-station", "vitale thug test-market", "caccamo thug test-laundry",
             "marzullo member don wall-street+brooklyn", "pizzino member don midtown+queens",
             "vitale member don midtown+chelsea", "caccamo member don upper-east-side+queens"})
        record_all(*evening, {line, line.substr(0, line.find(' ')) + " declines"});
    for (const std::string territory : {"wall-street", "brooklyn", "upper-east-side", "queens",
             "upper-west-side", "midtown", "chelsea"})
        record_all(*evening, {"table war " + territory});
    // 4, 2, 4 and 1 bids, and 12 names of Public Jobs.
    CHECK(fingerprint(*evening) == Lines{23, 492, 9888});
}

TEST_CASE("five players, setup")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale", "caccamo", "matarazzo"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "table opens upper-east-side test-garage",
            "table reveals job test-hit", "table reveals job test-visit",
            "table reveals ally test-mayor-1"});
    // 6 blue tiles in Brooklyn, 12 Jobs, 5 Allies of Act I.
    CHECK(fingerprint(*evening) == Lines{23, 518, 10422});
}
