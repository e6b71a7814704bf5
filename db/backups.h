#pragma once

#include "db/backup.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

// Automatic backups in the folder `backups` beside the database, named by their time.
// Each is read back and verified before it gets its name. Kept: the last ten, and the last one of
// each month.
namespace consigliere::db {

struct Backup {
    std::filesystem::path file;
    /// Creation time, in the form of `now()`.
    std::string made;
};
/// A backup that was verified against the database.
struct CheckedBackup {
    Backup backup;
    /// Evenings that are corrupt in the backup and in the database alike.
    std::vector<CorruptEvening> broken;
};

[[nodiscard]] std::filesystem::path folder_of_backups(const std::filesystem::path& database);
/// The backups of a database, newest first; those dated in the future (wrong clock) come last.
/// Files with other names are ignored.
[[nodiscard]] ErrorOr<std::vector<Backup>, DatabaseError> find_backups(
    const std::filesystem::path& database);
/// Like find_backups, but returns an empty list if the folder cannot be read.
[[nodiscard]] std::vector<Backup> backups_of(const std::filesystem::path& database);

/// Reads backups, newest first, until one is intact. Returns nullopt if there are none; if all are
/// damaged, the error of the newest.
[[nodiscard]] ErrorOr<std::optional<CheckedBackup>, DatabaseError> last_good_backup(
    Database& database);

/// Makes one backup and prunes older ones.
/// Removes only files that it has named itself, only after the new backup exists, and never the
/// newest in which every evening is intact. Files that are not databases do not count towards the
/// last ten and stay.
[[nodiscard]] ErrorOr<CheckedBackup, DatabaseError> make_backup(Database& database, CopyMode pace);

/// Makes backups on its own thread. A thread that records an entry meanwhile waits for one copy
/// step at most. Errors are only reported in `state`.
class BackupWorker {
public:
    explicit BackupWorker(Database& database);
    BackupWorker(const BackupWorker&) = delete;
    BackupWorker& operator=(const BackupWorker&) = delete;
    /// Blocks until a started backup is finished.
    ~BackupWorker();

    /// Starts a backup; while one is running, queues another. Does nothing if read-only.
    void begin();
    /// Blocks until the worker is idle. Call it before the database is moved.
    void wait();

    struct State {
        bool is_running = false;
        /// True while the last backup is being verified; until then only its name is known.
        bool is_looking = false;
        /// Time of the last good backup that exists; nullopt if there is none.
        std::optional<std::string> last;
        /// Evenings that are corrupt in that backup and in the database alike.
        std::vector<CorruptEvening> broken;
        /// Why the last attempt failed, or why no existing backup is good; nullopt otherwise.
        std::optional<DatabaseError> failure;
    };
    [[nodiscard]] State state() const;
    /// Looks for existing backups: by name at once, and verifies the latest on the worker thread.
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
