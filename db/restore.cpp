#include "db/restore.h"

#include "db/connection.h"
#include "db/copy_check.h"
#include "db/surviving_copies.h"

#include <algorithm>
#include <system_error>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;

Status<DatabaseError> look(Database& database, BackupContents& contents)
{
    const auto evenings = list_sessions(database);
    if (evenings.is_error())
        return evenings.error();
    contents.evenings = static_cast<int>(evenings.value().size());
    for (const SessionSummary& evening : evenings.value())
        contents.entries += evening.entries;
    const auto broken = broken_evenings(database);
    if (broken.is_error())
        return broken.error();
    for (const CorruptEvening& evening : broken.value()) {
        const auto summary = std::ranges::find(evenings.value(), evening.id, &SessionSummary::id);
        const bool is_listed = summary != evenings.value().end();
        contents.broken.push_back({evening, is_listed ? std::optional(*summary) : std::nullopt});
    }
    return {};
}

/// Checks the file with SQLite, and every evening with its hashes.
Status<DatabaseError> check(
    Database& database, const std::filesystem::path& backup, IfCorrupt when_broken)
{
    Connection& connection = database.connection();
    const ErrorOr<Faults, DatabaseError> faults = faults_of(connection);
    if (faults.is_error())
        return faults.error();
    if (!faults.value().damage.empty())
        return DatabaseError{Kind::damaged, backup.string(), faults.value().damage.front(), {}};
    if (faults.value().evenings.empty() || when_broken == IfCorrupt::restore)
        return {};
    const CorruptEvening& first = faults.value().evenings.front();
    if (!first.fault)
        return DatabaseError{Kind::damaged, backup.string(), first.detail, {}};
    return DatabaseError{Kind::not_as_recorded, backup.string(), first.id, {}, first.fault};
}

/// Removes copies left by interrupted restores; they have names that only this program uses.
void remove_left_over(const std::filesystem::path& copy, const std::filesystem::path& backup)
{
    const std::string name = copy.filename().string();
    const std::filesystem::path folder = copy.parent_path();
    std::error_code code;
    std::vector<std::filesystem::path> left;
    for (const auto& entry :
        std::filesystem::directory_iterator(folder.empty() ? "." : folder, code)) {
        const std::string found = entry.path().filename().string();
        if ((found == name || found.starts_with(name + "."))
            && !std::filesystem::equivalent(entry.path(), backup, code))
            left.push_back(entry.path());
    }
    for (const std::filesystem::path& file : left)
        std::filesystem::remove(file, code);
}

} // namespace

BackupContents look_into(const Backup& backup)
{
    BackupContents contents;
    contents.backup = backup;
    ErrorOr<Database, DatabaseError> read = Database::read(backup.file);
    if (const Status<DatabaseError> failure =
            read.is_error() ? Status<DatabaseError>(read.error()) : look(read.value(), contents))
        contents.unusable = failure.error();
    return contents;
}

std::vector<BackupContents> contents_of_backups(const std::filesystem::path& database)
{
    std::vector<BackupContents> list;
    for (const Backup& backup : backups_of(database))
        list.push_back(look_into(backup));
    return list;
}

ErrorOr<DisplacedFiles, DatabaseError> restore(
    const std::filesystem::path& named, const std::filesystem::path& backup, IfCorrupt when_broken)
{
    const std::filesystem::path database = behind_links(named);
    if (is_open_database(database) || is_open_elsewhere(database))
        return DatabaseError{Kind::locked, database.string(), {}, {}};
    ErrorOr<Database, DatabaseError> read = Database::read(backup);
    if (read.is_error())
        return read.error();
    if (const Status<DatabaseError> failure = check(read.value(), backup, when_broken))
        return failure.error();
    // First the copy, durable; then the renames.
    std::filesystem::path copy = name_of_restored(database);
    remove_left_over(copy, backup);
    copy = unused_name(copy);
    const ErrorOr<Copied, DatabaseError> copied = back_up(read.value(), copy, IfExists::refuse);
    if (copied.is_error())
        return copied.error();
    return replace_database(copy, database);
}

} // namespace consigliere::db
