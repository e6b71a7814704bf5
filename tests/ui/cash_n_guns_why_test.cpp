/// “Why?” at the table of Ca$h 'n Guns: everything that it shows answers a tap.

#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cmath>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr std::array all_names{"ana", "piotr", "iwo", "ala", "ela", "jan", "ola", "ewa"};

/// Where in its first round an evening is asked about.
enum class Moment : std::uint8_t { begun, aimed, shared };

/// So many players, each of whom aims at the next; the last two lie down, and Ana's Bang! hits.
db::Record round_of(std::size_t count, Moment moment)
{
    db::Record record;
    record.head = ledger::Tree::table();
    record.head.set("game", "cash-n-guns");
    record.head.set("first", "ana");
    ledger::Tree seats = ledger::Tree::list();
    for (std::size_t i = 0; i < count; ++i) {
        ledger::Tree seat = ledger::Tree::table();
        seat.set("player", all_names[i]);
        seat.set("name", all_names[i]);
        seats.add(std::move(seat));
    }
    record.head.set("seats", std::move(seats));
    if (moment == Moment::begun)
        return record;
    record.moves.push_back("table loots $5000x2,$10000x2,$20000,diamond-1000,painting,clip");
    const auto name = [&](std::size_t seat) { return std::string(all_names[seat % count]); };
    for (std::size_t i = 0; i < count; ++i)
        record.moves.push_back(name(i) + " aims " + name(i + 1));
    if (moment == Moment::aimed)
        return record;
    record.moves.push_back("table ducks " + name(count - 1) + "," + name(count - 2));
    // Whoever aims at one who lies shows nothing.
    for (std::size_t i = 0; i + 3 < count; ++i)
        record.moves.push_back(name(i) + (i == 0 ? " shows bang" : " shows click"));
    record.moves.push_back("ana takes painting");
    return record;
}

std::vector<std::string> asked_things(const Stage& stage)
{
    std::vector<std::string> things;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("ask:"))
            things.push_back(target.id);
    }
    return things;
}

bool has(const std::vector<std::string>& things, const std::string& thing)
{
    return std::ranges::find(things, thing) != things.end();
}

} // namespace

TEST_CASE("cash why: everything that lights up has a question with an answer and its rule")
{
    for (std::size_t count = 4; count <= all_names.size(); ++count) {
        for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}}) {
            for (const Moment moment : {Moment::begun, Moment::aimed, Moment::shared}) {
                INFO(count << " players, " << display.x << " wide, moment "
                           << static_cast<int>(moment));
                Scenery scenery;
                scenery.display = display;
                const LaidTable table(round_of(count, moment), scenery);
                table.stage.tap("why");
                const std::vector<std::string> things = asked_things(table.stage);
                REQUIRE(things.size() >= 2 * count + 6);
                for (std::size_t i = 0; i < count; ++i) {
                    REQUIRE(has(things, "ask:figure:" + std::string(all_names[i])));
                    REQUIRE(has(things, "ask:seat:" + std::string(all_names[i])));
                }
                for (const std::string& thing : things) {
                    INFO(thing);
                    ask_about(table.stage, thing);
                    CHECK(table.stage.has("why:thing"));
                    CHECK(table.stage.has("why:rule:1"));
                }
                table.stage.tap("why:close");
            }
        }
    }
}

TEST_CASE("cash why: every aim answers, also one that an order has turned to a neighbour")
{
    for (std::size_t count = 4; count <= all_names.size(); ++count) {
        for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}}) {
            Scenery scenery;
            scenery.display = display;
            INFO(count << " players, " << display.x << " wide");
            db::Record record = round_of(count, Moment::aimed);
            // Everybody aims at the next one; Iwo is turned to the one who aims at him.
            record.moves.push_back("ana redirects iwo to piotr");
            const LaidTable table(record, scenery);
            table.stage.tap("why");
            for (std::size_t i = 0; i < count; ++i) {
                const std::string name = all_names[i];
                INFO(name);
                table.stage.tap("ask:aim:" + name);
                CHECK(table.stage.shows("Who does " + name + " aim at?"));
            }
        }
    }
}

TEST_CASE("cash why: what a dead gangster had is asked at his seat")
{
    const LaidTable table("cash-n-guns/CG-6.6", "table believes piotr out");
    table.stage.tap("why");
    CHECK_FALSE(table.stage.has("ask:loot:piotr"));
    table.stage.tap("ask:seat:piotr");
    CHECK(table.stage.shows("How many loot cards does Piotr have?"));
}

TEST_CASE("cash why: the round table stands where it stood when it is asked about")
{
    for (const ImVec2 display : {ImVec2{1280, 800}, ImVec2{800, 1280}}) {
        Scenery scenery;
        scenery.display = display;
        db::Record record = round_of(5, Moment::aimed);
        // The loot lies there, and everybody may be aimed at.
        record.moves.resize(1);
        const LaidTable table(record, scenery);
        Stage& stage = table.stage;
        std::vector<ImVec2> stood;
        for (const std::string name : {"ana", "piotr", "iwo", "ala", "ela"}) {
            const auto& targets = stage.ui().targets();
            const auto character =
                std::ranges::find_if(targets, [&name](const widgets::Target& target) {
                    return target.id.ends_with(":" + name) && !target.id.starts_with("seat:");
                });
            REQUIRE(character != targets.end());
            stood.push_back(character->rect.centre());
        }
        stage.tap("why");
        std::size_t next = 0;
        for (const std::string name : {"ana", "piotr", "iwo", "ala", "ela"}) {
            const auto character = stage.find("ask:figure:" + name);
            REQUIRE(character);
            INFO(name << " at " << display.x);
            const ImVec2 before = stood.at(next++);
            CHECK(std::abs(character->rect.centre().x - before.x) < 1);
            CHECK(std::abs(character->rect.centre().y - before.y) < 1);
        }
    }
}

TEST_CASE("cash why: what is asked by touch is answered as the referee answers")
{
    const LaidTable table(round_of(5, Moment::shared));
    table.stage.tap("why");
    table.stage.tap("ask:figure:piotr");
    CHECK(table.stage.shows("Is piotr standing?"));
    CHECK(table.stage.shows("No: wounded"));
    table.stage.tap("ask:figure:ela");
    CHECK(table.stage.shows("No: laid down"));
    ask_about(table.stage, "ask:godfather");
    CHECK(table.stage.shows("Who is Godfather?"));
    ask_about(table.stage, "ask:loot:ana");
    // What lies in front of others is covered until it is counted.
    CHECK(table.stage.shows("It is revealed when the loot is counted."));
    table.stage.tap("ask:share:clip");
    CHECK(table.stage.shows("A Bang! from the discard pile"));
    table.stage.tap("ask:round");
    CHECK(table.stage.shows("1 of 8"));
}

TEST_CASE("cash why: an entry behind an answer shows the table as it was, and there is a way back")
{
    const LaidTable table(round_of(5, Moment::shared));
    table.stage.tap("why");
    REQUIRE(table.stage.has("ask:share:clip"));
    REQUIRE_FALSE(table.stage.has("ask:share:painting"));
    table.stage.tap("ask:aim:ana");
    table.stage.tap("why:evidence:1:2");
    // Then the painting lay there still, and Piotr had not aimed.
    CHECK(table.stage.has("ask:share:painting"));
    CHECK_FALSE(table.stage.has("ask:aim:piotr"));
    table.stage.tap("why:now");
    CHECK_FALSE(table.stage.has("ask:share:painting"));
    CHECK(table.stage.has("ask:aim:piotr"));
}
