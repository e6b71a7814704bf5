#pragma once

#include <sys/eventfd.h>
#include <unistd.h>

namespace consigliere::server {

/// Wakes a thread that polls its file. Any thread may ring.
class WakeUp {
public:
    WakeUp()
        : m_file(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC))
    {
    }
    ~WakeUp() { ::close(m_file); }
    WakeUp(const WakeUp&) = delete;
    WakeUp& operator=(const WakeUp&) = delete;

    [[nodiscard]] int file() const { return m_file; }
    void ring() const { static_cast<void>(::eventfd_write(m_file, 1)); }
    /// True if somebody has rung since the last call.
    [[nodiscard]] bool hear() const
    {
        eventfd_t rings = 0;
        return ::eventfd_read(m_file, &rings) == 0;
    }

private:
    int m_file;
};

} // namespace consigliere::server
