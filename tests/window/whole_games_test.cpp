/// Whole games by real clicks: the pointer of the display does on the window what the fingers do on
/// the stage. In the end the database of the window holds what the referee alone makes of the game.

#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/window/twins.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <limits>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// How often the two pictures are compared: both are drawn without OpenGL's help, which takes long.
constexpr std::size_t lines_between_looks = 25;

void play(const std::string& name, ImVec2 display, const char* size,
    std::size_t most_lines = std::numeric_limits<std::size_t>::max())
{
    const db::Record record = test_record(name);
    Twins twins(display, record);
    twins.tap_together();
    choose_setting(twins.stage(), size);
    choose_setting(twins.stage(), "collects:1");
    twins.stage().tap("session:" + twins.session());
    std::unique_ptr<Tapper> tapper;
    if (name.starts_with("corleone/"))
        tapper = std::make_unique<CorleoneTapper>(
            referee_of(record), CorleoneTapper::Collecting::by_hand);
    else
        tapper = std::make_unique<CashNGunsTapper>(referee_of(record));
    tapper->sit_down(twins.stage());
    for (std::size_t line = 0; line < std::min(most_lines, record.moves.size()); ++line) {
        INFO("line " << line << ": " << record.moves[line]);
        tapper->tap(record.moves[line]);
        if (line % lines_between_looks == 0)
            REQUIRE(twins.quarrel() == "");
    }
    REQUIRE(twins.quarrel() == "");
    const Kept kept = kept_in(twins.end_window(), twins.session());
    const Kept expected = kept_by(tapper->referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.score == expected.score);
}

const ImVec2 landscape{1280, 800};
const ImVec2 portrait{800, 1280};
constexpr const char* at_100 = "scale:1";
constexpr const char* at_130 = "scale:3";

} // namespace

TEST_CASE("the first Act of Corleone’s Empire with two is played by real clicks")
{
    constexpr std::size_t act_one = 70;
    play("corleone/evening-of-two", landscape, at_100, act_one);
}

// Whole games take minutes each: `test_window "[long]"`.

TEST_CASE("a game of Corleone’s Empire with two is played by real clicks", "[.long]")
{
    play("corleone/evening-of-two", landscape, at_100);
}

TEST_CASE("Corleone’s Empire with two, large and in portrait, by real clicks", "[.long]")
{
    play("corleone/evening-of-two", portrait, at_130);
}

TEST_CASE("Corleone’s Empire with five by real clicks", "[.long]")
{
    const ImVec2 display = GENERATE(landscape, portrait);
    play("corleone/evening-of-five", display, GENERATE(at_100, at_130));
}

TEST_CASE("Ca$h ’n Guns with eight by real clicks", "[.long]")
{
    const ImVec2 display = GENERATE(landscape, portrait);
    play("cash-n-guns/game-8-players", display, GENERATE(at_100, at_130));
}

TEST_CASE("Ca$h ’n Guns with powers by real clicks", "[.long]")
{
    const ImVec2 display = GENERATE(landscape, portrait);
    play("cash-n-guns/game-with-powers", display, GENERATE(at_100, at_130));
}
