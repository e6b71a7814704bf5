#pragma once

#include <functional>
#include <mutex>
#include <utility>

namespace consigliere::screens {

/// Wakes the program's thread from other threads, so that it draws a frame.
class Waker {
public:
    /// May be called from any thread; does nothing without a window.
    void wake() const
    {
        const std::lock_guard lock(m_mutex);
        if (m_wake)
            m_wake();
    }
    /// `wake` must not block; empty when the window closes.
    void wake_by(std::function<void()> wake)
    {
        const std::lock_guard lock(m_mutex);
        m_wake = std::move(wake);
    }

private:
    mutable std::mutex m_mutex;
    std::function<void()> m_wake;
};

} // namespace consigliere::screens
