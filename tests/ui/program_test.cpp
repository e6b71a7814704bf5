/// The screens round the table: home, new table, rules, settings, history, the learned box.

#include "companion/app/demo.h"
#include "companion/frame/destinations.h"
#include "companion/language/language.h"
#include "db/people.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

TEST_CASE("the first start says what the program is for, and what to do")
{
    House house;
    CHECK(house.stage().shows("companion for gangster board games"));
    CHECK(house.stage().has("new-table"));
    CHECK_FALSE(house.stage().has("history"));
}

TEST_CASE("the demo is a copy of the example evening, and each time another")
{
    House house;
    Stage& stage = house.stage();
    for (const std::size_t evenings : {1U, 2U}) {
        CHECK(app::open_demo(stage.program().context()).empty());
        stage.frames(2);
        CHECK(stage.has("more"));
        CHECK(house.sessions().size() == evenings);
    }
    CHECK(house.sessions().front().seats.size() == 5);
    CHECK(kept_in_open(stage, house.sessions().front().id).position.find("act") != nullptr);
}

TEST_CASE("a new table takes people who have played before")
{
    House house(test_record("corleone/evening-shared"));
    Stage& stage = house.stage();
    stage.tap("new-table");
    CHECK_FALSE(stage.has("begin"));
    stage.tap("family:pizzino");
    stage.tap("family:vitale");
    stage.tap("seat:1:first");
    stage.tap("seat:0:name:field");
    stage.type("Zofia");
    stage.tap("seat:1:name:field");
    stage.tap("name:Ana");
    stage.tap("limit:1:more");
    stage.tap("begin");
    CHECK(stage.has("job:new"));
    const db::SessionSummary summary = house.sessions().front();
    REQUIRE(summary.seats.size() == 2);
    CHECK(summary.seats[0].player == "Zofia");
    CHECK(summary.seats[0].actor == "pizzino");
    CHECK(summary.seats[1].player == "Ana");
    const ledger::Tree position = kept_in_open(stage, summary.id).position;
    CHECK(*position.find("horse_head")->text() == "vitale");

    // Once something is written down, the new evening is the one to go on with.
    for (const char* id :
        {"more", "menu:correct", "act:0", "who:pizzino", "card:$5", "act:add", "acts:done", "home"})
        stage.tap(id);
    CHECK(stage.has("session:" + summary.id));
}

TEST_CASE("rules are found by words and pages, and browsed by chapters")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("rules:corleone");
    CHECK(stage.shows("Often misread"));
    stage.tap("search:field");
    stage.type("14.thug");
    CHECK(stage.shows("14.thug-space"));
    CHECK_FALSE(stage.shows("13.no-pass"));
    stage.tap("search:clear");
    stage.tap("search:field");
    stage.type("20");
    CHECK(stage.shows("20.zero"));
    stage.tap("search:clear");
    stage.tap("filter:editions");
    CHECK(stage.shows("14.own-turf"));
    stage.tap("filter:all");
    CHECK(stage.shows("8.players"));
    stage.tap("back");
    CHECK(stage.has("new-table"));
}

TEST_CASE("settings are in force at once and after the next start")
{
    House house;
    house.stage().tap("settings");
    house.stage().tap(language_choice("pl"));
    house.stage().tap("theme:1");
    house.stage().tap("scale:3");
    house.stage().tap("covers:1");
    CHECK(house.stage().shows("Ustawienia"));
    house.restart();
    const screens::Settings& settings = house.stage().program().settings();
    CHECK(settings.language == *language::language_from("pl"));
    CHECK(settings.theme == widgets::ThemeName::light);
    CHECK(settings.scale_percent == 130);
    CHECK_FALSE(settings.habits.covers_hands);
    CHECK(house.stage().shows("Zasady"));
    language::choose(language::Language::english);
}

TEST_CASE(
    "the first start speaks the system's language, and the settings name all in their own words")
{
    for (const language::Language language : language::all_languages()) {
        INFO(language::code_of(language));
        House house;
        // As the command line does with what the system asks for, in a database without settings.
        language::choose(language);
        house.restart();
        Stage& stage = house.stage();
        CHECK(stage.program().settings().language == language);
        stage.tap("settings");
        CHECK(stage.shows(language::tr("Settings")));
        for (const char* name : {"English", "Polski", "Čeština", "Português (Brasil)", "Русский"})
            CHECK(stage.shows(name));
        // What somebody has chosen is kept, whatever the system speaks.
        stage.tap(language_choice("cs"));
        language::choose(language);
        house.restart();
        CHECK(house.stage().program().settings().language == language::language_from("cs"));
    }
    language::choose(language::Language::english);
}

TEST_CASE("fingers find what they look for on a small display")
{
    db::Record record = test_record("corleone/evening-of-five");
    constexpr std::size_t unfinished = 100;
    record.moves.resize(unfinished);
    House house(record);
    Stage& stage = house.stage();
    for (const ImVec2 display : {ImVec2(1024, 600), ImVec2(600, 1024), ImVec2(1366, 768)}) {
        INFO(display.x << "x" << display.y);
        Scenery scenery;
        scenery.display = display;
        for (const language::Language language : language::all_languages()) {
            scenery.language = language;
            stage.set(scenery);
            CHECK(48 * widgets::scale() >= 44);
            stage.tap("session:" + house.session);
            stage.tap("home");
            for (const char* screen :
                {"new-table", "settings", "rules:corleone", "history", "players"}) {
                stage.tap(screen);
                stage.tap("back");
            }
        }
        // Larger letters take no more room than elsewhere, and a window may be any size.
        scenery.scale_percent = 150;
        stage.set(scenery);
        stage.tap("session:" + house.session);
        stage.tap("home");
    }
    stage.set({{320, 200}, language::Language::english, widgets::ThemeName::dark, 100});
    CHECK(stage.has("new-table"));
    language::choose(language::Language::english);
}

TEST_CASE("the first screen leads to all evenings, and to what became of the players")
{
    House house(test_record("corleone/evening-of-two"));
    Stage& stage = house.stage();
    stage.tap("players");
    CHECK(comes_true(stage, [&stage] { return stage.shows("1 of 1"); }));
    stage.tap("back");
    stage.tap("history");
    CHECK(stage.shows("Ana"));
    stage.tap("session:" + house.session);
    CHECK(stage.shows("$90"));
    stage.tap("past:table");
    CHECK(stage.shows("$90"));
    stage.tap("end:done");
    CHECK(stage.has("search:field"));
}

TEST_CASE("a destination that cannot be reached leaves everything as it is, and why is told once")
{
    using namespace screens;
    House house;
    Stage& stage = house.stage();
    Navigator& navigator = stage.program().navigator();
    stage.tap("settings");
    const Screen* const seen = navigator.top();
    const auto check = [&](bool is_reached) {
        CHECK_FALSE(is_reached);
        stage.frames(2);
        CHECK(stage.shows("No evening has the id “nobody’s”."));
        stage.tap("notice:close");
        CHECK(navigator.top() == seen);
        CHECK(navigator.take_trouble().empty());
    };
    check(navigator.open(to::Evening{"nobody’s"}));
    check(navigator.open(to::EveningTable{"nobody’s"}));
    check(navigator.open(to::PastEntry{"nobody’s", 3}));
    check(navigator.open(to::Amendment{"nobody’s", nullptr, {}, ledger::Change::drop(1)}));
    check(navigator.replace(to::EveningTable{"nobody’s"}));
    check(navigator.start_over(to::EveningTable{"nobody’s"}));
    stage.tap("back");
    CHECK(stage.has("new-table"));
}

TEST_CASE("the learned box says how much it knows, and is edited")
{
    House house;
    Stage& stage = house.stage();
    stage.tap("box:corleone");
    stage.tap("kind:2");
    CHECK(stage.shows("0 of 44"));
    stage.tap("new:job");
    stage.tap("colour:blue");
    stage.tap("component:save");
    CHECK(stage.shows("1 of 44"));
    stage.tap("edit:jobs:blue-job");
    stage.tap("colour:green");
    stage.tap("cost:narcotics");
    stage.tap("component:save");
    CHECK(stage.shows("1 of 44"));
    stage.tap("forget:jobs:blue-job");
    CHECK(stage.shows("Job (blue)"));
    stage.tap("forget:yes");
    CHECK(stage.shows("0 of 44"));
    CHECK_FALSE(stage.has("edit:jobs:blue-job"));
}

TEST_CASE("names are typed on the keys of the screen")
{
    House house;
    Stage& stage = house.stage();
    choose_setting(stage, "keys:0");
    stage.tap("new-table");
    stage.tap("family:marzullo");
    stage.tap("family:caccamo");
    stage.tap("seat:0:name:field");
    // A name begins with a capital.
    for (const char* key : {"key:a", "key:n", "key:z", "key:erase"})
        stage.tap(key);
    while (!stage.has("key:ż"))
        stage.tap("key:page");
    stage.tap("key:ż");
    // The keys go on to the next name, and leave after the last.
    stage.tap("key:done");
    for (const char* key : {"key:e", "key:w", "key:a"})
        stage.tap(key);
    const ImVec2 last = stage.find("key:done")->rect.centre();
    stage.tap("key:done");
    CHECK_FALSE(stage.has("key:a"));
    // Whoever goes on tapping there begins nothing.
    stage.tap_at(last);
    REQUIRE(stage.has("begin"));
    CHECK(house.sessions().empty());
    stage.tap("begin");
    CHECK(house.sessions().front().seats[0].player == "Anż");
    CHECK(house.sessions().front().seats[1].player == "Ewa");
}

TEST_CASE("the language of the command line wins over that of the database, for one run")
{
    House house;
    const TemporaryFolder folder;
    const auto program = [&](std::optional<language::Language> asked) {
        return std::make_unique<app::Program>(
            open_database(folder / "kept.db"), std::nullopt, asked);
    };
    const auto polish = *language::language_from("pl");
    const auto czech = *language::language_from("cs");
    auto first = program(std::nullopt);
    first->settings().language = polish;
    first->settings().save(first->database());
    first.reset();
    auto asked = program(czech);
    CHECK(language::chosen() == czech);
    asked->settings().has_sound = true;
    asked->settings().save(asked->database());
    asked.reset();
    auto last = program(std::nullopt);
    CHECK(last->settings().language == polish);
    CHECK(last->settings().has_sound);
    last.reset();
    language::choose(language::Language::english);
}

TEST_CASE("everything can be reached with arrows alone")
{
    House house;
    Stage& stage = house.stage();
    const auto focus_on = [&](std::string_view id) {
        constexpr int most_presses = 30;
        for (int i = 0; i < most_presses; ++i) {
            const widgets::Target* target = stage.ui().find_target(id);
            REQUIRE(target != nullptr);
            const ImVec2 goal = target->rect.centre();
            // Any arrow begins; the next ones lead nearer.
            ImVec2 here{goal.x, goal.y - 1};
            if (const std::optional<widgets::Rect> focus = stage.ui().focus())
                here = focus->centre();
            if (stage.ui().focus() && target->rect.contains(here))
                return true;
            const bool is_in_row = here.y >= target->rect.top && here.y < target->rect.bottom;
            if (stage.ui().focus() && is_in_row)
                stage.press_key(here.x < goal.x ? ImGuiKey_RightArrow : ImGuiKey_LeftArrow);
            else
                stage.press_key(here.y < goal.y ? ImGuiKey_DownArrow : ImGuiKey_UpArrow);
        }
        return false;
    };
    REQUIRE(focus_on("settings"));
    stage.press_key(ImGuiKey_Space);
    CHECK(stage.has("language:0"));
    REQUIRE(focus_on("motion:1"));
}
