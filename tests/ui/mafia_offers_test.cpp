/// What the table of MAFIA offers: only what can succeed is bright, and what something costs is
/// told before the tap.

#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
using widgets::ControlState;

namespace {

/// An evening of a record’s players, on its board, with lines of its own.
db::Record played(const std::string& name, std::vector<std::string> moves)
{
    db::Record record = test_record("mafia/" + name);
    record.moves = std::move(moves);
    return record;
}

std::optional<ControlState> mood_of(const LaidTable& table, const std::string& id)
{
    const std::optional<widgets::Target> target = table.stage.find(id);
    return target ? std::optional(target->mood) : std::nullopt;
}

std::size_t times_shown(const LaidTable& table, const std::string& text)
{
    return static_cast<std::size_t>(std::ranges::count(table.stage.ui().texts(), text));
}

const std::string rich =
    "table corrects: bank pays 20000 to antonio; antonio places i1; sergio places i3";

} // namespace

TEST_CASE("mafia offers: without a described circuit businesses are offered by their kinds")
{
    const LaidTable table(played("sample-turn",
        {"table corrects: bank pays 10000 to antonio", "antonio rolls 5 black",
            "antonio moves 4 to fortuna", "antonio tosses felicita", "antonio draws red"}));
    CHECK(table.stage.shows("You can also tap a glowing business in the ring to buy it."));
    CHECK(mood_of(table, "buy:bank") == ControlState::enabled);
    // No police station is ever for sale, and a tap says so.
    CHECK(mood_of(table, "buy:police") == ControlState::explains);
    table.stage.tap("buy:police");
    CHECK(table.stage.shows("A police station is never for sale"));
    table.stage.tap("price:bank");
    table.stage.tap("which:3");
    CHECK(table.last_line() == "antonio buys bank-3");
    table.stage.tap("buy:arms");
    table.stage.tap("which:1");
    CHECK(table.last_line() == "antonio buys arms-1");
}

TEST_CASE("mafia offers: what a field of the map costs stands there before the tap")
{
    const LaidTable table(played("M-3.5.2", {rich, "antonio rolls 1 black", "antonio moves 1"}));
    CHECK(table.stage.shows("Glowing fields cost 6,000 d. Tap one."));
    CHECK(times_shown(table, "6,000 d") >= 2);
}

TEST_CASE("mafia offers: a stop that the table tells itself says what it brings before it stands")
{
    const LaidTable table("mafia/sample-turn", "antonio rolls 5 black");
    // He stands on his own start, and nobody comes round to it with six steps.
    CHECK_FALSE(table.stage.find("over:1"));
    table.stage.tap("stop:informer");
    CHECK(table.stage.shows("Maria Luisa +400 d · a red card for 400 d · M-4.10"));
}

TEST_CASE("mafia offers: under the Federal agent a stop promises nothing that is not paid")
{
    const LaidTable table(played("M-4.9",
        {"table corrects: antonio stands club-1; antonio places i1; antonio places g3",
            "antonio rolls 1 red", "antonio moves 1", "antonio rolls 4 red"}));
    CHECK(table.stage.shows("forgoes 200 d (M-4.9) · M-4.3"));
    CHECK(table.stage.shows("forgoes 400 d (M-4.9) · M-4.5"));
    CHECK(
        table.stage.shows("Maria Luisa +400 d · nothing under the Federal agent (M-4.9) · M-4.10"));
    CHECK(table.stage.shows("nothing under the Federal agent (M-4.9) · M-4.4"));
    CHECK_FALSE(table.stage.shows("+200 d"));
}

TEST_CASE("mafia offers: a tap on a field that a killer reaches from home offers to send him there")
{
    const LaidTable table(played("M-3.5.2",
        {rich, "table corrects: antonio gains killer", "antonio rolls 1 black",
            "antonio moves 1"}));
    table.stage.tap("ask:i1");
    CHECK(table.stage.shows("Send Antonio’s killer"));
    CHECK_FALSE(table.stage.has("asked:buy"));
    table.stage.tap("asked:antonio:home");
    CHECK(table.last_line() == "antonio sends home to i1");
}

TEST_CASE("mafia offers: a field that can be bought and reached by killers asks which it is")
{
    const std::vector<std::string> moves{rich,
        "table corrects: antonio gains killer; antonio sends home to i1; sergio gains killer; "
        "sergio sends home to i3; maria places h2",
        "antonio rolls 1 black", "antonio moves 1"};
    const LaidTable table(played("M-3.5.2", moves));
    table.stage.tap("ask:i2");
    CHECK(table.stage.find("asked:antonio:i1"));
    CHECK(table.stage.find("asked:sergio:i3"));
    table.stage.tap("asked:buy");
    CHECK(table.last_line() == "antonio buys i2");
    const LaidTable other(played("M-3.5.2", moves));
    other.stage.tap("ask:h1");
    other.stage.tap("asked:antonio:i1");
    CHECK(other.last_line() == "antonio sends i1 to h1");
}

TEST_CASE(
    "mafia offers: businesses stand above the inner map, as in a turn, and the dice below all")
{
    const LaidTable table(played("M-3.5.2", {rich, "antonio rolls 1 black", "antonio moves 1"}));
    const auto hire = table.stage.find("hire");
    const auto bank = table.stage.find("price:bank-1");
    const auto die = table.stage.find("die:3");
    REQUIRE((hire && bank && die));
    CHECK(bank->rect.bottom < hire->rect.top);
    CHECK(hire->rect.bottom < die->rect.top);
    table.stage.tap("die:3");
    table.stage.tap("next:maria");
    CHECK(table.last_line() == "sergio rolls 3 blue");
}

TEST_CASE("mafia offers: the dice end every list of offers, and nothing has to be tapped before")
{
    const auto scenery = [](ImVec2 display, int percent) {
        Scenery made;
        made.display = display;
        made.scale_percent = percent;
        return made;
    };
    for (const Scenery& each : {scenery({1280, 800}, 100), scenery({1280, 800}, 130),
             scenery({1280, 800}, 150), scenery({800, 1280}, 100), scenery({1024, 600}, 100)}) {
        INFO(each.name());
        const LaidTable table(
            played("M-3.5.2", {rich, "antonio rolls 1 black", "antonio moves 1"}), each);
        CHECK_FALSE(table.stage.find("turn:next"));
        table.stage.tap("die:3");
        table.stage.tap("next:maria");
        CHECK(table.last_line() == "sergio rolls 3 blue");
    }
}

TEST_CASE("mafia offers: describing the board is offered in a turn, too, but is not the next step")
{
    db::Record record =
        played("M-3.5.2", {rich, "antonio rolls 1 black", "antonio moves 1 to bank-1"});
    ledger::Tree head = ledger::Tree::table();
    for (const auto& [key, value] : record.head.members()) {
        if (key != "boards")
            head.set(key, value);
    }
    record.head = std::move(head);
    for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}, ImVec2{1024, 600}}) {
        Scenery scenery;
        scenery.display = display;
        INFO(scenery.name());
        const LaidTable table(record, scenery);
        table.stage.press_key(ImGuiKey_Enter);
        CHECK_FALSE(table.stage.has("board:cancel"));
        table.stage.tap("board:describe");
        CHECK(table.stage.has("board:cancel"));
    }
}

TEST_CASE("mafia offers: the roll that ends the turn is the next step where its dice lie below")
{
    Scenery scenery;
    scenery.display = {1024, 600};
    const LaidTable table(
        played("M-3.5.2", {rich, "antonio rolls 1 black", "antonio moves 1"}), scenery);
    CHECK(table.stage.shows("Next: Sergio rolls"));
    CHECK_FALSE(table.stage.has("next:maria"));
    table.stage.tap("dice:show");
    table.stage.frames(3);
    CHECK(table.stage.has("next:maria"));
    // The next turn begins at the top of its panel.
    table.stage.tap("die:1");
    table.stage.tap("next:maria");
    table.stage.tap("move:1");
    CHECK_FALSE(table.stage.has("next:maria"));
}

TEST_CASE("mafia offers: whoever skips a turn is told so, and only rolls")
{
    const LaidTable table("mafia/M-6.1b-skips", "antonio rolls 2 black");
    CHECK(table.stage.shows("Antonio skips a turn"));
    table.stage.tap("die:1");
    table.stage.tap("next:antonio");
    CHECK(table.last_line() == "sergio rolls 1 red");
    CHECK_FALSE(table.stage.shows("skips a turn"));
}

TEST_CASE("mafia offers: a stake of any amount is typed, and what is too much says so")
{
    const std::vector<std::string> at_casino{"antonio rolls 5 black", "antonio moves 5"};
    const LaidTable table(played("M-3.5.2", at_casino));
    Stage& stage = table.stage;
    stage.tap("stake:keys");
    for (const char* digit : {"stake:digit:2", "stake:digit:5", "stake:digit:0"})
        stage.tap(digit);
    CHECK(stage.shows("250 d"));
    stage.tap("casino:5");
    stage.tap("coin:felicita");
    CHECK(table.last_line() == "antonio bets 250 rolls 5 felicita");
    CHECK(table.kept().entries.back().find(" legal") != std::string::npos);

    const LaidTable other(played("M-3.5.2", at_casino));
    other.stage.tap("stake:keys");
    for (const char* key : {"stake:digit:7", "stake:digit:7", "stake:digit:8"})
        other.stage.tap(key);
    // Nobody bets more than 4,000.
    CHECK_FALSE(other.stage.has("stake:digit:0"));
    other.stage.tap("stake:erase");
    CHECK(other.stage.shows("77 d"));
    other.stage.tap("casino:4");
    // Nobody bets less than 200.
    CHECK(mood_of(other, "coin:iattura") == ControlState::explains);
    other.stage.tap("stake:digit:7");
    other.stage.tap("coin:iattura");
    CHECK(other.last_line() == "antonio bets 777 rolls 4 iattura");

    // Fingers have room everywhere, as the inspector sees.
    for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}, ImVec2{1024, 600}}) {
        Scenery scenery;
        scenery.display = display;
        scenery.scale_percent = display.x == 1024 ? 100 : 130;
        INFO(scenery.name());
        const LaidTable anywhere(played("M-3.5.2", at_casino), scenery);
        anywhere.stage.tap("stake:keys");
        CHECK(anywhere.stage.find("stake:digit:0"));
        CHECK(anywhere.stage.find("coin:iattura"));
    }

    // Where only steps of 200 may be bet, nothing else can be typed.
    db::Record record = played("A21", at_casino);
    ledger::Tree options = ledger::Tree::table();
    options.set("stake_steps", "200");
    record.head.set("options", std::move(options));
    const LaidTable steps(record);
    CHECK(steps.stage.find("stake:200"));
    CHECK_FALSE(steps.stage.find("stake:keys"));
}

TEST_CASE("mafia offers: an amount goes down in the steps in which it goes up")
{
    const LaidTable table(played("M-3.5.2", {rich, "antonio rolls 6 black", "antonio moves 6"}));
    table.stage.tap("give");
    table.stage.tap("give:sergio");
    for (const char* step : {"amount:5000", "amount:1000", "amount:1000", "amount:less:5000",
             "amount:less:1000", "amount:less"})
        table.stage.tap(step);
    table.stage.tap("deal:done");
    CHECK(table.last_line() == "antonio gives 900 to sergio");
}

TEST_CASE("mafia offers: a card that leads to a kind of field is described by taps, and done")
{
    const LaidTable table(played("M-3.5.2",
        {"table corrects: antonio stands big-city-1", "antonio rolls 1 black", "antonio moves 1"}));
    table.stage.tap("draw-black:3");
    table.stage.tap("effect:12");
    table.stage.tap("to:police");
    table.stage.tap("amounts:done");
    CHECK(table.stage.shows("Go to the next field of a kind: Police station"));
    table.stage.tap("card:done");
    CHECK(table.last_line() == "antonio draws black-3");
    CHECK(table.stage.shows("Antonio −400 d"));
}

TEST_CASE("mafia offers: what a card lets its player choose is asked for before it is written down")
{
    const LaidTable table(played("M-3.5.2",
        {"table corrects: antonio places i1; antonio stands big-city-1", "antonio rolls 1 black",
            "antonio moves 1"}));
    table.stage.tap("draw-black:3");
    table.stage.tap("effect:14");
    table.stage.tap("card:done");
    for (const char* tap : {"act:4", "who:antonio", "square:i1", "act:add", "acts:done"})
        table.stage.tap(tap);
    CHECK(table.last_line() == "antonio draws black-3 doing: antonio lifts i1");
    CHECK(table.kept().entries.back().find(" legal") != std::string::npos);
}

TEST_CASE("mafia offers: red cards are used where somebody of the family has one that can be used")
{
    const LaidTable none(played("M-3.5.2", {"antonio rolls 1 black", "antonio moves 1"}));
    CHECK_FALSE(none.stage.find("card:use"));
    // There is no bank to take for free while a relative holds every one of them.
    const LaidTable unusable(played("M-3.5.2",
        {"table corrects: sergio marks bank-1; sergio marks bank-2; sergio marks bank-3; antonio "
         "takes red-1; antonio opens red-1",
            "antonio rolls 1 black", "antonio moves 1"}));
    CHECK(mood_of(unusable, "card:use") == ControlState::explains);
    unusable.stage.tap("card:use");
    CHECK(unusable.stage.has("verdict:close"));
    const LaidTable usable(played("M-3.5.2",
        {"table corrects: sergio takes red", "antonio rolls 1 black", "antonio moves 1"}));
    CHECK(mood_of(usable, "card:use") == ControlState::enabled);
    usable.stage.tap("card:use");
    // Only Sergio has one.
    CHECK(mood_of(usable, "user:sergio") == ControlState::enabled);
    CHECK_FALSE(usable.stage.has("user:antonio"));
    CHECK_FALSE(usable.stage.has("user:paolo"));
    CHECK(usable.stage.shows("Sergio uses a red card"));
}

TEST_CASE("mafia offers: a card that lies open is used without its number")
{
    const LaidTable table(played("M-3.5.2",
        {"table corrects: antonio takes red-1; antonio opens red-1", "antonio rolls 1 black",
            "antonio moves 1"}));
    table.stage.tap("card:use");
    CHECK_FALSE(table.stage.has("use:1"));
    table.stage.tap("use:red-1");
    table.stage.tap("use:red-1:bank-1");
    CHECK(table.last_line() == "antonio uses red-1 on bank-1");
}

TEST_CASE("mafia offers: a red card that was told when it was drawn is used at once, or kept")
{
    const std::vector<std::string> at_fortuna{"antonio rolls 2 black", "antonio moves 2"};
    const LaidTable table(played("M-3.5.2", at_fortuna));
    table.stage.tap("toss:felicita");
    table.stage.tap("draw-red:25");
    table.stage.tap("use:now");
    CHECK(table.last_line() == "antonio uses red-25");
    CHECK_FALSE(table.stage.has("use:now"));

    const LaidTable taking(played("M-3.5.2",
        {"table corrects: maria takes red", "antonio rolls 2 black", "antonio moves 2"}));
    taking.stage.tap("toss:felicita");
    taking.stage.tap("draw-red:12");
    taking.stage.tap("use:now");
    // It need not be told again: what it takes is asked at once.
    taking.stage.tap("take:maria:red");
    CHECK(taking.last_line() == "antonio uses red-12 takes red from maria");
}

TEST_CASE("mafia offers: a deal is bright where somebody stands on the Exchange")
{
    const std::string neighbours = "table corrects: bank pays 9000 to antonio; antonio places i1; "
                                   "sergio places i2; sergio marks bank-2";
    const LaidTable elsewhere(
        played("M-3.5.2", {neighbours, "antonio rolls 1 black", "antonio moves 1"}));
    CHECK(mood_of(elsewhere, "deal") == ControlState::explains);
    elsewhere.stage.tap("deal");
    // Nobody has named a deal, so that no rule is broken by one: it is told once for all of them.
    CHECK(elsewhere.stage.shows("No deal now: no one is on the Exchange"));
    CHECK_FALSE(elsewhere.stage.has("verdict:close"));
    elsewhere.stage.tap("deal:bank-2");
    CHECK(elsewhere.stage.has("verdict:close"));
    const LaidTable apart(played("M-3.5.2",
        {"table corrects: bank pays 9000 to antonio; antonio places i1; sergio places e5",
            "antonio rolls 6 black", "antonio moves 6"}));
    CHECK(mood_of(apart, "deal") == ControlState::explains);
    apart.stage.tap("deal");
    CHECK(apart.stage.shows("No deal now, although someone is on the Exchange"));
    apart.stage.tap("deal:e5");
    CHECK(apart.stage.shows("shares no side with"));
    const LaidTable there(
        played("M-3.5.2", {neighbours, "antonio rolls 6 black", "antonio moves 6"}));
    CHECK(mood_of(there, "deal") == ControlState::enabled);
    there.stage.tap("deal");
    CHECK_FALSE(there.stage.shows("No deal now"));
    // A business does not leave the family.
    there.stage.tap("deal:bank-2");
    CHECK(mood_of(there, "buyer:antonio") == ControlState::enabled);
    CHECK(mood_of(there, "buyer:maria") == ControlState::explains);
    there.stage.tap("buyer:antonio");
    there.stage.tap("price:1000");
    there.stage.tap("deal:done");
    CHECK(there.last_line() == "antonio buys bank-2 from sergio for 1000");
}

TEST_CASE("mafia offers: nobody gives money to himself")
{
    const std::vector<std::string> to_exchange{"antonio rolls 6 black", "antonio moves 6"};
    const LaidTable alone(played("game-2-players", to_exchange));
    CHECK_FALSE(alone.stage.find("give"));
    const LaidTable family(played("M-3.5.2", to_exchange));
    CHECK(mood_of(family, "give") == ControlState::enabled);
}

TEST_CASE("mafia offers: figures of one person show one purse")
{
    const LaidTable table(played("game-2-players", {}));
    CHECK(table.stage.shows("one purse"));
    CHECK(times_shown(table, "15,000 d") == 2);
}

TEST_CASE("mafia offers: what hands do before the first roll is ticked when it has been rolled")
{
    const LaidTable table(played("game-2-players", {}));
    CHECK(table.stage.shows("Both decks shuffled, the coin between them"));
    CHECK(table.stage.shows("15,000 d to "));
    table.stage.tap("die:2");
    table.stage.tap("next:sergio");
    CHECK(table.stage.shows("Both decks shuffled, the coin between them"));
    CHECK(table.stage.shows(widgets::symbol::check));
    table.stage.tap("move:2");
    CHECK_FALSE(table.stage.shows("Both decks shuffled, the coin between them"));
}

TEST_CASE("mafia offers: the log says what was asked, and what was paid")
{
    const LaidTable table(played("M-3.5.2",
        {"antonio rolls 1 black", "antonio moves 1", "antonio buys bank-1",
            "table believes antonio has 1200"}));
    CHECK(table.stage.shows("The table asks: Antonio has this much money: 1,200 donar"));
}

TEST_CASE("mafia offers: a killer who was hired in this turn waits, and says why")
{
    const LaidTable table("mafia/game-4-players", "paolo hires");
    CHECK(mood_of(table, "send:paolo:home") == ControlState::explains);
    table.stage.tap("send:paolo:home");
    CHECK(table.stage.has("verdict:rule:M-3.5.3b"));
    CHECK(table.stage.shows("was hired this turn"));
}
