#pragma once

#include <memory>
#include <optional>

namespace consigliere::app {

/// Time stamps of input events, which GLFW does not report. On X11, reads them from the event
/// queue before GLFW does. Elsewhere unknown: the age of every event is 0.
class EventTimes {
public:
    EventTimes();
    ~EventTimes();
    EventTimes(const EventTimes&) = delete;
    EventTimes& operator=(const EventTimes&) = delete;

    /// Looks up GLFW's X11 display. Requires an open window.
    void begin();
    [[nodiscard]] bool are_known() const { return m_display != nullptr; }
    /// Waits for events or until file `other` can be read, at most `at_most` seconds, and records
    /// their times. Call GLFW's event processing right after it.
    void note(std::optional<double> at_most, int other);

    /// Age in seconds of the press or release that GLFW is reporting; `button` is GLFW's number,
    /// `code` the scancode.
    [[nodiscard]] double age_of_button(int button);
    [[nodiscard]] double age_of_key(int code);

private:
    struct Noted;
    [[nodiscard]] double age_of(int kind, int code);

    void* m_display = nullptr;
    std::unique_ptr<Noted> m_noted;
};

} // namespace consigliere::app
