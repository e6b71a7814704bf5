/// An entry of long ago is put right by taps: said otherwise, left out, or added; what followed is
/// decided line by line, and all of it is written down at once.

#include "db/session.h"
#include "engine/games/games.h"
#include "engine/ledger/amendment.h"
#include "tests/db/databases.h"
#include "tests/support/long_evening.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/played_evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iostream>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Change;
using ledger::Decision;
using ledger::Outcome;

namespace {

constexpr const char* empire = "corleone/evening-of-two";
constexpr const char* guns = "cash-n-guns/game-4-players";
/// The move at which most evenings here stand.
constexpr const char* depot = "marzullo thug test-depot";
/// A line that changes nothing, so that everything after it stands.
constexpr const char* belief = "table believes pizzino banked 0";

Scenery lying_or_upright()
{
    Scenery scenery;
    scenery.display = GENERATE(ImVec2(1280, 800), ImVec2(800, 1280));
    return scenery;
}

std::vector<std::string> lines_in(Stage& stage, const std::string& session)
{
    const db::Session kept = resume(stage.program().database(), session);
    const ledger::History& history = kept.evening().history();
    std::vector<std::string> lines;
    for (int number = 1; number <= history.size(); ++number)
        lines.push_back(history.entry(number).line);
    return lines;
}

/// The evening of the database is what a referee makes of the lines that stand in it, and nothing
/// else.
void check_replayed(Stage& stage, const std::string& session, const db::Record& record)
{
    const db::Session kept = resume(stage.program().database(), session);
    const ledger::History& history = kept.evening().history();
    std::vector<int> standing;
    for (int number = history.head(); number > 0; number = history.entry(number).follows)
        standing.push_back(number);
    std::reverse(standing.begin(), standing.end());
    const auto again = referee_of(record);
    for (const int number : standing)
        CHECK(again->record(history.entry(number).line).verdict == history.entry(number).verdict);
    CHECK(again->position_report() == kept.evening().position_report());
    CHECK(again->score_report() == kept.evening().score_report());
}

/// What the database has behind the lines of the record are those of the amendment.
void check_appended(Stage& stage, const std::string& session, const db::Record& record,
    const Change& change, const ledger::Decisions& decisions)
{
    const auto evening = played(record);
    const auto amended = ledger::amend(*evening, games::copying_of(*evening), change, decisions);
    REQUIRE_FALSE(amended.is_error());
    CHECK(amended.value().is_decided());
    std::vector<std::string> expected = record.moves;
    expected.insert(expected.end(), amended.value().lines.begin(), amended.value().lines.end());
    CHECK(lines_in(stage, session) == expected);
    check_replayed(stage, session, record);
}

/// From the table to the amendment of an entry.
void amend(Stage& stage, int entry)
{
    stage.tap("log");
    stage.tap("log:" + std::to_string(entry));
    stage.tap("entry:amend");
    REQUIRE(stage.has("amend:done"));
}

/// An evening at its table as it stands after a line, with one of its entries being amended.
struct Amending {
    Amending(const std::string& name, const std::string& last, int entry)
        : scenery(lying_or_upright())
        , record(record_until(name, last))
        , table(record, scenery)
        , stage(table.stage)
    {
        amend(stage, entry);
    }
    [[nodiscard]] std::vector<std::string> lines() { return lines_in(stage, table.session()); }
    void check_replayed() { ::check_replayed(stage, table.session(), record); }
    void check_appended(const Change& change, const ledger::Decisions& decisions)
    {
        ::check_appended(stage, table.session(), record, change, decisions);
    }
    Scenery scenery;
    db::Record record;
    LaidTable table;
    Stage& stage;
};

void confirm(Stage& stage)
{
    stage.tap("amend:done");
    CHECK(stage.shows("stay in the log, marked undone"));
    stage.tap("confirm:done");
    CHECK(stage.shows("Recorded: "));
    stage.tap("notice:close");
    CHECK(stage.has("undo"));
}

void write(Stage& stage, const std::string& line)
{
    stage.tap("amend:text:field");
    stage.type(line);
}

/// Says of every follower that does not stand any more that it stands by a ruling, or else that it
/// was not done; gives what was decided.
ledger::Decisions decide(Stage& stage, const ledger::Evening& evening, const Change& change)
{
    ledger::Decisions decisions;
    while (true) {
        const auto amended = ledger::amend(evening, games::copying_of(evening), change, decisions);
        const auto& followers = amended.value().followers;
        const auto fallen =
            std::find_if(followers.begin(), followers.end(), [](const auto& follower) {
                return follower.fate == Outcome::illegal || follower.fate == Outcome::impossible;
            });
        if (fallen == followers.end())
            return decisions;
        const std::string number = std::to_string(fallen->entry);
        if (fallen->fate == Outcome::illegal) {
            stage.tap("amend:keep:" + number);
            stage.tap("ruling:1");
            stage.tap("ruling:done");
            decisions[fallen->entry] = Decision::rule("House rule");
        } else {
            // No ruling helps, and a tap says so.
            stage.tap("amend:keep:" + number);
            CHECK(stage.shows("A ruling can’t help"));
            stage.tap("notice:close");
            stage.tap("amend:drop:" + number);
            decisions[fallen->entry] = Decision::drop();
        }
    }
}

} // namespace

TEST_CASE("amendment: another line, and what does not stand any more was not done")
{
    Amending at(empire, depot, 5);
    INFO(at.scenery.name());
    at.stage.tap("amend:done");
    CHECK(at.stage.shows("Enter what this entry should have been"));
    at.stage.tap("notice:close");

    at.stage.tap("amend:offer:1");
    at.stage.tap("amend:done");
    CHECK(at.stage.shows("no longer work"));
    at.stage.tap("notice:close");
    CHECK(at.lines() == at.record.moves);
    at.stage.tap("amend:drop-rest");
    confirm(at.stage);
    const std::vector<std::string> lines = at.lines();
    REQUIRE(lines.size() > at.record.moves.size() + 2);
    CHECK(lines[at.record.moves.size()] == "table undoes to 4");
    const std::string& said = lines[at.record.moves.size() + 1];
    CHECK(said.rfind("pizzino thug ", 0) == 0);
    CHECK(said != at.record.moves[4]);
    ledger::Decisions decisions;
    const auto evening = played(at.record);
    const Change change = Change::replace(5, said);
    CHECK_FALSE(ledger::amend_and_decide_rest(
        *evening, games::copying_of(*evening), change, {ledger::Rest::Kind::drop}, decisions)
                    .is_error());
    CHECK_FALSE(decisions.empty());
    at.check_appended(change, decisions);
}

TEST_CASE("amendment: what did not happen, decided line by line")
{
    const auto& [name, last, entry] = GENERATE(
        table<std::string, std::string, int>({{empire, depot, 9}, {guns, "ala takes $20000", 20}}));
    const Scenery scenery = lying_or_upright();
    INFO(name << " " << scenery.name());
    const db::Record record = record_until(name, last);
    LaidTable table(record, scenery);
    amend(table.stage, entry);
    table.stage.tap("amend:none");
    const Change change = Change::drop(entry);
    const ledger::Decisions decisions = decide(table.stage, *played(record), change);
    CHECK_FALSE(decisions.empty());
    confirm(table.stage);
    check_appended(table.stage, table.session(), record, change, decisions);
}

TEST_CASE("amendment: a forgotten line comes before the entry, written as it stands in a record")
{
    Amending at(empire, depot, 7);
    INFO(at.scenery.name());
    at.stage.tap("amend:insert");
    at.stage.tap("amend:done");
    CHECK(at.stage.shows("Enter the missing move"));
    at.stage.tap("notice:close");
    write(at.stage, "pizzino thug nowhere");
    CHECK(at.stage.shows("can’t happen"));
    at.stage.tap("amend:done");
    CHECK(at.stage.shows("The new entry breaks a rule"));
    at.stage.tap("notice:close");
    at.stage.tap("amend:insert");
    at.stage.tap("amend:replace");
    at.stage.tap("amend:insert");
    write(at.stage, belief);
    CHECK(at.stage.shows("12 later entries. 12 still work"));
    confirm(at.stage);
    at.check_appended(Change::insert_before(7, {belief}), {});
}

TEST_CASE("amendment: an emptied line keeps its place, and its next letter goes to no other line")
{
    const db::Record record = record_until(empire, depot);
    LaidTable table(record);
    Stage& stage = table.stage;
    constexpr const char* second = "table believes marzullo banked 0";
    amend(stage, 7);
    stage.tap("amend:insert");
    write(stage, "t");
    stage.tap("amend:more");
    write(stage, second);
    stage.tap("amend:line:1");
    stage.tap("amend:text:field");
    stage.press_key(ImGuiKey_End);
    stage.press_key(ImGuiKey_Backspace);
    CHECK(stage.find("amend:line:2"));
    stage.type(belief);
    CHECK(stage.find("amend:line:2"));
    CHECK_FALSE(stage.find("amend:line:3"));
    confirm(stage);
    check_appended(stage, table.session(), record, Change::insert_before(7, {belief, second}), {});
}

TEST_CASE("amendment: tapped at the table of then, with what came of it by itself")
{
    Amending at(empire, "marzullo collects", 5);
    INFO(at.scenery.name());
    at.stage.tap("amend:taps");
    CHECK(at.stage.shows("What if"));
    at.stage.tap("business:test-depot");
    at.stage.tap("what-if:back");
    CHECK(at.stage.shows("Amend entry 5"));
    if (at.stage.find("amend:drop-rest")->mood == widgets::ControlState::enabled)
        at.stage.tap("amend:drop-rest");
    confirm(at.stage);
    const std::vector<std::string> lines = at.lines();
    const std::vector<std::string> said{"table undoes to 4", "pizzino thug test-depot"};
    REQUIRE(lines.size() > at.record.moves.size() + 2);
    CHECK(std::equal(said.begin(), said.end(),
        lines.begin() + static_cast<std::ptrdiff_t>(at.record.moves.size())));
    // What the program had written by itself came anew, once.
    CHECK(std::count(lines.begin() + static_cast<std::ptrdiff_t>(at.record.moves.size()),
              lines.end(), "pizzino collects")
        == 1);
    at.check_replayed();
}

TEST_CASE("amendment: an evening that is over is amended after a question, and its result with it")
{
    const db::Record record = test_record(empire);
    House house(record);
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    SECTION("it stays over")
    {
        stage.tap("past:log:5");
        stage.tap("past:amend");
        stage.tap("amend:insert");
        write(stage, belief);
        stage.tap("amend:done");
        CHECK(stage.shows("Amend a finished evening?"));
        stage.tap("confirm:close");
        CHECK(lines_in(stage, house.session) == record.moves);
        stage.tap("amend:done");
        stage.tap("confirm:done");
        stage.tap("notice:close");
        CHECK(stage.has("past:table"));
        CHECK(house.sessions().front().is_finished);
        CHECK(resume(stage.program().database(), house.session).differences().empty());
    }
    SECTION("it is open again")
    {
        stage.tap("past:amend");
        stage.tap("amend:none");
        stage.tap("amend:done");
        CHECK(stage.shows("open until it is finished again"));
        stage.tap("confirm:done");
        stage.tap("notice:close");
        CHECK(stage.has("undo"));
        CHECK_FALSE(house.sessions().front().is_finished);
    }
    CHECK(lines_in(stage, house.session).size() > record.moves.size());
    check_replayed(stage, house.session, record);
}

TEST_CASE("amendment: what the disk does not take is not written at all, and nothing said is lost")
{
    db::Record record = record_until(empire, depot);
    House house(record);
    Stage& stage = house.stage();
    const std::filesystem::path away = house.documents() / "moved.db";
    stage.tap("session:" + house.session);
    amend(stage, 7);
    stage.tap("amend:insert");
    write(stage, belief);
    std::filesystem::rename(house.database(), away);
    stage.tap("amend:done");
    stage.tap("confirm:done");
    CHECK(stage.shows("Not saved, but your changes here are kept"));
    CHECK(stage.shows("was moved, replaced or removed"));
    stage.tap("notice:close");
    std::filesystem::rename(away, house.database());
    CHECK(lines_in(stage, house.session) == record.moves);
    CHECK(stage.shows("12 later entries. 12 still work"));
    confirm(stage);
    check_appended(stage, house.session, record, Change::insert_before(7, {belief}), {});
}

TEST_CASE(
    "undo tells what it takes back when that is more than one thing, and leaves it if told so")
{
    const Scenery scenery = lying_or_upright();
    INFO(scenery.name());
    LaidTable table(record_until(empire, depot), scenery);
    const Kept before = table.kept();
    table.stage.tap("log");
    table.stage.tap("log:12");
    table.stage.tap("entry:undo");
    CHECK(table.stage.shows(" entries?"));
    CHECK(table.stage.shows("Test depot"));
    table.stage.tap("undo:close");
    CHECK(table.kept().entries == before.entries);
    table.stage.tap("log");
    table.stage.tap("log:12");
    table.stage.tap("entry:undo");
    table.stage.tap("undo:done");
    CHECK(table.kept().entries.size() == before.entries.size() + 1);
    CHECK(table.stage.shows("Undone: "));
}

TEST_CASE("undo of the last move is one tap, and the log says what was taken back")
{
    const Scenery scenery = lying_or_upright();
    INFO(scenery.name());
    LaidTable table(record_until(empire, depot), scenery);
    table.stage.tap("undo");
    CHECK_FALSE(table.stage.has("undo:done"));
    CHECK(table.last_line().rfind("table undoes to ", 0) == 0);
    CHECK(table.stage.shows("Undone: "));
}

TEST_CASE("undo names the hidden thing that was seen, before it covers it again")
{
    LaidTable table(empire, "table opens wall-street test-tavern");
    table.stage.tap("undo");
    CHECK(table.stage.shows("Businesses revealed: 1"));
    table.stage.tap("undo:close");
    CHECK(table.last_line() == "table opens wall-street test-tavern");
    table.stage.tap("undo");
    table.stage.tap("undo:done");
    CHECK(table.last_line() == "table undoes to 3");
}

namespace {

bool is_ready(Stage& stage, const std::string& id)
{
    const std::optional<widgets::Target> target = stage.find(id);
    return target && target->mood == widgets::ControlState::enabled;
}

/// What was done instead of the entry, tapped at the table of then.
void tap_instead(Stage& stage, const std::vector<std::string>& taps)
{
    stage.tap("amend:taps");
    for (const std::string& id : taps)
        stage.tap(id);
    stage.tap("what-if:back");
}

/// What a rule forbids stands, and the rest was not done.
void decide_rest(Stage& stage)
{
    while (!is_ready(stage, "amend:done")) {
        if (is_ready(stage, "amend:rule-rest")) {
            stage.tap("amend:rule-rest");
            stage.tap("ruling:1");
            stage.tap("ruling:done");
            stage.frame();
        } else {
            stage.tap("amend:drop-rest");
        }
    }
}

} // namespace

TEST_CASE("amendment: one line that was forgotten settles all that falls for want of it")
{
    // Ala aimed at somebody who stood, so she showed a card that nobody has entered.
    Amending at(guns, "ala takes $20000", 5);
    INFO(at.scenery.name());
    Stage& stage = at.stage;
    tap_instead(stage, {"aim:ala:piotr"});
    CHECK(stage.shows("Reveal all remaining Bullet cards first"));
    CHECK(stage.shows("Is a move missing before entry 9?"));
    stage.tap("amend:way:1");
    CHECK(is_ready(stage, "amend:done"));
    CHECK(stage.shows("Before it: "));

    // Every decision is taken back by a tap.
    stage.tap("amend:take-back");
    CHECK_FALSE(is_ready(stage, "amend:done"));
    stage.tap("amend:way:1");
    stage.tap("amend:leave-out:9");
    CHECK_FALSE(is_ready(stage, "amend:done"));

    // Something else that was forgotten is taken from what was possible there, or written.
    stage.tap("amend:forgotten");
    CHECK(stage.shows("Before entry 9"));
    stage.tap("amend-line:cancel");
    stage.tap("amend:forgotten");
    stage.tap("amend-line:text:field");
    stage.type("ala shows bang");
    CHECK(stage.shows("allowed"));
    stage.tap("amend-line:done");
    CHECK(stage.find("amend:leave-out:9"));
    decide_rest(stage);
    confirm(stage);
    const std::vector<std::string> lines = at.lines();
    CHECK(std::find(lines.begin(), lines.end(), "ala shows bang") != lines.end());
    at.check_replayed();
}

TEST_CASE("amendment: the rest stands by one ruling, and what is lost is told before it is written")
{
    Amending at(empire, depot, 5);
    INFO(at.scenery.name());
    Stage& stage = at.stage;
    tap_instead(stage, {"business:test-hotel"});
    REQUIRE(is_ready(stage, "amend:rule-rest"));
    stage.tap("amend:rule-rest");
    stage.tap("ruling:1");
    stage.tap("ruling:done");
    stage.frame();
    CHECK_FALSE(is_ready(stage, "amend:rule-rest"));
    if (is_ready(stage, "amend:drop-rest"))
        stage.tap("amend:drop-rest");
    stage.tap("amend:done");
    CHECK(stage.shows("ALLOWED ONLY BY A RULING"));
    stage.tap("confirm:close");
    confirm(stage);
    at.check_replayed();
}

TEST_CASE("amendment: something else was done instead of an entry that cannot be any more")
{
    Amending at(empire, depot, 5);
    INFO(at.scenery.name());
    Stage& stage = at.stage;
    tap_instead(stage, {"business:test-market"});
    REQUIRE(stage.find("amend:instead:9"));
    stage.tap("amend:instead:9");
    CHECK(stage.shows("Instead of entry 9"));
    stage.tap("amend-line:1");
    CHECK(stage.shows("replaced"));
    CHECK(stage.shows("Instead: "));
    // The same at the table as it would have stood.
    stage.tap("amend:instead:9");
    stage.tap("amend-line:taps");
    CHECK(stage.shows("what-if before entry 9"));
    stage.tap("decline:due:pizzino:swap:1");
    stage.tap("what-if:back");
    CHECK(stage.shows("Amend entry 5"));
    CHECK(stage.shows("Instead: "));
    decide_rest(stage);
    stage.tap("amend:done");
    CHECK(stage.shows("REPLACED ENTRIES"));
    stage.tap("confirm:done");
    stage.tap("notice:close");
    at.check_replayed();
}

TEST_CASE("amendment: where nothing can be amended, the table is put right by hand")
{
    const Scenery scenery = lying_or_upright();
    INFO(scenery.name());
    const db::Record record = test_record(guns);
    House house(record);
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    stage.tap("past:first");
    for (int entry = 0; entry < 6; ++entry)
        stage.tap("past:after");
    stage.tap("past:amend");
    stage.tap("amend:none");
    stage.tap("amend:correct");
    CHECK(stage.shows("Make a correction"));
    stage.tap("act:1");
    stage.tap("who:iwo");
    stage.tap("act:add");
    stage.tap("acts:done");
    stage.tap("what-if:back");
    CHECK(stage.shows("After the last entry"));
    stage.tap("amend:done");
    CHECK(stage.shows("Adds 1 entry; none is undone."));
    stage.tap("confirm:done");
    stage.tap("notice:close");
    const std::vector<std::string> lines = lines_in(stage, house.session);
    REQUIRE(lines.size() == record.moves.size() + 1);
    CHECK(lines.back() == "table corrects: iwo gains wound");
}

TEST_CASE("amendment: what it costs to see what comes of entry 10 of 600")
{
    House house(with_steps_back(test_record("corleone/evening-of-five"), entries_of_an_evening));
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    stage.tap("past:first");
    for (int entry = 0; entry < 10; ++entry)
        stage.tap("past:after");
    static_cast<void>(stage.dearest_frame());
    stage.tap("past:amend");
    CHECK(stage.shows("Amend entry 10"));
    std::cout << "amendment: opened: " << stage.dearest_frame() << " ms of CPU\n";
    stage.tap("amend:none");
    CHECK(stage.shows("SCORE IF IT ENDED NOW"));
    std::cout << "amendment: entry 10 of " << entries_of_an_evening << " left out, until its "
              << "consequences are seen: " << stage.dearest_frame() << " ms of CPU\n";
}
