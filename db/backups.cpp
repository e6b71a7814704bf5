#include "db/backups.h"

#include "db/chain.h"
#include "db/clock.h"
#include "db/connection.h"

#include <sqlite3.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace consigliere::db {

using ledger::Failure;

namespace {

/// "2026-11-20T19:30:05.123Z": a name of a file has no colons on every system.
constexpr std::string_view form_of_time = "0000-00-00T00:00:00.000Z";
constexpr std::size_t first_colon = 13;
constexpr std::size_t second_colon = 16;

std::string with_time_sign(std::string time, char sign)
{
    time[first_colon] = sign;
    time[second_colon] = sign;
    return time;
}

bool is_time(std::string_view text)
{
    const auto fits = [](char letter, char form) {
        return form == '0' ? letter >= '0' && letter <= '9' : letter == form;
    };
    return text.size() == form_of_time.size()
        && std::equal(text.begin(), text.end(), form_of_time.begin(), fits);
}

/// The time in the name of a backup; nothing when it is called otherwise.
std::optional<std::string> time_in(const std::string& name, const std::string& stem)
{
    const std::string_view ending = ".db";
    const std::size_t size = stem.size() + 1 + form_of_time.size() + ending.size();
    if (name.size() != size || !name.starts_with(stem + " ") || !name.ends_with(ending))
        return std::nullopt;
    const std::string part = name.substr(stem.size() + 1, form_of_time.size());
    const std::string time = with_time_sign(part, ':');
    if (!is_time(time) || with_time_sign(time, '-') != part)
        return std::nullopt;
    return time;
}

constexpr std::size_t always_kept = 10;

/// Those that need not be kept: neither among the last, nor the last of their month.
std::vector<Backup> superfluous(const std::vector<Backup>& backups)
{
    std::vector<Backup> list;
    std::set<std::string> months;
    std::size_t number = 0;
    for (const Backup& backup : backups) {
        constexpr std::size_t year_and_month = 7;
        const bool is_last_of_month = months.insert(backup.made.substr(0, year_and_month)).second;
        if (++number > always_kept && !is_last_of_month)
            list.push_back(backup);
    }
    return list;
}

/// When the last backup of a database was made; nothing when there is none.
std::optional<std::string> last_of(const std::filesystem::path& database)
{
    const std::vector<Backup> backups = backups_of(database);
    return backups.empty() ? std::nullopt : std::optional(backups.front().made);
}

/// Reads a backup again, as whoever will need it does: every evening must be what was recorded.
Failure<DatabaseError> check(const std::filesystem::path& backup)
{
    try {
        Connection connection(backup, SQLITE_OPEN_READONLY);
        const auto broken = broken_evenings(connection);
        if (broken.is_error())
            return broken.error();
        if (broken.value().empty())
            return {};
        const BrokenEvening& first = broken.value().front();
        if (!first.fault)
            return DatabaseError{DatabaseError::Kind::damaged, backup.string(), first.detail, {}};
        return DatabaseError{
            DatabaseError::Kind::not_as_recorded, backup.string(), first.id, {}, first.fault};
    } catch (const SQLite::Exception& exception) {
        return error_of(exception, backup);
    }
}

} // namespace

std::filesystem::path folder_of_backups(const std::filesystem::path& database)
{
    return database.parent_path() / "backups";
}

std::vector<Backup> backups_of(const std::filesystem::path& database)
{
    std::vector<Backup> backups;
    const std::string stem = database.stem().string();
    std::error_code code;
    for (const auto& entry :
        std::filesystem::directory_iterator(folder_of_backups(database), code)) {
        const auto made = time_in(entry.path().filename().string(), stem);
        if (made && entry.symlink_status(code).type() == std::filesystem::file_type::regular)
            backups.push_back({entry.path(), *made});
    }
    std::sort(backups.begin(), backups.end(),
        [](const Backup& one, const Backup& other) { return one.made > other.made; });
    return backups;
}

Failure<DatabaseError> make_backup(Database& database, Pace pace)
{
    const std::filesystem::path folder = folder_of_backups(database.path());
    const Failure<FileError> no_folder = make_folder(folder);
    if (no_folder.is_error())
        return DatabaseError{
            DatabaseError::Kind::refused_file, folder.string(), {}, no_folder.error()};
    const std::string name = database.path().stem().string() + " " + with_time_sign(now(), '-');
    const std::filesystem::path file = folder / (name + ".db");
    Failure<DatabaseError> failure = back_up(database, file, WhenThere::refuse, pace);
    if (!failure.is_error())
        failure = check(file);
    // One that is not what was recorded stays too, but nothing older goes away for it.
    if (failure.is_error())
        return failure;
    for (const Backup& backup : superfluous(backups_of(database.path()))) {
        // One that stays is no harm.
        std::error_code code;
        std::filesystem::remove(backup.file, code);
    }
    return failure;
}

BackupKeeper::BackupKeeper(Database& database)
    : m_database(&database)
{
    look();
    m_thread = std::thread([this] { work(); });
}

BackupKeeper::~BackupKeeper()
{
    {
        const std::lock_guard guard(m_mutex);
        m_ends = true;
    }
    m_change.notify_all();
    m_thread.join();
}

void BackupKeeper::begin()
{
    if (m_database->is_read_only())
        return;
    {
        const std::lock_guard guard(m_mutex);
        m_is_wanted = true;
        m_state.is_running = true;
    }
    m_change.notify_all();
}

void BackupKeeper::wait()
{
    std::unique_lock guard(m_mutex);
    m_change.wait(guard, [this] { return !m_state.is_running; });
}

void BackupKeeper::look()
{
    std::optional<std::string> last = last_of(m_database->path());
    const std::lock_guard guard(m_mutex);
    m_state.failure.reset();
    m_state.last = std::move(last);
}

BackupKeeper::State BackupKeeper::state() const
{
    const std::lock_guard guard(m_mutex);
    return m_state;
}

void BackupKeeper::work()
{
    std::unique_lock guard(m_mutex);
    while (true) {
        m_change.wait(guard, [this] { return m_is_wanted || m_ends; });
        if (!m_is_wanted)
            return;
        m_is_wanted = false;
        guard.unlock();
        const Failure<DatabaseError> failure = make_backup(*m_database, Pace::in_steps);
        std::optional<std::string> last = last_of(m_database->path());
        guard.lock();
        m_state.failure.reset();
        if (failure.is_error())
            m_state.failure = failure.error();
        m_state.last = std::move(last);
        m_state.is_running = m_is_wanted;
        m_change.notify_all();
    }
}

} // namespace consigliere::db
