/// What tables argue over, on the screen: the ways to it, the search, how often it was argued over,
/// the way to the entries where that was, and what is argued about a thing of the table.

#include "engine/ledger/line_words.h"
#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <initializer_list>

using namespace consigliere;
using namespace consigliere::test;

namespace {

void tap_all(Stage& stage, std::initializer_list<const char*> ids)
{
    for (const char* id : ids)
        stage.tap(id);
}

/// The first target whose name begins like this.
std::string first_target(const Stage& stage, std::string_view beginning)
{
    const auto& targets = stage.ui().targets();
    const auto found = std::ranges::find_if(targets,
        [beginning](const widgets::Target& target) { return target.id.starts_with(beginning); });
    return found == targets.end() ? std::string() : found->id;
}

void go_home(Stage& stage)
{
    while (stage.has("back") || stage.has("home"))
        stage.tap(stage.has("back") ? "back" : "home");
}

bool shows_rules(const Stage& stage)
{
    return stage.has("filter:misread") && stage.has("filter:editions");
}

} // namespace

TEST_CASE("argued: the rules are two taps away from every screen")
{
    FourEvenings evenings;
    Stage& stage = evenings.house.stage();
    const std::string over = "session:" + evenings.two;
    const std::string open = "session:" + evenings.open;
    struct Way {
        std::vector<std::string> there;
        std::vector<std::string> to_rules;
    };
    const std::vector<Way> ways{
        {{}, {"rules:corleone"}},
        {{"new-table"}, {"back", "rules:corleone"}},
        {{"box:corleone"}, {"back", "rules:corleone"}},
        {{"history"}, {"back", "rules:corleone"}},
        {{"players"}, {"back", "rules:corleone"}},
        {{"settings"}, {"rules"}},
        {{"settings", "backups"}, {"back", "rules"}},
        {{open}, {"rules"}},
        {{open, "why"}, {"rules"}},
        {{"history", over}, {"past:why", "rules"}},
        {{"rules:corleone", "argued"}, {"rules"}},
    };
    for (const Way& way : ways) {
        go_home(stage);
        INFO("by " << ledger::join(way.there, ", "));
        for (const std::string& id : way.there)
            stage.tap(id);
        CHECK(way.to_rules.size() <= 2);
        for (const std::string& id : way.to_rules)
            stage.tap(id);
        CHECK(shows_rules(stage));
    }
}

TEST_CASE("argued: the page of a game, its chapters and its search")
{
    House house;
    Stage& stage = house.stage();
    tap_all(stage, {"rules:corleone", "argued"});
    // What is misread comes first.
    CHECK(first_target(stage, "argued:rule:") == "argued:rule:may-pass");
    stage.tap("chapter:wars");
    CHECK(first_target(stage, "argued:rule:") == "argued:rule:don-in-both");
    CHECK_FALSE(stage.find("argued:rule:may-pass"));
    stage.tap("search:field");
    stage.type("paid twice");
    CHECK(first_target(stage, "argued:rule:") == "argued:rule:paid-twice");
    CHECK(stage.shows("Once, for the Front"));
    stage.tap("argued:rule:paid-twice");
    CHECK(shows_rules(stage));
    CHECK(stage.shows("Own turf pays once"));
    // And from the rule to what is asked about it.
    stage.tap("asked:14.own-turf");
    CHECK(stage.has("argued:rule:paid-twice"));
    tap_all(stage, {"back", "back", "search:clear"});
    stage.tap("filter:here");
    CHECK(stage.shows("Nothing disputed yet"));
    stage.tap("search:field");
    stage.type("xyzzy");
    CHECK(stage.shows("No matches"));
    // The other game has its own.
    stage.tap("rules");
    stage.tap("game:cash-n-guns");
    stage.tap("argued");
    CHECK(stage.find("argued:rule:shot-first"));
}

TEST_CASE("argued: how often it was, how it ended, and the entries where that was")
{
    House house;
    const std::string session = take_in(house, "ruled-collects", {});
    Stage& stage = house.stage();
    tap_all(stage, {"rules:corleone", "argued"});
    REQUIRE(is_counted(stage));
    stage.frames(3);
    tap_all(stage, {"filter:here", "argued:entries:front-by-card"});
    const std::string row = first_target(stage, "argued-entry:");
    CHECK(row.starts_with("argued-entry:" + session + ":"));
    const std::string entry = row.substr(row.rfind(':') + 1);
    const std::vector<std::string> kept = kept_in_open(stage, session).entries;
    const std::size_t refused = std::stoul(entry) - 1;
    REQUIRE(refused + 1 < kept.size());
    // It was argued over where it was refused; how it ended stands in the entry after that.
    CHECK(kept[refused].ends_with("vitale collects illegal 15.controller-back"));
    CHECK(kept[refused + 1].find("has a share of Backs") != std::string::npos);
    CHECK(stage.shows("allowed by a ruling"));
    stage.tap("argued-entries:close");
    CHECK(stage.shows("1 time in 1 evening"));
    CHECK(stage.shows("allowed by a ruling 1 time"));
    CHECK(stage.shows("Never disputed") == false);
    stage.tap("argued:entries:front-by-card");
    stage.tap(row);
    CHECK(stage.has("past:export"));
    CHECK(stage.shows("Entry " + entry + " of"));
    stage.tap("back");
    CHECK(stage.has("argued-entries:close"));
}

TEST_CASE("argued: a thing that is asked about says what is argued over it, and how that stands")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    tap_all(stage, {"history"});
    stage.tap("session:" + house.session);
    stage.tap("past:why");
    const std::string midtown = first_target(stage, "ask:territory:midtown");
    REQUIRE_FALSE(midtown.empty());
    stage.tap(midtown);
    REQUIRE(stage.find("argued:paid-twice"));
    CHECK(stage.shows("Now: "));
    stage.tap("argued:paid-twice");
    CHECK(stage.has("argued:rule:paid-twice"));
    CHECK(stage.shows("Now: "));
    stage.tap("back");
    REQUIRE(stage.find("argued:two-thugs"));
}

TEST_CASE("argued: rules and arguments in every scenery")
{
    House house;
    take_in(house, "ruled-collects", {});
    Stage& stage = house.stage();
    REQUIRE(is_counted(stage));
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.frames(2);
        stage.tap("rules:corleone");
        stage.tap("filter:all");
        tap_all(stage,
            {"argued", "filter:all", "filter:here", "argued:entries:front-by-card",
                "argued-entries:close", "back", "back"});
    }
    language::choose(language::Language::english);
}
