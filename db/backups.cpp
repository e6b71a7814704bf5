#include "db/backups.h"

#include "db/clock.h"
#include "db/copy_check.h"

#include <dirent.h>

#include <algorithm>
#include <cerrno>
#include <exception>
#include <functional>
#include <memory>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace consigliere::db {

namespace {

/// Time in file names, with the colons replaced, which some systems do not allow.
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

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};

/// Prefix of the backup names. Must differ for databases that differ in their extension only, and
/// must be equal for two names of one file.
std::string beginning_of_names(const std::filesystem::path& named)
{
    const std::filesystem::path database = behind_links(named);
    if (database.extension() == ".db")
        return database.stem().string();
    return database.filename().string() + (database.has_extension() ? "" : ".");
}

/// The time in a backup's name; nullopt for other names.
std::optional<std::string> time_in(const std::string& name, const std::string& beginning)
{
    const std::string_view ending = ".db";
    const std::size_t size = beginning.size() + 1 + form_of_time.size() + ending.size();
    if (name.size() != size || !name.starts_with(beginning + " ") || !name.ends_with(ending))
        return std::nullopt;
    const std::string part = name.substr(beginning.size() + 1, form_of_time.size());
    const std::string time = with_time_sign(part, ':');
    if (!is_time(time) || with_time_sign(time, '-') != part)
        return std::nullopt;
    return time;
}

constexpr std::size_t always_kept = 10;

/// Backups to prune: neither among the last ten nor the last of their month.
std::vector<Backup> superfluous(const std::vector<Backup>& backups, const Backup& made)
{
    constexpr std::size_t year_and_month = 7;
    std::vector<Backup> list;
    // Whatever the clock says, the new one is the latest.
    std::set<std::string> months{made.made.substr(0, year_and_month)};
    std::size_t number = 1;
    for (const Backup& backup : backups) {
        if (backup.file == made.file || !looks_like_copy(backup.file))
            continue;
        const bool is_last_of_month = months.insert(backup.made.substr(0, year_and_month)).second;
        if (++number > always_kept && !is_last_of_month)
            list.push_back(backup);
    }
    return list;
}

bool is_whole(const Backup& backup)
{
    try {
        const ErrorOr<Faults, DatabaseError> faults = faults_of(*open_finished_copy(backup.file));
        return !faults.is_error() && faults.value().are_none();
    } catch (const SQLite::Exception&) {
        return false;
    }
}

/// Prunes old backups; failures to remove are ignored.
void prune(const std::filesystem::path& database, const CheckedBackup& made)
{
    remove_unfinished(folder_of_backups(database),
        [beginning = beginning_of_names(database)](
            const std::string& name) { return time_in(name, beginning).has_value(); });
    const ErrorOr<std::vector<Backup>, DatabaseError> backups = find_backups(database);
    if (backups.is_error())
        return;
    std::vector<Backup> list = superfluous(backups.value(), made.backup);
    if (!list.empty() && !made.broken.empty()) {
        // While an evening is corrupt, the last backup in which it is intact is better than a new
        // one.
        const auto last_whole = std::ranges::find_if(backups.value(), is_whole);
        if (last_whole != backups.value().end())
            std::erase_if(
                list, [&](const Backup& backup) { return backup.file == last_whole->file; });
    }
    for (const Backup& backup : list) {
        std::error_code code;
        std::filesystem::remove(backup.file, code);
    }
}

} // namespace

std::filesystem::path folder_of_backups(const std::filesystem::path& database)
{
    return behind_links(database).parent_path() / "backups";
}

ErrorOr<std::vector<Backup>, DatabaseError> find_backups(const std::filesystem::path& database)
{
    const std::filesystem::path folder = folder_of_backups(database);
    const std::string beginning = beginning_of_names(database);
    std::vector<Backup> backups;
    // std::filesystem's iterator terminates the program when out of memory.
    const std::unique_ptr<DIR, CloseFolder> open(::opendir(folder.c_str()));
    int reason = open ? 0 : errno;
    while (open) {
        errno = 0;
        const dirent* entry = ::readdir(open.get());
        if (entry == nullptr) {
            reason = errno;
            break;
        }
        const std::filesystem::path file = folder / entry->d_name;
        const auto made = time_in(entry->d_name, beginning);
        std::error_code unknown;
        if (made && std::filesystem::is_regular_file(symlink_status(file, unknown)))
            backups.push_back({file, *made});
    }
    if (reason != 0 && reason != ENOENT)
        return DatabaseError{DatabaseError::Kind::unreadable, folder.string(),
            std::error_code(reason, std::generic_category()).message(), {}};
    const std::string present = now();
    const auto age = [&present](const Backup& backup) {
        return std::pair(backup.made <= present, std::string_view(backup.made));
    };
    std::ranges::sort(backups, std::greater(), age);
    return backups;
}

std::vector<Backup> backups_of(const std::filesystem::path& database)
{
    ErrorOr<std::vector<Backup>, DatabaseError> found = find_backups(database);
    return found.is_error() ? std::vector<Backup>() : std::move(found.value());
}

ErrorOr<std::optional<CheckedBackup>, DatabaseError> last_good_backup(Database& database)
{
    const ErrorOr<std::vector<Backup>, DatabaseError> backups = find_backups(database.path());
    if (backups.is_error())
        return backups.error();
    std::optional<DatabaseError> of_newest;
    for (const Backup& backup : backups.value()) {
        ErrorOr<std::vector<CorruptEvening>, DatabaseError> compared =
            compare_copy(database.connection(), backup.file, backup.file);
        if (!compared.is_error())
            return std::optional(CheckedBackup{backup, std::move(compared.value())});
        if (!of_newest)
            of_newest = compared.error();
    }
    if (of_newest)
        return *of_newest;
    return std::optional<CheckedBackup>();
}

ErrorOr<CheckedBackup, DatabaseError> make_backup(Database& database, CopyMode pace)
{
    const std::filesystem::path folder = folder_of_backups(database.path());
    if (const Status<FileError> no_folder = make_folder(folder))
        return DatabaseError{
            DatabaseError::Kind::refused_file, folder.string(), {}, no_folder.error()};
    CheckedBackup made;
    made.backup.made = now();
    made.backup.file = folder
        / (beginning_of_names(database.path()) + " " + with_time_sign(made.backup.made, '-')
            + ".db");
    ErrorOr<Copied, DatabaseError> copied =
        back_up(database, made.backup.file, IfExists::refuse, pace);
    if (copied.is_error())
        return copied.error();
    made.broken = std::move(copied.value().broken);
    prune(database.path(), made);
    return made;
}

BackupWorker::BackupWorker(Database& database)
    : m_database(&database)
{
    look();
    m_thread = std::thread([this] { work(); });
}

BackupWorker::~BackupWorker()
{
    {
        const std::lock_guard guard(m_mutex);
        m_ends = true;
    }
    m_change.notify_all();
    m_thread.join();
}

void BackupWorker::begin()
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

void BackupWorker::wait()
{
    std::unique_lock guard(m_mutex);
    m_change.wait(guard, [this] { return !m_state.is_running && !m_state.is_looking; });
}

void BackupWorker::look()
{
    ErrorOr<std::vector<Backup>, DatabaseError> found = find_backups(m_database->path());
    {
        const std::lock_guard guard(m_mutex);
        m_state.failure.reset();
        m_state.last.reset();
        m_state.broken.clear();
        if (found.is_error())
            m_state.failure = found.error();
        else if (!found.value().empty())
            m_state.last = found.value().front().made;
        m_looks = m_state.last.has_value();
        m_state.is_looking = m_looks;
    }
    m_change.notify_all();
}

BackupWorker::State BackupWorker::state() const
{
    const std::lock_guard guard(m_mutex);
    return m_state;
}

void BackupWorker::do_errand(Job errand)
{
    std::optional<CheckedBackup> last;
    std::optional<DatabaseError> failure;
    if (errand == Job::make) {
        ErrorOr<CheckedBackup, DatabaseError> made =
            make_backup(*m_database, CopyMode::incremental);
        if (made.is_error())
            failure = made.error();
        else
            last = std::move(made.value());
    }
    if (!last) {
        ErrorOr<std::optional<CheckedBackup>, DatabaseError> found = last_good_backup(*m_database);
        if (!found.is_error())
            last = std::move(found.value());
        else if (!failure)
            failure = found.error();
    }
    const std::lock_guard guard(m_mutex);
    m_state.failure = std::move(failure);
    m_state.last.reset();
    m_state.broken.clear();
    if (last) {
        m_state.last = std::move(last->backup.made);
        m_state.broken = std::move(last->broken);
    }
}

void BackupWorker::work()
{
    std::unique_lock guard(m_mutex);
    while (true) {
        m_change.wait(guard, [this] { return m_is_wanted || m_looks || m_ends; });
        // A started backup is finished before the thread ends; its result is not reported.
        if (m_ends && !m_is_wanted)
            return;
        const Job errand = m_is_wanted ? Job::make : Job::look;
        m_is_wanted = false;
        m_looks = false;
        guard.unlock();
        std::optional<std::string> thrown;
        try {
            do_errand(errand);
        } catch (const std::exception& exception) {
            // Lack of memory for a backup must not end the evening.
            thrown = exception.what();
        }
        guard.lock();
        if (thrown)
            m_state.failure = DatabaseError{DatabaseError::Kind::other, {}, *thrown, {}};
        m_state.is_running = m_is_wanted;
        m_state.is_looking = m_looks;
        m_change.notify_all();
    }
}

} // namespace consigliere::db
