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
/// by the time at which they were made. Each is read back and checked by its hashes.
/// The last ten are kept, and of each month the last one.
namespace consigliere::db {

struct Backup {
    std::filesystem::path file;
    /// When it was made, as all times are stored.
    std::string made;
};

[[nodiscard]] std::filesystem::path folder_of_backups(const std::filesystem::path& database);
/// The backups of a database, the newest first. Files that are called otherwise are none.
[[nodiscard]] std::vector<Backup> backups_of(const std::filesystem::path& database);

/// Makes one backup, and removes those that need not be kept any longer: only files that it has
/// named itself, and none before the new one is whole.
[[nodiscard]] ledger::Failure<DatabaseError> make_backup(Database& database, Pace pace);

/// Makes backups beside the evening, on a thread of its own. Whoever records an entry meanwhile
/// waits for a step of the copy at most; what goes wrong is only told.
class BackupKeeper {
public:
    explicit BackupKeeper(Database& database);
    BackupKeeper(const BackupKeeper&) = delete;
    BackupKeeper& operator=(const BackupKeeper&) = delete;
    /// Waits until the one that has been begun is finished.
    ~BackupKeeper();

    /// Begins a backup, or one more after the one that is being made. A database that can only be
    /// read needs none.
    void begin();
    /// Waits until nothing more is being made. To be called before the database changes places.
    void wait();

    struct State {
        bool is_running = false;
        /// When the last backup was made that is there; nothing when there is none.
        std::optional<std::string> last;
        /// Why the last attempt made none.
        std::optional<DatabaseError> failure;
    };
    [[nodiscard]] State state() const;
    /// Looks again for what is there.
    void look();

private:
    void work();

    Database* m_database;
    mutable std::mutex m_mutex;
    std::condition_variable m_change;
    State m_state;
    bool m_is_wanted = false;
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace consigliere::db
