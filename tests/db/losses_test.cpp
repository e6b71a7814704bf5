/// What the database has and a backup has not, each sort of thing by itself.

#include "db/backup.h"
#include "db/entry_notes.h"
#include "db/house_rules.h"
#include "db/learned_box.h"
#include "db/people.h"
#include "db/photos.h"
#include "db/restore_losses.h"
#include "db/settings.h"
#include "db/toml.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

db::RestoreLosses between(const fs::path& present, const fs::path& backup)
{
    db::Database ours = std::move(db::Database::read(present).value());
    db::Database theirs = std::move(db::Database::read(backup).value());
    return db::losses(ours, theirs).value();
}

ledger::Tree component(const std::string& text)
{
    return db::read_toml_text(text, "x.toml").value();
}

db::KeptHouseRule two_thugs()
{
    db::KeptHouseRule rule;
    rule.game = "corleone";
    rule.text = "Two Thugs may share a space";
    rule.waives = {"14.thug-space"};
    return rule;
}

/// A database with one evening and one backup, which can be made anew.
struct Desk {
    Desk()
    {
        db::Database database = open_database(path);
        evening = begin_game(database, 2, 1, 10).id();
    }

    /// Changes the database by itself, and gives what a backup of the moment before now lacks.
    template <typename Change>
    db::RestoreLosses after(Change change)
    {
        latest = folder / ("backup" + std::to_string(++backups) + ".db");
        {
            db::Database database = open_database(path);
            REQUIRE_FALSE(db::back_up(database, latest, db::IfExists::refuse).is_error());
        }
        CHECK(between(path, latest).are_none());
        {
            db::Database database = open_database(path);
            change(database);
        }
        return between(path, latest);
    }

    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    fs::path latest;
    db::SessionId evening;
    int backups = 0;
};

} // namespace

TEST_CASE("photos that a backup lacks are told before, and so are those that are other ones there")
{
    Desk desk;
    const db::PhotoKey heist{"corleone", "jobs", "heist"};
    const db::PhotoKey extortion{"corleone", "jobs", "extortion"};
    const auto keep = [](const db::PhotoKey& key, const std::string& image) {
        return [key, image](db::Database& database) {
            REQUIRE_FALSE(db::keep_photo(database, key, image).is_error());
        };
    };
    CHECK(desk.after(keep(heist, "first")).photos == 1);
    CHECK(desk.after([&](db::Database& database) {
                  keep(heist, "second")(database);
                  keep(extortion, "first")(database);
              })
              .photos
        == 2);
    CHECK(desk.after([&](db::Database& database) {
                  REQUIRE_FALSE(db::remove_photo(database, heist).is_error());
              })
              .are_none());
}

TEST_CASE("learned cards that a backup does not know, or knows otherwise, are told before")
{
    Desk desk;
    const auto learn = [](const char* text) {
        return [text](db::Database& database) {
            REQUIRE_FALSE(db::learn(database, "corleone", component(text), {}).is_error());
        };
    };
    CHECK(desk.after(learn("[[jobs]]\nname = \"heist\"\n[[jobs]]\nname = \"delivery\""))
              .learned_components
        == 2);
    const db::RestoreLosses lost = desk.after(learn("[[jobs]]\nname = \"heist\"\ncopies = 2"));
    CHECK(lost.learned_components == 1);
    CHECK(lost.evenings.empty());
    CHECK_FALSE(lost.are_none());
}

TEST_CASE("house rules that a backup lacks, or still has, are told before")
{
    Desk desk;
    CHECK(desk.after([](db::Database& database) {
                  REQUIRE_FALSE(db::keep_house_rule(database, two_thugs()).is_error());
              })
              .house_rules
        == 1);
    const auto kept = [](db::Database& database) {
        return db::kept_house_rules(database).value().front();
    };
    CHECK(desk.after([&](db::Database& database) {
                  db::KeptHouseRule rule = kept(database);
                  rule.is_on = false;
                  REQUIRE_FALSE(db::keep_house_rule(database, rule).is_error());
              })
              .house_rules
        == 1);
    CHECK(desk.after([&](db::Database& database) {
                  REQUIRE_FALSE(db::forget_house_rule(database, kept(database).id).is_error());
              })
              .house_rules
        == 1);
    // One that came and went after the backup is missed by nobody.
    CHECK(desk.after([&](db::Database& database) {
                  REQUIRE_FALSE(db::keep_house_rule(database, two_thugs()).is_error());
                  REQUIRE_FALSE(db::forget_house_rule(database, kept(database).id).is_error());
              })
              .are_none());
}

TEST_CASE("who is called otherwise, and who is one person, is told before")
{
    Desk desk;
    const auto people = [](db::Database& database) {
        return db::remembered_people(database).value();
    };
    const db::RestoreLosses renamed = desk.after([&](db::Database& database) {
        REQUIRE_FALSE(
            db::rename_person(database, people(database).front().id, "Anastazja").is_error());
    });
    CHECK(renamed.people == 1);
    CHECK(renamed.same_people == 0);
    const db::RestoreLosses same = desk.after([&](db::Database& database) {
        const auto known = people(database);
        REQUIRE_FALSE(db::merge_people(database, known[0].id, known[1].id).is_error());
    });
    CHECK(same.same_people == 1);
    CHECK(same.people == 0);
}

TEST_CASE("what is said of an evening and its entries is told before")
{
    Desk desk;
    const auto rename = [&](db::Database& database) {
        db::SessionDetails details;
        details.name = "Ana’s birthday";
        REQUIRE_FALSE(db::change_details(database, desk.evening, details).is_error());
    };
    const db::RestoreLosses lost = desk.after(rename);
    CHECK(lost.details == 1);
    CHECK(lost.evenings.empty());
    CHECK(desk.after([&](db::Database& database) {
                  const std::string line = random_game(2, 1).at(2);
                  REQUIRE_FALSE(
                      db::change_entry_notes(database, desk.evening, {{3, line, "a misdeal"}})
                          .is_error());
              })
              .details
        == 1);
    // Of an evening that is not there at all nothing more is told.
    const db::RestoreLosses gone = desk.after([](db::Database& database) {
        const db::SessionId id = begin_game(database, 2, 3, 4).id();
        db::SessionDetails details;
        details.notes = "late";
        REQUIRE_FALSE(db::change_details(database, id, details).is_error());
    });
    CHECK(gone.evenings.size() == 1);
    CHECK(gone.details == 0);
}

TEST_CASE("entries that a backup has otherwise are lost as those that it has not")
{
    Desk desk;
    const db::RestoreLosses lost = desk.after([&](db::Database& database) {
        db::Session session = resume(database, desk.evening);
        record_all(session, {random_game(2, 1)[10], random_game(2, 1)[11]});
    });
    REQUIRE(lost.evenings.size() == 1);
    CHECK(lost.evenings.front().entries == 2);
    // The backup goes on by itself, with as many entries.
    {
        db::Database other = open_database(desk.latest);
        wait_a_moment();
        db::Session session = resume(other, desk.evening);
        record_all(session, {random_game(2, 1)[10], random_game(2, 1)[11]});
    }
    const db::RestoreLosses apart = between(desk.path, desk.latest);
    REQUIRE(apart.evenings.size() == 1);
    CHECK(apart.evenings.front().entries == 2);
    CHECK_FALSE(apart.evenings.front().is_whole_evening);
}

TEST_CASE("settings are not compared")
{
    Desk desk;
    CHECK(desk.after([](db::Database& database) {
                  REQUIRE_FALSE(db::set_setting(database, "language", "pl").is_error());
              })
              .are_none());
}
