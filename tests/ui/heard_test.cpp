/// What screen readers are told: everything that the screen says, and nothing else.

#include "companion/app/scene.h"
#include "db/import_export.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* empire = "corleone/evening-of-two";

std::vector<app::SceneItem> items_of(const Stage& stage)
{
    return app::scene_of(stage.ui()).items;
}

const app::SceneItem* item_called(const std::vector<app::SceneItem>& items, std::string_view key)
{
    const auto found = std::ranges::find(items, key, &app::SceneItem::key);
    return found == items.end() ? nullptr : &*found;
}

/// All that is told; the ids of targets are not.
std::vector<std::string> heard(const Stage& stage)
{
    std::vector<std::string> lines;
    for (const app::SceneItem& item : items_of(stage)) {
        lines.push_back(std::to_string(static_cast<int>(item.role)) + " " + item.name + " | "
            + item.description + " | " + item.value + (item.is_enabled ? " enabled" : "")
            + (item.is_chosen ? " chosen" : "") + (item.is_focused ? " focused" : ""));
    }
    return lines;
}

bool is_heard(const Stage& stage, std::string_view part)
{
    return std::ranges::any_of(heard(stage),
        [part](const std::string& line) { return line.find(part) != std::string::npos; });
}

/// A table after these lines, taken in as a file.
struct HeardTable {
    explicit HeardTable(const db::Record& record)
    {
        house.restart([&] {
            know_the_way(house.database());
            db::Database database = open_database(house.database());
            REQUIRE_FALSE(
                db::import_record(database, record, "record", built_in_components(record.game()))
                    .is_error());
        });
        house.stage().tap("session:" + house.sessions().front().id);
    }
    House house;
};

} // namespace

TEST_CASE("every text on the screen is heard, and icons become words")
{
    const LaidTable table(empire, "pizzino thug test-station");
    std::size_t texts = 0;
    for (const widgets::PlacedText& text : table.stage.ui().placed_texts()) {
        if (!text.is_in_sight)
            continue;
        INFO(text.text);
        CHECK(is_heard(table.stage, app::as_heard(text.text)));
        ++texts;
    }
    CHECK(texts > 20);
    CHECK(app::as_heard(widgets::symbol::undo) == "Undo");
    CHECK(app::as_heard(std::string(widgets::symbol::undo) + "  Take back") == "Take back");
}

TEST_CASE("what cannot be tapped says why, and options say whether they are chosen")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("new-table");
    const std::vector<app::SceneItem> items = items_of(stage);
    const app::SceneItem* begin = item_called(items, "begin");
    REQUIRE(begin != nullptr);
    CHECK(begin->role == app::SceneRole::button);
    CHECK_FALSE(begin->is_enabled);
    CHECK(begin->description == stage.ui().find_target("begin")->missing);
    const app::SceneItem* game = item_called(items, "game:0");
    REQUIRE(game != nullptr);
    CHECK(game->role == app::SceneRole::option);
    CHECK(game->is_chosen);
    CHECK_FALSE(item_called(items, "game:1")->is_chosen);
}

TEST_CASE("what a list has scrolled out of sight is told as hidden")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("settings");
    const std::vector<app::SceneItem> items = items_of(stage);
    const auto hidden = std::ranges::find_if(items,
        [](const app::SceneItem& item) { return item.rect.is_empty() && !item.name.empty(); });
    REQUIRE(hidden != items.end());
    CHECK(hidden->role != app::SceneRole::text);
    const std::string key = hidden->key;
    CHECK(stage.ui().find_target(key) == nullptr);
    CHECK(stage.program().ui().walk_to(key));
    stage.frames(4);
    CHECK(stage.ui().find_target(key) != nullptr);
    CHECK(item_called(items_of(stage), key)->is_focused);
}

TEST_CASE("two evenings that differ in a covered bid sound the same")
{
    std::vector<std::vector<std::string>> told;
    for (const char* bid : {"$1,$3", "$1"}) {
        db::Record record = record_until(empire, "pizzino bids $1,$3");
        record.moves.back() = std::string("pizzino bids ") + bid;
        HeardTable table(record);
        Stage& stage = table.house.stage();
        std::vector<std::string> all = heard(stage);
        for (const char* id : {"log", "log:close", "why", "ask:phase:bribery"}) {
            stage.tap(id);
            const std::vector<std::string> more = heard(stage);
            all.insert(all.end(), more.begin(), more.end());
        }
        CHECK(all.size() > 100);
        told.push_back(std::move(all));
    }
    CHECK(told.front() == told.back());
}

TEST_CASE("a hand is heard only while its owner shows it")
{
    const LaidTable table(empire, "pizzino thug test-station");
    table.stage.tap("seat:marzullo");
    CHECK_FALSE(is_heard(table.stage, "$1, $2, $3"));
    const auto hold = table.stage.find("seat:hold");
    REQUIRE(hold);
    table.stage.press_down(hold->rect.centre());
    CHECK(is_heard(table.stage, "$1, $2, $3"));
    table.stage.lift();
    CHECK_FALSE(is_heard(table.stage, "$1, $2, $3"));
}

TEST_CASE("turns are said once, also when an objection is gone, and the score when all is counted")
{
    LaidTable table(test_record("cash-n-guns/game-4-players"));
    const std::vector<std::string> said = table.stage.program().take_sentences();
    CHECK(std::ranges::count_if(said, [](const std::string& sentence) {
        return sentence.find("$428,000") != std::string::npos;
    }) == 1);
    table.stage.tap("home");
    table.stage.frames(3);
    CHECK(table.stage.program().take_sentences().empty());

    const LaidTable other("cash-n-guns/game-4-players", "ala aims iwo");
    const std::string turn = other.stage.ui().announcement();
    REQUIRE_FALSE(turn.empty());
    static_cast<void>(other.stage.program().take_sentences());
    other.stage.frames(3);
    CHECK(other.stage.program().take_sentences().empty());
}

TEST_CASE("a scene is made in a fraction of a frame")
{
    const LaidTable table(empire, "pizzino thug test-station");
    constexpr int times = 50;
    const std::clock_t begin = std::clock();
    for (int i = 0; i < times; ++i)
        static_cast<void>(app::scene_of(table.stage.ui()));
    const double milliseconds =
        1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / times;
    std::cout << "a scene takes " << milliseconds << " ms\n";
    CHECK(milliseconds < 20);
}
