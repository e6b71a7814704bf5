#pragma once

#include <memory>
#include <string>

namespace consigliere::app {

/// Prevents the display from sleeping while an evening is open at the table. Calls
/// `org.freedesktop.ScreenSaver.Inhibit` on the session D-Bus. Never blocks the caller: a worker
/// thread owns the connection. No effect without a bus or a screen saver service.
class StayAwake {
public:
    StayAwake();
    /// Withdraws the request.
    ~StayAwake();
    StayAwake(const StayAwake&) = delete;
    StayAwake& operator=(const StayAwake&) = delete;

    /// Requests it; desktops show `reason` to the user.
    void keep_awake(const std::string& reason);
    void let_sleep();

private:
    class Talk;

    /// nullptr until first requested, and without a bus.
    std::unique_ptr<Talk> m_talk;
    bool m_is_kept_awake = false;
};

} // namespace consigliere::app
