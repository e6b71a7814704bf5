/// Closing the window at the table: what is not saved is asked about, and the evening is copied.

#include "db/backups.h"
#include "tests/ui/astray.h"

#include <catch2/catch.hpp>

#include <vector>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Longer than a finger that taps twice takes, as the program counts its frames.
constexpr int frames_to_read = 80;

void close_window(Stage& stage)
{
    stage.program().close();
    stage.frames(4);
}

} // namespace

TEST_CASE("the window closes at once where nothing waits, whatever screen is seen")
{
    House house;
    if (GENERATE(false, true))
        house.stage().tap("settings");
    house.stage().program().close();
    CHECK(house.stage().program().quits());
}

TEST_CASE("an evening is copied when the window is closed at its table, if anything is new")
{
    House house(begun_evening(12));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    wait_for_backup(stage);
    const bool is_new = GENERATE(false, true);
    if (is_new)
        take_back(stage);
    if (GENERATE(false, true))
        stage.tap("rules");
    stage.program().close();
    CHECK(stage.program().quits());
    wait_for_backup(stage);
    const auto backups = db::backups_of(house.database());
    REQUIRE(backups.size() == (is_new ? 2 : 1));
    auto copy = db::Database::read(backups.front().file);
    REQUIRE_FALSE(copy.is_error());
    CHECK(db::list_sessions(copy.value()).value().front().entries == (is_new ? 13 : 12));
}

TEST_CASE("nobody closes the window on what is not saved without being asked")
{
    Astray astray;
    Stage& stage = astray.stage;
    take_back(stage);
    stage.tap("unsaved:close");
    // At the table, under another screen, or under what is asked there.
    const std::vector<const char*> way = GENERATE(as<std::vector<const char*>>(),
        std::vector<const char*>{}, std::vector{"rules"}, std::vector{"more", "menu:correct"});
    for (const char* id : way)
        stage.tap(id);
    close_window(stage);
    CHECK_FALSE(stage.program().quits());
    CHECK(stage.shows("Not saved"));
    REQUIRE(stage.has("unsaved:leave"));
    SECTION("and who stays is asked again the next time")
    {
        stage.tap("unsaved:close");
        CHECK_FALSE(stage.has("unsaved:leave"));
        stage.frames(frames_to_read);
        close_window(stage);
        CHECK_FALSE(stage.program().quits());
        CHECK(stage.has("unsaved:leave"));
    }
    SECTION("who leaves all the same ends the program")
    {
        stage.tap("unsaved:leave");
        CHECK(stage.program().quits());
    }
    SECTION("who closes the window again has answered")
    {
        stage.frames(frames_to_read);
        stage.program().close();
        CHECK(stage.program().quits());
    }
    SECTION("a finger that taps twice has not read the question")
    {
        stage.program().close();
        CHECK_FALSE(stage.program().quits());
    }
    SECTION("what can be saved meanwhile is saved, and the window closes")
    {
        astray.bring_back();
        stage.tap("unsaved:again");
        CHECK(stage.shows("Everything is saved now."));
        stage.tap("notice:close");
        stage.program().close();
        CHECK(stage.program().quits());
        std::filesystem::rename(astray.house.database(), astray.away);
    }
    astray.bring_back();
}
