/// Every screen that no evening comes by, with the largest letters, in every language, orientation
/// and light, under the eye of the inspector.

#include "tests/ui/house.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

void to_the_end(Stage& stage)
{
    CHECK_FALSE(stage.find("nowhere"));
}

void look_at_rules(Stage& stage, const std::string& game)
{
    stage.tap("rules:" + game);
    for (const char* filter : {"filter:misread", "filter:editions", "filter:chosen"}) {
        stage.tap(filter);
        to_the_end(stage);
    }
    stage.tap("back");
}

} // namespace

TEST_CASE("settings, rules, boxes, backups and new tables with the largest letters")
{
    db::Record record = test_record("corleone/evening-of-two");
    constexpr std::size_t unfinished = 60;
    record.moves.resize(unfinished);
    House house(record);
    Stage& stage = house.stage();
    for (const Scenery& scenery : all_sceneries()) {
        constexpr int largest = 150;
        if (scenery.scale_percent != largest)
            continue;
        INFO(scenery.name());
        stage.set(scenery);
        to_the_end(stage);
        stage.tap("settings");
        to_the_end(stage);
        stage.tap("backups");
        to_the_end(stage);
        stage.tap("back");
        stage.tap("back");
        look_at_rules(stage, "corleone");
        look_at_rules(stage, "cash-n-guns");
        stage.tap("box:corleone");
        for (const char* kind : {"kind:1", "kind:2", "kind:3", "kind:4", "kind:0"}) {
            stage.tap(kind);
            to_the_end(stage);
        }
        stage.tap("back");
        stage.tap("new-table");
        to_the_end(stage);
        stage.tap("game:1");
        to_the_end(stage);
        stage.tap("game:0");
        stage.tap("back");
    }
    language::choose(language::Language::english);
}

TEST_CASE("each difference between the editions is shown in every language, with its rule")
{
    House house;
    Stage& stage = house.stage();
    for (const language::Language language : language::all_languages()) {
        for (const auto& [game, differences] :
            {std::pair("corleone", 13), std::pair("cash-n-guns", 7)}) {
            INFO(language::code_of(language) << " " << game);
            stage.set({{1280, 800}, language, widgets::ThemeName::dark, 100});
            stage.tap(std::string("rules:") + game);
            stage.tap("filter:editions");
            const std::string label = language::tr("Editions differ") + ": ";
            const auto is_difference = [&](const std::string& text) {
                return text.starts_with(label);
            };
            CHECK(std::ranges::count_if(stage.ui().texts(), is_difference) == differences);
            stage.tap("back");
        }
    }
    language::choose(language::Language::english);
}
