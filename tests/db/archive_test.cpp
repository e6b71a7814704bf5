/// Looking back: what entries come to, the cache beside the database, and the list.

#include "db/archive/digest_bytes.h"
#include "db/archive/entry_times.h"
#include "db/archive/evening_index.h"
#include "db/archive/statistics.h"
#include "db/archive/time_spent.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using namespace std::chrono_literals;

std::unique_ptr<ledger::Evening> played(int players, unsigned seed, std::size_t most = 10'000)
{
    auto evening = evening_for(players);
    for (const std::string& line : random_game(players, seed)) {
        if (static_cast<std::size_t>(evening->history().size()) < most)
            evening->record(line);
    }
    return evening;
}

/// One entry after the other, so many seconds apart.
std::vector<std::string> times_for(int entries, int seconds)
{
    std::vector<std::string> times;
    for (int i = 0; i < entries; ++i) {
        const int now = i * seconds;
        char text[64];
        std::snprintf(text, sizeof text, "2026-11-%02dT%02d:%02d:%02d.000Z", 1 + now / 86400,
            now / 3600 % 24, now / 60 % 60, now % 60);
        times.emplace_back(text);
    }
    return times;
}

/// Databases with three games that are over and one that is not.
void fill(db::Database& database)
{
    for (unsigned seed = 1; seed <= 3; ++seed)
        static_cast<void>(begin_game(database, 3, seed, 1000));
    static_cast<void>(begin_game(database, 2, 7, 40));
}

void check_complete(db::EveningIndex& archive)
{
    REQUIRE_FALSE(archive.refresh().is_error());
    archive.finish();
    REQUIRE(archive.evenings().size() == 4);
    CHECK(std::all_of(archive.evenings().begin(), archive.evenings().end(),
        [](const db::EveningCard& card) { return card.facts.has_value(); }));
    CHECK(db::evenings_for(archive.evenings(), {}).size() == 3);
}

} // namespace

TEST_CASE("a digest says what the evening says, entry by entry")
{
    const auto evening = played(3, 1);
    const int entries = evening->history().size();
    const db::EveningDigest digest = db::digest_of(*evening, times_for(entries, 10), {});
    const ledger::PositionSummary end = evening->summary_after(entries);
    CHECK(digest.facts.is_finished);
    CHECK(digest.facts.entries == entries);
    CHECK(digest.facts.parts == 4);
    CHECK(digest.facts.played == (entries - 1) * 10'000);
    CHECK(digest.facts.skipped == 0);
    std::int64_t turns = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        CHECK(digest.facts.seats[seat].total == end.seats[seat].total);
        CHECK(digest.facts.seats[seat].is_winner == (end.seats[seat].rank == 1));
        turns += digest.facts.seats[seat].turns;
    }
    CHECK(turns > 20);

    // The line of the totals is the one that the evening had.
    std::size_t point = 0;
    for (int entry = 0; entry <= entries; ++entry) {
        while (point + 1 < digest.course.points.size()
            && digest.course.points[point + 1].entry <= entry)
            ++point;
        const ledger::PositionSummary then = evening->summary_after(entry);
        for (std::size_t seat = 0; seat < 3; ++seat)
            CHECK(digest.course.points[point].totals[seat] == then.seats[seat].total);
    }
    CHECK(digest.course.points.back().entry == entries);
    CHECK(digest.course.times.size() == static_cast<std::size_t>(entries));
    // So are the places.
    std::vector<ledger::PositionSummary::Place> places(end.places.size());
    for (const db::EveningSeries::ControlChange& hold : digest.course.holds)
        places[hold.place] = hold.whose;
    CHECK(std::equal(places.begin(), places.end(), end.places.begin()));
}

TEST_CASE("what was undone is in no sum, and is a mark")
{
    const auto evening = played(2, 3, 60);
    const db::EveningDigest before = db::digest_of(*evening, times_for(60, 5), {});
    evening->record(ledger::undo_line(20));
    const db::EveningDigest after = db::digest_of(*evening, times_for(61, 5), {});
    CHECK(after.course.points.back().entry <= 20);
    CHECK(after.course.marks.back().kind == db::EveningSeries::Mark::Kind::undo);
    CHECK(after.course.marks.back().entry == 61);
    CHECK(before.course.points.back().entry > 20);
    CHECK_FALSE(after.facts.is_finished);
}

TEST_CASE("a ruling is counted for its player, and whether it stands")
{
    const auto evening = evening_for(2);
    evening->record("pizzino passes ! he is tired");
    const std::string actor = evening->actors().front();
    const std::string ruled = actor + " passes ! nobody minds";
    const ledger::Entry& entry = evening->record(ruled);
    REQUIRE(entry.verdict == ledger::Verdict::ruled);
    const int number = evening->history().size();
    CHECK(db::digest_of(*evening, times_for(number, 5), {}).facts.seats[0].rulings_standing == 1);
    evening->record(ledger::undo_line(number - 1));
    const db::EveningFacts facts = db::digest_of(*evening, times_for(number + 1, 5), {}).facts;
    CHECK(facts.seats[0].rulings == 1);
    CHECK(facts.seats[0].rulings_standing == 0);
}

TEST_CASE("a pause of more than twenty minutes does not count, and an import knows no times")
{
    using Times = std::vector<std::string>;
    const db::EntryTimes times(Times{"2026-11-20T19:30:00.000Z", "2026-11-20T19:31:00.500Z",
        "2026-11-20T20:31:00.500Z", "2026-11-20T20:30:00.000Z", "2026-11-20T20:32:00.500Z"});
    CHECK(times.are_known());
    CHECK(times.played() == 60'500 + 120'500);
    CHECK(times.skipped() == 3'600'000);
    CHECK(times.pause(3) == 3'600'000);
    CHECK(times.taken(3) == 0);
    CHECK(times.taken(4) == 0);
    CHECK_FALSE(db::EntryTimes(Times(20, "2026-11-20T19:30:00.000Z")).are_known());
    CHECK_FALSE(db::milliseconds_of("2026-13-20T19:30:00.000Z"));
    CHECK(db::milliseconds_of("1970-01-02T00:00:00.001Z") == 86'400'001);
}

TEST_CASE("a pause that the table told of does not count, and the next entry ends it")
{
    using Times = std::vector<std::string>;
    const Times times{"2026-11-20T19:00:00.000Z", "2026-11-20T19:10:00.000Z",
        "2026-11-20T19:25:00.000Z", "2026-11-20T20:30:00.000Z"};
    // Within a step, over an entry, and one that nobody ended.
    const db::Pauses pauses{{"2026-11-20T19:02:00.000Z", "2026-11-20T19:05:00.000Z"},
        {"2026-11-20T19:08:00.000Z", "2026-11-20T19:14:00.000Z"}, {"2026-11-20T19:30:00.000Z", {}}};
    const db::EntryTimes told(times, pauses);
    constexpr std::int64_t minute = 60'000;
    CHECK(told.taken(2) == 5 * minute);
    CHECK(told.pause(2) == 5 * minute);
    // The entry at 19:10 has ended the second.
    CHECK(told.taken(3) == 15 * minute);
    CHECK(told.taken(4) == 5 * minute);
    CHECK(told.pause(4) == 60 * minute);
    CHECK(told.played() == 25 * minute);
    CHECK(told.skipped() == 65 * minute);
    // Without them the last step is a gap.
    CHECK(db::EntryTimes(times).played() == 25 * minute);
    CHECK(db::EntryTimes(times).taken(4) == 0);
}

TEST_CASE("pauses stand among what is said of an evening, and are merged without a clock")
{
    const db::SessionDetails details{"2026-11-20", "at home", "late"};
    const db::Pause first{"2026-11-20T19:00:00.000Z", {}};
    const db::Pause over{first.begun, "2026-11-20T19:10:00.000Z"};
    const db::Pause other{"2026-11-20T20:00:00.000Z", "2026-11-20T20:05:00.000Z"};
    std::vector<db::EditRow> edits{*db::edit_for({}, details)};
    CHECK(db::pauses_of(edits).empty());
    CHECK_FALSE(db::edit_for(edits, db::Pauses{}));
    edits.push_back(*db::edit_for(edits, db::Pauses{first}));
    CHECK(db::pauses_of(edits) == db::Pauses{first});
    CHECK(db::details_of(edits) == details);
    CHECK(db::heads_of(edits).size() == 1);

    // Two machines go on apart; then both know both.
    std::vector<db::EditRow> here = edits;
    here.push_back(*db::edit_for(here, db::Pauses{over}));
    std::vector<db::EditRow> there = edits;
    there.push_back(*db::edit_for(there, db::Pauses{first, other}));
    edits.push_back(here.back());
    edits.push_back(there.back());
    CHECK(db::pauses_of(edits) == db::Pauses{over, other});
    CHECK(db::details_of(edits) == details);
    // Whoever writes another note keeps them.
    edits.push_back(*db::edit_for(edits, db::SessionDetails{"2026-11-20", "at home", "later"}));
    CHECK(db::heads_of(edits).size() == 1);
    CHECK(db::pauses_of(edits) == db::Pauses{over, other});
    for (const db::EditRow& edit : edits)
        CHECK(db::is_as_recorded(edit));

    // What is no pause is none.
    for (const char* nonsense : {"pauses = 3", "pauses = [\"soon\", \"a/b\", 7, \"/\"]"}) {
        const db::EditRow strange{"x", {}, nonsense};
        CHECK(db::pauses_of({strange}).empty());
    }
}

TEST_CASE("the clock at the table counts as the statistics do")
{
    const auto evening = played(3, 2);
    const int entries = evening->history().size();
    const std::vector<std::string> times = times_for(entries, 7);
    const db::Pauses pauses{{times[10], times[12]}, {times[40], {}}};
    const db::EveningFacts facts = db::digest_of(*evening, times, pauses).facts;
    const db::TimeSpent spent =
        db::EveningClock(*evening, times, pauses).at("2026-11-21T12:00:00.000Z");
    CHECK(spent.evening == facts.played);
    std::int64_t in_chapters = 0;
    for (const db::TimeSpent::PhaseTime& chapter : spent.chapters)
        in_chapters += chapter.time;
    CHECK(in_chapters == spent.evening);
    REQUIRE(spent.seats.size() == facts.seats.size());
    std::int64_t longest_possible = 0;
    for (std::size_t seat = 0; seat < spent.seats.size(); ++seat) {
        CHECK(spent.seats[seat] == facts.seats[seat].turn_time);
        longest_possible = std::max(longest_possible, spent.seats[seat]);
    }
    REQUIRE(spent.longest);
    CHECK(spent.longest->time >= 7'000);
    CHECK(spent.longest->time <= longest_possible);
}

TEST_CASE("the clock runs until nothing is entered for twenty minutes, or somebody pauses")
{
    const auto evening = played(2, 3, 60);
    const std::vector<std::string> times{std::vector<std::string>(60, "2026-11-20T19:00:00.000Z")};
    using State = db::TimeSpent::State;
    constexpr std::int64_t minute = 60'000;
    const db::EveningClock clock(*evening, times, {});
    CHECK(clock.at("2026-11-20T19:05:00.000Z").evening == 5 * minute);
    CHECK(clock.at("2026-11-20T19:05:00.000Z").chapters.back().time == 5 * minute);
    CHECK(clock.at("2026-11-20T19:05:00.000Z").state == State::runs);
    CHECK(clock.at("2026-11-20T19:20:00.000Z").evening == 20 * minute);
    CHECK(clock.at("2026-11-20T19:20:00.001Z").evening == 0);
    CHECK(clock.at("2026-11-20T19:20:00.001Z").state == State::rests);
    // The clock of the machine was set back.
    CHECK(clock.at("2026-11-20T18:00:00.000Z").evening == 0);

    const db::EveningClock paused(*evening, times, {{"2026-11-20T19:05:00.000Z", {}}});
    CHECK(paused.at("2026-11-20T21:00:00.000Z").evening == 5 * minute);
    CHECK(paused.at("2026-11-20T21:00:00.000Z").state == State::paused);
    const db::EveningClock again(
        *evening, times, {{"2026-11-20T19:05:00.000Z", "2026-11-20T21:00:00.000Z"}});
    CHECK(again.at("2026-11-20T21:02:00.000Z").evening == 7 * minute);
    CHECK(again.at("2026-11-20T21:02:00.000Z").state == State::runs);
    const std::optional<std::uint8_t> next = evening->summary_after(evening->history().size()).turn;
    REQUIRE(next);
    const db::TimeSpent spent = again.at("2026-11-20T21:02:00.000Z");
    REQUIRE(spent.turn);
    CHECK(spent.turn->seat == *next);
    CHECK(spent.turn->time == 7 * minute);
    CHECK(spent.seats[*next] == 7 * minute);
}

TEST_CASE("a digest comes back from its bytes, and from changed bytes nothing does")
{
    const auto evening = played(3, 2);
    db::EveningDigest digest = db::digest_of(*evening, times_for(evening->history().size(), 7), {});
    digest.facts.argued = {{7, ledger::Verdict::ruled, true, {"19.tie", "13.turn"}},
        {9, ledger::Verdict::illegal, false, {"14.thug-space"}}};
    const std::string facts = bytes_of(digest.facts);
    const std::string course = bytes_of(digest.course);
    CHECK(db::facts_from(facts) == digest.facts);
    CHECK(db::course_from(course) == digest.course);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        std::string changed = facts;
        changed[i] = static_cast<char>(changed[i] ^ 4);
        CHECK_FALSE(db::facts_from(changed));
        CHECK_FALSE(db::facts_from(facts.substr(0, i)));
    }
    CHECK_FALSE(db::course_from(course + "x"));
}

TEST_CASE("the cache is made beside the database, and used the next time")
{
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    db::Database database = open_database(path);
    fill(database);
    std::vector<db::EveningFacts> facts;
    {
        db::EveningIndex archive(database);
        check_complete(archive);
        CHECK(archive.is_kept());
        for (const db::EveningCard& card : archive.evenings())
            facts.push_back(*card.facts);
    }
    REQUIRE(std::filesystem::exists(db::Cache::file_beside(path)));
    db::EveningIndex archive(database);
    REQUIRE_FALSE(archive.refresh().is_error());
    CHECK(archive.work().is_over());
    for (std::size_t i = 0; i < facts.size(); ++i)
        CHECK(archive.evenings()[i].facts == facts[i]);
    const db::SessionId id = archive.evenings()[1].summary.id;
    CHECK(archive.known_course_of(id));
}

TEST_CASE("a cache that is gone, damaged, foreign or cannot be had is no error")
{
    const TemporaryFolder folder;
    const auto path = folder / "x.db";
    const auto cache = db::Cache::file_beside(path);
    db::Database database = open_database(path);
    fill(database);
    {
        db::EveningIndex archive(database);
        check_complete(archive);
    }
    SECTION("gone")
    {
        std::filesystem::remove(cache);
    }
    SECTION("empty")
    {
        std::ofstream(cache, std::ios::trunc);
    }
    SECTION("no database")
    {
        std::ofstream(cache, std::ios::trunc) << "once upon a time, there was";
    }
    SECTION("damaged in the middle")
    {
        std::fstream file(cache, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(4096);
        file << std::string(
            static_cast<std::size_t>(std::filesystem::file_size(cache)) - 4096, 'x');
    }
    SECTION("cut off")
    {
        std::filesystem::resize_file(cache, std::filesystem::file_size(cache) / 2);
    }
    SECTION("of another version")
    {
        run_sql(cache, "PRAGMA user_version = 4711");
    }
    SECTION("somebody has it open")
    {
        db::EveningIndex first(database);
        REQUIRE_FALSE(first.refresh().is_error());
        {
            db::EveningIndex second(database);
            check_complete(second);
            CHECK_FALSE(second.is_kept());
        }
        CHECK(first.work().is_over());
        CHECK(first.known_course_of(first.evenings().front().summary.id));
    }
    SECTION("of another program")
    {
        run_sql(cache, "PRAGMA application_id = 4711");
        {
            db::EveningIndex archive(database);
            check_complete(archive);
            CHECK_FALSE(archive.is_kept());
        }
        CHECK(query_sql(cache, "PRAGMA application_id") == "4711");
    }
    SECTION("a folder stands there")
    {
        std::filesystem::remove(cache);
        std::filesystem::create_directories(cache / "full");
        db::EveningIndex archive(database);
        check_complete(archive);
        CHECK_FALSE(archive.is_kept());
    }
    SECTION("a digest was changed")
    {
        run_sql(cache, "UPDATE facts SET bytes = x'00'; UPDATE course SET bytes = x'00'");
    }
    db::EveningIndex archive(database);
    check_complete(archive);
    CHECK(archive.known_course_of(archive.evenings().front().summary.id));
}

TEST_CASE("the work goes on in steps, can be cancelled, and goes on where it was")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    fill(database);
    db::EveningIndex archive(database);
    REQUIRE_FALSE(archive.refresh().is_error());
    CHECK(archive.work().all == 4);
    CHECK_FALSE(archive.work().is_over());
    static_cast<void>(archive.step(1us));
    archive.cancel();
    CHECK(archive.work().is_over());
    CHECK_FALSE(archive.step(1ms));
    archive.go_on();
    CHECK_FALSE(archive.work().is_over());
    check_complete(archive);
    CHECK(archive.work().is_over());
}

TEST_CASE("what is recorded meanwhile is found")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    fill(database);
    db::EveningIndex archive(database);
    check_complete(archive);
    CHECK(archive.refresh().value() == db::EveningIndex::Change::none);
    const db::Session session = begin_game(database, 4, 5, 1000);
    REQUIRE_FALSE(archive.refresh().is_error());
    archive.finish();
    const db::EveningCard* card = archive.find(session.id());
    REQUIRE(card != nullptr);
    CHECK(card->counts());
    CHECK(archive.known_course_of(session.id()));
    CHECK(archive.find("nobody") == nullptr);
}

TEST_CASE("the list is filtered by everything that is asked")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    fill(database);
    const db::SessionId id = db::list_sessions(database).value().back().id;
    REQUIRE_FALSE(db::change_details(database, id,
        {"2025-03-01", "Café Łódź", "Birthday of EWA", "Żaneta’s FINAL", {"league"}, true})
                      .is_error());
    db::EveningIndex archive(database);
    check_complete(archive);
    const auto count = [&archive](
                           const db::EveningFilter& filter) { return archive.list(filter).size(); };
    db::EveningFilter filter;
    CHECK(count(filter) == 4);
    filter.game = "cash-n-guns";
    CHECK(count(filter) == 0);
    filter = {};
    for (const char* place : {"ŁÓDŹ", "lodz", "cafe łodź"}) {
        filter.place = place;
        CHECK(count(filter) == 1);
    }
    filter = {};
    filter.tag = "league";
    CHECK(count(filter) == 1);
    filter.tag = "leag";
    CHECK(count(filter) == 0);
    filter = {};
    filter.archived = db::EveningFilter::Archived::out;
    CHECK(count(filter) == 3);
    filter.archived = db::EveningFilter::Archived::only;
    CHECK(count(filter) == 1);
    filter = {};
    filter.until = "2025-12-31";
    REQUIRE(count(filter) == 1);
    CHECK(archive.list(filter).front()->summary.id == id);
    filter = {};
    filter.since = "2026-01-01";
    CHECK(count(filter) == 3);
    filter = {};
    filter.words = {"birthday", "ewa", "zaneta", "leag"};
    CHECK(count(filter) == 1);
    // Put away as it is, it counts.
    CHECK(db::evenings_for(archive.evenings(), filter).size() == 1);
    filter.words.emplace_back("wedding");
    CHECK(count(filter) == 0);
    filter = {};
    filter.name = "ewa";
    CHECK(count(filter) == 3);
    filter = {};
    filter.people = {archive.evenings().front().summary.seats[0].person};
    filter.side = archive.evenings().front().summary.seats[0].actor;
    CHECK(count(filter) == 4);
    filter.side = archive.evenings().front().summary.seats[1].actor;
    CHECK(count(filter) == 0);

    const std::vector<db::Month> months = db::months_of(archive.list({}));
    REQUIRE(months.size() == 2);
    CHECK(months[1].month == "2025-03");
    CHECK(months[1].begin == 3);
    CHECK(months[1].end == 4);
}

TEST_CASE("a share is as sure as its evenings are many")
{
    // The examples that everybody can look up.
    CHECK(db::wilson(2.0 / 3, 3).low == Approx(0.21).margin(0.005));
    CHECK(db::wilson(2.0 / 3, 3).high == Approx(0.94).margin(0.005));
    CHECK(db::wilson(0.7, 10).low == Approx(0.40).margin(0.005));
    CHECK(db::wilson(0.7, 10).high == Approx(0.89).margin(0.005));
    CHECK(db::wilson(0, 0).low == 0);
    CHECK(db::wilson(0, 0).high == 1);
    CHECK(db::confidence_in(2) == db::Confidence::too_few);
    CHECK(db::confidence_in(3) == db::Confidence::few);
    CHECK(db::confidence_in(9) == db::Confidence::few);
    CHECK(db::confidence_in(10) == db::Confidence::enough);
    db::Rate rate;
    for (int i = 0; i < 10; ++i)
        rate.add(i < 7 ? 1 : 0, 5);
    CHECK(rate.above_chance() == Approx(5));
    db::Rate even;
    for (int i = 0; i < 10; ++i)
        even.add(i < 3 ? 1 : 0, 4);
    db::find_telling({&rate});
    db::find_telling({&even});
    CHECK(rate.tells);
    CHECK_FALSE(even.tells);
}

TEST_CASE("of many who are compared, nobody stands out whom chance explains")
{
    // Six of ten at tables of three would stand out alone, with a probability of 7 %, and seven of
    // ten, with 1.4 %, among three, but not among fourteen.
    const auto of_three = [](int won) {
        db::Rate rate;
        for (int i = 0; i < 10; ++i)
            rate.add(i < won ? 1 : 0, 3);
        return rate;
    };
    CHECK(of_three(6).p_value() == Approx(0.0736).margin(0.0001));
    CHECK(of_three(7).p_value() == Approx(0.0139).margin(0.0001));
    const auto telling = [](std::vector<db::Rate> rates) {
        std::vector<db::Rate*> compared;
        for (db::Rate& rate : rates)
            compared.push_back(&rate);
        db::find_telling(compared);
        return std::ranges::count_if(rates, &db::Rate::tells);
    };
    CHECK(telling({of_three(7)}) == 1);
    CHECK(telling({of_three(7), of_three(3), of_three(4)}) == 1);
    std::vector<db::Rate> fourteen(14, of_three(3));
    fourteen.front() = of_three(7);
    CHECK(telling(fourteen) == 0);
    // The more of them stand out, the less each of them has to.
    std::fill_n(fourteen.begin(), 5, of_three(7));
    CHECK(telling(fourteen) == 5);
    // Of two evenings nothing is told, and they count for nobody.
    db::Rate two;
    two.add(1, 9);
    two.add(1, 9);
    std::vector<db::Rate> guests(20, two);
    guests.push_back(of_three(7));
    CHECK(telling(guests) == 1);
    CHECK(telling({two}) == 0);
    CHECK(db::Rate().p_value() == 1);
}
