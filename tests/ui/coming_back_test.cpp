/// An evening that leaves the program as a record and comes back is the same in every screen.

#include "db/archive/played.h"
#include "db/entry_notes.h"
#include "db/people.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/shifted_clock.h"
#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
using namespace std::chrono_literals;

namespace {

const std::vector<std::string> whole_evenings{
    "corleone/evening-of-two", "cash-n-guns/game-4-players", "mafia/game-4-players"};

/// Lets a line stand that a rule forbids, if there is such a one among those before.
bool rules_otherwise(db::Session& session, const std::vector<std::string>& before)
{
    return std::any_of(before.rbegin(), before.rend(), [&session](const std::string& line) {
        const auto ruled = session.record(line + " ! Everybody agreed");
        return !ruled.is_error() && ruled.value().verdict == ledger::Verdict::ruled;
    });
}

/// The evening of a record as a table plays it that takes its time: it rules otherwise, takes
/// something back, enters it anew, and goes to the kitchen.
std::string play_at_leisure(const std::filesystem::path& path, const db::Record& record)
{
    know_the_way(path);
    db::Database database = open_database(path);
    ShiftedClock clock(-1);
    auto begun = db::Session::begin(database, record.head, built_in_components(record.game()));
    db::Session& session = begun.value();
    const std::string id = session.id();
    bool has_ruled = false;
    const std::size_t middle = record.moves.size() / 2;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        clock.pass(std::chrono::seconds(20 + i % 50));
        REQUIRE_FALSE(session.record(record.moves[i]).is_error());
        if (!has_ruled && i > middle) {
            const int head = session.evening().history().head();
            has_ruled = rules_otherwise(session,
                {record.moves.begin(), record.moves.begin() + static_cast<std::ptrdiff_t>(i)});
            // It changes what follows, so it does not stand.
            if (has_ruled)
                REQUIRE_FALSE(session.record(ledger::undo_line(head)).is_error());
        }
        if (i == middle) {
            const auto times = session.times();
            clock.pass(12min);
            REQUIRE_FALSE(db::change_pauses(
                database, id, {{times.back(), times.back().substr(0, 20) + "999Z"}})
                              .is_error());
        }
    }
    CHECK(has_ruled);
    const ledger::History& history = session.evening().history();
    REQUIRE_FALSE(db::change_entry_notes(database, id,
        {{3, history.entry(3).line, "Three witnesses, “all drunk”"},
            {3, history.entry(3).line, "The fourth was sober"},
            {history.size(), history.entry(history.size()).line, "Dawn"}})
                      .is_error());
    REQUIRE_FALSE(db::change_details(
        database, id, {{}, "Kraków", "Rain", "The long one", {"league", "winter"}})
                      .is_error());
    return id;
}

/// Everything that stands on the screen now, text by text.
using Seen = std::vector<std::string>;

/// What every screen says that tells of evenings. A backup that was made meanwhile is none of it.
Seen all_screens(Stage& stage, const std::string& id)
{
    Seen seen;
    const auto look = [&](const std::string& where) {
        seen.push_back("-- " + where);
        for (const std::string& text : stage.ui().texts()) {
            if (text.find("backup") == std::string::npos)
                seen.push_back(text);
        }
    };
    const auto go = [&](const std::string& button) {
        stage.tap(button);
        look(button);
    };
    REQUIRE(is_counted(stage));
    stage.tap("settings");
    go("back");
    go("history");
    go("session:" + id);
    go("past:undone");
    go("past:clock");
    go("past:notes");
    stage.tap("note:cancel");
    go("past:first");
    stage.tap("past:step:phase");
    for (int phase = 0; phase < 3; ++phase)
        go("past:after");
    go("past:log:3");
    go("past:last");
    stage.tap("past:table");
    CHECK(comes_true(stage, [&stage] { return stage.has("end:done"); }));
    look("table");
    return seen;
}

void to_first_screen(Stage& stage)
{
    for (const char* id : {"end:done", "back", "back", "back"}) {
        if (stage.has(id) && !stage.has("settings"))
            stage.tap(id);
    }
    REQUIRE(stage.has("settings"));
}

} // namespace

TEST_CASE("an evening that is deleted and taken in again is the same in every screen")
{
    const std::string name = GENERATE(from_range(whole_evenings));
    INFO(name);
    House house;
    const db::Record record = test_record(name);
    std::string id;
    house.restart([&] { id = play_at_leisure(house.database(), record); });
    Stage& stage = house.stage();
    const std::vector<db::Person> people =
        db::remembered_people(stage.program().database()).value();
    REQUIRE_FALSE(people.empty());
    REQUIRE_FALSE(db::rename_person(stage.program().database(), people.front().id, "Somebody else")
                      .is_error());
    const Seen before = all_screens(stage, id);
    CHECK(std::ranges::count(before, "Dawn") > 0);
    to_first_screen(stage);
    stage.tap("history");
    stage.tap("evening:" + id);
    stage.tap("evening:delete");
    CHECK(stage.shows("times, pauses and notes"));
    stage.tap("deletion:yes");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    stage.tap("notice:close");
    REQUIRE(house.sessions().empty());

    stage.tap("evenings:import");
    std::string file;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("file:") && target.id.ends_with(".toml"))
            file = target.id;
    }
    stage.tap(file);
    stage.tap("files:take");
    stage.tap("notice:close");
    REQUIRE(house.sessions().size() == 1);
    stage.tap("back");
    CHECK(all_screens(stage, id) == before);
}
