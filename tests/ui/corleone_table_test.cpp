/// What a table screen offers beside the moves themselves: why not, and the ways back.

#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// An evening of two, right after the first time that its record says a line.
class Table : public LaidTable {
public:
    explicit Table(const std::string& line)
        : LaidTable("corleone/evening-of-two", line)
    {
    }
};

/// Pizzino's first Thug stands on the station, these are the entries, and it is Marzullo's turn.
constexpr const char* thug_placed = "pizzino collects";
constexpr std::size_t entries_then = 6;

} // namespace

TEST_CASE("a grey target tells which rule forbids it, on which page, and by which entry")
{
    Table table(thug_placed);
    table.stage.tap("business:test-station");
    CHECK(table.stage.has("verdict:rule:14.thug-space"));
    CHECK(table.stage.shows("p. 14"));
    CHECK(table.stage.shows("Elena"));
    CHECK(table.kept().entries.size() == entries_then);

    table.stage.tap("verdict:entry");
    CHECK(table.stage.shows("Elena: Thug → Test station"));
    CHECK_FALSE(table.stage.shows("pizzino thug test-station"));
    table.stage.tap("entry:close");
    table.stage.tap("verdict:rule:14.thug-space");
    CHECK(table.stage.shows("14.thug-space"));
    table.stage.tap("back");
    table.stage.tap("verdict:close");
    CHECK_FALSE(table.stage.has("verdict:ruling"));
}

TEST_CASE("a table that rules otherwise gives a reason, and the move stands")
{
    Table table(thug_placed);
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    CHECK_FALSE(table.stage.has("ruling:done"));
    table.stage.tap("ruling:field");
    table.stage.type("Ana’s birthday");
    table.stage.tap("ruling:done");
    // What the ruled move brings is collected as after every other.
    const std::vector<std::string> entries = table.kept().entries;
    REQUIRE(entries.size() == entries_then + 2);
    CHECK(entries[entries_then]
        == "7 marzullo thug test-station ! Ana’s birthday ruled 14.thug-space");
    CHECK(table.last_line() == "marzullo collects");
}

TEST_CASE("undo takes back a move with what it brought, and redo restores both")
{
    Table table(thug_placed);
    const Kept before = table.kept();
    table.stage.tap("business:test-depot");
    const Kept after = table.kept();
    CHECK(after.entries.size() == entries_then + 2);
    table.stage.tap("undo");
    CHECK(table.kept().position == before.position);
    table.stage.tap("redo");
    CHECK(table.kept().position == after.position);
    // Nothing is ever taken out of the record.
    CHECK(table.kept().entries.size() > after.entries.size());
}

TEST_CASE("from the log the evening goes back to any entry, and forward again")
{
    Table table(thug_placed);
    const Kept before = table.kept();
    table.stage.tap("log");
    table.stage.tap("log:3");
    table.stage.tap("entry:undo");
    // Three entries are asked about and told of, also the one that the program wrote by itself.
    CHECK(table.stage.shows("Undo 3 entries?"));
    table.stage.tap("undo:done");
    CHECK(table.stage.shows("Undone: 3 entries"));
    CHECK(table.last_line() == "table undoes to 3");
    CHECK(table.stage.has("tile:test-tavern"));
    table.stage.tap("log");
    // The row of the Thug holds what he collected too.
    CHECK_FALSE(table.stage.find("log:6"));
    table.stage.tap("log:5");
    table.stage.tap("entry:redo");
    CHECK(table.kept().position == before.position);
}

TEST_CASE("a correction by hand is put together of acts, and stands in the record")
{
    Table table(thug_placed);
    table.stage.tap("more");
    table.stage.tap("menu:correct");
    CHECK_FALSE(table.stage.has("acts:done"));
    table.stage.tap("act:0");
    table.stage.tap("who:pizzino");
    table.stage.tap("card:$5");
    table.stage.tap("card:ally:test-banker-1");
    table.stage.tap("act:add");
    table.stage.tap("act:8");
    table.stage.tap("who:marzullo");
    table.stage.tap("act-area:queens");
    table.stage.tap("act:add");
    table.stage.tap("acts:done");
    CHECK(table.last_line()
        == "table corrects: pizzino gains $5,ally:test-banker-1; marzullo marks queens");
    CHECK(table.stage.has("control:queens"));
}

TEST_CASE("a stack of markers answers why, and so does the button for everything")
{
    Table table("table war chelsea pizzino");
    table.stage.tap("control:chelsea");
    CHECK(table.stage.shows("Elena"));
    table.stage.tap("area:close");
    table.stage.tap("why");
    table.stage.tap("ask:stack:chelsea");
    CHECK(table.stage.shows("Who controls Chelsea?"));
    CHECK(table.stage.shows("Elena"));
    CHECK(table.stage.shows("p. 19"));
}

TEST_CASE("the score can be seen at any moment")
{
    Table table(thug_placed);
    table.stage.tap("more");
    table.stage.tap("menu:score");
    CHECK(table.stage.shows("Ana"));
    CHECK(table.stage.shows("$0"));
    table.stage.tap("score:close");
    CHECK(table.stage.has("home"));
}

TEST_CASE("a hand is covered until its owner holds the button")
{
    Table table(thug_placed);
    table.stage.tap("seat:marzullo");
    CHECK_FALSE(table.stage.shows("$1, $2, $3"));
    const auto hold = table.stage.find("seat:hold");
    REQUIRE(hold);
    table.stage.press_down(hold->rect.centre());
    CHECK(table.stage.shows("$1, $2, $3"));
    table.stage.lift();
    CHECK_FALSE(table.stage.shows("$1, $2, $3"));
}

TEST_CASE("a second quick tap at the same place never hits what the first brought there")
{
    Table table(thug_placed);
    const ImVec2 place = table.stage.find("complete-job")->rect.centre();
    table.stage.tap_twice("complete-job");
    CHECK(table.kept().entries.size() == entries_then);
    CHECK_FALSE(table.stage.has("verdict:close"));
    // A Job lies there now, and a finger that means it is answered.
    const std::vector<widgets::Target>& targets = table.stage.ui().targets();
    const bool is_there = std::any_of(targets.begin(), targets.end(),
        [place](const widgets::Target& target) { return target.rect.contains(place); });
    CHECK(is_there);
    table.stage.tap_at(place);
    CHECK(table.stage.has("verdict:close"));
}

TEST_CASE("the language changes while the evening goes on")
{
    Table table(thug_placed);
    CHECK(table.stage.shows("Undo"));
    table.stage.tap("more");
    table.stage.tap("menu:settings");
    table.stage.tap(language_choice("pl"));
    table.stage.tap("back");
    CHECK_FALSE(table.stage.shows("Undo"));
    CHECK(table.stage.shows("Cofnij"));
    table.stage.tap("business:test-station");
    CHECK(table.stage.shows("s. 14"));
}
