#pragma once

#include "db/merge.h"
#include "db/merge_preview.h"
#include "db/snapshot.h"

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace consigliere::screens {

/// A folder that the tablets of a club share: a stick, a network share, a synchronized folder. Each
/// tablet writes one file of its own, `NAME MARK.consigliere`, and takes in those of the others. A
/// thread of its own reads and writes; the program's thread merges, and only what is new.
class ClubFolder {
public:
    explicit ClubFolder(db::Database& database);
    ClubFolder(const ClubFolder&) = delete;
    ClubFolder& operator=(const ClubFolder&) = delete;
    /// Blocks until the thread has ended.
    ~ClubFolder();

    /// Empty if it is switched off.
    [[nodiscard]] std::filesystem::path folder() const;
    /// Switches it on, or off by an empty path.
    void choose(const std::filesystem::path& folder);

    /// Looks into the folder; while that is going on, once more afterwards. `wake` is called from
    /// the thread when attend() has something to do.
    void begin(std::function<void()> wake);
    /// Merges some of what the thread has read: an evening or a photo, so that a frame is hardly
    /// longer by it; `wake` is called if more is left. Call it where no evening is shown. Returns
    /// true if all of a file has come.
    [[nodiscard]] bool attend();
    [[nodiscard]] bool is_running() const;
    /// Ends the thread. Call it before the database is moved.
    void wait();

    /// What came, when and from whom, the newest first; and what went wrong, in sentences.
    [[nodiscard]] std::vector<std::string> told_news() const;
    [[nodiscard]] std::vector<std::string> told_troubles() const;
    /// When the folder was looked at last, as stored; empty for never.
    [[nodiscard]] std::string last_look() const;

private:
    /// Why a file, or the folder, was left.
    struct Trouble {
        std::filesystem::path missing_folder; ///< Empty if it is another trouble.
        db::DatabaseError error;
        bool is_of_file = false; ///< Of another tablet.
    };
    /// A file that has something new.
    struct Arrival {
        std::filesystem::path file;
        std::string stamp;
        db::Database theirs;
        db::MergeInSteps merging;
        int evenings = 0;
        int people_to_decide = 0; ///< Pairs who may be one.
    };
    /// What the thread needs to know.
    struct Errand {
        std::filesystem::path folder;
        std::filesystem::path own;
        std::string tablet;
        std::map<std::string, std::string> seen; ///< Stamps by file names.
    };

    void run(Errand errand);
    void look_at(const std::filesystem::path& file, const std::string& stamp, bool& has_backup);
    void write_own(const Errand& errand);
    [[nodiscard]] bool make_backup();
    void hand_over(Arrival arrival);
    void add(Trouble trouble);
    [[nodiscard]] bool ends() const;
    [[nodiscard]] Errand errand() const;
    void remember(Arrival& arrival);
    void remember_seen(const std::string& name, const std::string& stamp);

    db::Database& m_database;
    std::function<void()> m_wake;
    mutable std::mutex m_mutex; ///< For all below.
    std::condition_variable m_change;
    std::optional<Arrival> m_arrival;
    bool m_is_taken = false; ///< All of it, or as far as possible.
    /// Files without anything new: stamps by names.
    std::map<std::string, std::string> m_seen;
    std::vector<Trouble> m_troubles;
    bool m_is_running = false;
    bool m_is_over = false; ///< The thread has done its work, and attend() has not yet seen it.
    bool m_is_wanted = false;
    bool m_ends = false;
    std::thread m_thread;
};

} // namespace consigliere::screens
