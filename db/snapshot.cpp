#include "db/snapshot.h"

#include "db/connection.h"
#include "db/copy_check.h"
#include "db/evening_set.h"
#include "db/removal.h"
#include "db/rows.h"
#include "db/session_list.h"
#include "db/setting_rows.h"
#include "db/settings.h"
#include "db/shared_settings.h"
#include "db/temporary_copy.h"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;

/// Only a snapshot has this setting.
constexpr const char* tablet_key = "snapshot-of-tablet";

/// A finished evening with a result that verifies: nothing of it is hidden any more.
bool may_leave(const SessionSummary& evening)
{
    return evening.is_finished && !evening.has_changed_result;
}

ErrorOr<SnapshotContents, DatabaseError> leave_out_unfinished(Database& copy)
{
    const auto evenings = list_sessions(copy);
    if (evenings.is_error())
        return evenings.error();
    SnapshotContents contents;
    for (const SessionSummary& evening : evenings.value()) {
        if (may_leave(evening)) {
            ++contents.evenings;
            continue;
        }
        if (const Status<DatabaseError> failure = remove_session(copy, evening.id))
            return failure.error();
        ++contents.left_out;
    }
    return contents;
}

/// Keeps what merging reads: house rules, tombstones of components, and what is the group's. The
/// mark of this tablet's WAL would make each snapshot another; ids of evenings that were lost here
/// are of no use there.
void leave_out_settings(Connection& connection, const std::string& tablet)
{
    connection.sqlite.exec("DELETE FROM log_mark");
    connection.sqlite.exec(
        "DELETE FROM evening_known WHERE uuid NOT IN (SELECT uuid FROM session)");
    record_evenings_there(connection);
    const std::vector<SharedSetting> shared = read_shared_settings(connection);
    connection.sqlite.exec("DELETE FROM setting WHERE key NOT GLOB 'house-rule:*'"
                           " AND key NOT GLOB 'forgotten:*'");
    take_shared_settings(connection, shared);
    write_setting_row(connection, tablet_key, tablet);
}

/// Writes a new file without free pages, which could hold deleted rows.
ErrorOr<SnapshotContents, DatabaseError> write_into(
    Database& database, const std::string& tablet, const std::filesystem::path& file, CopyMode pace)
{
    ErrorOr<Database, DatabaseError> copied = copy_in_memory(database, pace);
    if (copied.is_error())
        return copied.error();
    Connection& copy = copied.value().connection();
    ErrorOr<SnapshotContents, DatabaseError> contents = leave_out_unfinished(copied.value());
    if (contents.is_error())
        return contents;
    copy.path = file;
    const Status<DatabaseError> failure = catch_sqlite_errors(copy, [&] {
        leave_out_settings(copy, tablet);
        execute(copy, "VACUUM INTO ?", file.string());
    });
    if (failure.is_error())
        return failure.error();
    return contents;
}

/// True if the file may be replaced: it is a snapshot, or no database at all.
bool is_snapshot_or_none(const std::filesystem::path& file)
{
    std::error_code code;
    if (!std::filesystem::exists(file, code))
        return true;
    try {
        return setting_row(*open_finished_copy(file), tablet_key).has_value();
    } catch (const SQLite::Exception&) {
        // Our own file, cut short by a full stick.
        return !looks_like_copy(file);
    }
}

bool are_equal(const std::filesystem::path& left, const std::filesystem::path& right)
{
    std::error_code code;
    if (std::filesystem::file_size(left, code) != std::filesystem::file_size(right, code) || code)
        return false;
    std::ifstream one(left, std::ios::binary);
    std::ifstream other(right, std::ios::binary);
    return one && other
        && std::equal(
            std::istreambuf_iterator<char>(one), {}, std::istreambuf_iterator<char>(other));
}

/// A file that is removed unless it was moved.
struct Remover {
    std::filesystem::path file;
    ~Remover()
    {
        std::error_code code;
        std::filesystem::remove(file, code);
    }
};

} // namespace

std::string tablet_of(Database& snapshot)
{
    const auto name = setting(snapshot, tablet_key);
    return name.is_error() ? std::string() : name.value().value_or("");
}

ErrorOr<SnapshotContents, DatabaseError> write_snapshot(
    Database& database, const std::string& tablet, const std::filesystem::path& to, CopyMode pace)
{
    if (!is_snapshot_or_none(to))
        return not_copied({FileError::Kind::database, to.string(), 0, {}, {}}, to);
    const std::string name = to.filename().string();
    remove_unfinished(to.parent_path(), [&](const std::string& left) { return left == name; });
    const ErrorOr<std::filesystem::path, FileError> beside = make_file_beside(to);
    if (beside.is_error())
        return not_copied(beside.error(), to);
    const Remover unfinished{beside.value()};
    ErrorOr<SnapshotContents, DatabaseError> contents =
        write_into(database, tablet, unfinished.file, pace);
    if (contents.is_error())
        return contents;
    const auto compared = compare_copy(database.connection(), unfinished.file, to);
    if (compared.is_error())
        return compared.error();
    // Whoever synchronizes the folder need not send it again.
    if (are_equal(unfinished.file, to))
        return contents;
    if (const Status<FileError> not_moved = move_into_place(unfinished.file, to, IfExists::replace))
        return not_copied(not_moved.error(), to);
    return contents;
}

ErrorOr<SnapshotBytes, DatabaseError> snapshot_bytes(
    Database& database, const std::string& tablet, CopyMode pace)
{
    const ErrorOr<TemporaryCopy, DatabaseError> place = TemporaryCopy::begin();
    if (place.is_error())
        return place.error();
    const std::filesystem::path file = place.value().path();
    const auto written = write_into(database, tablet, file, pace);
    if (written.is_error())
        return written.error();
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(stream), {});
    if (stream.bad() || bytes.empty())
        return DatabaseError{Kind::unreadable, file.string(), {}, {}};
    return SnapshotBytes{std::move(bytes), written.value()};
}

ErrorOr<Database, DatabaseError> read_snapshot(const std::string& bytes, const std::string& name)
{
    const ErrorOr<TemporaryCopy, DatabaseError> place = TemporaryCopy::begin();
    if (place.is_error())
        return place.error();
    const std::filesystem::path file = place.value().path();
    std::ofstream stream(file, std::ios::binary);
    stream << bytes;
    stream.close();
    if (!stream)
        return DatabaseError{Kind::disk_full, file.parent_path().string(), {}, {}};
    ErrorOr<Database, DatabaseError> read = Database::read(file);
    if (read.is_error()) {
        DatabaseError error = read.error();
        error.path = name;
        return error;
    }
    read.value().connection().path = name;
    return read;
}

} // namespace consigliere::db
