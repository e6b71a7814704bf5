/// The story of a finished evening on the screen: opened from the past evening, counted aside,
/// stopped, left and gone on with, tried otherwise from a turning point, and shared.

#include "companion/frame/destinations.h"
#include "companion/past/story_screen.h"
#include "tests/story/coin_game.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <latch>
#include <sstream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* empire = "corleone/evening-of-two";
constexpr int last_of_empire = 271;
constexpr int turns_of_coins = 5;
constexpr int all_playouts = turns_of_coins * story::playouts_by_default;

/// A game of known chances in place of the evening's own, with a change that everybody sees.
std::shared_ptr<CoinGame> coins()
{
    return std::make_shared<CoinGame>(
        std::vector{0, 60, 120, 200, last_of_empire}, std::vector{0.5, 0.5, 0.1, 0.1, 0.0});
}

void open_story(House& house, const std::shared_ptr<const playouts::Playouts>& game)
{
    house.stage().program().navigator().open(screens::to::Story{house.session, game});
    house.stage().frames(3);
    REQUIRE(house.stage().has("story:share"));
}

/// What the screen says once all is counted.
bool is_counted_out(Stage& stage)
{
    return comes_true(stage, [&] {
        return stage.shows("Chances: 200 games played on from each turn by a simple player")
            && !stage.shows("Playing on from each turn");
    });
}

std::string text_in(const std::filesystem::path& folder, const std::string& ending)
{
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
        if (file.path().extension() != ending)
            continue;
        std::ostringstream text;
        text << std::ifstream(file.path()).rdbuf();
        return text.str();
    }
    return {};
}

} // namespace

TEST_CASE("story: a finished evening has a button for it, and the way leads back")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    stage.tap("past:story");
    CHECK(stage.shows("won with $90"));
    stage.tap("story:past");
    CHECK(stage.has("past:table"));
}

TEST_CASE("story: an evening that is not over has neither button nor story")
{
    db::Record record = test_record(empire);
    record.moves.resize(record.moves.size() / 2);
    House house(record);
    Stage& stage = house.stage();
    stage.program().navigator().open(screens::to::Story{house.session});
    stage.frames(3);
    CHECK_FALSE(stage.has("story:share"));
    CHECK(stage.shows("The evening isn’t over, so it has no story yet."));
    stage.tap("notice:close");
    stage.program().navigator().open(screens::to::PastEntry{house.session, 3});
    stage.frames(3);
    CHECK(stage.has("past:table"));
    CHECK_FALSE(stage.has("past:story"));
}

TEST_CASE("story: counting is stopped, left, and gone on with when one comes back")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    const auto game = coins();
    std::latch may_go_on(1);
    std::atomic<int> played = 0;
    constexpr int at_once = 60;
    game->before_each = [&] {
        if (++played > at_once)
            may_go_on.wait();
    };
    open_story(house, game);
    REQUIRE(comes_true(stage, [&] { return played > at_once; }));
    CHECK(stage.shows("Playing on from each turn"));
    stage.tap("story:stop");
    may_go_on.count_down();
    REQUIRE(comes_true(stage, [&] { return stage.find("story:go-on").has_value(); }));
    stage.tap("story:past");
    stage.frames(3);
    const int before = played;
    CHECK(before < all_playouts);

    played = 0;
    game->before_each = [&] { ++played; };
    open_story(house, game);
    REQUIRE(is_counted_out(stage));
    CHECK_FALSE(stage.find("story:go-on"));
    // What was counted before was kept.
    CHECK(played < all_playouts);
    CHECK(played > 0);

    stage.tap("story:past");
    played = 0;
    open_story(house, game);
    stage.frames(5);
    CHECK(played == 0);
}

TEST_CASE("story: What if opens before the turn that changed the chances")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    open_story(house, coins());
    REQUIRE(is_counted_out(stage));
    stage.tap("story:what-if:1");
    stage.frames(3);
    CHECK(stage.shows("what-if from entry 60"));
    CHECK_FALSE(stage.has("story:share"));
}

TEST_CASE("story: a page with the board and a picture are shared")
{
    House house(test_record(empire));
    Stage& stage = house.stage();
    open_story(house, coins());
    REQUIRE(is_counted_out(stage));
    stage.tap("story:share");
    stage.tap("story:page");
    stage.frames(3);
    stage.tap("files:take");
    stage.tap("notice:close");
    const std::string page = text_in(house.documents(), ".html");
    CHECK(page.find("won with $90") != std::string::npos);
    CHECK(page.find("data:image/png;base64,iVBOR") != std::string::npos);
    CHECK(page.find("bands show the error") != std::string::npos);
    CHECK(page.find("<script") == std::string::npos);
    stage.tap("story:share");
    stage.tap("story:picture");
    stage.frames(3);
    stage.tap("files:take");
    stage.tap("notice:close");
    CHECK(text_in(house.documents(), ".svg").starts_with("<svg"));
}

TEST_CASE("story: whole in every scenery")
{
    for (const Scenery& scenery : sceneries_of_turn(0)) {
        INFO(scenery.name());
        House house(test_record(empire));
        house.stage().set(scenery);
        const auto game = coins();
        std::atomic<int> played = 0;
        game->before_each = [&] { ++played; };
        open_story(house, game);
        REQUIRE(comes_true(house.stage(), [&] { return played == all_playouts; }));
        house.stage().frames(30);
        CHECK(house.stage().find("story:what-if:1"));
    }
}
