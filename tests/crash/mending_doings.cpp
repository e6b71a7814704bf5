#include "tests/crash/mending_doings.h"

#include "db/backup.h"
#include "db/backups.h"
#include "db/restore.h"
#include "db/salvage.h"
#include "db/surviving_copies.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

namespace {

namespace fs = std::filesystem;
using Kind = db::DatabaseError::Kind;

fs::path backup_of(const std::string& day)
{
    return SimulatedDisk::folder() / "backups" / ("evening " + day + "T19-30-05.123Z.db");
}

/// A copy, as a backup makes it: one file, which is written without a log.
Bytes copy_of(const Files& files)
{
    const SimulatedDisk disk(files);
    const fs::path copy = SimulatedDisk::folder() / "copy";
    {
        auto database = db::Database::open(database_path());
        REQUIRE_FALSE(database.is_error());
        REQUIRE_FALSE(db::back_up(database.value(), copy, db::IfExists::refuse).is_error());
    }
    return read_text(copy);
}

Device disk_with(Naming naming)
{
    Device device = usual_device();
    device.naming = naming;
    return device;
}

std::string name_of(Naming naming)
{
    return naming == Naming::usual ? "" : naming == Naming::plain ? ", plain names" : ", no flags";
}

/// What the program says of the database when it starts; nothing when it can be used. It makes none
/// where copies lie.
std::optional<db::DatabaseError> trouble_at(const fs::path& path)
{
    const bool is_lost = db::newest_copy_of(path).has_value();
    const auto opened =
        db::Database::open(path, is_lost ? db::IfMissing::refuse : db::IfMissing::make);
    return opened.is_error() ? std::optional(opened.error()) : std::nullopt;
}

/// Whether one of the files that were moved aside holds this, with its log.
bool is_kept_aside(const Holding& holding)
{
    const std::string beginning = db::beginning_of_replaced(database_path());
    for (const std::string& name : names_in(SimulatedDisk::folder())) {
        if (name.starts_with(beginning) && name.ends_with(".db")
            && holding_at(SimulatedDisk::folder() / name) == holding)
            return true;
    }
    return false;
}

/// What is found where a backup was being restored.
struct Restored {
    Holding before;
    Holding now;
    fs::path backup;
    /// Where names are not exchanged, the log may still lie where it lay; that is told.
    bool can_keep_log_together = true;

    Wrong operator()(const Files& files, int acknowledged) const
    {
        const SimulatedDisk disk(files);
        if (const auto trouble = trouble_at(database_path()))
            return acknowledged > 0
                ? Wrong{Wrong::Kind::lost, "it was restored: " + trouble->detail}
                : told(*trouble);
        const Holding found = holding_at(database_path());
        if (found == before && acknowledged == 0)
            return {};
        if (!(found == now))
            return {acknowledged > 0 ? Wrong::Kind::lost : Wrong::Kind::half,
                "neither the old nor the new: " + found.trouble};
        return kept();
    }

private:
    [[nodiscard]] Wrong kept() const
    {
        if (!is_kept_aside(before))
            return {Wrong::Kind::lost, "what was replaced"};
        return holding_at(backup) == now ? Wrong{} : Wrong{Wrong::Kind::lost, "the backup"};
    }

    /// What is said must be true, and lead to the backup.
    [[nodiscard]] Wrong told(const db::DatabaseError& trouble) const
    {
        const bool is_missing = trouble.kind == Kind::missing && !trouble.detail.empty();
        if (!is_missing && trouble.kind != Kind::foreign_wal)
            return {Wrong::Kind::unusable,
                "kind " + std::to_string(static_cast<int>(trouble.kind)) + " " + trouble.detail};
        if (can_keep_log_together && !is_kept_aside(before))
            return {Wrong::Kind::lost, "what was replaced"};
        if (db::restore(database_path(), backup).is_error())
            return {Wrong::Kind::unusable, "it cannot be restored again"};
        return holding_at(database_path()) == now ? Wrong{} : Wrong{Wrong::Kind::half, "after all"};
    }
};

Doing restoring(std::size_t lines, Closing closing, Naming naming)
{
    const Files evening = evening_of(lines, closing);
    const Files earlier = evening_of(lines / 2, Closing::properly, 3);
    const fs::path backup = backup_of("2026-11-20");
    Files before = evening;
    before[backup.string()] = copy_of(earlier);
    const bool is_together = naming == Naming::usual || closing == Closing::properly;
    const Restored judge{holding_of(evening), holding_of(earlier), backup, is_together};
    REQUIRE_FALSE(judge.before == judge.now);
    const auto act = [backup](SimulatedDisk& disk) {
        if (!db::restore(database_path(), backup).is_error())
            disk.acknowledge(1);
    };
    return {closing == Closing::properly ? "restoring" + name_of(naming)
                                         : "restoring beside a log" + name_of(naming),
        before, act, judge, disk_with(naming)};
}

/// The database itself is gone; nothing but its backup lies there.
Doing restoring_what_is_missing(std::size_t lines)
{
    const Files evening = evening_of(lines, Closing::properly);
    const fs::path backup = backup_of("2026-11-20");
    const Holding held = holding_of(evening);
    const auto act = [backup](SimulatedDisk& disk) {
        if (!db::restore(database_path(), backup).is_error())
            disk.acknowledge(1);
    };
    const auto judge = [held, backup](const Files& files, int acknowledged) -> Wrong {
        const SimulatedDisk disk(files);
        const auto trouble = trouble_at(database_path());
        if (trouble && acknowledged > 0)
            return {Wrong::Kind::lost, trouble->detail};
        if (trouble)
            return trouble->kind == Kind::missing && !trouble->detail.empty()
                ? Wrong{}
                : Wrong{Wrong::Kind::unusable, trouble->detail};
        return holding_at(database_path()) == held ? Wrong{}
                                                   : Wrong{Wrong::Kind::half, "not the backup"};
    };
    return {"restoring what is missing", {{backup.string(), copy_of(evening)}}, act, judge};
}

/// The page of the settings, which every start looks at, is nonsense.
Files damaged(Files files)
{
    std::size_t root = 0;
    {
        const SimulatedDisk disk(files);
        root = std::stoul(query_sql(
            database_path(), "SELECT rootpage FROM sqlite_schema WHERE name = 'setting'"));
    }
    constexpr std::size_t page = 4096;
    files.at(database_path().string()).replace((root - 1) * page, page, std::string(page, '\x5a'));
    return files;
}

Doing salvaging(std::size_t lines, Naming naming)
{
    const Files before = damaged(evening_of(lines, Closing::properly));
    const auto act = [](SimulatedDisk& disk) {
        const auto salvaged = db::salvage_in_place(database_path());
        if (!salvaged.is_error() && !salvaged.value().replaced.empty())
            disk.acknowledge(1);
    };
    Holding now;
    {
        SimulatedDisk disk(before);
        act(disk);
        now = holding_at(database_path());
    }
    REQUIRE(now.trouble.empty());
    REQUIRE(now.evenings.size() == 1);
    const Bytes old = before.at(database_path().string());
    const auto judge = [now, old](const Files& files, int acknowledged) -> Wrong {
        const bool is_kept =
            std::ranges::any_of(files, [&old](const auto& file) { return file.second == old; });
        if (!is_kept)
            return {Wrong::Kind::lost, "the damaged file"};
        const SimulatedDisk disk(files);
        const auto trouble = trouble_at(database_path());
        if (!trouble)
            return holding_at(database_path()) == now
                ? Wrong{}
                : Wrong{Wrong::Kind::half, "not what was whole"};
        if (acknowledged > 0)
            return {Wrong::Kind::lost, trouble->detail};
        const bool is_told = trouble->kind == Kind::damaged || trouble->kind == Kind::foreign_wal
            || (trouble->kind == Kind::missing && !trouble->detail.empty());
        return is_told ? Wrong{} : Wrong{Wrong::Kind::unusable, trouble->detail};
    };
    return {"salvaging" + name_of(naming), before, act, judge, disk_with(naming)};
}

/// A copy was put beside the log of another file.
Doing moving_log_aside(std::size_t lines)
{
    const Files evening = evening_of(lines, Closing::properly);
    const Holding held = holding_of(evening);
    const std::string log_name = database_path().string() + "-wal";
    const Bytes log = evening_of(lines, Closing::by_a_kill, 3).at(log_name);
    const Files before{{database_path().string(), copy_of(evening)}, {log_name, log}};
    const auto act = [](SimulatedDisk& disk) {
        if (!db::move_log_aside(database_path()).is_error())
            disk.acknowledge(1);
    };
    const auto judge = [held, log](const Files& files, int acknowledged) -> Wrong {
        const bool is_kept =
            std::ranges::any_of(files, [&log](const auto& file) { return file.second == log; });
        if (!is_kept)
            return {Wrong::Kind::lost, "the log"};
        const SimulatedDisk disk(files);
        const auto trouble = trouble_at(database_path());
        if (!trouble)
            return holding_at(database_path()) == held ? Wrong{}
                                                       : Wrong{Wrong::Kind::half, "another"};
        if (acknowledged > 0)
            return {Wrong::Kind::lost, trouble->detail};
        return trouble->kind == Kind::foreign_wal ? Wrong{}
                                                  : Wrong{Wrong::Kind::unusable, trouble->detail};
    };
    return {"moving a log aside", before, act, judge};
}

/// More backups than are kept; the oldest go when the new one is whole.
Doing backing_up_once_more(std::size_t lines, Naming naming)
{
    const Files evening = evening_of(lines, Closing::properly);
    const Holding held = holding_of(evening);
    Files before = evening;
    const Bytes old = copy_of(evening_of(3, Closing::properly, 3));
    for (int day = 10; day <= 22; ++day)
        before[backup_of("2026-10-" + std::to_string(day)).string()] = old;
    const auto act = [](SimulatedDisk& disk) {
        auto database = db::Database::open(database_path());
        if (!database.is_error()
            && !db::make_backup(database.value(), db::CopyMode::blocking).is_error())
            disk.acknowledge(1);
    };
    const auto judge = [before, held](const Files& files, int acknowledged) -> Wrong {
        const bool is_one_gone = std::ranges::any_of(
            before, [&files](const auto& file) { return !files.contains(file.first); });
        const SimulatedDisk disk(files);
        if (!(holding_at(database_path()) == held))
            return {Wrong::Kind::lost, "the database itself"};
        int whole = 0;
        for (const db::Backup& backup : db::backups_of(database_path())) {
            if (before.contains(backup.file.string()))
                continue;
            // Where names can be neither given nor taken away any more, the one that was taken for
            // it stays there, empty. That is no backup, and is called none.
            if (std::filesystem::file_size(backup.file) == 0)
                continue;
            if (!(holding_at(backup.file) == held))
                return {Wrong::Kind::half, "the new backup"};
            ++whole;
        }
        if (whole == 0 && (acknowledged > 0 || is_one_gone))
            return {Wrong::Kind::lost, "the new backup"};
        return {};
    };
    return {"one backup more" + name_of(naming), before, act, judge, disk_with(naming)};
}

} // namespace

std::vector<Doing> mending_doings(std::size_t lines)
{
    std::vector<Doing> doings;
    for (const Naming naming : {Naming::usual, Naming::without_flags, Naming::plain}) {
        doings.push_back(restoring(lines, Closing::properly, naming));
        doings.push_back(restoring(lines, Closing::by_a_kill, naming));
        doings.push_back(salvaging(lines, naming));
    }
    doings.push_back(restoring_what_is_missing(lines));
    doings.push_back(moving_log_aside(lines));
    doings.push_back(backing_up_once_more(lines, Naming::usual));
    doings.push_back(backing_up_once_more(lines, Naming::without_flags));
    return doings;
}

Moments moments_of_names()
{
    return [](const std::vector<Operation>& log, std::size_t operation) {
        constexpr std::size_t some = 8;
        return log[operation].kind != Operation::Kind::write || operation % some == 0;
    };
}

} // namespace consigliere::test
