#pragma once

#include <memory>
#include <string>

namespace consigliere::app {

/// Keeps the display from going dark while an evening is open at the table: it asks the desktop’s
/// screen saver for that (`org.freedesktop.ScreenSaver.Inhibit`) over the session’s D-Bus, and
/// takes the wish back. Whoever draws is never kept waiting, because a thread of its own talks to
/// the bus. Where there is no bus, or no screen saver that listens, nothing happens.
class StayAwake {
public:
    StayAwake();
    /// Takes the wish back.
    ~StayAwake();
    StayAwake(const StayAwake&) = delete;
    StayAwake& operator=(const StayAwake&) = delete;

    /// From now on the display stays awake, and desktops tell whoever asks for what reason.
    void keep_awake(const std::string& reason);
    /// From now on it may sleep.
    void let_sleep();

private:
    class Talk;

    /// There once somebody has wished for it, and only where there is a bus.
    std::unique_ptr<Talk> m_talk;
    bool m_is_kept_awake = false;
};

} // namespace consigliere::app
