/// The power goes out while a database is made, while evenings and copies go in and out, and while
/// something is changed: each of that has happened or has not.

#include "db/backup.h"
#include "db/details.h"
#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/record_file.h"
#include "db/removal.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "engine/games/games.h"
#include "engine/ledger/amendment.h"
#include "tests/crash/cuts.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

db::Database opened(const std::filesystem::path& path)
{
    auto database = db::Database::open(path);
    REQUIRE_FALSE(database.is_error());
    return std::move(database.value());
}

template <typename Result>
void require(const Result& result)
{
    if (result.is_error())
        FAIL(result.error().detail);
}

std::filesystem::path other(const char* name)
{
    return SimulatedDisk::folder() / name;
}

/// A file in another database’s folder, as it was carried there.
Files under_another_name(const Files& files, const std::filesystem::path& path)
{
    Files renamed;
    for (const auto& [name, bytes] : files)
        renamed[path.string() + name.substr(database_path().string().size())] = bytes;
    return renamed;
}

/// The database holds what it held, or what it holds now; and this when it was acknowledged.
Wrong one_of_two(const Holding& found, const Holding& before, const Holding& now, int acknowledged)
{
    if (!found.trouble.empty())
        return {Wrong::Kind::unusable, found.trouble};
    if (found == now)
        return {};
    if (acknowledged > 0)
        return {Wrong::Kind::lost, "it was done"};
    return found == before ? Wrong{} : Wrong{Wrong::Kind::half, "neither before nor after"};
}

/// Something that changes a database in one step.
Doing changing(
    const std::string& name, const Files& before, const std::function<void(db::Database&)>& change)
{
    const auto act = [change](SimulatedDisk& disk) {
        db::Database database = opened(database_path());
        change(database);
        disk.acknowledge(1);
    };
    Files after;
    {
        SimulatedDisk disk(before);
        act(disk);
        after = disk.files();
    }
    const Holding held = holding_of(before);
    const Holding holds = holding_of(after);
    REQUIRE_FALSE(held == holds);
    return {name, before, act, [held, holds](const Files& found, int acknowledged) {
                return one_of_two(holding_of(found), held, holds, acknowledged);
            }};
}

/// A record has an id, so that it becomes the same evening each time.
db::Record told_record(std::size_t lines, unsigned seed)
{
    db::Record record = first_record(lines, seed);
    record.head.set("id", "00000000-0000-4000-8000-00000000000" + std::to_string(seed));
    return record;
}

Doing importing(std::size_t lines)
{
    return changing("import", evening_of(12, Closing::properly), [lines](db::Database& database) {
        require(db::import_record(database, told_record(lines, 2), "record", {made_up_box()}));
    });
}

Doing merging(std::size_t lines)
{
    Files before = evening_of(12, Closing::properly);
    before.merge(under_another_name(evening_of(lines, Closing::by_a_kill, 3), other("theirs.db")));
    return changing("merge", before, [](db::Database& database) {
        db::Database theirs = opened(other("theirs.db"));
        require(db::merge(database, theirs));
    });
}

db::SessionId newest(db::Database& database)
{
    return db::list_sessions(database).value().front().id;
}

Doing removing(std::size_t lines)
{
    return changing("removal", evening_of(lines, Closing::properly),
        [](db::Database& database) { require(db::remove_session(database, newest(database))); });
}

/// An entry of long ago is amended: what follows from it is appended as one, or not at all.
Doing amending(std::size_t lines, Closing closing)
{
    return changing("amendment", evening_of(lines, closing), [](db::Database& database) {
        auto session = db::Session::resume(database, newest(database));
        require(session);
        const ledger::Evening& evening = session.value().evening();
        const auto amended = ledger::amend(evening, games::copying_of(evening),
            ledger::Change::replace(4, evening.history().entry(4).line));
        REQUIRE_FALSE(amended.is_error());
        REQUIRE(amended.value().lines.size() > 2);
        require(session.value().record_all(amended.value().lines));
    });
}

Doing changing_notes(Closing closing)
{
    return changing("notes", evening_of(12, closing), [](db::Database& database) {
        require(db::change_details(
            database, newest(database), {"2026-11-21", "at Ana’s", std::string(9000, 'n')}));
    });
}

Doing learning(Closing closing)
{
    return changing("learning", evening_of(12, closing), [](db::Database& database) {
        require(db::learn(database, "corleone", made_up_box(), {}));
    });
}

/// Settings are changed one by one; what was acknowledged last is there, or the next.
Doing setting(int count, Closing closing)
{
    const auto act = [count](SimulatedDisk& disk) {
        db::Database database = opened(database_path());
        for (int number = 1; number <= count; ++number) {
            require(db::set_setting(database, "size", std::to_string(number)));
            disk.acknowledge(number);
        }
    };
    const auto judge = [](const Files& files, int acknowledged) -> Wrong {
        const SimulatedDisk disk(files);
        auto database = db::Database::open(database_path());
        if (database.is_error())
            return {Wrong::Kind::unusable, database.error().detail};
        const auto size = db::setting(database.value(), "size");
        if (size.is_error())
            return {Wrong::Kind::unusable, size.error().detail};
        const int found = std::stoi(size.value().value_or("0"));
        if (found < acknowledged)
            return {Wrong::Kind::lost, std::to_string(found)};
        return {found > acknowledged + 1 ? Wrong::Kind::half : Wrong::Kind::nothing, {}};
    };
    return {"settings", evening_of(12, closing), act, judge};
}

/// A database is made where none was.
Doing making()
{
    return {"making", {},
        [](SimulatedDisk& disk) {
            const db::Database database = opened(other("new/folders/evening.db"));
            disk.acknowledge(1);
        },
        [](const Files& files, int acknowledged) -> Wrong {
            const SimulatedDisk disk(files);
            const auto path = other("new/folders/evening.db");
            if (acknowledged > 0 && !files.contains(path.string()))
                return {Wrong::Kind::lost, "there is no file"};
            auto database = db::Database::open(path);
            if (database.is_error())
                return {Wrong::Kind::unusable, database.error().detail};
            return {};
        }};
}

/// A copy, which is whole or is not there; what it replaces is there as long.
Doing backing_up(const std::string& old, Closing closing)
{
    const Files evening = evening_of(40, closing);
    const Holding held = holding_of(evening);
    Files before = evening;
    if (!old.empty())
        before[other("copy.db").string()] = old;
    const auto act = [](SimulatedDisk& disk) {
        db::Database database = opened(database_path());
        require(db::back_up(database, other("copy.db"), db::IfExists::replace));
        disk.acknowledge(1);
    };
    const auto judge = [old, held](const Files& files, int acknowledged) -> Wrong {
        const SimulatedDisk disk(files);
        if (!(holding_at(database_path()) == held))
            return {Wrong::Kind::lost, "the database itself"};
        const auto copy = files.find(other("copy.db").string());
        if (acknowledged == 0 && (copy == files.end() ? old.empty() : copy->second == old))
            return {};
        if (copy == files.end())
            return {Wrong::Kind::lost, "there is no copy"};
        return holding_at(other("copy.db")) == held
            ? Wrong{}
            : Wrong{Wrong::Kind::half, "the copy is not whole"};
    };
    return {old.empty() ? "backup" : "backup over an old one", before, act, judge};
}

/// A record file, which is whole or is not there.
Doing exporting()
{
    const std::string whole = db::write_record_text(told_record(30, 2));
    const auto act = [](SimulatedDisk& disk) {
        require(
            db::write_record(told_record(30, 2), other("evening.game.toml"), db::IfExists::refuse));
        disk.acknowledge(1);
    };
    const auto judge = [whole](const Files& files, int acknowledged) -> Wrong {
        const auto file = files.find(other("evening.game.toml").string());
        if (file == files.end())
            return {acknowledged > 0 ? Wrong::Kind::lost : Wrong::Kind::nothing, "no file"};
        return {file->second == whole ? Wrong::Kind::nothing : Wrong::Kind::half, file->second};
    };
    return {"export", {}, act, judge};
}

/// A database of the first version is brought up to date.
Doing migrating()
{
    Files before;
    {
        SimulatedDisk disk;
        run_sql(database_path(), read_text(CONSIGLIERE_SOURCE "/tests/golden/database-1.sql"));
        before = disk.files();
    }
    const Holding now = holding_of(before);
    REQUIRE(now.evenings.size() > 1);
    REQUIRE(now.trouble.empty());
    return {"migration", before,
        [](SimulatedDisk& disk) {
            const db::Database database = opened(database_path());
            disk.acknowledge(1);
        },
        // Whatever the cut has left, opening it brings it up to date.
        [now](const Files& found, int acknowledged) {
            return one_of_two(holding_of(found), now, now, acknowledged);
        }};
}

std::vector<Doing> all_doings(std::size_t lines)
{
    return {making(), migrating(), importing(lines), merging(lines), removing(lines),
        amending(12, Closing::properly), amending(lines, Closing::by_a_kill),
        changing_notes(Closing::properly), changing_notes(Closing::by_a_kill),
        learning(Closing::properly), learning(Closing::by_a_kill), setting(3, Closing::properly),
        setting(3, Closing::by_a_kill), backing_up({}, Closing::properly),
        backing_up("the last one", Closing::by_a_kill), exporting()};
}

void open_again(SimulatedDisk&)
{
    static_cast<void>(holding_at(database_path()));
}

} // namespace

TEST_CASE("a cut of the power leaves whatever was going on done or not done")
{
    Toll toll;
    for (const Doing& doing : all_doings(20)) {
        const Toll some = cut(doing, one_moment_of(5));
        print(doing.name, some);
        CHECK(some.cuts > 0);
        toll.add(some);
    }
    check_nothing_lost(toll, 200);
}

TEST_CASE("the control: a new name is lost with the power when its folder is not synchronized")
{
    const Doing careless{"careless", {},
        [](SimulatedDisk& disk) {
            const auto made = db::make_file_beside(other("precious"));
            write_text(made.value(), "whole");
            std::filesystem::rename(made.value(), other("precious"));
            disk.acknowledge(1);
            std::filesystem::create_directory(other("later"));
        },
        [](const Files& files, int acknowledged) -> Wrong {
            const auto file = files.find(other("precious").string());
            const bool is_whole = file != files.end() && file->second == "whole";
            return {acknowledged > 0 && !is_whole ? Wrong::Kind::lost : Wrong::Kind::nothing, {}};
        }};
    const Toll toll = cut(careless);
    print("the control, a folder that is not synchronized", toll);
    CHECK(toll.with_loss > 0);
}

TEST_CASE("everything that a database does, at every moment", "[.long]")
{
    Toll toll;
    for (const Doing& doing : all_doings(120)) {
        Toll some = cut(doing, each_moment(), 8);
        some.add(cut_twice(doing, one_moment_of(7), open_again, one_moment_of(2)));
        print("LONG " + doing.name, some);
        toll.add(some);
    }
    check_nothing_lost(toll, 5'000);
}
