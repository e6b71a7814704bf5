#pragma once

#include "companion/app/broken_pipes.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace consigliere::app {

/// What every work aside shares with the program.
struct WorkerState {
    std::mutex mutex;
    std::condition_variable changed;
    bool is_over = false; ///< The program wants no more.
    bool has_ended = false;
};

/// Work that a thread of its own does for the program with a server that may hang: it says what is
/// read aloud, or what is heard. Whoever draws never waits for it, and the program ends without it
/// when it does not answer; so both own what they share, a `WorkerState` with what the work needs.
template <typename Shared>
class DetachedWorker {
public:
    /// `work(shared)` goes on until `shared.is_over`.
    template <typename Work>
    explicit DetachedWorker(Work work)
    {
        std::thread([shared = m_shared, work] {
            ignore_broken_pipes();
            work(*shared);
            const std::lock_guard lock(shared->mutex);
            shared->has_ended = true;
            shared->changed.notify_all();
        }).detach();
    }
    ~DetachedWorker()
    {
        std::unique_lock lock(m_shared->mutex);
        m_shared->is_over = true;
        m_shared->changed.notify_all();
        m_shared->changed.wait_for(lock, shutdown_timeout, [this] { return m_shared->has_ended; });
    }
    DetachedWorker(const DetachedWorker&) = delete;
    DetachedWorker& operator=(const DetachedWorker&) = delete;

    /// Changes what is shared, and wakes the work.
    template <typename Change>
    void tell(Change change)
    {
        const std::lock_guard lock(m_shared->mutex);
        change(*m_shared);
        m_shared->changed.notify_all();
    }
    /// What is found by looking at what is shared.
    template <typename Look>
    [[nodiscard]] auto ask(Look look) const
    {
        const std::lock_guard lock(m_shared->mutex);
        return look(*m_shared);
    }

private:
    /// At the end of the program a server that hangs is left to itself.
    static constexpr std::chrono::milliseconds shutdown_timeout{200};

    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
};

} // namespace consigliere::app
