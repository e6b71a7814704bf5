/// What if: trials through the real screens. What is tapped comes to what the referee alone makes
/// of the same lines, and is nowhere in the evening.

#include "companion/court/what_if_screen.h"
#include "db/entry_notes.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"
#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/played_evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <utility>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* empire = "corleone/evening-of-two";
constexpr const char* guns = "cash-n-guns/game-4-players";

/// Pizzino's first Thug stands on the station, and it is Marzullo's turn.
constexpr const char* thug_placed = "pizzino collects";
constexpr int entries_then = 6;

/// Fingers that go on there, on the screen of a trial.
std::unique_ptr<Tapper> fingers_after(const db::Record& record, std::size_t lines, Stage& stage,
    CorleoneTapper::Collecting collecting)
{
    std::unique_ptr<Tapper> tapper;
    if (record.game() == "corleone")
        tapper = std::make_unique<CorleoneTapper>(played(record, lines), collecting);
    else
        tapper = std::make_unique<CashNGunsTapper>(played(record, lines));
    tapper->sit_down(stage);
    tapper->try_only();
    return tapper;
}

db::Record beginning_of(const std::string& name, std::size_t lines)
{
    db::Record record = test_record(name);
    record.moves.resize(lines);
    return record;
}

/// The trial that the screen shows.
const ledger::WhatIf& trial_on(Stage& stage)
{
    auto* screen = dynamic_cast<screens::WhatIfScreen*>(stage.program().navigator().top());
    REQUIRE(screen != nullptr);
    return screen->what_if();
}

void begin_at_table(Stage& stage)
{
    stage.tap("more");
    stage.tap("menu:what-if");
    REQUIRE(stage.has("what-if:back"));
}

/// The lines that count, in their order.
std::vector<std::string> standing_lines(const ledger::Evening& evening)
{
    std::vector<std::string> lines;
    const ledger::History& history = evening.history();
    for (int number = history.head(); number > 0; number = history.entry(number).follows)
        lines.push_back(history.entry(number).line);
    std::reverse(lines.begin(), lines.end());
    return lines;
}

/// Every row that says something of an evening, as SQLite gives it.
std::vector<std::string> rows_of(const std::filesystem::path& database)
{
    std::vector<std::string> rows;
    for (const char* query : {
             "SELECT group_concat(session || ' ' || seq || ' ' || at || ' ' || line || ' ' || "
             "verdict || ' ' || rules || ' ' || ifnull(ruling, '') || ' ' || hex(hash), ';') "
             "FROM entry",
             "SELECT group_concat(details, ';') FROM session_edit",
             "SELECT group_concat(definition, ';') FROM session_component",
             "SELECT group_concat(definition, ';') FROM component_learned",
             "SELECT count(*) FROM session",
         })
        rows.push_back(query_sql(database, query));
    return rows;
}

std::vector<db::EntryNote> notes_on(Stage& stage, const std::string& session)
{
    auto notes = db::read_entry_notes(stage.program().database(), session);
    REQUIRE_FALSE(notes.is_error());
    return notes.value();
}

} // namespace

TEST_CASE("what if: a trial is tapped as at the table, comes to a replay, and is in no row")
{
    struct Case {
        const char* record;
        std::size_t from;
        std::size_t to;
        ImVec2 display;
    };
    const Case moves =
        GENERATE(Case{empire, entries_then, 60, {1280, 800}}, Case{guns, 5, 40, {800, 1280}});
    const ImVec2 display = moves.display;
    INFO(moves.record << " " << display.x);
    const db::Record record = test_record(moves.record);
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record, moves.from);
    const std::vector<std::string> before = rows_of(database);
    const auto scratch = played(record, moves.from);
    Inspector inspector;
    {
        Scenery scenery;
        scenery.display = display;
        Stage stage(database, scenery, inspector);
        choose_setting(stage, "collects:1");
        stage.tap("session:" + session);
        begin_at_table(stage);
        CHECK(stage.shows("nothing here changes the evening"));
        const auto tapper =
            fingers_after(record, moves.from, stage, CorleoneTapper::Collecting::by_hand);
        for (std::size_t line = moves.from; line < moves.to; ++line)
            tapper->tap(record.moves[line]);

        const ledger::WhatIf& trial = trial_on(stage);
        for (const std::string& line : trial.lines())
            REQUIRE(ledger::is_applied(scratch->record(line).verdict));
        // Beliefs change nothing, and there is nothing to tap for them.
        const auto tappable = std::count_if(record.moves.begin() + static_cast<int>(moves.from),
            record.moves.begin() + static_cast<int>(moves.to),
            [](const std::string& line) { return !line.starts_with("table believes"); });
        CHECK(trial.lines().size() >= static_cast<std::size_t>(tappable));
        CHECK(scratch->position_report() == trial.trial().position_report());
        CHECK(scratch->score_report() == trial.trial().score_report());
        CHECK(standing_lines(tapper->referee()) == standing_lines(trial.trial()));

        stage.tap("what-if:back");
        CHECK(kept_in_open(stage, session).entries.size() == moves.from);
        begin_at_table(stage);
        CHECK(standing_lines(trial_on(stage).trial()) == standing_lines(*scratch));
        while (stage.has("what-if:undo"))
            stage.tap("what-if:undo");
        CHECK(trial_on(stage).lines().empty());
        CHECK(
            trial_on(stage).trial().position_report() == trial_on(stage).then().position_report());
    }
    CHECK(rows_of(database) == before);
    CHECK(inspector.report() == "");
}

TEST_CASE("what if: the panel says who would have more, and which answers are others")
{
    LaidTable table(empire, thug_placed);
    begin_at_table(table.stage);
    table.stage.tap("business:test-depot");
    CHECK(table.stage.has("what-if:summary"));
    table.stage.tap("what-if:tab:1");
    CHECK(table.stage.shows("after entry 6"));
    CHECK(table.stage.shows("Whose turn is it?"));
    CHECK(table.stage.shows("was: "));
    table.stage.tap("what-if:because:1");
    CHECK_FALSE(table.stage.has("what-if:back"));
    table.stage.tap("back");
    CHECK(table.stage.has("what-if:because:1"));
    table.stage.tap("what-if:tab:0");
    table.stage.tap("what-if:undo");
    table.stage.tap("what-if:tab:1");
    CHECK(table.stage.shows("All answers are the same in both."));
    CHECK_FALSE(table.stage.find("what-if:because:1"));
}

TEST_CASE("what if: what is refused shows the card, and a trial needs no reason to rule otherwise")
{
    LaidTable table(empire, thug_placed);
    begin_at_table(table.stage);
    table.stage.tap("business:test-station");
    CHECK(table.stage.has("verdict:rule:14.thug-space"));
    CHECK(table.stage.shows("p. 14"));
    table.stage.tap("verdict:sheet");
    CHECK(table.stage.shows("WHAT YOU CAN DO INSTEAD"));
    table.stage.tap("sheet:because:1");
    table.stage.tap("entry:close");
    CHECK(trial_on(table.stage).lines().empty());
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    CHECK(trial_on(table.stage).lines().front() == "marzullo thug test-station ! what-if");
    CHECK_FALSE(table.stage.shows("! what-if"));
    CHECK_FALSE(table.stage.shows("ruled: what-if"));
    CHECK(table.kept().entries.size() == entries_then);
}

TEST_CASE("what if: a trial outlives what is recorded meanwhile, and can be compared with it")
{
    LaidTable table(empire, thug_placed);
    begin_at_table(table.stage);
    table.stage.tap("business:test-depot");
    const std::vector<std::string> tried = trial_on(table.stage).lines();
    table.stage.tap("what-if:back");
    table.stage.tap("business:test-hotel");
    CHECK(table.kept().entries.size() > entries_then);

    table.stage.tap("more");
    CHECK(table.stage.shows("Back to the what-if from entry 6"));
    table.stage.tap("menu:what-if");
    CHECK(trial_on(table.stage).lines() == tried);
    table.stage.tap("what-if:tab:1");
    table.stage.tap("what-if:partner:1");
    CHECK(table.stage.shows("as it continued, to entry"));
    // Both have had the same player's turn.
    CHECK_FALSE(table.stage.shows("Whose turn is it?"));

    table.stage.tap("what-if:drop");
    table.stage.tap("dropping:close");
    CHECK(trial_on(table.stage).lines() == tried);
    table.stage.tap("what-if:drop");
    table.stage.tap("dropping:done");
    table.stage.tap("more");
    CHECK(table.stage.shows("What if"));
    table.stage.tap("menu:what-if");
    CHECK(trial_on(table.stage).lines().empty());
}

TEST_CASE("what if: each entry of the log has a trial of its own")
{
    LaidTable table(empire, thug_placed);
    table.stage.tap("log");
    table.stage.tap("log:4");
    table.stage.tap("entry:what-if");
    CHECK(trial_on(table.stage).entry() == 4);
    table.stage.tap("business:test-market");
    table.stage.tap("what-if:back");
    table.stage.tap("entry:close");
    table.stage.tap("log");
    table.stage.tap("log:5");
    table.stage.tap("entry:what-if");
    // From this very entry, although the same row of the log tells the next one, too.
    CHECK(trial_on(table.stage).entry() == 5);
    CHECK(trial_on(table.stage).lines().empty());
    table.stage.tap("what-if:back");
    table.stage.tap("entry:close");
    table.stage.tap("log");
    table.stage.tap("log:4");
    table.stage.tap("entry:look");
    // What was tried there stays with the table.
    table.stage.tap("past:what-if");
    CHECK(trial_on(table.stage).entry() == 4);
    CHECK_FALSE(trial_on(table.stage).lines().empty());
    table.stage.tap("what-if:back");
    table.stage.tap("past:close");
    table.stage.tap("entry:close");
    // The menu leads back to the trial in which something was tried.
    begin_at_table(table.stage);
    CHECK(trial_on(table.stage).entry() == 4);
    CHECK_FALSE(trial_on(table.stage).lines().empty());
}

TEST_CASE("what if: a trial is kept as a note on its entry, once, and nothing else is written")
{
    const db::Record record = test_record(GENERATE(empire, guns));
    House house(record);
    Stage& stage = house.stage();
    stage.tap("session:" + house.session);
    const std::size_t entries = kept_in_open(stage, house.session).entries.size();
    stage.tap("past:first");
    stage.tap("past:what-if");
    stage.tap("what-if:note");
    CHECK(stage.shows("Nothing tried yet."));
    stage.tap("notice:close");
    stage.tap("what-if:back");
    constexpr std::size_t entry = entries_then;
    for (std::size_t step = 0; step < entry; ++step)
        stage.tap("past:after");
    stage.tap("past:what-if");
    CHECK(trial_on(stage).entry() == entry);
    fingers_after(record, entry, stage, CorleoneTapper::Collecting::by_itself)
        ->tap(record.moves[entry]);
    stage.tap("what-if:note");
    CHECK(stage.shows("Note added to entry"));
    stage.tap("notice:close");
    stage.tap("what-if:note");
    stage.tap("notice:close");
    const std::vector<db::EntryNote> notes = notes_on(stage, house.session);
    REQUIRE(notes.size() == 1);
    CHECK(notes.front().entry == entry);
    CHECK(notes.front().line == record.moves[entry - 1]);
    CHECK(notes.front().text.starts_with("What if: "));
    CHECK(kept_in_open(stage, house.session).entries.size() == entries);
    stage.tap("what-if:back");
    stage.tap("past:notes");
    CHECK(stage.shows("What if: "));
}

TEST_CASE("what if: every part of a trial in every scenery")
{
    const char* name = GENERATE(empire, guns);
    const db::Record record = beginning_of(name, entries_then);
    for (const Scenery& scenery : all_sceneries()) {
        if (scenery.language != language::Language::english)
            continue;
        INFO(scenery.name());
        LaidTable table(record, scenery);
        begin_at_table(table.stage);
        fingers_after(
            test_record(name), entries_then, table.stage, CorleoneTapper::Collecting::by_itself)
            ->tap(test_record(name).moves[entries_then]);
        if (table.stage.has("what-if:tab:1"))
            table.stage.tap("what-if:tab:1");
        if (table.stage.has("what-if:more")) {
            table.stage.tap("what-if:more");
            table.stage.tap("what-if:close");
        }
        table.stage.tap("what-if:undo");
    }
}

TEST_CASE("what if: what was tried goes to where an entry is put right, with its lines")
{
    LaidTable table(empire, thug_placed);
    const Kept before = table.kept();
    begin_at_table(table.stage);
    table.stage.tap("what-if:amend");
    CHECK(table.stage.shows("Nothing tried yet."));
    table.stage.tap("notice:close");
    table.stage.tap("what-if:back");
    table.stage.tap("log");
    table.stage.tap("log:4");
    table.stage.tap("entry:what-if");
    table.stage.tap("business:test-market");
    table.stage.tap("what-if:amend");
    table.stage.tap("amending:close");
    table.stage.tap("what-if:amend");
    table.stage.tap("amending:replace");
    CHECK_FALSE(table.stage.has("what-if:back"));
    CHECK(table.stage.has("amend:replace"));
    CHECK(table.kept().entries == before.entries);
}

TEST_CASE("what if: what was tried is in the place of as many entries as the table says")
{
    LaidTable table(empire, thug_placed);
    table.stage.tap("log");
    table.stage.tap("log:4");
    table.stage.tap("entry:what-if");
    table.stage.tap("business:test-market");
    const int tried = static_cast<int>(trial_on(table.stage).lines().size());
    table.stage.tap("what-if:amend");
    CHECK(table.stage.shows("How many entries does it replace?"));
    // As many as were tried, to begin with, and as many as there are at the most.
    REQUIRE(tried == 1);
    CHECK(table.stage.shows("Replace that entry"));
    table.stage.tap("amending:count:more");
    CHECK(table.stage.shows("Replace those 2 entries"));
    CHECK_FALSE(table.stage.find("amending:count:more"));
    table.stage.tap("amending:replace");
    CHECK(table.stage.shows("Entries 5 to 6"));
    table.stage.tap("amend:none");
    CHECK(table.stage.shows("Entries 5 to 6"));
    table.stage.tap("amend:before");
    CHECK(table.stage.shows("Entry 4"));
}

TEST_CASE("what if: what was in the place of several entries is seen until its notice is closed")
{
    LaidTable table(empire, thug_placed);
    table.stage.tap("log");
    table.stage.tap("log:4");
    table.stage.tap("entry:what-if");
    table.stage.tap("business:test-market");
    table.stage.tap("what-if:amend");
    table.stage.tap("amending:count:more");
    table.stage.tap("amending:replace");
    CHECK(table.stage.shows("Entries 5 to 6"));
    table.stage.tap("amend:done");
    table.stage.tap("confirm:done");
    CHECK(table.stage.shows("Recorded: "));
    // What is amended is no other entry now.
    CHECK(table.stage.shows("Entries 5 to 6"));
    table.stage.tap("notice:close");
    CHECK(table.stage.has("undo"));
    CHECK(table.kept().entries.size() > entries_then);
}

TEST_CASE("what if: what a trial has ruled without a reason needs one where an entry is put right")
{
    LaidTable table(empire, thug_placed);
    begin_at_table(table.stage);
    table.stage.tap("business:test-station");
    table.stage.tap("verdict:ruling");
    table.stage.tap("what-if:back");
    table.stage.tap("business:test-hotel");
    table.stage.tap("more");
    table.stage.tap("menu:what-if");
    table.stage.tap("what-if:amend");
    table.stage.tap("amending:insert");
    CHECK(table.stage.has("amend:ruling"));
    CHECK_FALSE(table.stage.shows("what-if"));
    table.stage.tap("amend:ruling");
    table.stage.tap("ruling:1");
    table.stage.tap("ruling:done");
    CHECK_FALSE(table.stage.has("amend:ruling"));
    CHECK(table.stage.shows("allowed by a ruling"));
}

TEST_CASE("what if: a trial opens no bid that lies covered in the evening before somebody says so")
{
    const db::Record record = record_until(empire, "pizzino bids $1,$3");
    const db::Record whole = test_record(empire);
    LaidTable table(record);
    begin_at_table(table.stage);
    const auto tapper = fingers_after(
        whole, record.moves.size(), table.stage, CorleoneTapper::Collecting::by_itself);
    tapper->tap(whole.moves[record.moves.size()]);
    CHECK(trial_on(table.stage).lines().empty());
    table.stage.tap("opening:close");
    CHECK(trial_on(table.stage).lines().empty());
    fingers_after(whole, record.moves.size(), table.stage, CorleoneTapper::Collecting::by_itself)
        ->tap(whole.moves[record.moves.size()]);
    table.stage.tap("opening:done");
    CHECK(trial_on(table.stage).lines() == std::vector<std::string>{"marzullo bids $3"});
    table.stage.tap("what-if:back");
    CHECK(table.kept().entries.size() == record.moves.size());
}
