/// The database is gone, or its backup is not what was recorded: what the program says then, and
/// the ways out.

#include "db/backups.h"
#include "tests/db/databases.h"
#include "tests/ui/astray.h"
#include "tests/ui/house.h"

#include <catch2/catch.hpp>

#include <functional>
#include <memory>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

/// The first lines of an evening.
db::Record begun(std::size_t lines)
{
    db::Record record = test_record("corleone/evening-of-two");
    record.moves.resize(lines);
    return record;
}

/// An evening with a backup, and something has become of its database before the program starts.
struct Lost {
    explicit Lost(const std::function<void(const fs::path&)>& befall)
        : session(begin_in(path, begun(12), 12))
    {
        {
            db::Database database = open_database(path);
            REQUIRE_FALSE(db::make_backup(database, db::CopyMode::blocking).is_error());
        }
        backup = db::backups_of(path).front();
        befall(path);
        stage = std::make_unique<Stage>(path, std::nullopt, inspector);
    }
    Lost(const Lost&) = delete;
    Lost& operator=(const Lost&) = delete;
    ~Lost()
    {
        stage.reset();
        CHECK(inspector.report() == "");
    }

    TemporaryFolder folder;
    fs::path path = folder / "evening.db";
    std::string session;
    db::Backup backup;
    Inspector inspector;
    std::unique_ptr<Stage> stage;
};

void lose(const fs::path& path)
{
    fs::remove(path);
}

} // namespace

TEST_CASE("a database that is gone is no new house: home says so and leads to its backups")
{
    Lost lost(lose);
    Stage& stage = *lost.stage;
    CHECK(stage.shows("but there are backups"));
    CHECK_FALSE(fs::exists(lost.path));
    // Nothing is recorded into nowhere.
    stage.tap("new-table");
    CHECK(stage.shows("but there are backups"));
    stage.tap("notice:close");
    stage.tap("mend");
    stage.tap("backup:" + lost.backup.made);
    stage.tap("mending:yes");
    CHECK(stage.shows("Backup restored."));
    stage.tap("notice:close");
    CHECK(stage.has("session:" + lost.session));
}

TEST_CASE("where a database is gone, somebody can begin anew, and the backups stay in sight")
{
    Lost lost(lose);
    Stage& stage = *lost.stage;
    stage.tap("mend");
    stage.tap("anew");
    stage.tap("mending:close");
    CHECK_FALSE(fs::exists(lost.path));
    stage.tap("anew");
    stage.tap("mending:yes");
    CHECK(stage.shows("The database is empty now."));
    stage.tap("notice:close");
    CHECK_FALSE(stage.has("mend"));
    wait_for_backup(stage);
    CHECK(stage.shows("Last backup"));
    CHECK(db::list_sessions(stage.program().database()).value().empty());
}

TEST_CASE("a copy from elsewhere is looked into and restored by its name")
{
    Lost lost([](const fs::path& path) {
        fs::rename(path, path.parent_path() / "carried.db");
        fs::remove_all(db::folder_of_backups(path));
        write_text(path, "Dear diary " + std::string(5000, 'x'));
    });
    Stage& stage = *lost.stage;
    stage.tap("mend");
    stage.tap("backup:file");
    CHECK_FALSE(stage.has("file:" + lost.path.string()));
    stage.tap("file:" + (lost.folder / "carried.db").string());
    stage.tap("files:take");
    CHECK(stage.shows("1 evening, 12 entries"));
    stage.tap("mending:yes");
    CHECK(stage.shows("Backup restored."));
    stage.tap("notice:close");
    CHECK(stage.has("session:" + lost.session));
}

TEST_CASE("a backup with an evening that is not what was recorded says so before it is restored")
{
    Lost lost([](const fs::path& path) {
        damage(
            db::backups_of(path).front().file, "UPDATE entry SET line = line || ' ' WHERE seq = 7");
        fs::remove(path);
    });
    Stage& stage = *lost.stage;
    stage.tap("mend");
    CHECK(stage.shows("1 evening was altered or damaged"));
    stage.tap("backup:" + lost.backup.made);
    CHECK(stage.shows("Entry 7 of this evening was altered or damaged."));
    stage.tap("mending:yes");
    CHECK(stage.shows("Backup restored."));
    stage.tap("notice:close");
    CHECK_FALSE(stage.has("mend"));
}

TEST_CASE("a backup that is no database says so in one line, and is not restored")
{
    Lost lost([](const fs::path& path) {
        write_text(db::backups_of(path).front().file, "Dear diary " + std::string(5000, 'x'));
        fs::remove(path);
    });
    Stage& stage = *lost.stage;
    stage.tap("mend");
    CHECK(stage.shows("This file is damaged or isn’t a database."));
    stage.tap("backup:" + lost.backup.made);
    CHECK_FALSE(stage.has("mending:yes"));
    CHECK(stage.has("notice:close"));
}
