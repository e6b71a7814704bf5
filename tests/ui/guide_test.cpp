/// The first table shows somebody round: six steps, each beside what it is about, left at any time
/// and asked for again.

#include "db/settings.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr int steps = 6;

db::Record unfinished()
{
    db::Record record = test_record("corleone/evening-of-two");
    constexpr std::size_t lines = 40;
    record.moves.resize(lines);
    return record;
}

/// A house whose table nobody has seen yet.
struct NewHouse {
    NewHouse() { house.stage().program().settings().was_shown_round = false; }

    [[nodiscard]] Stage& stage() { return house.stage(); }
    void sit_down() { stage().tap("session:" + house.session); }
    [[nodiscard]] std::string remembered()
    {
        const auto value = db::setting(stage().program().database(), "was-shown-round");
        REQUIRE_FALSE(value.is_error());
        return value.value().value_or("");
    }

    House house{unfinished()};
};

} // namespace

TEST_CASE("the first table shows somebody round, and no table after it")
{
    NewHouse place;
    Stage& stage = place.stage();
    const std::vector<std::string> entries = kept_in_open(stage, place.house.session).entries;
    place.sit_down();
    for (int step = 1; step <= steps; ++step) {
        INFO(step);
        CHECK(stage.shows(std::to_string(step) + " of " + std::to_string(steps)));
        // Meanwhile nothing of the table can be tapped.
        CHECK_FALSE(stage.has("undo"));
        CHECK_FALSE(stage.has("home"));
        CHECK(stage.has("guide:close") == (step < steps));
        // The first thing that an owner of a new box does is a step of its own.
        CHECK(stage.shows("New cards are described once") == (step == 2));
        stage.tap("guide:next");
    }
    CHECK_FALSE(stage.has("guide:next"));
    CHECK(place.remembered() == "yes");
    stage.tap("home");
    place.sit_down();
    CHECK_FALSE(stage.has("guide:next"));
    CHECK(kept_in_open(stage, place.house.session).entries == entries);
}

TEST_CASE("nobody is shown round a table whose evening is over")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.program().settings().was_shown_round = false;
    stage.tap("history");
    stage.tap("session:" + house.session);
    stage.tap("past:table");
    CHECK(stage.has("end:done"));
    CHECK_FALSE(stage.has("guide:next"));
}

TEST_CASE("whoever wants no guide skips it, and asks for it when he does")
{
    NewHouse place;
    Stage& stage = place.stage();
    place.sit_down();
    stage.tap("guide:next");
    stage.press_key(ImGuiKey_Escape);
    CHECK_FALSE(stage.has("guide:next"));
    CHECK(place.remembered() == "yes");
    stage.tap("more");
    stage.tap("menu:guide");
    CHECK(stage.shows("1 of 6"));
    stage.tap("guide:close");
    CHECK_FALSE(stage.has("guide:next"));
    CHECK(stage.has("undo"));
}

TEST_CASE("the guide is read in every scenery")
{
    NewHouse place;
    Stage& stage = place.stage();
    place.sit_down();
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        stage.set(scenery);
        for (int step = 1; step <= steps; ++step)
            stage.tap("guide:next");
        stage.tap("more");
        stage.tap("menu:guide");
    }
    language::choose(language::Language::english);
}
