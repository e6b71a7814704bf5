#include "db/restore.h"

#include "db/clock.h"
#include "db/connection.h"
#include "db/finished_copy.h"
#include "db/integrity.h"
#include "db/log_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <span>
#include <system_error>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;

namespace {

using Kind = DatabaseError::Kind;

/// What may lie beside a database, in the order in which it is moved: at no moment does a log lie
/// beside a file to which it does not belong.
constexpr std::array all_endings{"", "-wal", "-shm", "-journal"};
constexpr std::array log_endings{"-wal", "-shm"};

/// A name under which neither a database nor anything beside one lies.
std::filesystem::path name_aside(const std::filesystem::path& database)
{
    std::filesystem::path name = database;
    name.replace_filename(database.stem().string() + " replaced " + today() + ".db");
    const auto is_used = [](const std::filesystem::path& path) {
        return std::ranges::any_of(all_endings, [&](const char* ending) {
            std::error_code code;
            return std::filesystem::exists(
                std::filesystem::symlink_status(path.string() + ending, code));
        });
    };
    const std::string stem = name.stem().string();
    constexpr int most = 10'000;
    for (int number = 2; is_used(name) && number < most; ++number)
        name.replace_filename(stem + "-" + std::to_string(number) + ".db");
    return name;
}

ErrorOr<Replaced, DatabaseError> move(
    const std::filesystem::path& database, std::span<const char* const> endings)
{
    if (is_open_database(database) || is_open_elsewhere(database))
        return DatabaseError{Kind::locked, database.string(), {}, {}};
    const std::filesystem::path aside = name_aside(database);
    Replaced replaced;
    for (const char* ending : endings) {
        const std::string from = database.string() + ending;
        const std::string to = aside.string() + ending;
        if (!identity_of(from))
            continue;
        if (std::rename(from.c_str(), to.c_str()) != 0)
            return DatabaseError{Kind::unwritable, from,
                std::error_code(errno, std::generic_category()).message(), {}};
        replaced.emplace_back(to);
    }
    const Failure<FileError> not_on_disk = synchronize_folder(database.parent_path());
    if (not_on_disk.is_error())
        return DatabaseError{Kind::refused_file, database.string(), {}, not_on_disk.error()};
    return replaced;
}

BackupContents look_into(const Backup& backup)
{
    BackupContents contents;
    contents.backup = backup;
    try {
        const std::unique_ptr<Connection> copy = open_finished_copy(backup.file);
        contents.evenings = copy->sqlite.execAndGet("SELECT count(*) FROM session").getInt();
        contents.entries = copy->sqlite.execAndGet("SELECT count(*) FROM entry").getInt();
    } catch (const SQLite::Exception& exception) {
        contents.unusable = error_of(exception, backup.file);
    }
    return contents;
}

} // namespace

std::vector<BackupContents> contents_of_backups(const std::filesystem::path& database)
{
    std::vector<BackupContents> list;
    for (const Backup& backup : backups_of(database))
        list.push_back(look_into(backup));
    return list;
}

ErrorOr<Replaced, DatabaseError> move_aside(const std::filesystem::path& database)
{
    return move(database, all_endings);
}

ErrorOr<Replaced, DatabaseError> move_log_aside(const std::filesystem::path& database)
{
    return move(database, log_endings);
}

ErrorOr<Replaced, DatabaseError> restore(
    const std::filesystem::path& database, const std::filesystem::path& backup)
{
    if (is_open_database(database) || is_open_elsewhere(database))
        return DatabaseError{Kind::locked, database.string(), {}, {}};
    ErrorOr<Database, DatabaseError> read = Database::read(backup);
    if (read.is_error())
        return read.error();
    Connection& connection = read.value().connection();
    const ErrorOr<std::vector<std::string>, DatabaseError> damage =
        attempt(connection, [&] { return damage_of(connection); });
    if (damage.is_error())
        return damage.error();
    if (!damage.value().empty())
        return DatabaseError{Kind::damaged, backup.string(), damage.value().front(), {}};
    // First the copy, whole and on the disk, then the names.
    const std::filesystem::path copy = unused_name(database.string() + ".restored");
    const ErrorOr<Copied, DatabaseError> copied = back_up(read.value(), copy, WhenThere::refuse);
    if (copied.is_error())
        return copied.error();
    ErrorOr<Replaced, DatabaseError> replaced = move_aside(database);
    if (replaced.is_error())
        return replaced.error();
    const Failure<FileError> not_moved = move_into_place(copy, database, WhenThere::refuse);
    if (not_moved.is_error())
        return DatabaseError{Kind::refused_file, database.string(), {}, not_moved.error()};
    return replaced;
}

} // namespace consigliere::db
