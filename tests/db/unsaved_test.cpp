/// An evening goes on in memory when the disk does not take its entries, and is saved later.

#include "db/session.h"
#include "db/unsaved.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;
using Kind = db::DatabaseError::Kind;

namespace {

/// An evening with ten entries, whose file is moved away before the next two.
struct Astray {
    Astray()
    {
        record_all(session, {game.begin(), game.begin() + 10});
        fs::rename(path, away);
        for (std::size_t i = 10; i < 12; ++i) {
            REQUIRE(session.record(game[i]).is_error());
            REQUIRE(is_applied(session.keep(game[i]).value().verdict));
        }
    }

    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    fs::path away = folder / "elsewhere.db";
    db::Database database = open_database(path);
    db::Session session = begin_session(database, 2);
    std::vector<std::string> game = random_game(2, 1);
};

int stored(const fs::path& path, const db::SessionId& id)
{
    db::Database database = open_database(path);
    return resume(database, id).evening().history().size();
}

} // namespace

TEST_CASE("entries that are kept in memory are saved with the next one that can be")
{
    Astray astray;
    CHECK(astray.session.unsaved_entries() == 2);
    CHECK(astray.session.evening().history().size() == 12);
    // Still not: and what was not recorded is not in the evening.
    CHECK(astray.session.record(astray.game[12]).is_error());
    CHECK(astray.session.evening().history().size() == 12);
    CHECK(astray.session.retry_save().error().kind == Kind::moved);

    fs::rename(astray.away, astray.path);
    SECTION("with the next entry")
    {
        record_all(astray.session, {astray.game[12]});
    }
    SECTION("when that is asked for")
    {
        CHECK_FALSE(astray.session.retry_save().is_error());
        record_all(astray.session, {astray.game[12]});
    }
    CHECK(astray.session.unsaved_entries() == 0);
    const db::SessionId id = astray.session.id();
    const TemporaryFolder copies;
    fs::copy_file(astray.path, copies / "x.db");
    fs::copy_file(astray.path.string() + "-wal", copies / "x.db-wal");
    CHECK(stored(copies / "x.db", id) == 13);
}

TEST_CASE("a description that is only in memory is saved too, before the entries that need it")
{
    Astray astray;
    const ledger::Tree box = made_up_box();
    REQUIRE_FALSE(astray.session.keep_description(box).is_error());
    CHECK(astray.session.has_unsaved());
    fs::rename(astray.away, astray.path);
    REQUIRE_FALSE(astray.session.retry_save().is_error());
    CHECK_FALSE(astray.session.has_unsaved());
}

TEST_CASE("a record holds what is only in memory")
{
    Astray astray;
    const auto record = astray.session.as_record();
    REQUIRE_FALSE(record.is_error());
    CHECK(record.value().moves
        == std::vector<std::string>(astray.game.begin(), astray.game.begin() + 12));
    const auto played = db::referee(record.value(), "record", {});
    REQUIRE_FALSE(played.is_error());
    CHECK(told(*played.value()) == told(astray.session.evening()));
}

TEST_CASE("after a crash it is said which of the unsaved entries are there")
{
    Astray astray;
    fs::rename(astray.away, astray.path);
    auto found = db::look_for_unsaved(astray.database);
    REQUIRE(found);
    CHECK(found->session == astray.session.id());
    REQUIRE(found->entries.size() == 2);
    CHECK(found->entries[0].number == 11);
    CHECK(found->entries[0].line == astray.game[10]);
    CHECK_FALSE(found->entries[0].is_there);
    CHECK_FALSE(found->entries[1].is_there);
    // The disk had taken the first after all, as may be when it fails at the wrong moment.
    db::Session other = resume(astray.database, astray.session.id());
    record_all(other, {astray.game[10]});
    found = db::look_for_unsaved(astray.database);
    REQUIRE(found);
    CHECK(found->entries[0].is_there);
    CHECK_FALSE(found->entries[1].is_there);
    db::forget_unsaved(astray.database);
    CHECK_FALSE(db::look_for_unsaved(astray.database));
}

TEST_CASE("after a crash it is said whether what was described is there")
{
    Astray astray;
    const ledger::Tree box = job_called("told-late");
    REQUIRE_FALSE(astray.session.keep_description(box).is_error());
    fs::rename(astray.away, astray.path);
    auto found = db::look_for_unsaved(astray.database);
    REQUIRE(found);
    CHECK(found->entries.size() == 2);
    REQUIRE(found->descriptions.size() == 1);
    CHECK_THAT(found->descriptions[0].definition, Catch::Contains("told-late"));
    CHECK_FALSE(found->descriptions[0].is_there);
    // The disk had taken it after all.
    db::Session other = resume(astray.database, astray.session.id());
    REQUIRE_FALSE(other.describe(box).is_error());
    found = db::look_for_unsaved(astray.database);
    REQUIRE(found);
    CHECK(found->descriptions[0].is_there);
    CHECK_FALSE(found->entries[0].is_there);
}

TEST_CASE("a description alone is noted, too, until it is saved")
{
    TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    db::Database database = open_database(path);
    db::Session session = begin_session(database, 2);
    fs::rename(path, folder / "elsewhere.db");
    REQUIRE(session.describe(job_called("told-late")).is_error());
    REQUIRE_FALSE(session.keep_description(job_called("told-late")).is_error());
    fs::rename(folder / "elsewhere.db", path);
    const auto found = db::look_for_unsaved(database);
    REQUIRE(found);
    CHECK(found->entries.empty());
    CHECK(found->descriptions.size() == 1);
    REQUIRE_FALSE(session.retry_save().is_error());
    CHECK_FALSE(db::look_for_unsaved(database));
}

TEST_CASE("what has been saved at last is no longer noted")
{
    Astray astray;
    fs::rename(astray.away, astray.path);
    REQUIRE_FALSE(astray.session.retry_save().is_error());
    CHECK_FALSE(db::look_for_unsaved(astray.database));
    CHECK_FALSE(fs::exists(astray.path.string() + ".unsaved"));
}

TEST_CASE("a note that somebody has spoiled says nothing")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    for (const char* text : {"", "nonsense", "3f2a\n1 pass", "\n\n\n"}) {
        write_text(folder / "x.db.unsaved", text);
        CHECK_FALSE(db::look_for_unsaved(database));
    }
}

TEST_CASE("a database or a log that was cut short takes no entry")
{
    const TemporaryFolder folder;
    const fs::path path = folder / "x.db";
    db::Database database = open_database(path);
    db::Session session = begin_game(database, 2, 1, 10);
    const fs::path cut = GENERATE(true, false) ? path : fs::path(path.string() + "-wal");
    fs::resize_file(cut, fs::file_size(cut) / 2);
    const auto refused = session.record(random_game(2, 1)[10]);
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == Kind::cut_short);
    CHECK(refused.error().detail == cut.string());
    CHECK(session.evening().history().size() == 10);
    // What is in memory can still be written elsewhere.
    static_cast<void>(session.keep(random_game(2, 1)[10]));
    CHECK(session.as_record().value().moves.size() == 11);
}

TEST_CASE("of two descriptions that differ in their last letter only one is there")
{
    Astray astray;
    const auto copies = [](int count) {
        ledger::Tree tree = job_called("told-late");
        ledger::Tree job = tree.find("jobs")->elements()[0];
        job.set("copies", count);
        ledger::Tree list = ledger::Tree::list();
        list.add(std::move(job));
        tree.set("jobs", std::move(list));
        return tree;
    };
    REQUIRE_FALSE(astray.session.keep_description(copies(2)).is_error());
    fs::rename(astray.away, astray.path);
    db::Session other = resume(astray.database, astray.session.id());
    REQUIRE_FALSE(other.describe(copies(3)).is_error());
    auto found = db::look_for_unsaved(astray.database);
    REQUIRE(found);
    REQUIRE(found->descriptions.size() == 1);
    CHECK_FALSE(found->descriptions[0].is_there);
    REQUIRE_FALSE(other.describe(copies(2)).is_error());
    found = db::look_for_unsaved(astray.database);
    REQUIRE(found);
    CHECK(found->descriptions[0].is_there);
}
