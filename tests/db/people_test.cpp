#include "db/archive/evening_index.h"
#include "db/archive/statistics.h"
#include "db/import_export.h"
#include "db/merge.h"
#include "db/people.h"
#include "db/people_rows.h"
#include "db/plays.h"
#include "db/removal.h"
#include "db/session_list.h"
#include "db/session_rows.h"
#include "db/settings.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::vector<std::string> names(db::Database& database)
{
    const auto people = db::remembered_people(database);
    REQUIRE_FALSE(people.is_error());
    std::vector<std::string> list;
    for (const db::Person& person : people.value())
        list.push_back(person.name);
    return list;
}

} // namespace

TEST_CASE("people are remembered, those who played last first")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    CHECK(names(database).empty());
    static_cast<void>(begin_session(database, 4));
    wait_a_moment();
    static_cast<void>(begin_session(database, 2));
    CHECK(names(database) == std::vector<std::string>{"Ana", "Piotr", "Ewa", "Jan"});
    CHECK(db::remembered_people(database).value()[0].sessions == 2);

    ledger::Tree head = head_for(2);
    ledger::Tree seats = ledger::Tree::list();
    for (const char* family : {"marzullo", "vitale"}) {
        ledger::Tree seat = ledger::Tree::table();
        seat.set("family", family);
        if (family == std::string("vitale"))
            seat.set("player", "Żaneta");
        seats.add(std::move(seat));
    }
    head.set("seats", std::move(seats));
    wait_a_moment();
    REQUIRE_FALSE(db::Session::begin(database, head, {}).is_error());
    CHECK(names(database).front() == "Żaneta");
    CHECK(names(database).size() == 5);
}

TEST_CASE("the list of sessions shows at a glance what they are")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session first = begin_game(database, 2, 1, 5);
    wait_a_moment();
    const db::Session second = begin_game(database, 3, 1, 1000);
    wait_a_moment();
    const auto list = [&database] { return db::list_sessions(database).value(); };
    REQUIRE(list().size() == 2);
    CHECK(list()[0].id == second.id());
    CHECK(list()[0].is_finished);
    CHECK(list()[1].id == first.id());
    CHECK(list()[1].entries == 5);
    CHECK(list()[1].game == "corleone");
    CHECK(list()[1].details.date == "2026-11-20");
    CHECK_FALSE(list()[1].is_finished);
    REQUIRE(list()[1].seats.size() == 2);
    CHECK(list()[1].seats[0].actor == "marzullo");
    CHECK(list()[1].seats[1].player == "Piotr");
    // 2026-11-20T19:30:05.123Z
    CHECK(list()[1].updated.size() == 24);
    CHECK(list()[1].updated >= list()[1].created);

    record_all(first, {ledger::undo_line(4)});
    CHECK(list()[0].id == first.id());
}

TEST_CASE("statistics count the evenings that have ended")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    struct Expected {
        int evenings = 0;
        int wins = 0;
        double ranks = 0;
        std::int64_t best = 0;
    };
    std::map<std::string, Expected> expected;
    for (unsigned seed = 1; seed <= 4; ++seed)
        static_cast<void>(begin_game(database, 3, seed, 1000));
    static_cast<void>(begin_game(database, 3, 9, 50));
    const auto sessions = db::list_sessions(database);
    for (const db::SessionSummary& session : sessions.value()) {
        for (const auto& seat : session.seats) {
            if (!session.is_finished)
                continue;
            Expected& person = expected[seat.player];
            ++person.evenings;
            person.wins += seat.is_winner ? 1 : 0;
            person.ranks += static_cast<double>(seat.rank.value());
            person.best = std::max(person.best, seat.total.value());
        }
    }

    db::EveningIndex archive(database);
    REQUIRE_FALSE(archive.refresh().is_error());
    archive.finish();
    db::EveningFilter filter;
    filter.game = "corleone";
    const db::EveningCards evenings = db::evenings_for(archive.evenings(), filter);
    const std::vector<db::PersonFigures> people = db::people_of(evenings);
    REQUIRE(people.size() == 3);
    for (const db::PersonFigures& person : people) {
        const Expected& wanted = expected.at(person.name);
        const db::PersonPage page = db::person_page(evenings, person.person, filter);
        CHECK(person.wins.of == 4);
        CHECK(person.wins.by_chance == Approx(4.0 / 3));
        CHECK(std::count_if(page.evenings.begin(), page.evenings.end(), [](const auto& evening) {
            return evening.is_winner;
        }) == wanted.wins);
        CHECK(person.place.value().value() == Approx(wanted.ranks / 4));
        CHECK(page.evenings[page.best.value()].total == wanted.best);
    }
}

namespace {

/// The ids of the people, by how recently they were seen.
std::vector<std::string> ids(db::Database& database)
{
    std::vector<std::string> list;
    const auto people = db::remembered_people(database);
    REQUIRE_FALSE(people.is_error());
    for (const db::Person& person : people.value())
        list.push_back(person.id);
    return list;
}

std::vector<db::PersonFigures> figures_of(db::Database& database)
{
    db::EveningIndex archive(database);
    REQUIRE_FALSE(archive.refresh().is_error());
    archive.finish();
    return db::people_of(db::evenings_for(archive.evenings(), {}));
}

} // namespace

TEST_CASE("two of one name stay two until somebody says that they are the same")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    static_cast<void>(begin_game(ours, 2, 1, 1000));
    wait_a_moment();
    static_cast<void>(begin_game(theirs, 2, 2, 1000));
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    CHECK(names(ours) == std::vector<std::string>{"Ana", "Piotr", "Ana", "Piotr"});
    CHECK(figures_of(ours).size() == 4);
    // Whoever sits down now under that name is the one who was seen last.
    wait_a_moment();
    const db::SessionId third = begin_session(ours, 2).id();
    CHECK(ids(ours).front() == ids(theirs).front());
    REQUIRE_FALSE(db::remove_session(ours, third).is_error());

    const std::vector<std::string> before = ids(ours);
    REQUIRE_FALSE(db::merge_people(ours, before[0], before[2]).is_error());
    REQUIRE_FALSE(db::merge_people(ours, before[2], before[0]).is_error());
    CHECK(names(ours) == std::vector<std::string>{"Ana", "Piotr", "Piotr"});
    CHECK(db::remembered_people(ours).value().front().sessions == 2);
    const std::vector<db::PersonFigures> statistics = figures_of(ours);
    REQUIRE(statistics.size() == 3);
    CHECK(std::count_if(statistics.begin(), statistics.end(), [](const auto& person) {
        return person.name == "Ana" && person.wins.of == 2;
    }) == 1);
    // It is known wherever the evenings go.
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    CHECK(names(theirs) == names(ours));
    CHECK(db::verify(ours).value().is_fine());
    CHECK(db::merge_people(ours, before[0], "nobody").error().kind
        == db::DatabaseError::Kind::no_person);
}

TEST_CASE("who was taken for another is separated again, and the statistics follow")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    for (unsigned seed = 1; seed <= 3; ++seed) {
        db::Database theirs = open_database(folder / ("theirs" + std::to_string(seed) + ".db"));
        static_cast<void>(begin_game(theirs, 2, seed, 1000));
        wait_a_moment();
        REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    }
    std::vector<std::string> anas;
    const auto known = db::remembered_people(ours).value();
    for (const db::Person& person : known) {
        if (person.name == "Ana")
            anas.push_back(person.id);
    }
    REQUIRE(anas.size() == 3);
    CHECK(db::merged_people(ours, anas[0]).value().empty());
    // One of them is the link between the others.
    REQUIRE_FALSE(db::merge_people(ours, anas[0], anas[1]).is_error());
    REQUIRE_FALSE(db::merge_people(ours, anas[1], anas[2]).is_error());
    CHECK(figures_of(ours).size() == 4);
    const auto merged = db::merged_people(ours, anas[2]).value();
    REQUIRE(merged.size() == 3);
    for (const db::Person& part : merged) {
        CHECK(part.name == "Ana");
        CHECK(part.sessions == 1);
    }
    REQUIRE_FALSE(db::separate_person(ours, anas[1]).is_error());
    CHECK(figures_of(ours).size() == 5);
    CHECK(db::merged_people(ours, anas[1]).value().empty());
    CHECK(db::merged_people(ours, anas[0]).value().size() == 2);
    // And once more: what was said last counts.
    REQUIRE_FALSE(db::merge_people(ours, anas[1], anas[0]).is_error());
    CHECK(figures_of(ours).size() == 4);
    REQUIRE_FALSE(db::separate_person(ours, anas[0]).is_error());
    CHECK(db::merged_people(ours, anas[0]).value().empty());
    CHECK(db::merged_people(ours, anas[1]).value().size() == 2);
    CHECK(db::verify(ours).value().is_fine());
    CHECK(db::separate_person(ours, "nobody").error().kind == db::DatabaseError::Kind::no_person);
}

TEST_CASE("of a pair that was combined and separated on several tablets, all end with the same")
{
    const TemporaryFolder folder;
    {
        db::Database first = open_database(folder / "0.db");
        db::Database other = open_database(folder / "other.db");
        static_cast<void>(begin_game(first, 2, 1, 1000));
        wait_a_moment();
        static_cast<void>(begin_game(other, 2, 2, 1000));
        REQUIRE_FALSE(db::merge(first, other).is_error());
    }
    for (const char* name : {"1.db", "2.db"})
        std::filesystem::copy_file(folder / "0.db", folder / name);
    std::vector<std::string> people;
    const auto in = [&folder](int tablet) {
        return open_database(folder / (std::to_string(tablet) + ".db"));
    };
    {
        db::Database first = in(0);
        people = ids(first);
        REQUIRE(people.size() == 4);
        // Combined, separated and combined once more: said most often.
        REQUIRE_FALSE(db::merge_people(first, people[0], people[2]).is_error());
        REQUIRE_FALSE(db::separate_person(first, people[0]).is_error());
        REQUIRE_FALSE(db::merge_people(first, people[0], people[2]).is_error());
        db::Database second = in(1);
        REQUIRE_FALSE(db::answer(second, {{}, {{people[2], people[0]}}}).is_error());
        REQUIRE_FALSE(db::answer(second, {{}, {{people[1], people[3]}}}).is_error());
        db::Database third = in(2);
        REQUIRE_FALSE(db::merge_people(third, people[1], people[3]).is_error());
    }
    std::vector<int> order{0, 1, 2};
    do {
        CAPTURE(order);
        std::filesystem::copy_file(folder / (std::to_string(order[0]) + ".db"), folder / "m.db",
            std::filesystem::copy_options::overwrite_existing);
        db::Database merged = open_database(folder / "m.db");
        for (const int next : {order[1], order[2], order[1]}) {
            db::Database theirs = in(next);
            REQUIRE_FALSE(db::merge(merged, theirs).is_error());
        }
        CHECK(db::merged_people(merged, people[0]).value().size() == 2);
        CHECK(db::merged_people(merged, people[1]).value().empty());
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("a new name makes no new person")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    static_cast<void>(begin_game(ours, 2, 1, 1000));
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    const std::string ana = ids(ours)[0];
    REQUIRE_FALSE(db::rename_person(ours, ana, " Ana Maria ").is_error());
    CHECK(names(ours) == std::vector<std::string>{"Ana Maria", "Piotr"});
    CHECK(ids(ours)[0] == ana);
    CHECK(db::list_sessions(ours).value().at(0).seats[0].player == "Ana Maria");
    CHECK(db::verify(ours).value().is_fine());
    CHECK(db::rename_person(ours, ana, " ").is_error());

    // It goes with the evenings, and an older name does not come back.
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    CHECK(names(ours).front() == "Ana Maria");
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    CHECK(names(theirs).front() == "Ana Maria");
    // Two who rename apart agree afterwards, whoever merges.
    REQUIRE_FALSE(db::rename_person(ours, ana, "Anka").is_error());
    REQUIRE_FALSE(db::rename_person(theirs, ana, "Anna").is_error());
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    REQUIRE_FALSE(db::merge(theirs, ours).is_error());
    CHECK(names(ours).front() == "Anna");
    CHECK(names(theirs).front() == "Anna");
}

TEST_CASE("settings are remembered")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        CHECK_FALSE(db::setting(database, "language").value());
        REQUIRE_FALSE(db::set_setting(database, "language", "en").is_error());
        REQUIRE_FALSE(db::set_setting(database, "language", "pl").is_error());
    }
    db::Database database = open_database(folder / "x.db");
    CHECK(db::setting(database, "language").value() == "pl");
}

TEST_CASE("whom no row tells of is nobody to sit there: the seat is as it was begun")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const std::string id = begin_game(database, 2, 1, 5).id();
    db::insert_edit(database.connection(), 1, db::next_edit({}, [](ledger::Tree& text) {
        db::set_corrected_seats(text, {"773c1fd8-c1b0-4024-8e91-a23aba331a46", ""});
    }));
    CHECK(names(database) == std::vector<std::string>{"Ana", "Piotr"});
    const auto record = db::export_session(database, id);
    REQUIRE_FALSE(record.is_error());
    const ledger::Tree& seat = record.value().head.find("seats")->elements().front();
    CHECK(seat.find("person") == nullptr);
    CHECK(seat.find("known_as") == nullptr);
}

TEST_CASE("who sat where is put right: everything follows, and the entries stay what was recorded")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    const std::string id = begin_game(ours, 3, 4, 60).id();
    const auto players = [&id](db::Database& database) {
        std::vector<std::string> found;
        const std::vector<db::SessionSummary> sessions = db::list_sessions(database).value();
        for (const db::SessionSummary& session : sessions) {
            for (const db::SessionSummary::Seat& seat : session.seats) {
                if (session.id == id)
                    found.push_back(seat.player);
            }
        }
        return found;
    };
    using Names = std::vector<std::string>;
    REQUIRE(players(ours) == Names{"Ana", "Piotr", "Ewa"});
    const std::string ana = db::list_sessions(ours).value().at(0).seats[0].person;
    REQUIRE_FALSE(db::change_seats(ours, id, {"Piotr", " Ana ", "Zenon"}).is_error());
    CHECK(players(ours) == Names{"Piotr", "Ana", "Zenon"});
    CHECK(db::list_sessions(ours).value().at(0).seats[1].person == ana);
    CHECK(names(ours) == Names{"Ana", "Piotr", "Zenon"});
    CHECK(db::verify(ours).value().is_fine());
    // The same once more is no edit, and another edit keeps it.
    REQUIRE_FALSE(db::change_seats(ours, id, {"Piotr", "Ana", ""}).is_error());
    const db::SessionId elsewhere = begin_game(ours, 2, 2, 1).id();
    CHECK(db::change_seats(ours, elsewhere, {"", std::string(1000, 'a')}).is_error());
    REQUIRE_FALSE(db::remove_session(ours, elsewhere).is_error());
    REQUIRE_FALSE(db::change_details(ours, id, {"2026-11-20", "Kitchen", ""}).is_error());
    CHECK(players(ours) == Names{"Piotr", "Ana", "Zenon"});

    SECTION("a record brings it along")
    {
        const auto record = db::export_session(ours, id);
        REQUIRE_FALSE(record.is_error());
        db::Database theirs = open_database(folder / "theirs.db");
        REQUIRE_FALSE(
            db::import_record(theirs, record.value(), "x", built_in_components("corleone"))
                .is_error());
        CHECK(players(theirs) == Names{"Piotr", "Ana", "Zenon"});
        CHECK(db::verify(theirs).value().is_fine());
    }
    SECTION("another tablet learns of it")
    {
        db::Database theirs = open_database(folder / "theirs.db");
        REQUIRE_FALSE(db::merge(theirs, ours).is_error());
        CHECK(players(theirs) == Names{"Piotr", "Ana", "Zenon"});
    }
    SECTION("whoever sits there alone keeps the name when another evening is deleted")
    {
        const std::string other = begin_game(ours, 2, 1, 5).id();
        REQUIRE_FALSE(db::remove_session(ours, other).is_error());
        CHECK(players(ours) == Names{"Piotr", "Ana", "Zenon"});
    }
}

namespace {

const std::string first_id = "aaaaaaaa-0000-4000-8000-000000000001";
const std::string second_id = "aaaaaaaa-0000-4000-8000-000000000002";

/// A result from elsewhere of these people, by name and id.
db::Play play_of(
    const std::string& id, const std::vector<std::pair<std::string, std::string>>& people)
{
    db::Play play;
    play.id = id;
    play.game = "corleone";
    play.day = "2026-11-20";
    play.source = "x";
    for (const auto& [name, person] : people)
        play.seats.push_back({name, person, {}, {}, 1, false, false});
    return play;
}

} // namespace

TEST_CASE("two people of one name in results from elsewhere stay two")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const std::string play = "bbbbbbbb-0000-4000-8000-00000000000";
    const std::vector<db::Play> plays{
        play_of(play + "1", {{"Zofia", first_id}, {"Ewa", "cccccccc-0000-4000-8000-000000000001"}}),
        play_of(
            play + "2", {{"Zofia", second_id}, {"Ewa", "cccccccc-0000-4000-8000-000000000001"}})};
    REQUIRE_FALSE(db::take_plays(database, plays).is_error());
    const auto people = db::remembered_people(database).value();
    CHECK(people.size() == 3);
    CHECK(std::ranges::count(people, "Zofia", &db::Person::name) == 2);
    CHECK(std::ranges::find(people, "Ewa", &db::Person::name)->sessions == 2);
}

TEST_CASE("a name that came over without an evening hinders nobody from being recognized")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    static_cast<void>(begin_session(database, 2));
    const std::string ana = db::list_sessions(database).value().at(0).seats[0].person;
    db::know_people(database.connection(), {{first_id, "Ana", 0, {}}});
    const auto taken = db::take_plays(database,
        {play_of("bbbbbbbb-0000-4000-8000-000000000001", {{"Ana", second_id}, {"Zoe", first_id}})});
    REQUIRE_FALSE(taken.is_error());
    CHECK(taken.value().by_name == std::vector<std::string>{"Ana"});
    const auto people = db::remembered_people(database).value();
    CHECK(std::ranges::find(people, ana, &db::Person::id)->sessions == 2);
}
