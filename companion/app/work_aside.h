#pragma once

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <memory>
#include <mutex>
#include <thread>

namespace consigliere::app {

/// Blocks SIGPIPE in this thread, which talks to a server through a library: the library then
/// reports EPIPE as an error.
inline void ignore_broken_pipes()
{
    sigset_t broken;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &broken, nullptr);
}

/// State shared by the program and a worker thread.
struct WorkerState {
    std::mutex mutex;
    std::condition_variable changed;
    bool is_over = false; ///< Set by the program to stop the worker.
    bool has_ended = false;
};

/// Runs work on its own thread against a server that may hang. Never blocks the caller; at
/// shutdown a thread that does not answer is detached. So both own the shared state, a struct
/// derived from `WorkerState`.
template <typename Shared>
class DetachedWorker {
public:
    /// `work(shared)` must return when `shared.is_over`.
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

    /// Changes the state under the lock and wakes the worker.
    template <typename Change>
    void tell(Change change)
    {
        const std::lock_guard lock(m_shared->mutex);
        change(*m_shared);
        m_shared->changed.notify_all();
    }
    /// Returns `look(shared)` under the lock.
    template <typename Look>
    [[nodiscard]] auto ask(Look look) const
    {
        const std::lock_guard lock(m_shared->mutex);
        return look(*m_shared);
    }

private:
    /// Longest wait at shutdown.
    static constexpr std::chrono::milliseconds shutdown_timeout{200};

    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
};

} // namespace consigliere::app
