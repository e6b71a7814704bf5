#include "db/opening_check.h"

#include "db/connection.h"
#include "db/evening_set.h"
#include "db/integrity.h"
#include "db/open_databases.h"
#include "db/people_rows.h"
#include "db/schema.h"
#include "db/schema_check.h"
#include "db/session_rows.h"
#include "db/temporary_copy.h"
#include "db/wal_file.h"
#include "db/wal_mark.h"
#include "engine/ledger/line_words.h"

#include <sqlite3.h>

#include <algorithm>
#include <string>
#include <system_error>
#include <vector>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;

int number_of(Connection& connection, const char* sql)
{
    return connection.sqlite.execAndGet(sql).getInt();
}

} // namespace

bool is_empty_file(const std::filesystem::path& path)
{
    std::error_code code;
    const auto has_content = [&code](const std::string& name) {
        // A file that cannot be examined may have content.
        const bool is_unknown_or_large = std::filesystem::file_size(name, code) > 0;
        return is_unknown_or_large && code != std::errc::no_such_file_or_directory;
    };
    const std::string name = path.string();
    return std::filesystem::is_regular_file(path, code) && !has_content(name)
        && !has_content(name + "-wal") && !has_content(name + "-journal");
}

bool is_too_short(const std::filesystem::path& path)
{
    constexpr std::uintmax_t shortest = 512;
    std::error_code code;
    const std::uintmax_t size = std::filesystem::file_size(path, code);
    return !code && size > 0 && size < shortest && !has_journal(path)
        && inspect_wal(log_beside(path)) == WalState::none;
}

Status<DatabaseError> refuse_foreign_log(const std::filesystem::path& path)
{
    std::error_code code;
    // SQLite discards the WAL of an empty file.
    const bool has_content =
        std::filesystem::exists(path, code) && std::filesystem::file_size(path, code) > 0;
    // A process that has it open writes to both, and its lock keeps us out.
    if (is_open_database(path) || (has_content && is_open_elsewhere(path)))
        return {};
    std::filesystem::path foreign = log_beside(path);
    if (inspect_wal(foreign) == WalState::none || (has_content && !is_written_without_log(path)))
        foreign = has_content ? log_of_another_file(path) : std::filesystem::path();
    if (foreign.empty())
        return {};
    return DatabaseError{Kind::foreign_wal, path.string(), foreign.string(), {}};
}

Status<DatabaseError> refuse_before_playing_back(
    const std::filesystem::path& path, IfMissing when_missing)
{
    if (is_open_database(path) || !identity_of(path) || !has_journal(path))
        return {};
    ErrorOr<TemporaryCopy, DatabaseError> copied = TemporaryCopy::of(path);
    if (copied.is_error())
        return copied.error();
    try {
        Connection copy(copied.value().path(), SQLITE_OPEN_READWRITE);
        copy.path = path;
        return catch_sqlite_errors(copy, [&] { return check_file(copy, when_missing); });
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, path);
    }
}

Status<DatabaseError> check_file(Connection& connection, IfMissing when_missing)
{
    const auto refuse = [&connection](Kind kind, const std::string& detail) {
        return DatabaseError{kind, connection.path.string(), detail, {}};
    };
    // Hardening: no functions from a foreign schema, no cells larger than their page.
    connection.sqlite.exec("PRAGMA trusted_schema = OFF");
    connection.sqlite.exec("PRAGMA cell_size_check = ON");
    // Without tables, the file is new, or ours with an interrupted creation.
    const int id = number_of(connection, "PRAGMA application_id");
    const bool is_new = id == 0 && number_of(connection, "SELECT count(*) FROM sqlite_schema") == 0;
    if (id != application_id && !is_new)
        return refuse(Kind::not_ours, {});
    if (is_new && when_missing == IfMissing::refuse)
        return refuse(Kind::damaged, it_is_empty);
    const int version = number_of(connection, "PRAGMA user_version");
    if (version > schema_version())
        return refuse(Kind::newer, std::to_string(version));
    if (is_new)
        return {};
    if (const Status<DatabaseError> failure = check_schema(connection, version))
        return failure;
    // Tables read at every start. Entries are left out to keep the start fast; they are checked
    // when an evening is resumed, and by `verify`.
    std::vector<const char*> tables{"setting", "person", "session", "seat", "result"};
    if (version > 1)
        tables.insert(tables.end(), {"person_same", "session_edit", "session_end"});
    if (version > 3)
        tables.insert(tables.end(), {"evening_set", "evening_known", "log_mark"});
    for (const char* table : tables) {
        const std::string damage = damage_of_table(connection, table);
        if (!damage.empty())
            return refuse(Kind::damaged, damage);
    }
    return {};
}

std::vector<OpeningNote> missing_or_changed(Connection& connection)
{
    using Note = OpeningNote::Kind;
    std::vector<OpeningNote> notes;
    const std::int64_t lost = missing_evenings(connection);
    if (lost > 0)
        notes.push_back({Note::lost_evenings, {}, static_cast<int>(lost)});
    else if (recorded_evenings(connection) != evenings_there(connection))
        notes.push_back({Note::other_evenings, {}, 0});
    const auto add = [&notes](Note kind, std::vector<std::string> changed) {
        const int count = static_cast<int>(changed.size());
        constexpr std::size_t most_told = 3;
        changed.resize(std::min(changed.size(), most_told));
        if (count > 0)
            notes.push_back({kind, ledger::join(changed, ", "), count});
    };
    add(Note::changed_names, changed_names(connection));
    add(Note::changed_details, sessions_with_changed_edits(connection));
    return notes;
}

bool has_lost_log(const std::filesystem::path& path)
{
    const WalState state = inspect_wal(log_beside(path));
    return state == WalState::unreadable || state == WalState::broken;
}

} // namespace consigliere::db
