#pragma once

#include "db/backup.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

/// Backups that nobody has to think of: copies in the folder `backups` beside the database, named
/// by the time at which they were made. Each is read back and checked by its hashes before it gets
/// its name. The last ten are kept, and of each month the last one.
namespace consigliere::db {

struct Backup {
    std::filesystem::path file;
    /// When it was made, as all times are stored.
    std::string made;
};
/// One of which it is known that it is what the database is.
struct CheckedBackup {
    Backup backup;
    /// The evenings that are damaged in it, as they are in the database.
    std::vector<CorruptEvening> broken;
};

[[nodiscard]] std::filesystem::path folder_of_backups(const std::filesystem::path& database);
/// The backups of a database by their names, the newest first; those that would have been made in
/// the future, when the clock was wrong, are the oldest. Files that are called otherwise are none.
[[nodiscard]] ErrorOr<std::vector<Backup>, DatabaseError> find_backups(
    const std::filesystem::path& database);
/// The same for those who take a folder that cannot be read for one without backups.
[[nodiscard]] std::vector<Backup> backups_of(const std::filesystem::path& database);

/// Looks for the newest backup that is what the database is, by reading it; nothing when there is
/// no backup at all. When there are some and none is good, it says what is wrong with the newest.
[[nodiscard]] ErrorOr<std::optional<CheckedBackup>, DatabaseError> last_good_backup(
    Database& database);

/// Makes one backup, and removes those that need not be kept any longer: only files that it has
/// named itself, none before the new one is there, and never the newest in which every evening is
/// whole. What is no copy of a database does not count among the last ten, and stays.
[[nodiscard]] ErrorOr<CheckedBackup, DatabaseError> make_backup(Database& database, CopyMode pace);

/// Makes backups beside the evening, on a thread of its own. Whoever records an entry meanwhile
/// waits for a step of the copy at most; what goes wrong is only told.
class BackupWorker {
public:
    explicit BackupWorker(Database& database);
    BackupWorker(const BackupWorker&) = delete;
    BackupWorker& operator=(const BackupWorker&) = delete;
    /// Waits until the one that has been begun is finished.
    ~BackupWorker();

    /// Begins a backup, or one more after the one that is being made. A database that can only be
    /// read needs none.
    void begin();
    /// Waits until nothing is being made or looked at. To be called before the database changes
    /// places.
    void wait();

    struct State {
        bool is_running = false;
        /// Whether the last backup is still being looked at: then only its name is known.
        bool is_looking = false;
        /// When the last good backup was made that is there; nothing when there is none.
        std::optional<std::string> last;
        /// The evenings that are damaged in that backup, as they are in the database.
        std::vector<CorruptEvening> broken;
        /// Why the last attempt made none, or why none that is there is good.
        std::optional<DatabaseError> failure;
    };
    [[nodiscard]] State state() const;
    /// Looks again for what is there: by name at once, and whether it is good on the thread.
    void look();

private:
    enum class Job : std::uint8_t { make, look };

    void work();
    void do_errand(Job errand);

    Database* m_database;
    mutable std::mutex m_mutex;
    std::condition_variable m_change;
    State m_state;
    bool m_is_wanted = false;
    bool m_looks = false;
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace consigliere::db
