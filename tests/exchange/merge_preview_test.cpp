/// What a merge would bring, told before anything is written.

#include "companion/telling/shared_taken.h"
#include "db/connection.h"
#include "db/entry_notes.h"
#include "db/house_rules.h"
#include "db/import_export.h"
#include "db/leagues.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/merge_preview.h"
#include "db/people.h"
#include "db/people_rows.h"
#include "db/photos.h"
#include "db/plays.h"
#include "db/session_list.h"
#include "db/snapshot.h"
#include "db/toml.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

struct Two {
    TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");

    db::MergePreview preview()
    {
        auto made = db::preview_merge(ours, theirs);
        REQUIRE_FALSE(made.is_error());
        return std::move(made.value());
    }
    std::string image() { return read_text(folder / "ours.db"); }
};

/// An evening of these people, by a record.
void play(db::Database& database, const std::vector<std::string>& names, unsigned seed)
{
    ledger::Tree head = head_for(static_cast<int>(names.size()));
    ledger::Tree seats = ledger::Tree::list();
    for (std::size_t i = 0; i < names.size(); ++i) {
        ledger::Tree seat = head.find("seats")->elements()[i];
        seat.set("player", names[i]);
        seats.add(std::move(seat));
    }
    head.set("seats", std::move(seats));
    auto session = db::Session::begin(database, head, {made_up_box()});
    REQUIRE_FALSE(session.is_error());
    std::vector<std::string> lines = random_game(static_cast<int>(names.size()), seed);
    lines.resize(12);
    record_all(session.value(), lines);
}

void merge_in_steps(db::Database& ours, db::Database& theirs)
{
    auto merging = db::MergeInSteps::read(theirs);
    REQUIRE_FALSE(merging.is_error());
    while (merging.value().step(ours).value())
        continue;
}

} // namespace

TEST_CASE("a preview tells what a merge then does, and changes nothing")
{
    Two two;
    static_cast<void>(begin_game(two.ours, 2, 1, 20));
    const db::SessionId game = begin_game(two.theirs, 3, 2, 1000).id();
    static_cast<void>(begin_game(two.theirs, 4, 3, 60));
    REQUIRE_FALSE(db::change_details(two.theirs, game, {"", "Here", "What an evening"}).is_error());
    REQUIRE_FALSE(db::change_entry_notes(two.theirs, game,
        {{1, db::export_session(two.theirs, game).value().moves.at(0),
            "!"}}).is_error());
    REQUIRE_FALSE(db::learn(
        two.theirs, "corleone", db::read_toml_text("[[jobs]]\nname = \"heist\"", "x").value(), {})
                      .is_error());
    REQUIRE_FALSE(db::keep_photo(two.theirs, {"corleone", "jobs", "heist"}, "picture").is_error());
    db::KeptHouseRule rule;
    rule.game = "corleone";
    rule.text = "Two Thugs may share a space";
    rule.waives = {"14.thug-space"};
    REQUIRE_FALSE(db::keep_house_rule(two.theirs, rule).is_error());

    const std::size_t components = db::learned_box(two.theirs, "corleone").value().members().size();
    REQUIRE(components > 0);
    const std::string before = two.image();
    const db::MergePreview preview = two.preview();
    CHECK(two.image() == before);
    CHECK(db::list_sessions(two.ours).value().size() == 1);
    CHECK(preview.evenings_here == 1);
    CHECK(preview.evenings_there == 2);
    CHECK(preview.evenings == std::map<std::string, int>{{"corleone", 2}});
    CHECK(preview.notes == 2);
    CHECK(preview.evenings_with_notes == 1);
    CHECK(preview.photos == 1);
    CHECK(preview.bytes_of_photos == 7);
    CHECK(preview.house_rules == 1);
    CHECK(preview.shared.empty());
    CHECK_FALSE(preview.is_nothing());

    const auto merged = db::merge(two.ours, two.theirs);
    REQUIRE_FALSE(merged.is_error());
    CHECK(preview.new_components() == merged.value().learned_components);
    int entries = 0;
    for (const auto& session : merged.value().sessions)
        entries += session.adopted.new_entries;
    CHECK(preview.entries == entries);
    CHECK(db::list_sessions(two.ours).value().size() == 3);

    const db::MergePreview again = two.preview();
    CHECK(again.is_nothing());
    CHECK(again.unchanged == 2);
}

TEST_CASE("leagues and results without entries are counted, and a changed league is named")
{
    Two two;
    using What = db::SharedTaken::What;
    const auto told = [&two] {
        const db::MergePreview preview = two.preview();
        CHECK(preview.is_nothing() == preview.shared.empty());
        const auto merged = db::merge(two.ours, two.theirs);
        CHECK(telling::tell(merged.value().shared) == telling::tell(preview.shared));
        CHECK(two.preview().is_nothing());
        return telling::tell(preview.shared);
    };
    using Lines = std::vector<std::string>;
    db::League league;
    league.name = "Fridays";
    REQUIRE_FALSE(db::keep_league(two.theirs, league).is_error());
    db::Play play{"c0000000-0000-4000-8000-000000000001", "mafia", "2026-11-20", {}, {}, {}, 0,
        "BG Stats", {{"Ana", {}, {}, 12, 1, true, false}}};
    REQUIRE_FALSE(db::take_plays(two.theirs, {play}).is_error());
    CHECK(db::count_of(two.preview().shared, What::league) == 1);
    CHECK(db::count_of(two.preview().shared, What::play) == 1);
    CHECK(told() == Lines{"The league “Fridays” is new.", "1 result without entries is new."});
    league = db::leagues(two.theirs).value().at(0);
    league.tag = "friday";
    REQUIRE_FALSE(db::keep_league(two.theirs, league).is_error());
    CHECK(told() == Lines{"The league “Fridays” gets the name and rules that it has there."});
    REQUIRE_FALSE(db::forget_league(two.theirs, league.id).is_error());
    REQUIRE_FALSE(db::forget_play(two.theirs, play.id).is_error());
    CHECK(told()
        == Lines{"The league “Fridays” was deleted there and is deleted here.",
            "1 result without entries was deleted there and is deleted here."});
    // What was made and deleted there says nothing here.
    league.id = "x";
    REQUIRE_FALSE(db::keep_league(two.theirs, league).is_error());
    REQUIRE_FALSE(db::forget_league(two.theirs, "x").is_error());
    CHECK(told().empty());
    REQUIRE_FALSE(db::set_naming(two.theirs, "y", db::Naming::by_initials).is_error());
    CHECK(told() == Lines{"1 person is named on the site as chosen there."});
}

TEST_CASE("an evening that went on differently is told with both courses")
{
    Two two;
    const std::vector<std::string> lines = random_game(2, 3);
    const db::SessionId id = begin_game(two.ours, 2, 3, 30).id();
    REQUIRE_FALSE(db::merge(two.theirs, two.ours).is_error());
    {
        db::Session here = resume(two.ours, id);
        record_all(here, {lines.begin() + 30, lines.begin() + 50});
        db::Session there = resume(two.theirs, id);
        record_all(there, {ledger::undo_line(20)});
    }
    const db::MergePreview preview = two.preview();
    REQUIRE(preview.diverged.size() == 1);
    CHECK(preview.diverged[0].common == 30);
    CHECK(preview.diverged[0].here.entries == 50);
    CHECK(preview.diverged[0].there.entries == 31);
    CHECK(preview.new_evenings() == 0);
}

TEST_CASE("an evening that only went on there is told as longer")
{
    Two two;
    const std::vector<std::string> lines = random_game(2, 3);
    const db::SessionId id = begin_game(two.ours, 2, 3, 30).id();
    REQUIRE_FALSE(db::merge(two.theirs, two.ours).is_error());
    {
        db::Session there = resume(two.theirs, id);
        record_all(there, {lines.begin() + 30, lines.begin() + 34});
    }
    const db::MergePreview preview = two.preview();
    CHECK(preview.extended == 1);
    CHECK(preview.entries == 4);
    CHECK(preview.diverged.empty());
}

TEST_CASE("people who may be one are asked about, each once, and never two of one table")
{
    Two two;
    play(two.ours, {"Łukasz", "Ana", "Piotr"}, 1);
    play(two.theirs, {"Lukasz", "Ana K.", "Ana"}, 2);
    play(two.theirs, {"Petr", "Piotr", "Magda"}, 3);
    const db::MergePreview preview = two.preview();
    using Why = db::PeopleMatch::Why;
    const auto why = [&](const std::string& here, const std::string& there) -> std::optional<Why> {
        for (const db::PeopleMatch& match : preview.matches) {
            if (match.here.name == here && match.there.name == there)
                return match.why;
        }
        return std::nullopt;
    };
    CHECK(why("Ana", "Ana") == Why::same_name);
    CHECK(why("Łukasz", "Lukasz") == Why::same_letters);
    CHECK(why("Piotr", "Piotr") == Why::same_name);
    // Ana is asked about already.
    CHECK_FALSE(why("Ana", "Ana K."));
    CHECK(preview.matches.size() == 3);
    CHECK(preview.matches[0].there.sessions == 1);
}

TEST_CASE("people are counted where they come from, and only those with a seat in what comes")
{
    Two two;
    play(two.ours, {"Ana", "Jan"}, 1);
    play(two.theirs, {"Ana", "Ewa"}, 2);
    play(two.theirs, {"Ana", "Ewa"}, 3);
    REQUIRE_FALSE(db::merge(two.ours, two.theirs).is_error());
    play(two.theirs, {"Ana", "Magda"}, 4);
    // A new pair of tablets: this one has none of their Anas.
    Two other;
    play(other.ours, {"Ana", "Jan"}, 5);
    const auto preview = db::preview_merge(other.ours, two.theirs);
    REQUIRE(preview.value().matches.size() == 1);
    CHECK(preview.value().matches[0].there.sessions == 3);
    CHECK(preview.value().people == 3);
    // Here, only Magda is new.
    CHECK(two.preview().people == 1);
}

TEST_CASE("who had the same seat in an evening on both tablets is asked about first")
{
    const TemporaryFolder folder;
    db::Database first = open_database(folder / "first.db");
    play(first, {"Ana", "Jan"}, 1);
    const db::SessionId id = db::list_sessions(first).value().front().id;
    const db::Record record = db::export_session(first, id).value();
    // Each tablet has taken in one file, and each knew an Ana before.
    Two two;
    play(two.ours, {"Ana", "Ewa"}, 2);
    play(two.theirs, {"Ana", "Magda"}, 3);
    REQUIRE_FALSE(db::import_record(two.ours, record, "file", {}).is_error());
    REQUIRE_FALSE(db::import_record(two.theirs, record, "file", {}).is_error());
    const db::MergePreview preview = two.preview();
    REQUIRE_FALSE(preview.matches.empty());
    const db::PeopleMatch& ana = preview.matches.front();
    CHECK(ana.why == db::PeopleMatch::Why::same_seats);
    CHECK(ana.common_seats == 1);
    CHECK(ana.here.name == "Ana");
    CHECK(ana.here.sessions == 2);
    CHECK(ana.there.sessions == 2);
}

TEST_CASE("people within one database who may be one are found, until somebody has answered")
{
    Two two;
    play(two.ours, {"Ana", "Jan"}, 1);
    play(two.ours, {"Ana", "Ewa"}, 2);
    play(two.theirs, {"Ana", "Magda"}, 3);
    merge_in_steps(two.ours, two.theirs);
    const auto matches = [&] {
        return db::people_matches(two.ours, db::list_sessions(two.ours).value()).value();
    };
    REQUIRE(matches().size() == 1);
    CHECK(matches()[0].here.sessions == 2);
    CHECK(matches()[0].there.sessions == 1);
    const db::TwoPeople pair{matches()[0].here.id, matches()[0].there.id};
    SECTION("no")
    {
        REQUIRE_FALSE(db::answer(two.ours, {{}, {pair}}).is_error());
        CHECK(db::remembered_people(two.ours).value().size() == 5);
    }
    SECTION("yes")
    {
        REQUIRE_FALSE(db::answer(two.ours, {{pair}, {}}).is_error());
        CHECK(db::remembered_people(two.ours).value().size() == 4);
    }
    CHECK(matches().empty());
}

TEST_CASE("both courses of an evening that went on differently count as one evening of a person")
{
    Two two;
    const std::vector<std::string> lines = random_game(2, 3);
    const db::SessionId id = begin_game(two.ours, 2, 3, 30).id();
    REQUIRE_FALSE(db::merge(two.theirs, two.ours).is_error());
    {
        db::Session here = resume(two.ours, id);
        record_all(here, {lines.begin() + 30, lines.begin() + 40});
        db::Session there = resume(two.theirs, id);
        record_all(there, {ledger::undo_line(20)});
    }
    REQUIRE_FALSE(db::merge(two.ours, two.theirs).is_error());
    REQUIRE(db::list_sessions(two.ours).value().size() == 2);
    const auto people = db::remembered_people(two.ours).value();
    CHECK(people.size() == 2);
    for (const db::Person& person : people)
        CHECK(person.sessions == 1);
}

TEST_CASE("who is said to be one person is one person after the merge, or nothing has come")
{
    Two two;
    play(two.ours, {"Ana", "Jan"}, 1);
    play(two.theirs, {"Ana", "Ewa"}, 2);
    const db::MergePreview preview = two.preview();
    REQUIRE(preview.matches.size() == 1);
    const db::TwoPeople one{preview.matches[0].here.id, preview.matches[0].there.id};

    SECTION("all of it")
    {
        REQUIRE_FALSE(db::merge(two.ours, two.theirs, {{one}, {}}).is_error());
        const auto people = db::remembered_people(two.ours).value();
        CHECK(people.size() == 3);
        const auto ana = std::ranges::find(people, "Ana", &db::Person::name);
        CHECK(ana->sessions == 2);
    }
    SECTION("nothing, because the disk is full in the middle")
    {
        auto& sqlite = two.ours.connection().sqlite;
        const int pages = sqlite.execAndGet("PRAGMA page_count").getInt();
        sqlite.exec("PRAGMA max_page_count = " + std::to_string(pages + 1));
        const auto merged = db::merge(two.ours, two.theirs, {{one}, {}});
        REQUIRE(merged.is_error());
        CHECK(merged.error().kind == db::DatabaseError::Kind::disk_full);
        CHECK(db::list_sessions(two.ours).value().size() == 1);
        CHECK(db::remembered_people(two.ours).value().size() == 2);
        sqlite.exec("PRAGMA max_page_count = 1000000");
        CHECK_FALSE(db::merge(two.ours, two.theirs, {{one}, {}}).is_error());
        CHECK(db::verify(two.ours).value().is_fine());
    }
}

TEST_CASE("a damaged evening there is told, and the rest comes")
{
    Two two;
    const db::SessionId bad = begin_game(two.theirs, 2, 1, 20).id();
    static_cast<void>(begin_game(two.theirs, 2, 2, 20));
    two.theirs = db::Database::stand_in(two.folder / "none.db");
    damage(two.folder / "theirs.db", "UPDATE entry SET line = 'x' WHERE seq = 3 AND session = 1");
    two.theirs = std::move(db::Database::read(two.folder / "theirs.db").value());
    const db::MergePreview preview = two.preview();
    REQUIRE(preview.refused.size() == 1);
    CHECK(preview.refused[0].theirs == bad);
    CHECK(preview.new_evenings() == 1);
}

TEST_CASE("a merge of what is new ends like a whole merge, and reads nothing that is the same")
{
    const std::vector<std::string> lines = random_game(2, 3);
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database whole = open_database(folder / "whole.db");
    db::Database theirs = open_database(folder / "theirs.db");
    const db::SessionId longer = begin_game(theirs, 2, 3, 30).id();
    const db::SessionId same = begin_game(theirs, 3, 2, 1000).id();
    const db::SessionId edited = begin_game(theirs, 2, 5, 40).id();
    const db::SessionId diverged = begin_game(theirs, 2, 3, 30).id();
    REQUIRE_FALSE(db::merge(ours, theirs).is_error());
    {
        db::Session here = resume(ours, diverged);
        record_all(here, {lines.begin() + 30, lines.begin() + 40});
        db::Session there = resume(theirs, diverged);
        record_all(there, {ledger::undo_line(20)});
        db::Session on = resume(theirs, longer);
        record_all(on, {lines.begin() + 30, lines.begin() + 34});
    }
    REQUIRE_FALSE(db::change_details(theirs, edited, {"", "There", ""}).is_error());
    const auto ana = db::remembered_people(theirs).value().front();
    REQUIRE_FALSE(db::rename_person(theirs, ana.id, "Renamed").is_error());
    static_cast<void>(begin_game(theirs, 4, 7, 60));
    REQUIRE_FALSE(db::merge(whole, ours).is_error());
    REQUIRE_FALSE(db::merge(whole, theirs).is_error());

    auto merging = db::MergeInSteps::read(theirs);
    REQUIRE_FALSE(merging.is_error());
    const auto waits = [&ours] {
        return ours.connection().sqlite.execAndGet("PRAGMA synchronous").getInt();
    };
    const int waited = waits();
    for (bool goes_on = true; goes_on;) {
        const std::size_t before = db::list_sessions(ours).value().size();
        goes_on = merging.value().step(ours).value();
        CHECK(db::list_sessions(ours).value().size() <= before + 1);
    }
    // What is recorded next waits for the disk again.
    CHECK(waits() == waited);
    const auto& sessions = merging.value().report().sessions;
    const auto is_read = [&](const db::SessionId& id) {
        return std::ranges::find(sessions, id, &db::MergeReport::Session::theirs) != sessions.end();
    };
    CHECK_FALSE(is_read(same));
    CHECK(is_read(longer));
    CHECK(is_read(edited));
    CHECK(is_read(diverged));
    CHECK(db::preview_merge(ours, whole).value().is_nothing());
    CHECK(db::preview_merge(whole, ours).value().is_nothing());
    CHECK(db::verify(ours).value().is_fine());
}

TEST_CASE("two who are said to be two are not asked about again, here or on the other tablet")
{
    Two two;
    play(two.ours, {"Ana", "Jan"}, 1);
    play(two.theirs, {"Ana", "Ewa"}, 2);
    const db::MergePreview preview = two.preview();
    REQUIRE(preview.matches.size() == 1);
    const db::TwoPeople no{preview.matches[0].here.id, preview.matches[0].there.id};
    REQUIRE_FALSE(db::merge(two.ours, two.theirs, {{}, {no}}).is_error());
    CHECK(db::remembered_people(two.ours).value().size() == 4);
    const auto there = db::preview_merge(two.theirs, two.ours);
    CHECK(there.value().new_evenings() == 1);
    CHECK(there.value().matches.empty());
    // A snapshot says it, too, for that is what another tablet gets.
    const fs::path snapshot = two.folder / "ours.consigliere";
    REQUIRE_FALSE(db::write_snapshot(two.ours, "Ana", snapshot).is_error());
    auto sent = db::Database::read(snapshot);
    REQUIRE_FALSE(sent.is_error());
    CHECK(db::read_people_apart(sent.value().connection()).size() == 1);
}

TEST_CASE("a preview tells who was combined or separated there, and a merge takes that over")
{
    Two two;
    play(two.ours, {"Ana", "Jan"}, 1);
    play(two.theirs, {"Ana", "Ewa"}, 2);
    const db::MergePreview preview = two.preview();
    const std::string ana = preview.matches.at(0).there.id;
    REQUIRE_FALSE(
        db::merge(two.ours, two.theirs, {{{preview.matches[0].here.id, ana}}, {}}).is_error());
    REQUIRE_FALSE(db::merge(two.theirs, two.ours).is_error());
    REQUIRE(two.preview().is_nothing());
    REQUIRE_FALSE(db::separate_person(two.theirs, ana).is_error());
    CHECK(two.preview().separated == 1);
    CHECK_FALSE(two.preview().is_nothing());
    REQUIRE_FALSE(db::merge(two.ours, two.theirs).is_error());
    CHECK(db::remembered_people(two.ours).value().size() == 4);
    REQUIRE_FALSE(db::merge_people(two.theirs, ana, preview.matches[0].here.id).is_error());
    CHECK(two.preview().combined == 1);
    REQUIRE_FALSE(db::merge(two.ours, two.theirs).is_error());
    CHECK(db::remembered_people(two.ours).value().size() == 3);
    CHECK(two.preview().is_nothing());
}
