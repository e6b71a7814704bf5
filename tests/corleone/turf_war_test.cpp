/// Page 19: the count of a Turf War, for every distribution of a few figures.

#include "engine/corleone/turf_war.h"
#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;

namespace {

WarCount war_count(int marzullo, int vitale, int pizzino, int neutral)
{
    WarCount count;
    count.families[static_cast<std::size_t>(Family::marzullo)] =
        static_cast<std::uint8_t>(marzullo);
    count.families[static_cast<std::size_t>(Family::vitale)] = static_cast<std::uint8_t>(vitale);
    count.families[static_cast<std::size_t>(Family::pizzino)] = static_cast<std::uint8_t>(pizzino);
    count.neutral = static_cast<std::uint8_t>(neutral);
    return count;
}

/// The rules of the page once more, as simply as they can be said.
WarOutcome::Kind expected_kind(std::vector<int> families, int neutral)
{
    std::sort(families.rbegin(), families.rend());
    const int most = std::max(families[0], neutral);
    if (most == 0)
        return WarOutcome::Kind::empty;
    if (families[0] < neutral)
        return WarOutcome::Kind::neutral;
    if (families[0] == families[1])
        return WarOutcome::Kind::tie;
    return families[0] == neutral ? WarOutcome::Kind::neutral_tie : WarOutcome::Kind::winner;
}

} // namespace

TEST_CASE("19.winner, 19.tie, 19.neutral, 19.empty: who has strictly the most, and nobody else")
{
    const auto evening = begin({"marzullo", "vitale", "pizzino"});
    const Position& position = evening->timeline().present();
    constexpr int most = 3;
    for (int code = 0; code < (most + 1) * (most + 1) * (most + 1) * (most + 1); ++code) {
        const int marzullo = code % (most + 1);
        const int vitale = code / (most + 1) % (most + 1);
        const int pizzino = code / (most + 1) / (most + 1) % (most + 1);
        const int neutral = code / (most + 1) / (most + 1) / (most + 1);
        INFO(marzullo << " " << vitale << " " << pizzino << ", neutral " << neutral);

        const WarOutcome outcome =
            outcome_of(position, war_count(marzullo, vitale, pizzino, neutral));
        const WarOutcome::Kind kind = expected_kind({marzullo, vitale, pizzino}, neutral);
        CHECK(outcome.kind == kind);
        CHECK(outcome.most == std::max({marzullo, vitale, pizzino, neutral}));
        CHECK(outcome.winner().has_value() == (kind == WarOutcome::Kind::winner));
        if (kind != WarOutcome::Kind::winner)
            continue;
        CHECK(war_count(marzullo, vitale, pizzino, neutral).of(*outcome.winner()) == outcome.most);
        std::vector<int> counts{marzullo, vitale, pizzino, neutral};
        std::sort(counts.rbegin(), counts.rend());
        CHECK(outcome.second == counts[1]);
    }
}

TEST_CASE("19.influence: a figure counts in every Territory that its space touches")
{
    const auto evening = begin({"marzullo", "pizzino", "vitale"});
    record_all(*evening,
        {"table opens wall-street test-bakery", "marzullo member don chelsea+midtown+wall-street",
            "marzullo declines", "pizzino thug test-bakery", "pizzino collects",
            "vitale thug test-exchange", "vitale declines"});
    const auto count = [&](Area area) {
        return count_influence(
            evening->timeline().present(), evening->timeline().components(), area);
    };
    CHECK(count(Area::chelsea).of(Family::marzullo) == 1);
    CHECK(count(Area::midtown).of(Family::marzullo) == 1);
    CHECK(count(Area::wall_street).of(Family::marzullo) == 1);
    // The tile and the printed Business stand in the same Territory.
    CHECK(count(Area::wall_street).of(Family::pizzino) == 1);
    CHECK(count(Area::wall_street).of(Family::vitale) == 1);
    CHECK(count(Area::wall_street).figures.size() == 3);
    CHECK(count(Area::queens).figures.empty());
}

TEST_CASE("19.influence: the Police Chief counts where he stands, the Mayor around his space")
{
    const auto evening = begin({"marzullo", "pizzino"});
    record_all(*evening,
        {"table corrects: marzullo gains ally:test-chief-1,ally:test-mayor-1",
            "table opens wall-street test-bakery", "marzullo ally test-chief-1",
            "marzullo uses police-chief in:midtown", "pizzino thug test-hotel", "pizzino collects",
            "marzullo ally test-mayor-1", "marzullo uses mayor midtown+queens",
            "marzullo declines"});
    const Position& position = evening->timeline().present();
    const Components& components = evening->timeline().components();
    CHECK(count_influence(position, components, Area::midtown).neutral == 2);
    CHECK(count_influence(position, components, Area::queens).neutral == 1);
    CHECK(count_influence(position, components, Area::upper_east_side).neutral == 0);
}
