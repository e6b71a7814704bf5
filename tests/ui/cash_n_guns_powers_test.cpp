/// Each of the sixteen powers of Ca$h 'n Guns, used by taps alone. What the database holds is entry
/// for entry what the referee alone makes of the same lines.

#include "tests/db/temporary_folder.h"
#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/round_of_four.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using Lines = std::vector<std::string>;

constexpr const char* loot = "table loots $5000x3,$10000x2,$20000,paintingx2";
constexpr const char* more_loot = "table loots $5000x3,$10000x2,$20000,painting,diamond-1000";

Lines operator+(Lines lines, const Lines& more)
{
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

/// Everybody aims at the next one clockwise.
Lines aims(const std::string& first, const std::string& second, const std::string& third,
    const std::string& fourth)
{
    return {first + " aims " + second, second + " aims " + third, third + " aims " + fourth,
        fourth + " aims " + first};
}

/// A round in which Piotr alone stands, so that everything is his, and the desk.
Lines round_for_piotr()
{
    return Lines{loot} + aims("ana", "piotr", "iwo", "ala") + Lines{"table ducks ana,iwo,ala"};
}

/// A round in which Ana is wounded once and Iwo gets everything, and the desk.
Lines round_that_wounds_ana()
{
    return {loot, "ana aims iwo", "piotr aims ana", "iwo aims ana", "ala aims ana",
        "table ducks piotr,ala", "ana shows click", "iwo shows bang"};
}

/// Taps the lines, and compares what is kept with what the referee says. Gives the efforts.
std::vector<Tapper::Effort> tap_power(const Lines& powers, const Lines& lines)
{
    const db::Record record = evening_of_four(powers, lines);
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record);
    CashNGunsTapper tapper(referee_of(record));
    Inspector inspector;
    {
        Stage stage(database, {}, inspector);
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (const std::string& line : lines)
            tapper.tap(line);
    }
    const Kept kept = kept_in(database, session);
    const Kept expected = kept_by(tapper.referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.position == expected.position);
    CHECK(kept.score == expected.score);
    CHECK(inspector.report() == "");
    return tapper.efforts();
}

int taps_of(const std::vector<Tapper::Effort>& efforts, const std::string& line)
{
    for (const Tapper::Effort& effort : efforts) {
        if (effort.line == line)
            return effort.taps;
    }
    return 0;
}

} // namespace

TEST_CASE("the Hustler swaps a card that the table has seen, and one that it has not")
{
    const auto efforts = tap_power({"ana hustler"},
        Lines{"ana uses hustler piotr takes bang gives click"} + round_for_piotr()
            + Lines{"ana uses hustler iwo", more_loot});
    CHECK(taps_of(efforts, "ana uses hustler piotr takes bang gives click") == 3);
    CHECK(taps_of(efforts, "ana uses hustler iwo") == 2);
}

TEST_CASE("the Hustler says that he does not swap")
{
    tap_power({"ana hustler"}, {loot, "ana declines hustler", "ana aims iwo"});
}

TEST_CASE("the Kid aims last, even as the Godfather")
{
    tap_power({"ana kid"},
        {loot, "piotr aims iwo", "iwo aims ala", "ala aims ana", "ana aims piotr", "table stands"});
}

TEST_CASE("the Cunning swaps the card that lies before her")
{
    tap_power({"ala cunning"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala")
            + Lines{"ala uses cunning", "ana redirects ala to iwo", "table stands"});
}

TEST_CASE("the Doctor heals herself as she lies down")
{
    tap_power({"ana doctor"},
        round_that_wounds_ana()
            + Lines{more_loot, "iwo aims ana", "ala aims ana", "ana aims iwo", "piotr aims ana",
                "table ducks ana", "ana uses doctor"});
}

TEST_CASE("the Stealthy takes a bill as she lies down, without a tap")
{
    tap_power({"ana stealthy"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala") + Lines{"table ducks ana"});
}

TEST_CASE("the Smart takes the card back when the target lies")
{
    tap_power({"ana smart"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala")
            + Lines{"table ducks piotr", "ana uses smart", "iwo shows click", "ala shows click"});
}

TEST_CASE("the Professional steals one of several kinds from the target that lies")
{
    const auto efforts = tap_power({"ana professional"},
        round_for_piotr()
            + Lines{more_loot, "piotr aims iwo", "iwo aims ana", "ala aims ana", "ana aims piotr",
                "table ducks piotr", "ana uses professional painting"});
    CHECK(taps_of(efforts, "ana uses professional painting") == 2);
}

TEST_CASE("the Professional is not asked when the target has one kind only")
{
    const auto efforts = tap_power({"ana professional"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala")
            + Lines{"table stands", "ana shows click", "piotr shows click", "iwo shows click",
                "ala shows click", "ana takes desk", "piotr takes $5000", "iwo takes painting",
                "ala takes $10000", "ana takes $20000", "piotr takes $5000", "iwo takes painting",
                "ala takes $10000", more_loot}
            + aims("ana", "piotr", "iwo", "ala")
            + Lines{"table ducks piotr", "ana uses professional $5000"});
    CHECK(taps_of(efforts, "ana uses professional $5000") == 1);
}

TEST_CASE("the Lucky Man takes no wound from two, and shares")
{
    tap_power({"ana lucky"},
        {loot, "ana aims piotr", "piotr aims ana", "iwo aims ana", "ala aims ana", "table stands",
            "ana shows click", "piotr shows bang", "iwo shows bang", "ala shows click",
            "ana takes $20000"});
}

TEST_CASE("the Unbreakable goes on with three wounds")
{
    tap_power({"ana unbreakable"},
        {loot, "ana aims piotr", "piotr aims ana", "iwo aims ana", "ala aims ana", "table stands",
            "ana shows click", "piotr shows bang", "iwo shows bang", "ala shows bang",
            "piotr takes $20000"});
}

TEST_CASE("the Vulture draws two cards of whoever is out")
{
    tap_power({"ana vulture"},
        round_for_piotr()
            + Lines{more_loot, "piotr aims ana", "iwo aims piotr", "ala aims piotr",
                "ana aims piotr", "table stands", "piotr shows click", "iwo shows bang",
                "ala shows bang", "ana shows bang", "ana uses vulture piotr $10000,painting",
                "iwo takes $20000"});
}

TEST_CASE("the Cute takes a bill before the sharing, without a tap")
{
    tap_power({"ala cute"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala")
            + Lines{"table stands", "ana shows click", "piotr shows click", "iwo shows click",
                "ala shows click", "ana takes $20000"});
}

TEST_CASE("the Greedy takes two shares, and is not asked again in the round")
{
    tap_power({"ana greedy"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala")
            + Lines{"table stands", "ana shows click", "piotr shows click", "iwo shows click",
                "ala shows click", "ana takes painting,painting", "piotr takes $20000",
                "iwo takes $10000", "ala takes $10000", "piotr takes desk"});
}

TEST_CASE("the Dictator forbids bills, and the next one takes something else")
{
    const auto efforts = tap_power({"iwo dictator"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala")
            + Lines{"table stands", "ana shows click", "piotr shows click", "iwo shows click",
                "ala shows click", "iwo forbids ana bill", "ana takes painting",
                "piotr takes $20000"});
    CHECK(taps_of(efforts, "iwo forbids ana bill") == 2);
}

TEST_CASE("the Junk Dealer trades her share for a card of somebody else")
{
    tap_power({"ala junk-dealer"},
        Lines{loot} + aims("ana", "piotr", "iwo", "ala")
            + Lines{"table stands", "ana shows click", "piotr shows click", "iwo shows click",
                "ala shows click", "ana takes $20000", "piotr takes painting", "iwo takes $10000",
                "ala takes $5000 trades $20000 from ana"});
}

TEST_CASE("the Good Friend gets a Bang! when somebody else uses a Clip")
{
    tap_power({"ala good-friend"},
        {"table loots $5000x3,$10000x2,$20000,painting,clip", "ana aims piotr", "piotr aims ana",
            "iwo aims piotr", "ala aims piotr", "table stands", "ana shows bang",
            "piotr shows click", "iwo shows bang", "ala shows click", "ana takes clip",
            "iwo takes $20000"});
}

TEST_CASE("the Collector counts as one painting more")
{
    tap_power({"piotr collector"}, round_for_piotr() + Lines{more_loot});
}
