/// An evening that leaves the program as a record and comes back is the same in every screen.

#include "db/archive/played.h"
#include "db/entry_notes.h"
#include "db/people.h"
#include "db/photos.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/shifted_clock.h"
#include "tests/pictures/made_pictures.h"
#include "tests/ui/four_evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>

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

/// A belief that is wrong, and that the table lets stand: it changes nothing that follows.
bool believes_otherwise(db::Session& session)
{
    constexpr std::array beliefs{"table believes pizzino controls wall-street",
        "table believes marzullo controls wall-street", "table believes ana bangs 9",
        "table believes paolo has 1"};
    return std::ranges::any_of(beliefs, [&session](const std::string& belief) {
        const auto ruled = session.record(belief + " ! We saw it");
        return !ruled.is_error() && ruled.value().verdict == ledger::Verdict::ruled;
    });
}

/// The evening of a record as a table plays it that takes its time: it rules otherwise, takes
/// something back, enters it anew, lets a ruling stand, and goes to the kitchen.
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
            if (has_ruled) {
                REQUIRE_FALSE(session.record(ledger::undo_line(head)).is_error());
                CHECK(believes_otherwise(session));
            }
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

/// Everything that stands on the screen now: text by text, and what can be tapped, with its place
/// and how it answers.
using Seen = std::vector<std::string>;

/// People have other ids in another database, and when their last evening is gone for a while.
std::string without_person(const std::string& id)
{
    constexpr std::size_t length_of_id = 36;
    const std::string person = "person:";
    return id.starts_with(person) && id.size() == person.size() + length_of_id ? person : id;
}

std::string spelled(const widgets::Target& target)
{
    char place[96];
    std::snprintf(place, sizeof place, " at %.1f,%.1f %.1f,%.1f, %d",
        static_cast<double>(target.rect.left), static_cast<double>(target.rect.top),
        static_cast<double>(target.rect.right), static_cast<double>(target.rect.bottom),
        static_cast<int>(target.mood));
    return without_person(target.id) + place;
}

/// Looks at one screen after the other. A backup that was made meanwhile is none of it.
class Tour {
public:
    explicit Tour(Stage& stage)
        : m_stage(stage)
    {
    }

    void look(const std::string& where)
    {
        m_seen.push_back("-- " + without_person(where));
        for (const std::string& text : m_stage.ui().texts()) {
            if (text.find("backup") == std::string::npos)
                m_seen.push_back(text);
        }
        for (const widgets::Target& target : m_stage.ui().targets())
            m_seen.push_back(spelled(target));
    }
    void go(const std::string& button)
    {
        m_stage.tap(button);
        look(button);
    }
    /// Looks at a page from which another button leads back.
    void visit(const std::string& button, const std::string& way_back)
    {
        go(button);
        m_stage.tap(way_back);
    }
    /// The first target that begins like this.
    [[nodiscard]] std::string first(std::string_view prefix) const
    {
        for (const widgets::Target& target : m_stage.ui().targets()) {
            if (target.id.starts_with(prefix))
                return target.id;
        }
        return {};
    }
    [[nodiscard]] const Seen& seen() const { return m_seen; }

private:
    Stage& m_stage;
    Seen m_seen;
};

/// What is said of the evening, and who sat where.
void see_details(Stage& stage, Tour& tour, const std::string& id)
{
    tour.go("evening:" + id);
    tour.visit("evening:seats", "seats:cancel");
    stage.tap("evening:cancel");
}

void see_people_and_rulings(Stage& stage, Tour& tour)
{
    tour.go("players");
    tour.visit(tour.first("person:"), "back");
    if (!stage.has("settings"))
        stage.tap("back");
    tour.visit("rulings", "back");
}

/// The past evening, any entry of it, what is asked there, and the ways out.
void see_past(Stage& stage, Tour& tour)
{
    tour.go("past:undone");
    tour.go("past:clock");
    tour.visit("past:notes", "note:cancel");
    tour.visit("past:export", "export:close");
    tour.go("past:first");
    stage.tap("past:step:phase");
    for (int phase = 0; phase < 3; ++phase)
        tour.go("past:after");
    tour.go("past:log:3");
    tour.go("past:why");
    tour.visit(tour.first("ask:"), "back");
    tour.go("past:last");
}

/// The table, all of its log, an entry of it, and the clock.
void see_table(Stage& stage, Tour& tour)
{
    stage.tap("past:table");
    CHECK(comes_true(stage, [&stage] { return stage.has("end:done"); }));
    tour.look("table");
    tour.go("log");
    tour.visit("log:3", "entry:close");
    if (stage.has("log:close"))
        stage.tap("log:close");
    stage.tap("more");
    tour.visit("menu:clock", "clock:close");
}

/// What every screen says that tells of evenings, from the first screen on.
Seen all_screens(Stage& stage, const std::string& id)
{
    Tour tour(stage);
    REQUIRE(is_counted(stage));
    stage.tap("settings");
    tour.go("back");
    see_people_and_rulings(stage, tour);
    tour.go("history");
    see_details(stage, tour, id);
    tour.go("session:" + id);
    see_past(stage, tour);
    see_table(stage, tour);
    return tour.seen();
}

/// The cards with their photos, which are the box’s and not the evening’s.
Seen box_screen(Stage& stage)
{
    Tour tour(stage);
    tour.visit("box:corleone", "back");
    return tour.seen();
}

void to_first_screen(Stage& stage)
{
    for (const char* id : {"end:done", "back", "back", "back"}) {
        if (stage.has(id) && !stage.has("settings"))
            stage.tap(id);
    }
    REQUIRE(stage.has("settings"));
}

/// Takes in the one record that lies among the documents, where files are offered.
void choose_record(Stage& stage)
{
    std::string file;
    for (const widgets::Target& target : stage.ui().targets()) {
        if (target.id.starts_with("file:") && target.id.ends_with(".toml"))
            file = target.id;
    }
    stage.tap(file);
    stage.tap("files:take");
    stage.tap("notice:close");
}

/// Names the first things that differ, and after which screen.
void check_same(const Seen& now, const Seen& before)
{
    std::string screen;
    for (std::size_t i = 0; i < std::max(now.size(), before.size()); ++i) {
        const std::string here = i < now.size() ? now[i] : "nothing";
        const std::string there = i < before.size() ? before[i] : "nothing";
        if (here.starts_with("-- "))
            screen = here;
        if (here == there)
            continue;
        INFO("on the screen " << screen);
        CHECK(here == there);
        return;
    }
    CHECK(now.size() == before.size());
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
    REQUIRE_FALSE(db::keep_photo(stage.program().database(), {"corleone", "jobs", "extortion"},
        png_of(four_quarters(40, 30)))
                      .is_error());
    const Seen before = all_screens(stage, id);
    CHECK(std::ranges::count(before, "Dawn") > 0);
    CHECK(std::ranges::any_of(before,
        [](const std::string& text) { return text.find("We saw it") != std::string::npos; }));
    to_first_screen(stage);
    const Seen box = box_screen(stage);
    stage.tap("history");
    stage.tap("evening:" + id);
    stage.tap("evening:delete");
    CHECK(stage.shows("times, pauses and notes"));
    stage.tap("deletion:yes");
    REQUIRE(comes_true(stage, [&stage] { return stage.has("notice:close"); }));
    stage.tap("notice:close");
    REQUIRE(house.sessions().empty());

    stage.tap("evenings:import");
    choose_record(stage);
    REQUIRE(house.sessions().size() == 1);
    // How far lists are scrolled is forgotten, as when the first look was taken.
    house.restart();
    check_same(all_screens(house.stage(), id), before);
    to_first_screen(house.stage());
    check_same(box_screen(house.stage()), box);
}

TEST_CASE("an evening that is taken into a new database is the same in every screen but the box")
{
    House house;
    std::string id;
    house.restart(
        [&] { id = play_at_leisure(house.database(), test_record("corleone/evening-of-two")); });
    const Seen before = all_screens(house.stage(), id);
    to_first_screen(house.stage());
    house.stage().tap("history");
    house.stage().tap("evening:" + id);
    house.stage().tap("evening:export");
    house.stage().tap("files:take");
    house.stage().tap("notice:close");
    house.restart([&house] {
        for (const auto& entry :
            std::filesystem::directory_iterator(house.database().parent_path())) {
            if (entry.path() != house.documents())
                std::filesystem::remove_all(entry.path());
        }
        know_the_way(house.database());
    });
    REQUIRE(house.sessions().empty());
    house.stage().tap("take-in");
    choose_record(house.stage());
    REQUIRE(house.sessions().size() == 1);
    to_first_screen(house.stage());
    // Photos belong to the box, and whether an evening is archived is no part of its record.
    check_same(all_screens(house.stage(), id), before);
}
