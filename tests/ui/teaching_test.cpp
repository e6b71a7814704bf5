/// The first game is led: who learns is asked with a new table, cards come when they matter, never
/// stop recording, are skipped and asked for again.

#include "db/settings.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

db::Record first_moves(const std::string& name, std::size_t lines)
{
    db::Record record = test_record(name);
    record.moves.resize(std::min(lines, record.moves.size()));
    return record;
}

/// A table at which these actors play for the first time.
struct LedHouse {
    LedHouse(const db::Record& record, const std::string& learners)
        : house(record)
    {
        const auto failure =
            db::set_setting(stage().program().database(), "learners:" + house.session, learners);
        REQUIRE_FALSE(failure.is_error());
        sit_down();
    }
    void sit_down() { stage().tap("session:" + house.session); }
    [[nodiscard]] Stage& stage() { return house.stage(); }
    [[nodiscard]] std::size_t entries()
    {
        return kept_in_open(stage(), house.session).entries.size();
    }

    House house;
};

constexpr std::size_t in_business = 5;

} // namespace

TEST_CASE("teaching: a new table asks who plays for the first time, and leads them")
{
    House house(first_moves("corleone/evening-of-two", in_business));
    Stage& stage = house.stage();
    stage.tap("new-table");
    stage.tap("same-table");
    stage.tap("learns:all");
    stage.tap("begin");
    CHECK(stage.shows("Four Acts, one winner"));
    stage.tap("lesson:next");
    CHECK(stage.shows("Set up the board"));
}

TEST_CASE("teaching: who has played before is not led unasked")
{
    House house(first_moves("corleone/evening-of-two", in_business));
    Stage& stage = house.stage();
    stage.tap("new-table");
    stage.tap("same-table");
    stage.tap("begin");
    CHECK_FALSE(stage.has("lesson:next"));
}

TEST_CASE("teaching: nobody is led who does not play for the first time")
{
    House house(first_moves("corleone/evening-of-two", in_business));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    CHECK_FALSE(stage.has("lesson:next"));
    CHECK_FALSE(stage.has("lesson:actions"));
}

TEST_CASE("teaching: recording goes on under a card, and each card is told once")
{
    LedHouse place(first_moves("corleone/evening-of-two", in_business - 1), "pizzino marzullo");
    Stage& stage = place.stage();
    CHECK(stage.shows("One action a turn"));
    const std::size_t before = place.entries();
    stage.tap("business:test-station");
    CHECK(place.entries() > before);
    CHECK(stage.shows("One action a turn"));
    stage.tap("lesson:next");
    CHECK_FALSE(stage.shows("One action a turn"));
    stage.tap("home");
    place.sit_down();
    CHECK_FALSE(stage.shows("One action a turn"));
    CHECK(stage.has("lesson:next"));
}

TEST_CASE("teaching: who does it needs no telling")
{
    LedHouse place(first_moves("corleone/evening-of-two", in_business - 1), "pizzino marzullo");
    Stage& stage = place.stage();
    stage.tap("business:test-station");
    while (stage.has("lesson:next")) {
        CHECK_FALSE(stage.shows("Place a Thug"));
        stage.tap("lesson:next");
    }
}

TEST_CASE("teaching: what a person was told is remembered after the program has ended")
{
    LedHouse place(first_moves("corleone/evening-of-two", in_business - 1), "pizzino");
    place.stage().tap("lesson:next");
    place.house.restart();
    place.sit_down();
    CHECK_FALSE(place.stage().shows("One action a turn"));
    CHECK(place.stage().shows("Place a Thug"));
}

TEST_CASE("teaching: lessons are skipped, and told again when asked for")
{
    LedHouse place(first_moves("corleone/evening-of-two", in_business - 1), "pizzino marzullo");
    Stage& stage = place.stage();
    stage.tap("lesson:next");
    stage.tap("lesson:skip");
    CHECK_FALSE(stage.has("lesson:next"));
    stage.tap("home");
    place.sit_down();
    CHECK_FALSE(stage.has("lesson:next"));
    stage.tap("more");
    stage.tap("menu:lessons");
    CHECK(stage.has("lessons:seat:pizzino"));
    stage.tap("lessons:again");
    CHECK(stage.shows("One action a turn"));
}

TEST_CASE("teaching: a refusal tells its lesson at once")
{
    LedHouse place(first_moves("corleone/evening-of-two", in_business + 1), "pizzino marzullo");
    Stage& stage = place.stage();
    stage.tap("business:test-station");
    CHECK(stage.shows("A space for one"));
    CHECK(stage.has("verdict:close"));
    // A title only: the refusal needs the room.
    CHECK(stage.has("lesson:open"));
}

TEST_CASE("teaching: what can be done is listed by kind, with what it brings, and records nothing")
{
    LedHouse place(first_moves("corleone/evening-of-two", in_business - 1), "pizzino marzullo");
    Stage& stage = place.stage();
    const std::size_t before = place.entries();
    stage.tap("lesson:actions");
    CHECK(stage.shows("Place a Thug"));
    CHECK(stage.shows("Place a Family Member"));
    CHECK(stage.shows("Cards and fields not described yet may be used too"));
    CHECK(stage.shows("Facts, no advice"));
    stage.tap("actions:close");
    CHECK(place.entries() == before);
}

TEST_CASE("teaching: what the panel lists at the end of a phase is not told beside it")
{
    constexpr std::size_t in_wars = 42;
    LedHouse place(first_moves("corleone/evening-of-two", in_wars), "pizzino marzullo");
    Stage& stage = place.stage();
    stage.tap("war:all");
    CHECK(stage.shows("The Turf Wars are counted"));
    CHECK_FALSE(stage.shows("Turf Wars: what counted most"));
}

TEST_CASE("teaching: cards fit in every scenery and game")
{
    const std::vector<std::pair<std::string, std::size_t>> tables{
        {"corleone/evening-of-two", in_business}, {"cash-n-guns/game-5-players", in_business},
        {"mafia/M-4.7", 2}};
    for (const auto& [name, lines] : tables) {
        const db::Record record = first_moves(name, lines);
        std::string actors;
        for (const std::string& actor : referee_of(record)->actors())
            actors += actor + " ";
        LedHouse place(record, actors);
        Stage& stage = place.stage();
        for (const Scenery& scenery : sceneries_of_turn(0)) {
            INFO(name << " " << scenery.name());
            stage.set(scenery);
            stage.frames(3);
            // Where the panel needs the room, a button opens the card.
            if (stage.has("lesson:open")) {
                stage.tap("lesson:open");
                CHECK(stage.has("lesson:next"));
                stage.tap("lesson:close");
            } else {
                CHECK(stage.has("lesson:next"));
            }
            stage.tap("lesson:actions");
            CHECK_FALSE(stage.find("nowhere"));
            stage.tap("actions:close");
            stage.tap("more");
            stage.tap("menu:lessons");
            stage.tap("lessons:close");
        }
        language::choose(language::Language::english);
    }
}
