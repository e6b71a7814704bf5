#pragma once

#include "db/club/club_sync.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace consigliere::screens {

/// Sends evenings to the club's archive and fetches those of others, on a thread aside: a server
/// may be slow, or gone. What needs the database runs piece by piece on the program's thread, in
/// attend(). After a failure it tries again, less and less often.
class ClubWorker {
public:
    /// `database`: the path of the program's.
    explicit ClubWorker(const std::filesystem::path& database);
    /// Leaves a thread that waits for a server to itself.
    ~ClubWorker();
    ClubWorker(const ClubWorker&) = delete;
    ClubWorker& operator=(const ClubWorker&) = delete;

    struct State {
        std::optional<db::ClubConnection> paired;
        bool is_busy = false;
        /// Why the last attempt failed; nullopt if it did not.
        std::optional<db::ClubError> failure;
        /// What the last successful one did; nullopt if there was none in this run.
        std::optional<db::Synchronized> done;
    };
    [[nodiscard]] State state() const;

    /// Called from other threads when attend() has something to do; empty at the end.
    void wake_by(std::function<void()> wake);
    /// Sends and, unless an evening is open, fetches. Does nothing if not paired.
    void synchronize();
    /// Pairs with a code, then synchronizes.
    void join(const std::string& code);
    /// Forgets the club.
    void leave();
    /// Gives up what it is doing: the database is about to be replaced.
    void give_up();
    /// Lets the worker use the database. While an evening is open, nothing is taken in.
    void attend(db::Database& database, bool is_evening_open);

private:
    struct Shared;
    void begin_thread();

    std::shared_ptr<Shared> m_shared;
};

} // namespace consigliere::screens
