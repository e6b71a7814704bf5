/// Places on the table of Ca$h 'n Guns: what is gone leaves its place empty, what is tapped can be
/// taken back, and what cannot be done says why.

#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* game = "cash-n-guns/game-4-players";

const std::vector<std::string>& lines()
{
    static const std::vector<std::string> all = test_record(game).moves;
    return all;
}

/// The first line that contains a word.
std::string line_with(const std::string& word)
{
    for (const std::string& line : lines()) {
        if (line.find(word) != std::string::npos)
            return line;
    }
    return {};
}

/// The line before the first one that contains a word.
std::string line_before(const std::string& word)
{
    std::string before;
    for (const std::string& line : lines()) {
        if (line.find(word) != std::string::npos)
            return before;
        before = line;
    }
    return {};
}

} // namespace

TEST_CASE("a share that is taken leaves its place empty for the second tap")
{
    const LaidTable table(game, line_before(" takes "));
    const std::size_t entries = table.kept().entries.size();
    const std::string share = line_with(" takes ").substr(line_with(" takes ").rfind(' ') + 1);
    table.stage.tap_twice("share:" + share);
    CHECK(table.last_line() == line_with(" takes "));
    CHECK(table.kept().entries.size() == entries + 1);
    CHECK_FALSE(table.stage.has("verdict:close"));
}

TEST_CASE("a target that is tapped twice is the aim of one player")
{
    const LaidTable table(game, lines().front());
    const std::size_t entries = table.kept().entries.size();
    table.stage.tap_twice("aim:ana:piotr");
    CHECK(table.last_line() == "ana aims piotr");
    CHECK(table.kept().entries.size() == entries + 1);
    CHECK_FALSE(table.stage.has("verdict:close"));
}

TEST_CASE("a character that is tapped twice lies down once")
{
    const LaidTable table(game, line_before("table ducks"));
    table.stage.tap_twice("lie:iwo");
    CHECK(table.stage.has("stand:iwo"));
}

TEST_CASE("a loot card that was tapped in wrongly goes back by a tap in the middle")
{
    const LaidTable table(game, lines().front());
    take_back(table.stage);
    table.stage.tap("loot:painting");
    table.stage.tap("loot:clip");
    CHECK(table.stage.has("share:painting"));
    CHECK(table.stage.shows("2/8"));
    table.stage.tap_twice("share:painting");
    CHECK(table.stage.shows("1/8"));
    CHECK_FALSE(table.stage.has("share:painting"));
    CHECK(table.stage.has("share:clip"));
}

TEST_CASE("loot that was tapped in is there again after a look at home")
{
    const LaidTable table(game, lines().front());
    take_back(table.stage);
    table.stage.tap("loot:painting");
    table.stage.tap("loot:$20000");
    table.stage.tap("home");
    for (const widgets::Target& target : table.stage.ui().targets()) {
        if (target.id.starts_with("session:")) {
            table.stage.tap_at(target.rect.centre());
            break;
        }
    }
    table.stage.frames(2);
    CHECK(table.stage.has("share:painting"));
    CHECK(table.stage.has("share:$20000"));
    CHECK(table.stage.shows("2/8"));
}

TEST_CASE("a ninth loot card is answered with the rule")
{
    const LaidTable table(game, lines().front());
    take_back(table.stage);
    for (int i = 0; i < 7; ++i)
        table.stage.tap("loot:$5000");
    table.stage.tap("loot:painting:2");
    CHECK(table.stage.has("verdict:rule:CG-1.1"));
    CHECK(table.stage.shows("7/8"));
}

TEST_CASE("the eighth loot card reveals them all, and whoever takes that back puts one right")
{
    const LaidTable table(game, lines().front());
    Stage& stage = table.stage;
    take_back(stage);
    const int before = stage.taps();
    stage.tap("loot:$5000:4");
    stage.tap("loot:$10000:3");
    stage.tap("loot:painting");
    CHECK(stage.taps() - before == 3);
    CHECK(table.last_line() == "table loots $5000x4,$10000x3,painting");
    take_back(stage);
    CHECK(stage.shows("8/8"));
    CHECK(stage.has("loot:done"));
    stage.tap("share:painting");
    CHECK(stage.shows("7/8"));
    stage.tap("loot:clip");
    CHECK(table.last_line() == "table loots $5000x4,$10000x3,clip");
}

TEST_CASE("the first card that is revealed says who lies, and all of them keep their places")
{
    // Ana, Ala and Ela reveal a card as soon as Iwo lies.
    const LaidTable table("cash-n-guns/game-5-players", "ana redirects ala to piotr");
    Stage& stage = table.stage;
    const auto place = stage.find("show:ela:click");
    REQUIRE(place);
    stage.tap("lie:iwo");
    CHECK_FALSE(stage.has("show:iwo:click"));
    CHECK_FALSE(stage.has("show:piotr:click"));
    CHECK(stage.find("show:ela:click")->rect.top == place->rect.top);
    stage.tap("show:ana:bang");
    const std::vector<std::string> entries = table.kept().entries;
    REQUIRE(entries.size() >= 2);
    CHECK(entries[entries.size() - 2].find("table ducks iwo") != std::string::npos);
    CHECK(table.last_line() == "ana shows bang");
    CHECK(stage.has("show:others:click"));
    CHECK(stage.find("show:ela:click")->rect.top == place->rect.top);
}

TEST_CASE(
    "everybody’s Bullet card can be tapped without a list being dragged, upright and lying down")
{
    db::Record record = test_record("cash-n-guns/game-with-powers");
    record.moves.resize(7);
    for (const int percent : {100, 130}) {
        for (const ImVec2 display : {ImVec2{800, 1280}, ImVec2{1280, 800}}) {
            // Lying down there is not that much height for the largest letters.
            if (percent > 100 && display.x > display.y)
                continue;
            Scenery scenery;
            scenery.display = display;
            scenery.scale_percent = percent;
            INFO(scenery.name());
            const LaidTable table(record, scenery);
            for (const char* name : {"ana", "piotr", "iwo", "ala", "ela", "jan"})
                CHECK(table.stage.ui().find_target("show:" + std::string(name) + ":bang"));
            table.stage.tap("lie:jan");
            table.stage.tap("show:ela:bang");
            for (const char* name : {"ana", "ala", "ela"})
                CHECK(table.stage.ui().find_target("show:" + std::string(name) + ":bang"));
        }
    }
}

TEST_CASE("everybody’s Bullet card can be tapped beside a power on offer, no list being dragged")
{
    db::Record record = test_record("cash-n-guns/game-with-powers");
    record.moves.resize(7);
    // Jan lies, and Piotr, who aims at him, can draw back his card before any is revealed.
    const std::vector<std::string> powers{
        "lucky", "smart", "vulture", "greedy", "cute", "collector"};
    ledger::Tree seats = ledger::Tree::list();
    for (std::size_t i = 0; i < powers.size(); ++i) {
        ledger::Tree seat = record.head.find("seats")->elements()[i];
        seat.set("power", powers[i]);
        seats.add(std::move(seat));
    }
    record.head.set("seats", std::move(seats));
    // Everybody but him aims at somebody who stands.
    record.moves[3] = "iwo aims ala";
    for (const int percent : {100, 130}) {
        for (const ImVec2 display : {ImVec2{800, 1280}, ImVec2{1280, 800}}) {
            Scenery scenery;
            scenery.display = display;
            scenery.scale_percent = percent;
            INFO(scenery.name());
            const LaidTable table(record, scenery);
            table.stage.tap("lie:jan");
            table.stage.tap("courage:done");
            REQUIRE(table.stage.ui().find_target("power:smart"));
            REQUIRE(table.stage.ui().find_target("decline:smart"));
            CHECK(table.stage.shows("4 cards to reveal"));
            for (const char* name : {"ana", "iwo", "ala", "ela"}) {
                INFO(name);
                CHECK(table.stage.ui().find_target("show:" + std::string(name) + ":bang"));
            }
        }
    }
}

TEST_CASE("a table that has told what was discarded tells the rest with a tap each")
{
    const LaidTable table("cash-n-guns/game-5-players", "table ducks piotr,ala");
    Stage& stage = table.stage;
    CHECK_FALSE(stage.has("told:piotr:bang"));
    stage.tap("seat:piotr");
    stage.tap("told:bang");
    CHECK(table.last_line() == "piotr discards bang");
    CHECK_FALSE(stage.has("told:piotr:bang"));
    stage.tap("told:iwo:bang");
    CHECK(table.last_line() == "iwo discards bang");
    stage.tap("told:others:click");
    CHECK(table.last_line() == "ela discards click");
    CHECK_FALSE(stage.has("told:others:click"));
}

TEST_CASE("eight players tell their discards without gaps, and without a list to be dragged")
{
    const LaidTable table("cash-n-guns/game-8-players", "ana discards bang");
    Stage& stage = table.stage;
    // Ana has told already; her place is the first one.
    const auto piotr = stage.find("told:piotr:click");
    const auto iwo = stage.find("told:iwo:click");
    const auto jan = stage.find("told:jan:click");
    const auto others = stage.find("told:others:click");
    REQUIRE((piotr && iwo && jan && others));
    CHECK(iwo->rect.top == jan->rect.top);
    CHECK(iwo->rect.top - piotr->rect.bottom < 10);
    // What the others reveal is told in other words than what they discarded.
    CHECK(std::ranges::count(stage.ui().texts(), "All other cards: Click!") == 1);
    CHECK(std::ranges::count(stage.ui().texts(), "The others discarded Click!") == 1);
    CHECK_FALSE(stage.program().ui().scroll_state("cards").is_longer);
    stage.tap("told:piotr:click");
    CHECK(stage.find("told:iwo:click")->rect.top == iwo->rect.top);
    CHECK(stage.find("told:jan:click")->rect.left == jan->rect.left);
    CHECK(stage.find("told:others:click")->rect.top == others->rect.top);
}

TEST_CASE("in a low panel what was discarded lies in sight, and who has told is ticked")
{
    Scenery scenery;
    scenery.display = {800, 1280};
    for (const int percent : {130, 150}) {
        scenery.scale_percent = percent;
        INFO(percent);
        const LaidTable table(
            record_until("cash-n-guns/game-8-players", "ana discards bang"), scenery);
        Stage& stage = table.stage;
        const auto are_seen = [&stage] {
            for (const char* id : {"told:piotr:click", "told:iwo:bang", "told:ewa:click"}) {
                INFO(id);
                CHECK(stage.ui().find_target(id) != nullptr);
            }
            CHECK(stage.shows(widgets::symbol::check));
        };
        CHECK(stage.ui().find_target("show:ela:bang") != nullptr);
        are_seen();
        stage.tap("show:others:click");
        are_seen();
        CHECK(stage.ui().find_target("told:others:click") != nullptr);
    }
}

TEST_CASE("in a low panel eight can aim and four reveal a card before a list is dragged")
{
    Scenery scenery;
    scenery.display = {800, 1280};
    scenery.scale_percent = 130;
    const LaidTable aiming(record_until("cash-n-guns/game-8-players", "ala aims iwo"), scenery);
    for (const char* id : {"aimer:ana", "aimer:ewa", "aim:slow:ela"}) {
        INFO(id);
        CHECK(aiming.stage.ui().find_target(id) != nullptr);
    }
    const LaidTable table(record_until("cash-n-guns/game-8-players", "ewa aims jan"), scenery);
    for (const char* id : {"show:ana:bang", "show:piotr:click", "show:iwo:bang", "show:ala:bang",
             "show:others:click", "courage:order", "courage:done"}) {
        INFO(id);
        CHECK(table.stage.ui().find_target(id) != nullptr);
    }
}

TEST_CASE("more of a kind than the box has is answered with the rule")
{
    const LaidTable table(game, lines().front());
    take_back(table.stage);
    table.stage.tap("loot:diamond-10000");
    table.stage.tap("loot:diamond-10000");
    CHECK(table.stage.has("verdict:rule:CG-0.2"));
    CHECK(table.stage.shows("1/8"));
}

TEST_CASE("the row of a revealed card stays, and a second tap on it changes nothing")
{
    const LaidTable table(game, line_before(" shows "));
    const std::string line = line_with(" shows ");
    const std::string name = line.substr(0, line.find(' '));
    const std::string bullet = line.substr(line.rfind(' ') + 1);
    const auto before = table.stage.find("show:" + name + ":" + bullet);
    const std::size_t entries = table.kept().entries.size();
    table.stage.tap("show:" + name + ":" + bullet);
    const auto after = table.stage.find("show:" + name + ":" + bullet);
    REQUIRE(after);
    CHECK(after->rect.top == before->rect.top);
    table.stage.tap("show:" + name + ":" + bullet);
    CHECK(table.kept().entries.size() == entries + 1);
    CHECK(table.stage.has("verdict:close"));
}

TEST_CASE("whoever has aimed already is told so in the list, and another can be chosen")
{
    const LaidTable table(game, lines().front());
    table.stage.tap("aimer:iwo");
    table.stage.tap("aim:iwo:ala");
    CHECK(table.last_line() == "iwo aims ala");
    table.stage.tap("aimer:iwo");
    CHECK(table.stage.has("verdict:rule:CG-3.1"));
}

TEST_CASE("the Godfather’s order is given by taps, and a second one is answered with the rule")
{
    const LaidTable table(game, line_before("table ducks"));
    table.stage.tap("courage:order");
    const auto choose = [&table](const std::string& prefix) {
        for (const widgets::Target& target : table.stage.ui().targets()) {
            if (target.id.starts_with(prefix) && target.mood == widgets::ControlState::enabled
                && target.id != "order:cancel" && target.id != "order:back") {
                table.stage.tap_at(target.rect.centre());
                return;
            }
        }
    };
    choose("order:");
    choose("order:");
    CHECK(table.last_line().find(" redirects ") != std::string::npos);
    table.stage.tap("courage:order");
    // The book's rule comes first; that one order is all, nobody reads in it but we (A3).
    CHECK(table.stage.has("verdict:rule:CG-4.1"));
    CHECK(table.stage.shows("and 1 more rule"));
    // No other order is possible, but there is something to do.
    table.stage.tap("verdict:sheet");
    CHECK(table.stage.shows("WHAT YOU CAN DO INSTEAD"));
    CHECK(table.stage.find("sheet:mistyped"));
}

TEST_CASE("a player who lies and wants a share is told why not")
{
    // Piotr lies, and Ana takes the first share.
    const LaidTable table("cash-n-guns/game-5-players", "ana discards click");
    table.stage.tap("wish:piotr");
    CHECK(table.stage.has("verdict:rule:CG-5.2"));
}
